import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { makeGuide, makePhoto } from '#tests/guides/factories.ts'
import { type TestServer, test } from '#tests/server-test.ts'

const secret = 'canary-4f1d'

/** Every table of a host gets a column that no code knows, and every section a key that no version knows. */
async function plantSecrets({ db }: TestServer) {
  const tables = ['properties', 'content_sections', 'content_items', 'photos', 'host_accounts']
  for (const table of tables) {
    await db.execute(
      sql.raw(`alter table ${table} add column planted text not null default '${secret}'`),
    )
  }
}

describe('a column that nobody named', () => {
  test('leaves the server through no call', async ({ freshServer }) => {
    const server = await freshServer()
    await plantSecrets(server)
    const host = await server.makeHost()
    const photo = await makePhoto(server.db, { hostId: host.id })
    const item = { title: 'Mapa', body: '', photoUrl: photo.path, linkUrl: '', isActive: true }
    const guide = await makeGuide(server.db, {
      hostId: host.id,
      isPublished: true,
      form: { welcome: { photoUrl: photo.path }, sections: { welcome: { items: [item] } } },
    })
    const { form } = (await host.call('GET', `/guidebooks/${guide.id}`)).body
    const section = guide.sections[0]?.id
    const answers = [
      await host.call('GET', '/guidebooks'),
      await host.call('GET', `/guidebooks/${guide.id}`),
      await host.call('POST', '/guidebooks', { body: form }),
      await host.call('PUT', `/guidebooks/${guide.id}`, { body: form }),
      await host.call('PUT', `/guidebooks/${guide.id}`, { body: { ...form, version: 1 } }),
      await host.call('POST', `/guidebooks/${guide.id}/duplicate`),
      await host.call('GET', '/properties'),
      await host.call('GET', `/properties/${guide.id}`),
      await host.call('GET', `/properties/${guide.id}/content-sections`),
      await host.call('GET', `/content-sections/${section}/items`),
      await host.call('GET', '/guide-credits/credits'),
      await host.call('GET', '/guide-credits/published'),
      await host.call('POST', `/guide-credits/publish/${guide.id}`),
      await host.call('GET', '/account'),
      await server.call('GET', `/guidebooks/public/${guide.shortCode}`),
      await host.call('POST', `/guide-credits/unpublish/${guide.id}`),
      await host.call('DELETE', `/guidebooks/${guide.id}`),
    ]
    for (const { status, text } of answers) {
      expect([200, 201, 409]).toContain(status)
      expect(text).not.toContain(secret)
      expect(text).not.toContain('planted')
    }
  })
})

describe('a key that no version names', () => {
  test('in stored metadata never reaches a guest', async ({ server }) => {
    const guide = await makeGuide(server.db, {
      isPublished: true,
      form: {
        welcome: { wifiNetworks: [{ ssid: 'casa', password: 'p4ss' }] },
        houseManual: { rooms: [{ key: 'sala', label: 'Sala', features: ['Sofá'] }] },
        localGuide: { places: [{ name: 'Café', category: 'Cafe', description: '', mapsLink: '' }] },
        wifiTech: { devices: [{ name: 'Tele', notes: '' }] },
        emergency: { emergencyItems: [{ title: 'Botiquín', notes: '' }] },
        houseRules: { rules: [{ title: 'Silencio', notes: '' }] },
        checkout: { steps: [{ title: 'Llaves', notes: '' }] },
      },
    })
    await server.db.execute(sql`select zaguan_enter('zaguan_system', '')`)
    await server.db.execute(sql`
      update content_sections set metadata = jsonb_set(
        metadata || jsonb_build_object('planted', ${secret}::text),
        '{propertyLocation}',
        coalesce(metadata -> 'propertyLocation', '{}') || jsonb_build_object('planted', ${secret}::text)
      ) where property_id = ${guide.id}`)
    await server.db.execute(sql`
      update content_sections set metadata = (
        select jsonb_object_agg(key, case when jsonb_typeof(value) = 'array' then (
          select coalesce(jsonb_agg(
            case when jsonb_typeof(entry) = 'object'
              then entry || jsonb_build_object('planted', ${secret}::text) else entry end
          ), '[]') from jsonb_array_elements(value) entry
        ) else value end) from jsonb_each(metadata)
      ) where property_id = ${guide.id}`)
    await server.db.execute(sql`
      update properties set amenities = amenities || jsonb_build_object('planted', ${secret}::text)
      where id = ${guide.id}`)
    const { status, text } = await server.call('GET', `/guidebooks/public/${guide.shortCode}`)
    expect(status).toBe(200)
    expect(text).toMatch(/Sofá.*Café.*Tele.*Botiquín.*Silencio.*Llaves/)
    expect(text).not.toContain(secret)
    expect(text).not.toContain('planted')
  })
})
