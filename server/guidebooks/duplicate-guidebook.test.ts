import { describe, expect } from 'vitest'
import { makeGuide, makePhoto } from '#tests/guides/factories.ts'
import { test } from '#tests/server-test.ts'

describe('duplicating a guidebook', () => {
  test('gives a draft with the same content, blocks and photo under a code of its own', async ({
    server,
  }) => {
    const host = await server.makeHost()
    const photo = await makePhoto(server.db, { hostId: host.id })
    const items = [
      { title: 'Mapa', body: 'Aquí', photoUrl: photo.path, linkUrl: '', isActive: true },
    ]
    const guide = await makeGuide(server.db, {
      hostId: host.id,
      isPublished: true,
      form: {
        welcome: { photoUrl: photo.path, greeting: 'Hola' },
        houseRules: { rules: [{ title: 'Sin fiestas', notes: '' }] },
        sections: { local_guide: { isActive: false, items } },
      },
    })
    const { status, body } = await host.call('POST', `/guidebooks/${guide.id}/duplicate`)
    expect([status, body.message]).toEqual([201, 'Copia creada como borrador'])
    expect(body.property).toMatchObject({
      name: 'Casa Limón (copia)',
      is_published: false,
      version: 1,
    })
    expect(body.property.short_code).not.toBe(guide.shortCode)
    const original = (await host.call('GET', `/guidebooks/${guide.id}`)).body.property
    expect(body.property.cover_image_url).toBe(original.cover_image_url)
    expect(contentOf(body.property)).toEqual(contentOf(original))
    expect(idsOf(body.property).filter((id) => idsOf(original).includes(id))).toEqual([])
  })

  test('with the same id, sent again, makes one copy', async ({ server }) => {
    const { host, guide } = await server.makeHostWithGuide()
    const id = crypto.randomUUID()
    const send = () => host.call('POST', `/guidebooks/${guide.id}/duplicate`, { body: { id } })
    const answers = [await send(), await send()]
    expect(answers.map(({ status }) => status)).toEqual([201, 200])
    expect(answers.map(({ body }) => body.property.id)).toEqual([id, id])
    const { body } = await host.call('GET', '/guidebooks')
    expect(body.properties).toHaveLength(2)
  })

  test('numbers the second copy', async ({ server }) => {
    const { host, guide } = await server.makeHostWithGuide()
    const send = () => host.call('POST', `/guidebooks/${guide.id}/duplicate`)
    const names = [await send(), await send(), await send()].map(({ body }) => body.property.name)
    expect(names).toEqual(['Casa Limón (copia)', 'Casa Limón (copia 2)', 'Casa Limón (copia 3)'])
  })

  test('names the copy in the guide’s language, within the longest name', async ({ server }) => {
    const name = 'n'.repeat(120)
    const { host, guide } = await server.makeHostWithGuide({ name, form: { language: 'en' } })
    const { body } = await host.call('POST', `/guidebooks/${guide.id}/duplicate`)
    expect(body.property.name).toBe(`${'n'.repeat(113)} (copy)`)
  })

  test('keeps locked what is locked: a copy opens no code', async ({ server }) => {
    const code = { kind: 'door' as const, label: 'Puerta', code: '4821', notes: '', stayOnly: true }
    const welcome = { note: 'La clave es 4821', noteStayOnly: true, arrival: { codes: [code] } }
    const { host, guide } = await server.makeHostWithGuide({ form: { welcome } })
    const { body } = await host.call('POST', `/guidebooks/${guide.id}/duplicate`)
    const { form } = (await host.call('GET', `/guidebooks/${body.property.id}`)).body
    expect(form.welcome.noteStayOnly).toBe(true)
    expect(form.welcome.arrival.codes).toMatchObject([{ code: '4821', stayOnly: true }])
  })

  test('locks a code of which nobody has said who may read it, and opens it nowhere else', async ({
    server,
  }) => {
    const host = await server.makeHost()
    const code = { kind: 'door' as const, label: 'Puerta', notes: '' }
    const codes = [
      { ...code, code: '4821' },
      { ...code, code: '4822', stayOnly: false },
    ]
    const form = { welcome: { arrival: { codes } } }
    const guide = await makeGuide(server.db, { hostId: host.id, form, isPublished: true })
    const { body } = await host.call('POST', `/guidebooks/${guide.id}/duplicate`)
    const codesOf = async (id: string) =>
      (await host.call('GET', `/guidebooks/${id}`)).body.form.welcome.arrival.codes
    expect(await codesOf(body.property.id)).toMatchObject([{ stayOnly: true }, { stayOnly: false }])
    expect((await codesOf(guide.id))[0]).not.toHaveProperty('stayOnly')
  })
})

type Section = Record<string, unknown> & {
  id: string
  content_items: (Record<string, unknown> & { id: string })[]
}
type Property = { id: string; content_sections: Section[] }

function contentOf({ content_sections }: Property) {
  return content_sections.map(({ id: _, property_id: _p, content_items, ...section }) => ({
    ...section,
    content_items: content_items.map(({ id: _i, section_id: _s, ...item }) => item),
  }))
}

function idsOf({ id, content_sections }: Property) {
  const inner = content_sections.flatMap((section) => [
    section.id,
    ...section.content_items.map((item) => item.id),
  ])
  return [id, ...inner]
}
