/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeForm, makeGuide } from '#tests/guides/factories.ts'
import { keepAsking, until } from './fleet.ts'
import { makeVersion } from './other-version.ts'
import { openFleet } from './place.ts'

const expand = {
  tag: '9000_gardens',
  writtenAt: Date.UTC(2099, 0, 1),
  statements: `-- expand
ALTER TABLE "properties" ADD COLUMN "garden" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE TABLE "gardens" ("id" uuid PRIMARY KEY, "property_id" uuid NOT NULL REFERENCES "properties"("id") ON DELETE cascade);`,
}

const contract = {
  tag: '9001_no_gardens',
  writtenAt: Date.UTC(2099, 0, 2),
  statements: 'ALTER TABLE "properties" DROP COLUMN "garden";',
}

let fleet: Awaited<ReturnType<typeof openFleet>>

beforeAll(async () => {
  fleet = await openFleet({ size: 3 })
})

afterAll(() => fleet?.stop())

test('a version that only adds comes beside the one before it, which goes on, and starts again; one that takes away keeps it out', async () => {
  const [older, upgraded, newest] = fleet.members
  const host = await fleet.newHost({ courtesyCredits: 9 })
  const guide = await makeGuide(fleet.db, { hostId: host.id, isPublished: true })
  const save = (at: typeof older) => {
    const form = makeForm({ welcome: { propertyName: 'Casa Limón' } })
    return host.call(at!, 'PUT', `/guidebooks/${guide.id}`, form)
  }
  await upgraded!.stop()
  const saves = keepAsking(() => save(older))
  const pages = keepAsking(() => older!.ask({ path: `/g/${guide.shortCode}` }))
  await until(() => saves.soFar().length > 5)
  await upgraded!.start(await makeVersion([expand]))
  const before = saves.soFar().length
  await until(() => saves.soFar().length > before + 5)
  expect(failuresOf(await saves.stop())).toEqual([])
  expect(failuresOf(await pages.stop())).toEqual([])
  expect(await columnsOf('properties')).toContain('garden')

  await newest!.kill()
  await newest!.start()
  expect(newest!.output()).toContain('a newer version has added to it')
  for (const member of fleet.members) {
    const { status } = await save(member)
    expect([200, 429]).toContain(status)
    expect((await member.ask({ path: `/g/${guide.shortCode}` })).status).toBe(200)
  }
  const others = await fleet.newHost()
  const foreign = await others.call(newest!, 'GET', `/guidebooks/${guide.id}`)
  expect(foreign.status).toBe(404)

  await upgraded!.kill()
  await upgraded!.start(await makeVersion([expand, contract]))
  expect(await columnsOf('properties')).not.toContain('garden')
  await newest!.kill()
  await expect(newest!.start()).rejects.toThrow('written by a newer version of this program')
  expect((await upgraded!.ask({ path: `/g/${guide.shortCode}` })).status).toBe(200)
})

/** A loop of saves reaches what one host may write in a minute; that is no failure. */
function failuresOf(answers: { status: number; text: string }[]) {
  return answers.filter(({ status }) => status !== 200 && status !== 429)
}

async function columnsOf(table: string) {
  const { rows } = await fleet.database.pool.query(
    'select column_name as name from information_schema.columns where table_name = $1',
    [table],
  )
  return rows.map(({ name }) => name as string)
}
