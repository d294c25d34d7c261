import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { asSystem } from '#server/db/row-security/callers.ts'
import { photos } from '#server/db/tables/schema.ts'
import { openHome, shot } from '#tests/guides/home-with-photos.ts'
import { hold } from '#tests/postgres/hold.ts'
import { test } from '#tests/server-test.ts'

test('a save that waits for the photo it gives up keeps nobody from the one it shows', async ({
  freshServer,
}) => {
  const { db, database, ...server } = await freshServer()
  const home = await openHome({ ...server, db })
  const [given = '', shown = ''] = (await home.upload(2)).sort()
  const show = (...paths: string[]) =>
    home.save((form) => {
      form.houseRules.rules = [{ title: 'Gas', notes: '', photos: paths.map((path) => shot(path)) }]
    })
  await show(given, shown)
  const other = await hold(database.url, `select from photos where path = '${given}' for update`)
  const saved = show(shown)
  await expect.poll(other.countWaiting).toBe(1)
  const isShown = eq(photos.path, shown)
  const free = await asSystem(db, (tx) =>
    tx.select().from(photos).where(isShown).for('update', { skipLocked: true }),
  )
  await other.letGo()
  await saved
  expect(free).toHaveLength(1)
})
