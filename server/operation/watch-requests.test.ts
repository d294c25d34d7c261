import { Hono } from 'hono'
import { expect } from 'vitest'
import { test } from '#tests/server-test.ts'
import { openLog } from './log.ts'
import { nameRequests, watchRequests } from './watch-requests.ts'

test.for(['reset-password', 'change-email'])(
  'the token of a mailed link stands in no log: %s',
  async (call, { server }) => {
    const lines: string[] = []
    const log = openLog({
      level: 'info',
      readable: false,
      destination: { write: (line) => lines.push(line) },
    })
    const { resources, api } = server
    const watched = new Hono()
      .use(nameRequests(resources.random))
      .use(watchRequests({ ...resources, log, config: { isProduction: true } }))
      .route('/api', api)
    await watched.request(`/api/auth/${call}/tok3n-of-a-mail`)
    expect(lines.join()).toContain(`/api/auth/${call}/…`)
    expect(lines.join()).not.toContain('tok3n-of-a-mail')
  },
)
