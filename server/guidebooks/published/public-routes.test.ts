import { describe, expect } from 'vitest'
import { makeGuide } from '#tests/guides/factories.ts'
import { test } from '#tests/server-test.ts'

describe('guessing codes at the API', () => {
  const tries = (count: number) => Array.from({ length: count }, (_, at) => `zz${at + 1000}zz`)

  test('ends after sixty a minute, the guest’s page counts the same, and a right one passes', async ({
    server,
  }) => {
    const guide = await makeGuide(server.db, { isPublished: true })
    const [last = '', ...codes] = tries(61)
    for (const code of codes) {
      expect((await server.call('GET', `/guidebooks/public/${code}`)).status).toBe(404)
    }
    const refused = await server.call('GET', `/guidebooks/public/${last}`)
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(server.resources.guestLimits.misses.take('127.0.0.1')).toBe(false)
    const read = await server.call('GET', `/guidebooks/public/${guide.shortCode}`)
    expect(read.status).toBe(200)
  })

  test('reads an unknown code once, and a published one at once', async ({ server }) => {
    const guide = await makeGuide(server.db, { isPublished: false })
    const ask = () => server.call('GET', `/guidebooks/public/${guide.shortCode}`)
    expect((await ask()).status).toBe(404)
    expect(server.resources.guestLimits.unknown.has(guide.shortCode)).toBe(true)
    const { db } = server.resources
    server.resources.db.transaction = () => Promise.reject(new Error('it was read again'))
    expect((await ask()).status).toBe(404)
    server.resources.db.transaction = db.transaction
    server.resources.guideChanges.tell(guide.shortCode)
    expect(server.resources.guestLimits.unknown.has(guide.shortCode)).toBe(false)
  })

  test('and reading a guide more than six hundred times a minute is refused', async ({
    server,
  }) => {
    const { visits } = server.resources.guestLimits
    for (let count = 0; count < 600; count += 1) visits.take('127.0.0.1')
    const { status } = await server.call('GET', '/guidebooks/public/muestra')
    expect(status).toBe(429)
  })
})

describe('a guest’s guide', () => {
  test('is read by its code without any account', async ({ server }) => {
    const guide = await makeGuide(server.db, {
      isPublished: true,
      form: { welcome: { greeting: 'Hola', wifiNetworks: [{ ssid: 'casa', password: 'p4ss' }] } },
    })
    const { status, body, headers } = await server.call(
      'GET',
      `/guidebooks/public/${guide.shortCode}`,
    )
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(body.property).toMatchObject({ id: guide.id, name: 'Casa Limón', is_published: true })
    expect(body.property.content_sections).toHaveLength(7)
    expect(body.property.content_sections[0].metadata).toMatchObject({
      greeting: 'Hola',
      wifiNetworks: [{ ssid: 'casa', password: 'p4ss' }],
    })
  })

  test('may be asked for in capitals', async ({ server }) => {
    const { shortCode } = await makeGuide(server.db, { isPublished: true })
    const { status } = await server.call('GET', `/guidebooks/public/${shortCode.toUpperCase()}`)
    expect(status).toBe(200)
  })

  test('answers alike when unpublished, unknown or no code at all', async ({ server }) => {
    const draft = await makeGuide(server.db)
    for (const code of [
      draft.shortCode,
      'zzzzzzzz',
      'x',
      'a'.repeat(500),
      '%F0%9F%8F%A0',
      "'%20or%201=1",
    ]) {
      const { status, body } = await server.call('GET', `/guidebooks/public/${code}`)
      expect(status).toBe(404)
      expect(body).toEqual({
        error: 'Guidebook not found or not published yet',
        code: 'not_found',
      })
    }
  })

  test('says it did not change to whoever has it already', async ({ server }) => {
    const { shortCode } = await makeGuide(server.db, { isPublished: true })
    const address = `/guidebooks/public/${shortCode}`
    const first = await server.call('GET', address)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    const again = await server.call('GET', address, { headers: { 'if-none-match': etag } })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('shows nothing that is switched off', async ({ server }) => {
    const item = { title: 'Visible', body: '', photoUrl: '', linkUrl: '', isActive: true }
    const guide = await makeGuide(server.db, {
      isPublished: true,
      form: {
        welcome: {
          contactInfoEnabled: false,
          hostEmail: 'ana@example.com',
          hostPhone: '5512345678',
        },
        houseRules: { rules: [{ title: 'Oculta', notes: '' }] },
        sections: {
          house_rules: { isActive: false },
          welcome: { items: [item, { ...item, title: 'Apagada', isActive: false }] },
        },
      },
    })
    const { text, body } = await server.call('GET', `/guidebooks/public/${guide.shortCode}`)
    expect(text).not.toMatch(/Oculta|Apagada|ana@example|5512345678/)
    expect(body.property.content_sections).toHaveLength(6)
    expect(body.property.content_sections[0].content_items).toMatchObject([{ title: 'Visible' }])
  })

  test('calls the form’s phone a call', async ({ server }) => {
    const { shortCode } = await makeGuide(server.db, {
      isPublished: true,
      form: { welcome: { hostPhone: '55 1234 5678', hostPhoneType: 'phone' } },
    })
    const { body } = await server.call('GET', `/guidebooks/public/${shortCode}`)
    expect(body.property.content_sections[0].metadata.hostPhoneType).toBe('call')
  })

  test('is in every installation: the sample answers in the reader’s language', async ({
    server,
  }) => {
    const english = await server.call('GET', '/guidebooks/public/muestra', {
      headers: { 'accept-language': 'en' },
    })
    const spanish = await server.call('GET', '/guidebooks/public/MUESTRA')
    expect(english.body.property).toMatchObject({ short_code: 'muestra', language: 'en' })
    expect(spanish.body.property).toMatchObject({ short_code: 'muestra', language: 'es' })
    expect(spanish.body.property.content_sections).toHaveLength(7)
    expect(spanish.body.property.cover_image_url).toMatch(/^http:\/\/zaguan\.test\/sample\//)
  })

  test('fails with a sentence when the database does not answer', async ({ server }) => {
    const { shortCode } = await makeGuide(server.db, { isPublished: true })
    const lost = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    server.resources.db.transaction = () => Promise.reject(lost)
    const { status, body } = await server.call('GET', `/guidebooks/public/${shortCode}`)
    expect(status).toBe(503)
    expect(body).toEqual({ error: 'Failed to load guidebook', code: 'unavailable' })
    expect(server.failures.splice(0)).toHaveLength(1)
  })
})
