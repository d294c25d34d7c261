import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { RouterContextProvider } from 'react-router'
import { describe, expect } from 'vitest'
import { openVisit } from '#server/page-visit.ts'
import { makeGuide } from '#tests/guides/factories.ts'
import { queriesOf, type Statement } from '#tests/queries.ts'
import { type TestServer, test } from '#tests/server-test.ts'
import { makeBrowser } from '#tests/sign-in.ts'
import { apiOf, type Bridge, bridgeContext } from '#web/calls/api.ts'
import { findPlan } from '#web/calls/billing.ts'
import { loadDesk } from '#web/calls/desk.ts'
import { localeContext } from '#web/locale.ts'
import { findSession, requireSession } from '#web/session.ts'

/** What the root page, the desk and the account page ask for. */
const pages = {
  async desk(context: RouterContextProvider) {
    const caller = { api: apiOf(context), locale: 'es' as const }
    const asked = [findSession(context), loadDesk(caller), findSession(context)] as const
    const [session, desk] = await Promise.all(asked)
    expect(desk?.guides).toHaveLength(1)
    expect(await findPlan({ ...caller, hostId: session?.hostId ?? '' })).toBeDefined()
  },
  async account(context: RouterContextProvider) {
    const { auth, account, guidebooks } = apiOf(context)
    const session = await findSession(context)
    expect(session?.email).toBe('ana@example.com')
    const answers = await Promise.all([
      account.$get(),
      auth['list-sessions'].$get(),
      auth.passkeys.$get(),
      guidebooks.$get(),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  },
}

describe('a page that was asked for', () => {
  test.for(['desk', 'account'] as const)(
    'looks up once whose session it is and makes no token: %s',
    async (page, { freshServer }) => {
      const server = await freshServer()
      const { id, cookie } = await makeBrowser(server)
      await makeGuide(server.db, { hostId: id })
      const asked = await queriesOf(() => pages[page](visitOf(server, cookie)))
      expect(lookUpsIn(asked), textsOf(asked)).toHaveLength(1)
      expect(asked.filter(({ text }) => text.includes('"jwks"'))).toEqual([])
    },
  )

  test('by a visitor asks for no session', async ({ freshServer }) => {
    const server = await freshServer()
    await makeBrowser(server)
    const context = visitOf(server, 'zaguan_lang=es')
    const asked = await queriesOf(async () => {
      expect(await findSession(context)).toBe(null)
      expect(await loadDesk({ api: apiOf(context), locale: 'es' })).toBe(undefined)
    })
    expect(asked).toEqual([])
  })

  test('by a host while nobody can tell who it is stands as for a visitor, or fails where it is the host’s', async ({
    freshServer,
  }) => {
    const server = await freshServer()
    const { cookie } = await makeBrowser(server)
    const failures: unknown[] = []
    const lookUpSession = () => Promise.reject(new Error('the database is away'))
    const auth = { ...server.resources.auth, lookUpSession }
    const context = visitOf(
      { ...server, resources: { ...server.resources, auth } },
      cookie,
      failures,
    )
    expect(await findSession(context)).toBe(null)
    expect(failures).toEqual([new Error('the database is away')])
    await expect(requireSession(context)).rejects.toThrow('the database is away')
  })
})

/** Those that name a session by its secret: a list of somebody's sessions does not. */
function lookUpsIn(asked: Statement[]) {
  return asked.filter(({ text }) => /from "session" where "session"\."token"/.test(text))
}

function textsOf(asked: Statement[]) {
  return asked.map(({ text }) => text).join('\n')
}

function visitOf({ api, resources }: TestServer, cookie: string, failures: unknown[] = []) {
  const request = new Request('http://zaguan.test/', { headers: { cookie } })
  const visit = openVisit(
    { auth: resources.auth, api: new Hono().route('/api', api) },
    { request, env: {} as HttpBindings },
  )
  const context = new RouterContextProvider()
  const noteFailure = (error: unknown) => void failures.push(error)
  context.set(bridgeContext, { ...visit, noteFailure } as unknown as Bridge)
  context.set(localeContext, 'es')
  return context
}
