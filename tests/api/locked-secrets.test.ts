import { describe, expect } from 'vitest'
import { emptyGuidebookForm, type GuidebookForm } from '#domain/guide/guidebook.ts'
import { sectionTypes } from '#domain/guide/section-names.ts'
import { wordsOf } from '#domain/guide/translations/words.ts'
import { makeGuide, makePhoto } from '#tests/guides/factories.ts'
import { openTestServer } from '#tests/open-test-server.ts'
import { type TestServer, test } from '#tests/server-test.ts'
import { openGuestPages } from '#tests/stay-server.ts'
import { unzip } from '#tests/zips.ts'

const secret = 'bajo-la-maceta-7'
/** What the guard wants to hear: guests need it on the way. */
const word = 'jacaranda-azul-3'
const days = { from: '2026-11-22', until: '2026-11-24' }

const early = '2026-11-20T18:00:00Z'
const open = '2026-11-22T18:00:00Z'
const over = '2026-11-24T19:00:00Z'

const clock = { now: early }

describe('what is locked', () => {
  test('is in nothing that the general link gives, nor in the stay’s before its time', async ({
    freshServer,
  }) => {
    const { pages, guide, stay, server, photo } = await openHouse(await freshServer(wishes))
    const code = guide.shortCode
    const answers = [
      await pages.get(`/g/${code}?lang=es`),
      await pages.get(`/g/${code}?lang=en`),
      await pages.get(`/g/${code}?lang=fr`),
      await pages.get(`/g/${code}/manifest.webmanifest`),
      await pages.get(stay.link),
      await pages.get(`${stay.link}?lang=en`),
      await pages.get(`${stay.link}/manifest.webmanifest`),
      await pages.get(`${stay.link}/codes.ics`),
    ]
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    texts.push(JSON.stringify((await server.call('GET', `/guidebooks/public/${code}`)).body))
    for (const text of texts) {
      expect(text).not.toContain(secret)
      expect(text).not.toContain(stemOf(photo))
    }
    expect(texts.map((text) => text.includes(word))).toEqual(
      texts.map((_, at) => at === 4 || at === 5),
    )
    expect(texts[0]).toContain('Esta parte viene en el enlace de tu reservación')
    expect(texts[4]).toContain('Tu clave aparece aquí el sábado, 21 de noviembre a las 15:00')
    expect(texts[7]).toContain('DTSTART:20261121T210000Z')
    expect(pages.written.join()).not.toContain(secret)
  })

  test('is in no page that leaves with a guide, unless its host asks for it', async ({
    freshServer,
  }) => {
    const { host, guide, photo, server } = await openHouse(await freshServer(wishes))
    const { store } = server.resources.photos
    const name = photo.replace('/photos/', '')
    await store.put({ name, bytes: Buffer.from(stemOf(photo)), type: 'x' })
    const leave = async (choice: string) => {
      const { bytes } = await host.call('GET', `/guidebooks/${guide.id}/export${choice}`)
      const site = [...(await unzip(bytes))].filter(([file]) => file.startsWith('site/'))
      return { names: site.map(([file]) => file), text: site.flat().join('\n') }
    }
    for (const choice of ['', '?locked=leave_out']) {
      const { names, text } = await leave(choice)
      expect(names).toEqual(['site/index.html', 'site/en.html', 'site/fr.html'])
      expect(text).toContain('Esta parte viene en el enlace de tu reservación')
      for (const planted of [secret, word, stemOf(photo)]) expect(text).not.toContain(planted)
    }
    const open = await leave('?locked=include')
    expect(open.names).toContain('site/photos/001.jpg')
    expect(open.text.split(secret).length - 1).toBeGreaterThan(50)
    expect(open.text).toContain(word)
    expect(open.text).not.toContain(`${secret} before`)
    expect(open.text).not.toContain('Esta parte viene en el enlace')
    expect((await host.call('GET', `/guidebooks/${guide.id}/export?locked=all`)).status).toBe(400)
  })

  test('stands on the stay’s link while it is open, and nowhere else', async ({ freshServer }) => {
    const { pages, guide, stay, server, photo } = await openHouse(await freshServer(wishes))
    clock.now = open
    const answer = await pages.get(stay.link)
    const html = await answer.text()
    const places = html.split(secret).length - 1
    expect(places).toBeGreaterThan(50)
    expect(html).toContain(stemOf(photo))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'strict-origin',
      'stay-closes': String(Date.parse(over)),
      'x-robots-tag': 'noindex',
    })
    expect(answer.headers.get('cdn-cache-control')).toBeNull()
    const english = await (await pages.get(`${stay.link}?lang=en`)).text()
    expect(english.split(`${secret} in English`).length).toBeGreaterThan(10)
    expect(english).not.toContain(`${secret} before`)
    expect(await (await pages.get(`/g/${guide.shortCode}`)).text()).not.toContain(secret)
    const general = await server.call('GET', `/guidebooks/public/${guide.shortCode}`)
    expect(JSON.stringify(general.body)).not.toContain(secret)
  })

  test('no token stands in what chats and logs read', async ({ freshServer }) => {
    const { pages, stay, guide } = await openHouse(await freshServer(wishes))
    const token = stay.link.split('/').at(-1) ?? ''
    const html = await (await pages.get(stay.link)).text()
    const tags = html.match(/<(?:meta|link)[^>]*>/g)?.filter((tag) => tag.includes(token)) ?? []
    expect(tags).toEqual([expect.stringContaining('rel="manifest"')])
    for (const slip of ['/s//', '/S/', '/s%2F', '%2Fs%2F']) {
      await pages.get(`/g/${guide.shortCode}${slip}${token}`)
      await pages.get(`/G/${guide.shortCode}${slip}${token}`)
    }
    expect(pages.written.length).toBeGreaterThan(0)
    expect(pages.written.join()).not.toContain(token)
  })

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
        'Tu estancia terminó',
      )
    })
  }

  test('a token of another guide opens nothing, and guessing is soon told to wait', async ({
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
    const told = await pages.get(stay.link)
    expect([told.status, told.headers.get('cache-control')]).toEqual([429, 'private, no-store'])
    expect(told.headers.get('referrer-policy')).toBe('strict-origin')
    pages.visitor.address = '198.51.100.8'
    expect((await pages.get(stay.link)).status).toBe(200)
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

type House = Awaited<ReturnType<typeof openHouse>>

const wishes = { now: () => new Date(clock.now) }

const afterItsEnd = 'after its end'

const endings: [string, (house: House) => unknown][] = [
  [afterItsEnd, () => undefined],
  ['ended by the host', ({ host, stay }) => host.call('POST', `/stays/${stay.id}/end`)],
  ['that was replaced', ({ host, stay }) => host.call('POST', `/stays/${stay.id}/renew`)],
  ['of a deleted stay', ({ host, stay }) => host.call('DELETE', `/stays/${stay.id}`)],
]

/** A published guide with a locked secret in every place that can be locked, and a stay in it. */
async function openHouse(server: TestServer) {
  clock.now = early
  const host = await server.makeHost()
  const guide = await makeGuide(server.db, { hostId: host.id, isPublished: true })
  const { path: photo } = await makePhoto(server.db, { hostId: host.id })
  const version = (await host.call('GET', `/guidebooks/${guide.id}`)).body.property.version
  const saved = await host.call('PUT', `/guidebooks/${guide.id}`, {
    body: { ...planted(photo), version },
  })
  expect(saved.status).toBe(200)
  const { form } = (await host.call('GET', `/guidebooks/${guide.id}`)).body
  const translated = await host.call('PUT', `/guidebooks/${guide.id}`, {
    body: { ...form, translations: secretsInOtherWords(form) },
  })
  expect(translated.status).toBe(200)
  const made = await host.call('POST', `/guidebooks/${guide.id}/stays`, { body: days })
  const stay = made.body.stay as { id: string; link: string }
  return { server, host, guide, stay, photo, pages: openGuestPages(server.resources) }
}

/** A photo is shown in other sizes and formats than the one it is kept under. */
function stemOf(path: string) {
  return path.replace(/\.jpg$/, '')
}

/** Every text again in English with the secret in it, of which guests may read the names of what is locked alone. */
function secretsInOtherWords(form: GuidebookForm) {
  const texts = wordsOf(form).flatMap(({ path, original, isLocked, facts }) => {
    if (original === '') return []
    const said = original.includes(word) ? word : isLocked && !facts.isName ? secret : 'plain'
    return [[path, { text: `${said} in English` }]]
  })
  const earlier = { text: `${secret} before`, of: 'another original' }
  return {
    en: Object.fromEntries(texts),
    fr: { ...Object.fromEntries(texts), 'welcome.supportMessage': earlier },
  }
}

function planted(photoUrl: string): GuidebookForm {
  const form = emptyGuidebookForm()
  const locked = {
    stayOnly: true,
    photos: [{ photoUrl, caption: `se ve ${secret}` }],
    videoUrl: `https://videos.ejemplo.mx/${secret}`,
  }
  const titled = [{ title: 'Aquí', notes: `notas ${secret}`, ...locked }]
  const network = { ssid: 'Casa', password: secret, stayOnly: true }
  return {
    ...form,
    welcome: {
      ...form.welcome,
      propertyName: 'Casa Jacaranda',
      note: `nota ${secret}`,
      noteStayOnly: true,
      wifiNetworks: [network],
      hostPhone: '+52 55 5555 0142',
      arrival: {
        ...form.welcome.arrival,
        gate: `caseta ${word}`,
        gateStayOnly: true,
        steps: [{ notes: `paso ${secret}`, ...locked }],
        codes: [
          { kind: 'door', label: 'Puerta', code: secret, notes: `así ${secret}`, stayOnly: true },
        ],
        late: `tarde ${secret}`,
        lateStayOnly: true,
        doesNotOpen: `no abre ${secret}`,
        doesNotOpenStayOnly: true,
      },
    },
    houseManual: {
      ...form.houseManual,
      rooms: [{ key: 'a', label: 'Estudio', features: [`caja ${secret}`], ...locked }],
    },
    localGuide: {
      ...form.localGuide,
      places: [
        {
          name: 'La alberca',
          category: 'Other',
          description: `por ${secret}`,
          mapsLink: `https://maps.app.goo.gl/${secret}`,
          ...locked,
        },
      ],
    },
    wifiTech: {
      wifiNetworks: [{ ssid: 'Casa', password: secret }],
      devices: [{ name: 'Caja fuerte', notes: `clave ${secret}`, ...locked }],
    },
    emergency: { ...form.emergency, emergencyItems: titled },
    houseRules: { rules: titled },
    checkout: { steps: titled },
    sections: Object.fromEntries(
      sectionTypes.map((type) => [
        type,
        {
          isActive: true,
          items: [
            {
              title: 'Bodega',
              body: `bodega ${secret}`,
              photoUrl,
              linkUrl: `https://ejemplo.mx/${secret}`,
              isActive: true,
              ...locked,
            },
          ],
        },
      ]),
    ) as GuidebookForm['sections'],
  }
}
