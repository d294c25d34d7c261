import { describe, expect } from 'vitest'
import { openGuestPages } from '#tests/guest/guest-pages.ts'
import { makeGuide } from '#tests/guides/factories.ts'
import { test as base, type TestServer } from '#tests/server-test.ts'

const test = base.extend('wishes', { now: () => new Date('2026-11-22T01:00:00Z') })

async function pageOf(server: TestServer, address: string) {
  const pages = await openGuestPages(server.resources)
  return (await pages.get(address)).text()
}

describe('a section that is switched off', () => {
  test('stands on no page of guests and says nothing at the API', async ({ server }) => {
    const { shortCode } = await makeGuide(server.db, {
      isPublished: true,
      form: {
        welcome: { greeting: 'Oculta', note: 'Oculta' },
        houseManual: { bedrooms: 7, parking: 'Oculta' },
        sections: { welcome: { isActive: false }, house_manual: { isActive: false } },
      },
    })
    const page = await pageOf(server, `/g/${shortCode}?lang=en`)
    expect(page).not.toMatch(/data-section="(welcome|house_manual)"|Bedrooms|Oculta/)
    const { body, text } = await server.call('GET', `/guidebooks/public/${shortCode}`)
    expect(text).not.toContain('Oculta')
    expect(body.property.bedrooms).toBeNull()
  })

  test('still says from when on the codes of a stay are open', async ({ server }) => {
    const host = await server.makeHost()
    const form = {
      welcome: { propertyName: 'Casa', arrival: { hoursBefore: 0 } },
      checkout: { steps: [{ title: 'Llave', notes: 'secreto', stayOnly: true }] },
      sections: { welcome: { isActive: false } },
    }
    const guide = (await host.call('POST', '/guidebooks', { body: form })).body.property
    await host.call('POST', `/guide-credits/publish/${guide.id}`)
    const body = { from: '2026-11-22', until: '2026-11-24' }
    const { stay } = (await host.call('POST', `/guidebooks/${guide.id}/stays`, { body })).body
    expect(stay.is_open).toBe(false)
    expect(await pageOf(server, stay.link)).not.toContain('secreto')
  })

  test('still locks what another section tells again', async ({ server }) => {
    const network = { ssid: 'Casa', password: 'secreto' }
    const { shortCode } = await makeGuide(server.db, {
      isPublished: true,
      form: {
        welcome: { wifiNetworks: [network] },
        wifiTech: { wifiNetworks: [{ ...network, stayOnly: true }] },
        sections: { wifi_tech: { isActive: false } },
      },
    })
    expect(await pageOf(server, `/g/${shortCode}`)).not.toContain('secreto')
    const { text } = await server.call('GET', `/guidebooks/public/${shortCode}`)
    expect(text).not.toContain('secreto')
  })
})
