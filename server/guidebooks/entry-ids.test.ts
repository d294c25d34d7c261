import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { asSystem } from '#server/db/row-security/callers.ts'
import { contentSections, properties } from '#server/db/tables/schema.ts'
import { rowsIn } from '#tests/queries.ts'
import { type TestServer, test } from '#tests/server-test.ts'

const rules = [
  { title: 'Silencio', notes: 'Desde las diez' },
  { title: 'Sin fiestas', notes: '' },
]
const block = { title: 'Mapa', body: 'Aquí', photoUrl: '', linkUrl: '', isActive: true }
const form = {
  houseRules: { rules },
  houseManual: { rooms: [{ key: 'a', label: 'Azotea', features: ['Asador', 'Mesa'] }] },
  sections: { checkout: { items: [block] } },
}

describe('an entry of a guide', () => {
  test('keeps its id while everything about it changes', async ({ server }) => {
    const { host, address } = await hostWithGuide(server)
    const { form: saved } = (await host.call('GET', address)).body
    const [first, second] = saved.houseRules.rules
    expect(first.id).toMatch(/^\w{8}$/)
    saved.houseRules.rules = [
      { ...second, title: 'Otra', notes: 'distinta' },
      { title: 'Nueva', notes: '' },
      first,
    ]
    const { form: after } = (await host.call('PUT', address, { body: saved })).body
    const ids = after.houseRules.rules.map(({ id }: { id: string }) => id)
    expect([ids[0], ids[2]]).toEqual([second.id, first.id])
    expect(ids[1]).toMatch(/^\w{8}$/)
    expect(new Set(ids).size).toBe(3)
  })

  test('keeps it with a client that sends none, as long as it says the same', async ({
    server,
  }) => {
    const { host, address } = await hostWithGuide(server)
    const before = (await host.call('GET', address)).body.form
    const sent = {
      ...form,
      welcome: before.welcome,
      houseRules: { rules: [{ title: 'Al principio', notes: '' }, ...rules] },
    }
    const after = (await host.call('PUT', address, { body: sent })).body.form
    expect(after.houseRules.rules.slice(1)).toEqual(before.houseRules.rules)
    expect(after.houseManual.rooms).toEqual(before.houseManual.rooms)
    expect(after.sections.checkout.items[0].entryId).toBe(before.sections.checkout.items[0].entryId)
  })

  test('takes over no key of the one that it replaced', async ({ server }) => {
    const { host, guide, address } = await hostWithGuide(server)
    await setMetadata(server, guide.id, { rules: [{ ...rules[0], icon: 'moon', id: 'aaaaaaaa' }] })
    const { form: saved } = (await host.call('GET', address)).body
    saved.houseRules.rules = [{ id: 'bbbbbbbb', title: 'Silencio', notes: 'Desde las once' }]
    await host.call('PUT', address, { body: saved })
    expect(await metadataOf(server, guide.id)).toEqual({ rules: saved.houseRules.rules })
  })

  test('keeps it in a copy of the guide, which remembers where it is from', async ({ server }) => {
    const { host, guide, address } = await hostWithGuide(server)
    const original = (await host.call('GET', address)).body.form
    const { property } = (await host.call('POST', `${address}/duplicate`)).body
    const copy = (await host.call('GET', `/guidebooks/${property.id}`)).body.form
    expect(copy.houseRules).toEqual(original.houseRules)
    expect(copy.sections.checkout.items[0].entryId).toBe(
      original.sections.checkout.items[0].entryId,
    )
    expect(copy.sections.checkout.items[0].id).not.toBe(original.sections.checkout.items[0].id)
    const [row] = await rowsIn(server.db, properties, eq(properties.id, property.id))
    expect(row?.copiedFrom).toBe(guide.id)
  })

  test.for([7, { $ne: 1 }, 'x'.repeat(65)])(
    'is refused with an id that is %j, by its path',
    async (id, { server }) => {
      const { host, address } = await hostWithGuide(server)
      const { form: saved } = (await host.call('GET', address)).body
      saved.houseRules.rules[1].id = id
      const { status, body } = await host.call('PUT', address, { body: saved })
      expect([status, Object.keys(body.fields)]).toEqual([400, ['houseRules.rules.1.id']])
    },
  )
})

async function hostWithGuide(server: TestServer) {
  const { host, guide } = await server.makeHostWithGuide({ form })
  return { host, guide, address: `/guidebooks/${guide.id}` }
}

async function setMetadata({ db }: TestServer, id: string, metadata: Record<string, unknown>) {
  const [section] = await sectionsOf(db, id)
  await asSystem(db, (tx) =>
    tx
      .update(contentSections)
      .set({ metadata })
      .where(eq(contentSections.id, section?.id ?? '')),
  )
}

async function metadataOf({ db }: TestServer, id: string) {
  const [section] = await sectionsOf(db, id)
  return section?.metadata
}

async function sectionsOf(db: TestServer['db'], id: string) {
  const sections = await rowsIn(db, contentSections, eq(contentSections.propertyId, id))
  return sections.filter(({ sectionType }) => sectionType === 'house_rules')
}
