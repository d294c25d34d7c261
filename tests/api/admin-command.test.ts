import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { openAdmin, sayFailure } from '#server/command-line/open-admin.ts'
import { openGuideChanges } from '#server/db/guide-changes.ts'
import { operatorActs } from '#server/db/tables/schema.ts'
import { makeGuide } from '#tests/guides/factories.ts'
import { emptyFolder } from '#tests/postgres/postgres-embedded.ts'
import { rowsIn } from '#tests/queries.ts'
import { test } from '#tests/server-test.ts'

/** The command as a process of its own; answers its code and all its words. */
async function run(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['server/admin-command.ts', ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [said, complained, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ])
  return { code, said, complained }
}

test('beside a running product a guide is suspended, and the product hears of it', {
  tags: 'long',
}, async ({ freshDatabase }) => {
  const database = await freshDatabase()
  const guide = await makeGuide(database.db, { isPublished: true })
  const changes = openGuideChanges({ database: { ...database, kind: 'postgres' }, warn: () => {} })
  const heard = Promise.withResolvers<string>()
  changes.onChange((code) => code !== undefined && heard.resolve(code))
  const args = ['guide', 'suspend', guide.shortCode, '--reason', 'abuso', '--as', 'eva', '--json']
  const DATA_DIR = emptyFolder()
  mkdirSync(join(DATA_DIR, 'photos'))
  const { code, said } = await run(args, { DATABASE_URL: database.url, DATA_DIR })
  expect([code, JSON.parse(said)]).toMatchObject([0, { code: guide.shortCode }])
  expect(await heard.promise).toBe(guide.shortCode)
  expect(await rowsIn(database.db, operatorActs)).toMatchObject([
    { operator: 'eva', act: 'guide.suspend' },
  ])
  await changes.close()
})

test('where the photos of the product are not, it says so and makes nothing', async ({
  freshDatabase,
}) => {
  const { url } = await freshDatabase()
  const settings = { DATABASE_URL: url, DATA_DIR: emptyFolder() }
  const refusal = `in DATA_DIR ${settings.DATA_DIR} is no folder of photos`
  const refused = await openAdmin(settings, 'eva').catch(sayFailure)
  expect(refused).toContain(refusal)
  expect(readdirSync(settings.DATA_DIR)).toEqual([])
  const photos = 's3://KEY:SECRET@127.0.0.1/fotos'
  const { close } = await openAdmin({ ...settings, PHOTOS: photos }, 'eva')
  await close()
})

test('where no database is, it says so and makes none', { tags: 'long' }, async () => {
  const DATA_DIR = emptyFolder()
  const { code, said, complained } = await run(['find', 'ana'], { DATA_DIR })
  expect([code, said]).toEqual([1, ''])
  expect(complained).toContain(`There is no database in DATA_DIR ${DATA_DIR}`)
})
