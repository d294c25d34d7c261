import { describe, expect } from 'vitest'
import { openGuestPages } from '#tests/guest/guest-pages.ts'
import { openTestServer } from '#tests/open-test-server.ts'
import { test } from '#tests/server-test.ts'
import { clock, early, type House, open, openHouse, over, secret, wishes } from './locked-house.ts'

describe('what is locked', () => {
  for (const [how, act] of endings) {
    test(`a link ${how} leads to the general guide, kindly`, async ({ freshServer }) => {
      const house = await openHouse(await freshServer(wishes))
      clock.now = open
      expect(await (await house.pages.get(house.stay.link)).text()).toContain(secret)
      clock.now = early
      await act(house)
      clock.now = how === afterItsEnd ? over : open
      const answer = await house.pages.get(house.stay.link)
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        `/g/${house.guide.shortCode}#stay-ended`,
      ])
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(answer.headers.get('referrer-policy')).toBe('strict-origin')
      const inEnglish = await house.pages.get(`${house.stay.link}?lang=en`)
      expect(inEnglish.headers.get('location')).toBe(
        `/g/${house.guide.shortCode}?lang=en#stay-ended`,
      )
      expect((await house.pages.get(`${house.stay.link}/codes.ics`)).status).toBe(302)
      expect(await (await house.pages.get(`/g/${house.guide.shortCode}?lang=es`)).text()).toContain(
        'El enlace de tu reservación ya se cerró',
      )
    })
  }

  test('a token of another guide opens nothing, and guessing is soon told to wait, while right links from there open', async ({
    freshServer,
  }) => {
    const server = await freshServer(wishes)
    const { pages, stay } = await openHouse(server)
    const other = await openHouse(server)
    clock.now = open
    const token = stay.link.split('/').at(-1)
    const swapped = await pages.get(`/g/${other.guide.shortCode}/s/${token}`)
    expect(swapped.status).toBe(302)
    const statuses = new Set<number>()
    for (let guess = 0; guess < 70; guess += 1) {
      const made = Buffer.alloc(16, guess).toString('base64url')
      statuses.add((await pages.get(`/g/${other.guide.shortCode}/s/${made}`)).status)
    }
    expect([...statuses]).toEqual([302, 429])
    const told = await pages.get(`/g/${other.guide.shortCode}/s/${token}`)
    expect([told.status, told.headers.get('cache-control')]).toEqual([429, 'private, no-store'])
    expect(told.headers.get('referrer-policy')).toBe('strict-origin')
    // Telephone companies put thousands of guests behind one address.
    for (const path of ['', '/codes.ics', '/manifest.webmanifest']) {
      expect((await pages.get(`${stay.link}${path}`)).status).toBe(200)
    }
  })

  test('unpublished, the link of a stay says what the general one says', async ({
    freshServer,
  }) => {
    const { pages, stay, host, guide } = await openHouse(await freshServer(wishes))
    clock.now = open
    expect((await pages.get(stay.link)).status).toBe(200)
    clock.now = early
    await host.call('POST', `/guide-credits/unpublish/${guide.id}`)
    clock.now = open
    const answer = await pages.get(stay.link)
    expect(answer.headers.get('location')).toBe(`/g/${guide.shortCode}#stay-ended`)
    expect((await pages.get(`/g/${guide.shortCode}`)).status).toBe(404)
  })

  test('a change of the guide, and a lock taken away, show at once on both links', async ({
    freshServer,
  }) => {
    const { pages, stay, host, guide } = await openHouse(await freshServer(wishes))
    clock.now = open
    await pages.get(stay.link)
    clock.now = early
    const { form } = (await host.call('GET', `/guidebooks/${guide.id}`)).body
    form.welcome.arrival.late = 'Toquen quedito.'
    form.welcome.noteStayOnly = false
    await host.call('PUT', `/guidebooks/${guide.id}`, { body: form })
    clock.now = open
    expect(await (await pages.get(stay.link)).text()).toContain('Toquen quedito.')
    expect(await (await pages.get(`/g/${guide.shortCode}?lang=es`)).text()).toContain(
      `nota ${secret}`,
    )
  })

  test('a rotated key keeps the links that were sent', async ({ freshServer }) => {
    const server = await freshServer({ ...wishes, settings: { STAY_SECRETS: 'a'.repeat(40) } })
    const { stay, guide, host } = await openHouse(server)
    clock.now = open
    const settings = { STAY_SECRETS: `${'b'.repeat(40)},${'a'.repeat(40)}` }
    const rotated = await openTestServer(server.database, { ...wishes, settings })
    const pages = openGuestPages(rotated.resources)
    expect((await pages.get(stay.link)).status).toBe(200)
    clock.now = early
    const list = await host.call('GET', `/guidebooks/${guide.id}/stays`)
    expect(list.body.stays).toMatchObject([{ link: stay.link }])
    await rotated.close()
  })

  test('two processes agree: what a host changes on one holds on the other at the next visit', async ({
    freshServer,
  }) => {
    const shared = { ...wishes, settings: { STAY_SECRETS: 'a'.repeat(40) } }
    const server = await freshServer(shared)
    const { stay, guide, host } = await openHouse(server)
    const second = await openTestServer(server.database, shared)
    const pages = openGuestPages(second.resources)
    clock.now = open
    expect(await (await pages.get(stay.link)).text()).toContain(secret)
    clock.now = early
    const { form } = (await host.call('GET', `/guidebooks/${guide.id}`)).body
    form.welcome.arrival.codes[0].code = 'otra-clave-9'
    await host.call('PUT', `/guidebooks/${guide.id}`, { body: form })
    clock.now = open
    expect(await (await pages.get(stay.link)).text()).toContain('otra-clave-9')
    clock.now = early
    await host.call('POST', `/stays/${stay.id}/end`)
    clock.now = open
    expect((await pages.get(stay.link)).status).toBe(302)
    await second.close()
  })
})

const afterItsEnd = 'after its end'

const endings: [string, (house: House) => unknown][] = [
  [afterItsEnd, () => undefined],
  ['ended by the host', ({ host, stay }) => host.call('POST', `/stays/${stay.id}/end`)],
  ['that was replaced', ({ host, stay }) => host.call('POST', `/stays/${stay.id}/renew`)],
  ['of a deleted stay', ({ host, stay }) => host.call('DELETE', `/stays/${stay.id}`)],
]
