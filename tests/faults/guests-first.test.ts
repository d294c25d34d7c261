import { expect } from 'vitest'
import { findGuestGuide } from '#server/guidebooks/published/find-guest-guide.ts'
import { makeForm, makeGuide } from '#tests/guides/factories.ts'
import { hold } from '#tests/postgres/hold.ts'
import { test } from '#tests/server-test.ts'

const saves = 20

test('a guide that nobody has read yet opens while every save of the hosts waits', async ({
  freshServer,
}) => {
  const { resources, db, database, makeHost } = await freshServer()
  const host = await makeHost()
  const held = await makeGuide(db, { hostId: host.id })
  const other = await makeGuide(db, { isPublished: true, name: 'Casa Limón' })
  const holding = await hold(
    database.url,
    `select from properties where id = '${held.id}' for update`,
  )
  const saving = Array.from({ length: saves }, () =>
    host.call('PUT', `/guidebooks/${held.id}`, { body: makeForm() }),
  )
  const { max } = database.pool.options
  await expect.poll(holding.countWaiting).toBe(max - 2)
  const guide = await findGuestGuide(resources, { typed: other.shortCode })
  expect(guide?.name).toBe('Casa Limón')
  await holding.letGo()
  const answers = await Promise.all(saving)
  expect(answers.map(({ status }) => status)).toEqual(Array(saves).fill(200))
})
