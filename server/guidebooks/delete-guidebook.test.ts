import { eq, inArray } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { asSystem } from '#server/db/row-security/callers.ts'
import { contentItems, contentSections, photos } from '#server/db/tables/schema.ts'
import { makeGuide, makePhoto } from '#tests/guides/factories.ts'
import { rowsIn } from '#tests/queries.ts'
import { test } from '#tests/server-test.ts'

const block = { title: 'Mapa', body: '', linkUrl: '', isActive: true }

describe('deleting a guidebook', () => {
  test('removes it with its content, and says its name', async ({ server }) => {
    const form = { sections: { welcome: { items: [{ ...block, photoUrl: '' }] } } }
    const { host, guide } = await server.makeHostWithGuide({ name: 'Casa Azul', form })
    const { status, body } = await host.call('DELETE', `/guidebooks/${guide.id}`)
    expect(status).toBe(200)
    expect(body.message).toBe('Guidebook Casa Azul completely deleted from database')
    expect((await host.call('GET', `/guidebooks/${guide.id}`)).status).toBe(404)
    const left = await asSystem(server.db, async (tx) => [
      ...(await tx.select().from(contentSections).where(eq(contentSections.propertyId, guide.id))),
      ...(await tx.select().from(contentItems).where(eq(contentItems.title, block.title))),
    ])
    expect(left).toEqual([])
  })

  test('of a published one gives its credit back and takes it from guests at once', async ({
    server,
  }) => {
    const host = await server.makeHost({ courtesyCredits: 1 })
    const guide = await makeGuide(server.db, { hostId: host.id, isPublished: true })
    const told: (string | undefined)[] = []
    server.resources.guideChanges.onChange((shortCode) => told.push(shortCode))
    await host.call('DELETE', `/guidebooks/${guide.id}`)
    expect(told).toEqual([guide.shortCode])
    expect((await server.call('GET', `/guidebooks/public/${guide.shortCode}`)).status).toBe(404)
    expect((await host.call('GET', '/guide-credits/credits')).body.available_credits).toBe(1)
  })

  test('removes its photos but those another guide still shows', async ({ server }) => {
    const host = await server.makeHost()
    const upload = () => makePhoto(server.db, { hostId: host.id })
    const shared = await upload()
    const cover = await upload()
    const inBlock = await upload()
    const unrelated = await upload()
    const guide = await makeGuide(server.db, {
      hostId: host.id,
      form: {
        welcome: { photoUrl: cover.path },
        sections: {
          welcome: { items: [{ ...block, photoUrl: inBlock.path }] },
          checkout: { items: [{ ...block, photoUrl: shared.path }] },
        },
      },
    })
    await makeGuide(server.db, { hostId: host.id, form: { welcome: { photoUrl: shared.path } } })
    await host.call('DELETE', `/guidebooks/${guide.id}`)
    const left = await rowsIn(server.db, photos, eq(photos.hostId, host.id))
    expect(left.map(({ path }) => path).sort()).toEqual([shared.path, unrelated.path].sort())
  })

  test('is done even while the photo store is away; the photos are given up and wait', async ({
    server,
  }) => {
    const host = await server.makeHost()
    const photo = await makePhoto(server.db, { hostId: host.id })
    const guide = await makeGuide(server.db, {
      hostId: host.id,
      form: { welcome: { photoUrl: photo.path } },
    })
    const { store } = server.resources.photos
    store.remove = () => Promise.reject(new Error('away'))
    expect((await host.call('DELETE', `/guidebooks/${guide.id}`)).status).toBe(200)
    const rows = await rowsIn(server.db, photos, inArray(photos.path, [photo.path]))
    expect(rows).toMatchObject([{ state: 'removing' }])
  })
})
