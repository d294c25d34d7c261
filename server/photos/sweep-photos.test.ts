import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { deleteAccount } from '#server/account/account.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { leftPhotos, photos } from '#server/db/tables/schema.ts'
import { makeGuide, makePhoto } from '#tests/guides/factories.ts'
import { rowsIn } from '#tests/queries.ts'
import { type TestServer, test } from '#tests/server-test.ts'
import { sweepPhotos } from './photo-use.ts'
import { photoFileNames } from './store.ts'

const dayMs = 86_400_000
const now = new Date('2026-06-01T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)

function sweep(server: TestServer) {
  return sweepPhotos({ ...server.resources, now: () => now })
}

async function keptOf(server: TestServer, hostId: string) {
  const rows = await rowsIn(server.db, photos, eq(photos.hostId, hostId))
  return rows.map(({ path }) => path).sort()
}

describe('the photo sweep', () => {
  test('removes what no guide has shown for 30 days, files and all', async ({ server }) => {
    const host = await server.makeHost()
    const old = await makePhoto(server.db, { hostId: host.id, unusedSince: daysAgo(31) })
    const recent = await makePhoto(server.db, { hostId: host.id, unusedSince: daysAgo(29) })
    const inUse = await makePhoto(server.db, { hostId: host.id, createdAt: daysAgo(400) })
    const { store } = server.resources.photos
    const names = photoFileNames(old.path.replace('/photos/', ''))
    for (const name of names) await store.put({ name, bytes: new Uint8Array([1]), type: 'x' })
    await sweep(server)
    expect(await keptOf(server, host.id)).toEqual([recent.path, inUse.path].sort())
    for (const name of names) expect(await store.find(name)).toBeUndefined()
  })

  test('removes what an erased account left, again until nobody can still be adding to it', async ({
    freshServer,
  }) => {
    const server = await freshServer()
    const host = await server.makeHost()
    const { path } = await makePhoto(server.db, { hostId: host.id })
    const { store } = server.resources.photos
    const names = photoFileNames(path.replace('/photos/', ''))
    const putFiles = async () => {
      for (const name of names) await store.put({ name, bytes: new Uint8Array([1]), type: 'x' })
    }
    const filesThere = () => Promise.all(names.map((name) => store.find(name)))
    const leftRows = () => rowsIn(server.db, leftPhotos)
    await putFiles()
    const resources = { ...server.resources, now: () => now }
    const wish = { hostId: host.id, confirmation: host.email, prove: async () => {} }
    // A store that is away for the moment: nothing is removed with the account.
    const { remove } = store
    store.remove = () => Promise.reject(new Error('the store is away'))
    await deleteAccount(resources, wish)
    store.remove = remove
    expect(await leftRows()).toEqual([{ path, leftAt: now }])
    await sweep(server)
    expect((await filesThere()).every((file) => file === undefined)).toBe(true)

    await putFiles()
    await sweepPhotos({ ...server.resources, now: () => new Date(now.getTime() + dayMs) })
    expect((await filesThere()).every((file) => file === undefined)).toBe(true)
    expect(await leftRows()).toEqual([])
  })

  test('leaves a photo that a guide shows again, whatever its mark says', async ({ server }) => {
    const host = await server.makeHost()
    const cover = await makePhoto(server.db, { hostId: host.id, unusedSince: daysAgo(90) })
    const inBlock = await makePhoto(server.db, { hostId: host.id, unusedSince: daysAgo(90) })
    const item = { title: '', body: '', linkUrl: '', isActive: true, photoUrl: inBlock.path }
    await makeGuide(server.db, {
      hostId: host.id,
      form: { welcome: { photoUrl: cover.path }, sections: { checkout: { items: [item] } } },
    })
    await sweep(server)
    expect(await keptOf(server, host.id)).toEqual([cover.path, inBlock.path].sort())
    const rows = await rowsIn(server.db, photos, eq(photos.hostId, host.id))
    expect(rows.map(({ unusedSince }) => unusedSince)).toEqual([null, null])
  })

  test('removes an upload that broke off a day ago, not one that is under way', async ({
    server,
  }) => {
    const host = await server.makeHost()
    await makePhoto(server.db, { hostId: host.id, state: 'storing', createdAt: daysAgo(2) })
    const underWay = await makePhoto(server.db, {
      hostId: host.id,
      state: 'storing',
      createdAt: now,
    })
    await sweep(server)
    expect(await keptOf(server, host.id)).toEqual([underWay.path])
  })

  test('finishes a removal that was left behind', async ({ server }) => {
    const host = await server.makeHost()
    await makePhoto(server.db, { hostId: host.id, state: 'removing' })
    await sweep(server)
    expect(await keptOf(server, host.id)).toEqual([])
  })

  test('goes through any number, and ends though the store is away', { tags: 'long' }, async ({
    server,
  }) => {
    const host = await server.makeHost()
    const rows = Array.from({ length: 250 }, (_, index) => ({
      path: `/photos/1777919400000-${String(index).padStart(24, '0')}.jpg`,
      hostId: host.id,
      bytes: 1,
      width: 1,
      height: 1,
      placeholder: '',
      unusedSince: daysAgo(60),
    }))
    await asSystem(server.db, (tx) => tx.insert(photos).values(rows))
    const { store } = server.resources.photos
    const remove = store.remove
    store.remove = () => Promise.reject(new Error('away'))
    await sweep(server)
    expect(await keptOf(server, host.id)).toHaveLength(250)
    store.remove = remove
    await sweep(server)
    expect(await keptOf(server, host.id)).toEqual([])
  })
})
