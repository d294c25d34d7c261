import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { mostVersions } from '#domain/guide/versions/versions.ts'
import { photos } from '#server/db/tables/schema.ts'
import { makePhoto } from '#tests/guides/factories.ts'
import { clock, openHome, wishes } from '#tests/guides/home-with-versions.ts'
import { rowsIn } from '#tests/queries.ts'
import { test as base, type TestServer } from '#tests/server-test.ts'

const test = base.extend('wishes', wishes)

describe('what a guide was before', () => {
  test('is a hundred versions at most; photos stay for as long as one shows them', {
    tags: 'long',
  }, async ({ server }) => {
    const home = await openHome(server)
    const path = await showForAWhile(server, home)
    expect(await unusedSince(server, path)).toBeNull()
    for (let at = 0; at < mostVersions - 1; at += 1) {
      await home.later(11)
      await home.save((form) => {
        form.welcome.note = `Nota ${at}`
      })
    }
    expect(await home.versions()).toHaveLength(mostVersions)
    expect(await unusedSince(server, path)).toBeNull()
    await home.later(11)
    await home.save((form) => {
      form.welcome.note = 'Una más'
    })
    const kept = await home.versions()
    expect(kept).toHaveLength(mostVersions)
    expect(kept.at(-1)?.version).toBe(3)
    expect(await unusedSince(server, path)).toEqual(new Date(clock.now))
  })

  test('brings a photo back with it', async ({ server }) => {
    const home = await openHome(server)
    const path = await showForAWhile(server, home)
    await home.restore(2, 3)
    expect((await home.form()).welcome.photoUrl).toContain(path)
  })

  test('goes with its guide, and its photos with it', async ({ server }) => {
    const home = await openHome(server)
    const path = await showForAWhile(server, home)
    await home.host.call('DELETE', `/guidebooks/${home.guide.id}`)
    const left = await rowsIn(server.db, photos, eq(photos.path, path))
    expect(left.filter(({ state }) => state === 'stored')).toEqual([])
  })
})

async function unusedSince(server: TestServer, path: string) {
  const [photo] = await rowsIn(server.db, photos, eq(photos.path, path))
  return photo?.unusedSince
}

/** A photo that an older version shows and the guide does not any more. */
async function showForAWhile(server: TestServer, home: Awaited<ReturnType<typeof openHome>>) {
  const { path } = await makePhoto(server.db, { hostId: home.host.id })
  await home.save((form) => {
    form.welcome.photoUrl = path
  })
  await home.later(11)
  await home.save((form) => {
    form.welcome.photoUrl = ''
  })
  return path
}
