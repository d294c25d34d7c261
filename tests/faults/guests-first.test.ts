import pg from 'pg'
import { expect } from 'vitest'
import { findGuestGuide } from '#server/guidebooks/published/find-guest-guide.ts'
import { makeForm, makeGuide } from '#tests/guides/factories.ts'
import { test } from '#tests/server-test.ts'

const saves = 20

test('a guide that nobody has read yet opens while every save of the hosts waits', async ({
  freshServer,
}) => {
  const { resources, db, database, makeHost } = await freshServer()
  const host = await makeHost()
  const held = await makeGuide(db, { hostId: host.id })
  const other = await makeGuide(db, { isPublished: true, name: 'Casa Limón' })
  const holder = new pg.Client(database.url)
  await holder.connect()
  await holder.query('begin')
  await holder.query("select zaguan_enter('zaguan_system', '')")
  await holder.query('select from properties where id = $1 for update', [held.id])
  const saving = Array.from({ length: saves }, () =>
    host.call('PUT', `/guidebooks/${held.id}`, { body: makeForm() }),
  )
  const { max } = database.pool.options
  // In a transaction the list of sessions stays as it was first seen.
  const watcher = new pg.Client(database.url)
  await watcher.connect()
  await expect.poll(() => countWaiting(watcher)).toBe(max - 2)
  const guide = await findGuestGuide(resources, { typed: other.shortCode })
  expect(guide?.name).toBe('Casa Limón')
  await holder.query('commit')
  const answers = await Promise.all(saving)
  expect(answers.map(({ status }) => status)).toEqual(Array(saves).fill(200))
  await Promise.all([holder.end(), watcher.end()])
})

async function countWaiting(client: pg.Client) {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count
}
