import { expect } from 'vitest'
import { findGuestGuide } from '#server/guidebooks/published/public-guide.ts'
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
  await expect
    .poll(() => resources.metrics.registry.metrics())
    .toContain(`zaguan_database_connections{state="waiting"} ${saves - (max - 2)}\n`)
  const guide = await findGuestGuide(resources, { typed: other.shortCode })
  expect(guide?.name).toBe('Casa Limón')
  await holding.letGo()
  const answers = await Promise.all(saving)
  expect(answers.map(({ status }) => status)).toEqual(Array(saves).fill(200))
})

test('hosts for whom no connection came free are counted, as many as were refused', {
  tags: 'long',
}, async ({ freshServer }) => {
  const { resources, db, database, failures, makeHost } = await freshServer()
  const host = await makeHost()
  const held = await makeGuide(db, { hostId: host.id })
  const holding = await hold(
    database.url,
    `select from properties where id = '${held.id}' for update`,
  )
  const saving = Array.from({ length: saves }, () =>
    host.call('PUT', `/guidebooks/${held.id}`, { body: makeForm() }),
  )
  const few = saves - (database.pool.options.max - 2)
  const read = () => resources.metrics.registry.metrics()
  await expect.poll(read).toContain(`zaguan_database_refusals_total ${few}\n`)
  await holding.letGo()
  const answers = await Promise.all(saving)
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(few)
  const told = failures.splice(0).map((line) => JSON.parse(line).err.code)
  expect(told).toEqual(Array(few).fill('unavailable'))
})
