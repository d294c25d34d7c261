import { describe, expect } from 'vitest'
import { asHost, asSystem } from '#server/db/row-security/callers.ts'
import { contentItems, contentSections, photos, properties } from '#server/db/tables/schema.ts'
import { makeForm, makeGuide, makePhoto } from '#tests/guides/factories.ts'
import { type TestServer, test } from '#tests/server-test.ts'

async function hostWithEverything(server: TestServer) {
  const host = await server.makeHost()
  const photo = await makePhoto(server.db, { hostId: host.id })
  const item = { title: 'Mapa', body: '', photoUrl: photo.path, linkUrl: '', isActive: true }
  const guide = await makeGuide(server.db, {
    hostId: host.id,
    isPublished: true,
    form: { welcome: { photoUrl: photo.path }, sections: { welcome: { items: [item] } } },
  })
  return { ...host, guide, section: guide.sections[0]?.id ?? '' }
}

function everythingOf({ db }: TestServer) {
  return asSystem(db, async (tx) => ({
    properties: await tx.select().from(properties).orderBy(properties.id),
    sections: await tx.select().from(contentSections).orderBy(contentSections.id),
    items: await tx.select().from(contentItems).orderBy(contentItems.id),
    photos: await tx.select().from(photos).orderBy(photos.path),
  }))
}

describe('two hosts', () => {
  test('cannot read, change, publish, copy or delete anything of each other’s', async ({
    server,
  }) => {
    const owner = await hostWithEverything(server)
    const intruder = await server.makeHost({ courtesyCredits: 10 })
    const before = await everythingOf(server)
    const { guide, section } = owner
    const attempts = [
      ['GET', `/guidebooks/${guide.id}`],
      ['PUT', `/guidebooks/${guide.id}`, makeForm()],
      ['DELETE', `/guidebooks/${guide.id}`],
      ['POST', `/guidebooks/${guide.id}/duplicate`],
      ['POST', `/guide-credits/publish/${guide.id}`],
      ['POST', `/guide-credits/unpublish/${guide.id}`],
      ['GET', `/properties/${guide.id}`],
      ['GET', `/properties/${guide.id}/content-sections`],
      ['GET', `/content-sections/${section}/items`],
    ] as const
    for (const [method, address, body] of attempts) {
      const answer = await intruder.call(method, address, { body })
      expect([method, address, answer.status]).toEqual([method, address, 404])
    }
    for (const address of ['/guidebooks', '/properties']) {
      expect((await intruder.call('GET', address)).body).toEqual({ properties: [] })
    }
    expect((await intruder.call('GET', '/guide-credits/published')).body.published_guides).toEqual(
      [],
    )
    expect(await everythingOf(server)).toEqual(before)
  })

  test('stay apart even where a query forgets to say whose', async ({ server }) => {
    const [one, other] = [await hostWithEverything(server), await hostWithEverything(server)]
    await asHost(server.db, one.id, async (tx) => {
      expect(new Set((await tx.select().from(properties)).map(({ hostId }) => hostId))).toEqual(
        new Set([one.id]),
      )
      await tx.update(properties).set({ name: 'Cambiada' })
      await tx.delete(contentItems)
    })
    const { guide } = other
    const { property } = (await other.call('GET', `/guidebooks/${guide.id}`)).body
    expect(property.name).toBe('Casa Limón')
    expect(property.content_sections[0].content_items).toHaveLength(1)
  })
})
