import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { openGuideChanges } from '#server/db/guide-changes.ts'
import { test } from '#tests/api-test.ts'
import { startCache } from '#tests/stand-ins/cache-server.ts'
import { fingerprintOf } from './fingerprint-of.ts'
import { openSharedCache } from './open-shared-cache.ts'

type Database = Parameters<typeof openGuideChanges>[0]['database']

type Wishes = { release: string; cdnSeconds?: number; address: string; other?: string }

/** All that a cache holds, forgotten. */
const once = ['guides', 'photos']
const twice = ['guides', 'guides', 'photos', 'photos']

function openProcess(
  database: Database & { db: Parameters<typeof openSharedCache>[0]['db'] },
  { release, cdnSeconds = 3600, address, other }: Wishes,
) {
  const guideChanges = openGuideChanges({ database, warn: () => {} })
  const sharedCache = openSharedCache({
    db: database.db,
    now: () => new Date(),
    release,
    guideChanges,
    config: { cdnSeconds, cdnPurge: other ? [address, other] : [address] },
    warn: (error) => expect.unreachable(String(error)),
  })
  sharedCache.start()
  return {
    ...sharedCache,
    async close() {
      await sharedCache.close()
      await guideChanges.close()
    },
  }
}

test('a new release has every page forgotten, once for all its processes, and those of the old one keep theirs to themselves', async ({
  freshDatabase,
}) => {
  const database = await freshDatabase()
  const cache = await startCache()
  onTestFinished(cache.stop)
  const address = cache.fastly
  const old = openProcess(database, { release: 'old', address })
  await expect.poll(() => [old.isCurrent(), cache.tags().toSorted()]).toEqual([true, once])
  const oldToo = openProcess(database, { release: 'old', address })
  await expect.poll(() => oldToo.isCurrent()).toBe(true)
  expect(cache.tags().toSorted()).toEqual(once)

  const next = openProcess(database, { release: 'new', address })
  await expect.poll(() => next.isCurrent()).toBe(true)
  await expect.poll(() => [old.isCurrent(), oldToo.isCurrent()]).toEqual([false, false])
  await expect.poll(() => cache.tags().toSorted()).toEqual(['guides', 'guides', 'photos'])

  const back = openProcess(database, { release: 'old', address })
  await expect.poll(() => [back.isCurrent(), old.isCurrent()]).toEqual([true, true])
  await expect.poll(() => next.isCurrent()).toBe(false)
  for (const process of [old, oldToo, next, back]) await process.close()
})

test('until it is known whether its release counts, no page of a process may stand in a shared cache', async ({
  db,
}) => {
  const process = openSharedCache({
    db,
    now: () => new Date(),
    release: 'today',
    guideChanges: { onChange: () => () => false, announceAll: async () => {} },
    config: { cdnSeconds: 60, cdnPurge: [] },
    warn: () => {},
  })
  expect(process.isCurrent()).toBe(false)
  await process.close()
})

test('where shared caches were turned off, the next start with them begins with empty ones', async ({
  freshDatabase,
}) => {
  const database = await freshDatabase()
  const cache = await startCache()
  onTestFinished(cache.stop)
  const wishes = { release: 'today', address: cache.fastly }
  const before = openProcess(database, wishes)
  await expect.poll(() => cache.tags().toSorted()).toEqual(once)
  await before.close()
  const off = openSharedCache({
    db: database.db,
    now: () => new Date(),
    release: 'today',
    guideChanges: { onChange: () => () => false, announceAll: async () => {} },
    config: { cdnSeconds: 0, cdnPurge: [] },
    warn: () => {},
  })
  expect([off.sharing(['guides']), off.refusing]).toEqual([{}, {}])
  await off.forget()
  const after = openProcess(database, wishes)
  await expect.poll(() => cache.tags().toSorted()).toEqual(twice)
  await after.close()
})

test('where shared caches are turned off and still told, they forget guides and photos', async ({
  freshDatabase,
}) => {
  const database = await freshDatabase()
  const cache = await startCache()
  onTestFinished(cache.stop)
  const before = openProcess(database, { release: 'on', address: cache.varnish })
  await expect.poll(() => cache.tags().toSorted()).toEqual(once)
  await before.close()
  const off = openProcess(database, { release: 'off', cdnSeconds: 0, address: cache.varnish })
  await expect.poll(() => cache.tags().toSorted()).toEqual(twice)
  await off.close()
})

test('a cache that was left out and is put back begins empty', async ({ freshDatabase }) => {
  const database = await freshDatabase()
  const [cache, other] = await Promise.all([startCache(), startCache()])
  onTestFinished(cache.stop)
  onTestFinished(other.stop)
  const both = { release: 'today', address: cache.varnish, other: other.varnish }
  const before = openProcess(database, both)
  await expect.poll(() => other.tags().toSorted()).toEqual(once)
  await before.close()
  const without = openProcess(database, { release: 'today', address: cache.varnish })
  await expect.poll(() => without.isCurrent()).toBe(true)
  await without.close()
  const after = openProcess(database, both)
  await expect.poll(() => other.tags().toSorted()).toEqual(twice)
  await after.close()
})

test('a build is known by every byte of its files, and by nothing else', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'zaguan-build-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const write = (name: string, words: string) => writeFile(path.join(folder, name), words)
  await write('b.js', 'two')
  await write('a.js', 'one')
  const before = await fingerprintOf(folder)
  await write('a.js', 'one')
  expect(await fingerprintOf(folder)).toBe(before)
  await write('a.js', 'other')
  expect(await fingerprintOf(folder)).not.toBe(before)
})
