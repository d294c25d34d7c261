/** @module-tag long */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { keptFiles } from '#server/backup/kept-files.ts'
import { makeBackup, warningsOf } from '#server/backup/make.ts'
import { openSource } from '#server/command-line/installation.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { emailChanges, photos, user } from '#server/db/tables/schema.ts'
import { listMails } from '#server/mail/outbox.ts'
import { arePhotosHeld, sweepPhotos } from '#server/photos/photo-use.ts'
import { openResources } from '#server/resources.ts'
import { seedDemo } from '#server/seed-demo.ts'
import { claimTasks } from '#server/work/queue.ts'
import { backUp, check, namesIn, openFile, restore } from '#tests/backing-up.ts'
import { fillInstallation, storePhoto } from '#tests/fill-installation.ts'
import { emptyLaptop, freshLaptop, openEmptyPostgres } from '#tests/guides/places.ts'
import { listPhotos, openInstallation, readEverything, within } from '#tests/installation.ts'
import { keepWriting, readPair } from '#tests/pairs.ts'

test('a running laptop hands out its backup in the midst of writes, and goes on', async () => {
  const laptop = await freshLaptop({ LOG_LEVEL: 'silent', PORT: '0' })
  const running = await openResources(laptop.config)
  onTestFinished(running.close)
  await seedDemo(running)
  await fillInstallation(
    { ...running, store: running.photos.store },
    { hosts: 2, guidesEach: 2, seed: 5 },
  )
  const stop = await keepWriting(running.db)
  const file = await backUp(laptop)
  const written = await stop()
  const place = await openEmptyPostgres({ STRIPE_MODE: 'sandbox', DEMO: 'true' })
  await restore(place, file)
  const [one, other] = await readPair(place)
  expect(one).toBe(other)
  expect(one).toBeGreaterThan(0)
  expect(one).toBeLessThanOrEqual(written)
  expect(Object.keys((await readEverything(place)).photos)).toEqual(await listPhotos(laptop.config))
  for (const path of keptFiles) {
    const content = (folder: string) => readKept(join(folder, path))
    expect(content(place.config.dataDir)).toEqual(content(laptop.config.dataDir))
  }
})

function readKept(file: string) {
  if (!file.endsWith('.sqlite')) return readFileSync(file)
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare('select * from rows order by kind, id').all()
  database.close()
  return rows
}

/** What DATA_DIR holds that can be made again: nothing of it is in a backup. */
const remadeFiles = [
  /^database(\/|$|\.lock|\.holder\.json|\.unfinished)/,
  /^photos(\/|$)/,
  // Copies of what a host asked for, gone in a day.
  /^private(\/|$)/,
  /^sandbox$/,
  // What a copy of the sandbox's books holds already.
  /^sandbox\/payments-sandbox\.sqlite-(wal|shm)$/,
  /^backup\.sock/,
  /^backup-.*\.part$/,
  /^restore\.unfinished$/,
]

test('nobody else on the machine can ask for it, and nothing in the folder is of a kind nobody thought of', async () => {
  const laptop = await freshLaptop({ LOG_LEVEL: 'silent', PORT: '0' })
  const running = await openResources(laptop.config)
  onTestFinished(running.close)
  await seedDemo(running)
  const { dataDir } = laptop.config
  expect(statSync(join(dataDir, 'backup.sock')).mode & 0o777).toBe(0o600)
  const inside = readdirSync(dataDir, { recursive: true }).map(String)
  const unknown = inside.filter(
    (path) =>
      !keptFiles.some((kept) => kept === path) && !remadeFiles.some((made) => made.test(path)),
  )
  expect(unknown).toEqual([])
  expect(inside).toEqual(expect.arrayContaining([...keptFiles]))
})

test('a backup that nobody reads any more is let go of', async () => {
  const laptop = await freshLaptop({ LOG_LEVEL: 'silent', PORT: '0' })
  const running = await openResources(laptop.config)
  onTestFinished(running.close)
  const pictures = [1, 2, 3, 4].map((seed) => new Uint8Array(5_000_000).fill(seed))
  const path = await storePhoto(running.photos.store, pictures)
  await running.db.insert(user).values({ id: 'ana', name: 'Ana', email: 'ana@example.com' })
  const size = { bytes: 1000, width: 1600, height: 1200, placeholder: 'data:,' }
  await asSystem(running.db, (tx) =>
    tx.insert(photos).values({ path, hostId: 'ana', state: 'stored', ...size }),
  )
  const source = await openSource(laptop.config, () => {})
  expect(await arePhotosHeld(running.db)).toBe(true)
  await source.close()
  await expect.poll(() => arePhotosHeld(running.db)).toBe(false)
})

test('what is restored on a laptop is for its owner alone', async () => {
  const laptop = await freshLaptop()
  const place = emptyLaptop()
  await restore(place, await backUp(laptop))
  const { dataDir } = place.config
  const modes = ['', 'database'].map((path) => statSync(join(dataDir, path)).mode & 0o777)
  expect(modes).toEqual([0o700, 0o700])
})

test('a process that ends in the middle leaves no file that passes for a backup', async () => {
  const laptop = await freshLaptop({ LOG_LEVEL: 'silent', PORT: '0' })
  const running = await openResources(laptop.config)
  await fillInstallation(
    { ...running, store: running.photos.store },
    { hosts: 1, guidesEach: 1, seed: 6 },
  )
  const { find } = running.photos.store
  const asked = Promise.withResolvers<void>()
  running.photos.store.find = (name) => {
    asked.resolve()
    return new Promise((resolve) => setImmediate(() => resolve(find(name))))
  }
  const backing = backUp(laptop).then(check, (error: Error) => error)
  await asked.promise
  await running.close()
  const outcome = await backing
  if (outcome instanceof Error)
    expect(outcome.message).toContain('stopped before the backup was whole')
})

