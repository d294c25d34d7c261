import { eq } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { photos } from '#server/db/tables/schema.ts'
import { arePhotosHeld, holdPhotos, sweepPhotos } from '#server/photos/photo-use.ts'
import { makePhoto } from '#tests/guides/factories.ts'
import { rowsIn } from '#tests/queries.ts'
import { type TestServer, test } from '#tests/server-test.ts'
import { longestHoldMs, writeGuideZip } from './guide-zip.ts'

describe('photos are held while a guide is downloaded', () => {
  test('and free again when nobody reads it to its end', async ({ server }) => {
    const { db, resources } = server
    const { zip } = await writeGuideZip(resources, await openGuide(server))
    expect(await arePhotosHeld(db)).toBe(true)
    zip.destroy()
    await expect.poll(() => arePhotosHeld(db)).toBe(false)
  })

  test('and nobody else’s: what another host gave up is removed meanwhile', async ({ server }) => {
    const { db, resources } = server
    const now = new Date('2026-06-01T12:00:00Z')
    const own = await openGuide(server)
    const other = await server.makeHost()
    const unusedSince = new Date('2026-01-01T12:00:00Z')
    for (const hostId of [own.hostId, other.id]) await makePhoto(db, { hostId, unusedSince })
    const { zip } = await writeGuideZip(resources, own)
    const keptOf = async (hostId: string) =>
      (await rowsIn(db, photos, eq(photos.hostId, hostId))).length
    await sweepPhotos({ ...resources, now: () => now })
    expect([await keptOf(own.hostId), await keptOf(other.id)]).toEqual([1, 0])
    zip.destroy()
    await expect.poll(() => arePhotosHeld(db)).toBe(false)
    await sweepPhotos({ ...resources, now: () => now })
    expect(await keptOf(own.hostId)).toBe(0)
  })

  test('and free again after half an hour, however slowly it is read', async ({ server }) => {
    const own = await openGuide(server)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { zip } = await writeGuideZip(server.resources, own)
    vi.advanceTimersByTime(longestHoldMs)
    vi.useRealTimers()
    await expect.poll(() => arePhotosHeld(server.db)).toBe(false)
    zip.destroy()
  })

  test('and free again when whoever held them was killed', async ({
    server: { db, resources },
  }) => {
    const { pool } = resources.database
    const letGo = await holdPhotos(pool, 'killed')
    expect(await arePhotosHeld(db)).toBe(true)
    await pool.query(
      "update job_leases set until = now() - interval '1 day' where name like '%killed'",
    )
    expect(await arePhotosHeld(db)).toBe(false)
    await letGo()
  })

  test('and not for whoever asks for its head alone: it is not made', async ({ server }) => {
    const { hostId, id } = await openGuide(server)
    const { token } = await server.resources.auth.issueAccessToken(hostId)
    const answer = await server.api.request(`/guidebooks/${id}/export`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${token}` },
    })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
    expect(await arePhotosHeld(server.db)).toBe(false)
  })
})

async function openGuide(server: TestServer) {
  const { host, guide } = await server.makeHostWithGuide()
  return { id: guide.id, hostId: host.id }
}
