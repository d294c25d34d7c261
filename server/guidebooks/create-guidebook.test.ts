import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { asSystem } from '#server/db/row-security/callers.ts'
import { properties, user } from '#server/db/tables/schema.ts'
import { makeForm, makeGuide, makePhoto } from '#tests/guides/factories.ts'
import { test } from '#tests/server-test.ts'
import { createGuidebook } from './create-guidebook.ts'

describe('creating a guidebook', () => {
  test('needs no more than a name, and gives a draft with a code to share', async ({ server }) => {
    const host = await server.makeHost()
    const { status, body } = await host.call('POST', '/guidebooks', {
      body: { welcome: { propertyName: '  Casa Limón ' } },
    })
    expect(status).toBe(201)
    expect(body.property).toMatchObject({
      host_id: host.id,
      name: 'Casa Limón',
      is_published: false,
      published_at: null,
      version: 1,
      language: 'es',
      time_zone: 'America/Mexico_City',
    })
    expect(body.property.short_code).toMatch(/^[2-9bcdfghjkmnpqrstvwxyz]{8}$/)
    expect(body.property.shortCode).toBe(body.property.short_code)
    expect(body.message).toBe(
      `Guidebook created successfully! Share this link with your guests: http://zaguan.test/g/${body.property.short_code}`,
    )
  })

  test('says so in the caller’s language', async ({ server }) => {
    const host = await server.makeHost()
    const { body } = await host.call('POST', '/guidebooks', {
      body: makeForm(),
      headers: { 'accept-language': 'es-MX,es;q=0.9' },
    })
    expect(body.message).toMatch(/^¡Guía creada! Comparte este enlace/)
  })

  test('writes all seven sections in their order, with the host’s own blocks', async ({
    server,
  }) => {
    const host = await server.makeHost()
    const items = [
      { title: 'Llaves', body: 'En la caja' },
      { title: 'Alberca', isActive: false },
    ]
    const { body } = await host.call('POST', '/guidebooks', {
      body: {
        welcome: { propertyName: 'Casa', wifiNetworks: [{ ssid: 'casa', password: 'p4ss' }] },
        sections: { welcome: { items }, checkout: { isActive: false } },
      },
    })
    const sections = body.property.content_sections
    expect(sections.map(({ section_type }: { section_type: string }) => section_type)).toEqual([
      'welcome',
      'house_manual',
      'local_guide',
      'wifi_tech',
      'emergency',
      'house_rules',
      'checkout',
    ])
    expect(sections[0].metadata.wifiNetworks).toEqual([
      { id: expect.stringMatching(/^\w{8}$/), ssid: 'casa', password: 'p4ss' },
    ])
    expect(sections[0].content_items).toMatchObject([
      { title: 'Llaves', body: 'En la caja', is_active: true, sort_order: 0 },
      { title: 'Alberca', body: '', is_active: false, sort_order: 1 },
    ])
    expect(sections[6].is_active).toBe(false)
  })

  test('speaks the host’s language unless the form says another', async ({ server }) => {
    const host = await server.makeHost({ locale: 'en' })
    const spoken = await host.call('POST', '/guidebooks', { body: makeForm() })
    expect(spoken.body.property.language).toBe('en')
    const chosen = await host.call('POST', '/guidebooks', { body: makeForm({ language: 'es' }) })
    expect(chosen.body.property.language).toBe('es')
  })

  test('tells which of the seven sections have what they need', async ({ server }) => {
    const host = await server.makeHost()
    const photo = await makePhoto(server.db, { hostId: host.id })
    await host.call('POST', '/guidebooks', {
      body: {
        welcome: { propertyName: 'Casa', photoUrl: photo.path },
        houseRules: { rules: [{ title: 'Sin fiestas' }] },
        checkout: { steps: [{ title: ' ' }] },
      },
    })
    const { body } = await host.call('GET', '/guidebooks')
    expect(body.properties[0].completeness).toEqual({
      welcome: true,
      house_manual: false,
      local_guide: false,
      wifi_tech: false,
      emergency: true,
      house_rules: true,
      checkout: false,
    })
  })

  test('takes the spec’s largest guide: 200 places and every list full of words', async ({
    server,
  }) => {
    const host = await server.makeHost()
    const places = Array.from({ length: 200 }, (_, index) => ({
      name: `Lugar ${index}`,
      category: 'Cafe',
      description: 'Muy cerca. '.repeat(40),
      mapsLink: 'https://maps.app.goo.gl/abc123',
    }))
    const { status, body } = await host.call('POST', '/guidebooks', {
      body: { welcome: { propertyName: 'Casa' }, localGuide: { places } },
    })
    expect(status).toBe(201)
    expect(body.property.content_sections[2].metadata.places).toHaveLength(200)
  })

  test.for([
    [{}, 'welcome.propertyName', 'Nombre de la propiedad (Requerido)'],
    [
      { welcome: { propertyName: ' ' } },
      'welcome.propertyName',
      'Nombre de la propiedad (Requerido)',
    ],
    [
      { welcome: { propertyName: 'Casa', greeting: 'x'.repeat(61) } },
      'welcome.greeting',
      'Máximo 60 caracteres',
    ],
    [
      {
        welcome: { propertyName: 'Casa' },
        localGuide: { places: [{ mapsLink: 'https://google.com.evil.io/maps/' }] },
      },
      'localGuide.places.0.mapsLink',
      'Escribe un enlace válido de Google Maps',
    ],
    [
      { welcome: { propertyName: 'Casa', photoUrl: 'https://evil.example/photos/x.jpg' } },
      'welcome.photoUrl',
      'Esa foto no está entre las que subiste',
    ],
  ] as const)('names the field that is wrong: %j', async ([form, field, sentence], { server }) => {
    const host = await server.makeHost()
    const headers = { 'accept-language': 'es' }
    const { status, body } = await host.call('POST', '/guidebooks', { body: form, headers })
    expect(status).toBe(400)
    expect(body).toEqual({
      error: 'Revisa los campos marcados: nada se guardó todavía',
      code: 'invalid_request',
      fields: { [field]: sentence },
    })
    expect((await host.call('GET', '/guidebooks')).body.properties).toEqual([])
  })

  test('refuses a note of a million letters before reading it', async ({ server }) => {
    const host = await server.makeHost()
    const note = 'x'.repeat(1024 * 1024)
    const { status, body } = await host.call('POST', '/guidebooks', {
      body: { welcome: { propertyName: 'Casa', note } },
    })
    expect([status, body.code]).toEqual([413, 'too_large'])
  })

  test('tries another code when one is taken', async ({ server }) => {
    const host = await server.makeHost()
    const taken = await makeGuide(server.db, { hostId: host.id })
    const chances = [codeBytes(taken.shortCode), codeBytes('bcdfghjk')]
    const resources = { ...server.resources, random: () => chances.shift() ?? new Uint8Array(32) }
    const { guide } = await createGuidebook(resources, { hostId: host.id, form: makeForm() })
    expect(guide.shortCode).toBe('bcdfghjk')
  })

  test('asked for twice under one id, even at once, makes one guide and answers it as it stands', async ({
    freshServer,
  }) => {
    const host = await (await freshServer()).makeHost()
    const id = randomUUID()
    const create = (name: string) =>
      host.call('POST', '/guidebooks', { body: { id, welcome: { propertyName: name } } })
    const answers = await Promise.all([create('Casa'), create('Casa')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201])
    const again = await create('Otra casa')
    expect(again.status).toBe(200)
    expect(again.body.property).toMatchObject({ id, name: 'Casa', version: 1 })
    expect((await host.call('GET', '/guidebooks')).body.properties).toHaveLength(1)
  })

  test('under another host’s id is refused and shows nothing of theirs', async ({ server }) => {
    const other = await makeGuide(server.db)
    const host = await server.makeHost()
    const { status, body } = await host.call('POST', '/guidebooks', {
      body: { ...makeForm(), id: other.id },
    })
    expect([status, body.code]).toEqual([403, 'forbidden'])
    expect(body).not.toHaveProperty('property')
  })

  test('stops at 500 guides', async ({ server }) => {
    const host = await server.makeHost()
    const guides = Array.from({ length: 500 }, (_, index) => ({
      hostId: host.id,
      name: 'Casa',
      shortCode: `full${index}`,
    }))
    await asSystem(server.db, (tx) => tx.insert(properties).values(guides))
    const { status, body } = await host.call('POST', '/guidebooks', { body: makeForm() })
    expect([status, body.code]).toEqual([403, 'guidebook_limit'])
    expect(body.error).toContain('500')
  })

  test('by a host whose account is gone is refused, though the token still lives', async ({
    server,
  }) => {
    const host = await server.makeHost()
    expect((await host.call('GET', '/guidebooks')).status).toBe(200)
    await server.db.delete(user).where(eq(user.id, host.id))
    const { status, body } = await host.call('POST', '/guidebooks', { body: makeForm() })
    expect([status, body.code]).toEqual([401, 'unauthorized'])
  })
})

const alphabet = '23456789bcdfghjkmnpqrstvwxyz'

/** The chance from which a code is made. */
function codeBytes(code: string) {
  return Uint8Array.from(code, (letter) => alphabet.indexOf(letter))
}