test('writes that go on beside a backup of Postgres are in it whole or not at all', async () => {
  const source = await openEmptyPostgres()
  const open = await openInstallation(source.config)
  await fillInstallation(open, { hosts: 2, guidesEach: 2, seed: 9 })
  const stop = await keepWriting(open.db)
  const files = [await backUp(source), await backUp(source)]
  const written = await stop()
  await open.close()
  const halves: number[] = []
  for (const file of files) {
    const place = await openEmptyPostgres()
    await restore(place, file)
    const [one, other] = await readPair(place)
    expect(one).toBe(other)
    halves.push(one!)
  }
  expect(halves[0]).toBeGreaterThan(0)
  expect(halves[1]).toBeGreaterThanOrEqual(halves[0]!)
  expect(halves[1]).toBeLessThanOrEqual(written)
})

test('photos given up while they are copied stay until the copy is made', async () => {
  const source = await openEmptyPostgres({ LOG_LEVEL: 'silent' })
  const running = await openResources(source.config)
  const { db } = running
  await fillInstallation(
    { ...running, store: running.photos.store },
    { hosts: 1, guidesEach: 2, seed: 4 },
  )
  const before = await listPhotos(source.config)
  const pieces = makeBackup(running.backupSource)
  await pieces.next()
  await asSystem(db, (tx) => tx.execute(sql`delete from properties`))
  await asSystem(db, (tx) => tx.update(photos).set({ unusedSince: new Date('2026-01-01') }))
  const inAMonth = { ...running, now: () => new Date(Date.now() + 31 * 86_400_000) }
  await sweepPhotos(inAMonth)
  expect(await listPhotos(source.config)).toEqual(before)
  const names = await namesIn(pieces)
  expect(names).toEqual(expect.arrayContaining(before.map((name) => `photos/${name}`)))
  await sweepPhotos(inAMonth)
  expect(await listPhotos(source.config)).toEqual([])
  await running.close()
})

test('a photo whose file was lost is told, and does not keep the rest from being saved', async () => {
  const source = await openEmptyPostgres()
  const open = await openInstallation(source.config)
  await fillInstallation(open, { hosts: 1, guidesEach: 2, seed: 2 })
  const [lost = ''] = (await listPhotos(source.config)).filter((name) =>
    /^\d+-\w+\.jpg$/.test(name),
  )
  await open.store.remove(lost)
  await open.close()
  const file = await backUp(source)
  const { contents } = await check(file)
  expect(contents).toMatchObject({ missingPhotosCount: 1, missingPhotos: [`/photos/${lost}`] })
  const kept = await namesIn(openFile(file)())
  expect(kept).not.toContain(`photos/${lost}`)
})

test('a store without a single file of the photos is warned of, and so is a table that may not be read', async () => {
  const source = await openEmptyPostgres()
  const open = await openInstallation(source.config)
  await fillInstallation(open, { hosts: 1, guidesEach: 1, seed: 2 })
  for (const name of await listPhotos(source.config)) await open.store.remove(name)
  await open.db.execute(sql`create table somebodys_own (id int)`)
  await open.db.execute(sql`revoke all on somebodys_own from current_user`)
  await open.close()
  const { header, contents } = await check(await backUp(source))
  expect(header.tables.map(({ name }) => name)).not.toContain('somebodys_own')
  expect(warningsOf({ header, contents })).toEqual([
    expect.stringContaining('somebodys_own'),
    expect.stringContaining('None of the photos'),
  ])
})

test('in a restored place mails that were sent stay sent, and those that waited leave once', async () => {
  const source = await openEmptyPostgres()
  await within(source, (open) => fillInstallation(open, { hosts: 3, guidesEach: 1, seed: 8 }))
  const place = await openEmptyPostgres()
  await restore(place, await backUp(source))
  const wish = { kinds: ['mail' as const], now: new Date(), most: 100, claimMs: 60_000 }
  const [claimed, again, mails] = await within(place, async ({ db }) => [
    await claimTasks(db, wish),
    await claimTasks(db, wish),
    await listMails(db, 100),
  ])
  const hostOf = new Map(mails.map(({ id, hostId }) => [id, hostId]))
  expect(claimed.map(({ subject }) => hostOf.get(subject)).sort()).toEqual([
    'host-8-0',
    'host-8-1',
    'host-8-2',
  ])
  expect(again).toEqual([])
})

test('a change of address that was asked for is in no backup: it may be taken back since', async () => {
  const source = await openEmptyPostgres()
  await within(source, async (open) => {
    await fillInstallation(open, { hosts: 1, guidesEach: 1, seed: 3 })
    const asked = { newEmail: 'otra@example.com', isApproved: true, expiresAt: new Date() }
    const digests = { tokenDigest: 'a', revokeDigest: 'b' }
    const [host] = await open.db.select().from(user)
    await open.db.insert(emailChanges).values({ hostId: host!.id, ...asked, ...digests })
  })
  const place = await openEmptyPostgres()
  await restore(place, await backUp(source))
  expect(await within(place, ({ db }) => db.$count(emailChanges))).toBe(0)
})
