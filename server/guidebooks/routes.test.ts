import { describe, expect } from 'vitest'
import { makeGuide } from '#tests/guides/factories.ts'
import { test } from '#tests/server-test.ts'

const unknownId = '7b3f0c1e-0000-4000-8000-000000000000'

describe('a host’s guidebooks', () => {
  test('are listed newest first, and nobody else’s among them', async ({ server }) => {
    const host = await server.makeHost()
    for (const [name, day] of [
      ['Vieja', 1],
      ['Nueva', 3],
      ['Media', 2],
    ] as const) {
      await makeGuide(server.db, { hostId: host.id, name, now: new Date(Date.UTC(2026, 4, day)) })
    }
    await makeGuide(server.db, { name: 'Ajena' })
    const { status, body } = await host.call('GET', '/guidebooks')
    expect(status).toBe(200)
    expect(body.properties.map(({ name }: { name: string }) => name)).toEqual([
      'Nueva',
      'Media',
      'Vieja',
    ])
    expect(body.properties[0].short_code).toMatch(/^\w{8}$/)
  })

  test('show the beginning of a long description, whole when opened', async ({ server }) => {
    const note = 'Una casa tranquila. '.repeat(30).trim()
    const { host, guide } = await server.makeHostWithGuide({ form: { welcome: { note } } })
    const [listed] = (await host.call('GET', '/guidebooks')).body.properties
    expect(listed.description).toBe(note.slice(0, 280))
    const { property } = (await host.call('GET', `/guidebooks/${guide.id}`)).body
    expect(property.description).toBe(note)
  })

  test.for([
    ['a'.repeat(280), 280],
    ['a'.repeat(281), 280],
    ['ñ'.repeat(600), 280],
    [`${'a'.repeat(279)}🏠`, 279],
    ['🏠'.repeat(2000), 280],
  ] as const)('cut no character in half: %#', async ([note, length], { server }) => {
    const host = await server.makeHost()
    await makeGuide(server.db, { hostId: host.id, form: { welcome: { note } } })
    const [{ description }] = (await host.call('GET', '/guidebooks')).body.properties
    expect(description).toHaveLength(length)
    expect(note.startsWith(description)).toBe(true)
    expect(description.isWellFormed()).toBe(true)
  })

  test('are none for a new host', async ({ server }) => {
    const host = await server.makeHost()
    expect((await host.call('GET', '/guidebooks')).body).toEqual({ properties: [] })
  })

  test('are read one by one, with the form that a save sends back', async ({ server }) => {
    const form = { welcome: { greeting: 'Hola' } }
    const { host, guide } = await server.makeHostWithGuide({ form })
    const { body } = await host.call('GET', `/guidebooks/${guide.id}`)
    expect(body.property).toMatchObject({ id: guide.id, version: 1 })
    expect(body.property.content_sections).toHaveLength(7)
    expect(body.form.welcome).toMatchObject({ propertyName: 'Casa Limón', greeting: 'Hola' })
  })

  test('are kept from caches', async ({ server }) => {
    const host = await server.makeHost()
    const { headers } = await host.call('GET', '/guidebooks')
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('the preview’s and the test page’s own reads', () => {
  test('list name, state and moment, newest first', async ({ server }) => {
    const host = await server.makeHost()
    const now = new Date('2026-05-04T12:00:00Z')
    const older = await makeGuide(server.db, { hostId: host.id, now, isPublished: true })
    const newer = await makeGuide(server.db, {
      hostId: host.id,
      name: 'Nueva',
      now: new Date(now.getTime() + 1),
    })
    expect((await host.call('GET', '/properties')).body.properties).toEqual([
      { id: newer.id, name: 'Nueva', is_published: false, created_at: '2026-05-04T12:00:00.001Z' },
      {
        id: older.id,
        name: 'Casa Limón',
        is_published: true,
        created_at: '2026-05-04T12:00:00.000Z',
      },
    ])
  })

  test('give the property, its sections and a section’s items, each by its own call', async ({
    server,
  }) => {
    const host = await server.makeHost()
    const block = { title: 'Mapa', body: '', photoUrl: '', linkUrl: '', isActive: true }
    const guide = await makeGuide(server.db, {
      hostId: host.id,
      form: { sections: { welcome: { items: [block, { ...block, title: 'Dos' }] } } },
    })
    const property = (await host.call('GET', `/properties/${guide.id}`)).body.property
    expect(property).toMatchObject({ id: guide.id, name: 'Casa Limón' })
    const sections = (await host.call('GET', `/properties/${guide.id}/content-sections`)).body
      .content_sections
    expect(sections).toHaveLength(7)
    expect(sections[0]).toMatchObject({
      property_id: guide.id,
      section_type: 'welcome',
      is_active: true,
    })
    const items = (await host.call('GET', `/content-sections/${sections[0].id}/items`)).body
      .content_items
    expect(items).toMatchObject([
      { title: 'Mapa', section_id: sections[0].id },
      { title: 'Dos', section_id: sections[0].id },
    ])
    expect((await host.call('GET', `/content-sections/${sections[1].id}/items`)).body).toEqual({
      content_items: [],
    })
  })

  test('say what could not be loaded when it is not the host’s', async ({ server }) => {
    const host = await server.makeHost()
    const other = await makeGuide(server.db)
    const section = other.sections[0]?.id
    for (const [address, sentence] of [
      [`/properties/${other.id}`, 'Could not load guidebook'],
      [`/properties/${other.id}/content-sections`, 'Could not load guidebook content'],
      [`/content-sections/${section}/items`, 'Could not load guidebook content'],
    ] as const) {
      const { status, body } = await host.call('GET', address)
      expect([status, body]).toEqual([404, { error: sentence, code: 'not_found' }])
    }
  })

  test.for([
    ['/properties', 'Could not load guidebook'],
    [`/properties/${unknownId}`, 'Could not load guidebook'],
    [`/properties/${unknownId}/content-sections`, 'Could not load guidebook content'],
    [`/content-sections/${unknownId}/items`, 'Could not load guidebook content'],
    [`/guidebooks/${unknownId}`, 'Could not load guidebook'],
    ['/guide-credits/credits', 'Error fetching credits'],
    ['/guide-credits/published', 'Could not fetch credits'],
  ] as const)(
    'say their own sentence when they fail: %s',
    async ([address, sentence], { server }) => {
      const host = await server.makeHost()
      await host.call('GET', '/guidebooks')
      server.resources.db.transaction = () => Promise.reject(new Error('a secret of ours'))
      const { status, body } = await host.call('GET', address)
      expect([status, body]).toEqual([500, { error: sentence, code: 'unexpected' }])
      expect(server.failures.splice(0).join()).toContain('a secret of ours')
    },
  )
})
