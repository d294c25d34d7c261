import { describe, expect } from 'vitest'
import { emptyGuidebookForm, type GuidebookForm } from '#domain/guide/guidebook.ts'
import { sectionTypes } from '#domain/guide/section-names.ts'
import { allWordsOf } from '#domain/guide/translations/words.ts'
import { hiddenTexts, unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { guideUnconfirmed } from '#server/db/tables/schema.ts'
import { openGuestPages } from '#tests/guest/guest-pages.ts'
import { makeGuide } from '#tests/guides/factories.ts'
import { type TestServer, test } from '#tests/server-test.ts'
import { unzip } from '#tests/zips.ts'

const planted = 'limonero-azul-7'
const now = '2026-11-22T18:00:00Z'
const wishes = { now: () => new Date(now) }

describe('what can hurt and nobody has confirmed', () => {
  test('is in nothing that a guest gets, on the general link and on an open stay’s', async ({
    freshServer,
  }) => {
    const home = await openHome(await freshServer(wishes))
    for (const text of await home.everything()) expect(text).not.toContain(planted)
    const [page = ''] = await home.everything()
    expect(page).toContain('911')
    expect(page).not.toContain('id="parking"')
  })

  test('is in no page that leaves with a guide, with its locks or without, and in its guide.json', async ({
    freshServer,
  }) => {
    const home = await openHome(await freshServer(wishes))
    for (const choice of ['', '?locked=include']) {
      const files = await home.leave(choice)
      expect(files.get('site/index.html')?.toString()).toContain('911')
      const site = [...files].filter(([name]) => name.startsWith('site/'))
      expect(site.flat().join()).not.toContain(planted)
      expect(files.get('guide.json')?.toString()).toContain(planted)
    }
    await home.save({ unconfirmed: {} })
    expect((await home.leave('')).get('site/en.html')?.toString()).toContain(
      `${planted} in English`,
    )
  })

  test('is there once the host has confirmed it', async ({ freshServer }) => {
    const home = await openHome(await freshServer(wishes))
    await home.save({ unconfirmed: {} })
    const [page = '', english = '', , , stay = '', , api = ''] = await home.everything()
    expect(page.split(planted).length).toBeGreaterThan(30)
    expect(page).toContain('id="parking"')
    expect(english).toContain(`${planted} in English`)
    expect(stay).toContain(`9${planted}`)
    expect(api).toContain(planted)
  })
})

describe('a guide that was published before what can hurt was known by where it stands', () => {
  const water = 'Agua filtrada en la llave pequeña; la grande no es para beber'
  const shown = ['Botón azul', 'Tapones para oídos en el buró', 'Silencio de 22 a 8 h']
  const hidden = ['Cajón 4', 'Cierra la llave de la estufa.', water]

  test('shows what it showed, and hides what it hid until that is confirmed', async ({
    server,
  }) => {
    const host = await server.makeHost()
    const { id, shortCode } = await makeGuide(server.db, { hostId: host.id, isPublished: true })
    const address = `/guidebooks/${id}`
    const save = async (change: object) => {
      const { form } = (await host.call('GET', address)).body
      await host.call('PUT', address, { body: { ...form, ...change } })
    }
    const features = [shown[1], water]
    const featureIds = ['f1k2m9qa', 'f2k2m9qa']
    await save({
      houseManual: {
        parking: hidden[0],
        rooms: [{ id: 'r1k2m9qa', key: 'a', label: 'Cocina', features, featureIds }],
      },
      wifiTech: { devices: [{ id: 'd1k2m9qa', name: 'Tele', notes: shown[0] }] },
      emergency: { emergencyItems: [{ id: 'e1k2m9qa', title: 'Fuga', notes: hidden[1] }] },
      houseRules: { rules: [{ id: 'u1k2m9qa', title: shown[2], notes: '' }] },
    })
    const { form } = (await host.call('GET', address)).body
    const words = allWordsOf(form).filter(({ original }) => original !== '')
    const texts = unconfirmedTexts(
      Object.fromEntries(words.map(({ path, original }) => [path, original])),
    )
    await asSystem(server.db, (tx) => tx.insert(guideUnconfirmed).values({ propertyId: id, texts }))
    const read = async () =>
      JSON.stringify((await server.call('GET', `/guidebooks/public/${shortCode}`)).body)
    const before = await read()
    for (const text of shown) expect(before).toContain(text)
    for (const text of hidden) expect(before).not.toContain(text)
    await save({ unconfirmed: {} })
    const after = await read()
    for (const text of [...shown, ...hidden]) expect(after).toContain(text)
  })
})

/** A published guide with an unconfirmed text in every place that can hurt, in two languages, and a stay in it. */
async function openHome(server: TestServer) {
  const host = await server.makeHost()
  const { id, shortCode: code } = await makeGuide(server.db, { hostId: host.id, isPublished: true })
  const pages = openGuestPages(server.resources)
  const address = `/guidebooks/${id}`
  const save = async (change: object) => {
    const { form } = (await host.call('GET', address)).body
    const saved = await host.call('PUT', address, { body: { ...form, ...change } })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    return saved.body.form as GuidebookForm
  }
  const form = plantedForm()
  const words = allWordsOf(form).filter(({ original }) => original.includes(planted))
  const marks = words.map(({ path, original, facts }) =>
    (facts.canHurt ? unconfirmedTexts : hiddenTexts)({ [path]: original }),
  )
  const english = words.map(({ path }) => [path, { text: `${planted} in English` }])
  await save({
    ...form,
    unconfirmed: Object.assign({}, ...marks),
    translations: { en: Object.fromEntries(english) },
  })
  const days = { from: '2026-11-22', until: '2026-11-24' }
  const { stay } = (await host.call('POST', `${address}/stays`, { body: days })).body
  return {
    leave: async (choice: string) =>
      unzip((await host.call('GET', `${address}/export${choice}`)).bytes),
    save,
    async everything() {
      const answers = await Promise.all(
        [
          `/g/${code}?lang=es`,
          `/g/${code}?lang=en`,
          `/g/${code}?lang=fr`,
          `/g/${code}/manifest.webmanifest`,
          stay.link,
          `${stay.link}?lang=en`,
        ].map((path) => pages.get(path)),
      )
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      const open = await server.call('GET', `/guidebooks/public/${code}`)
      const texts = await Promise.all(answers.map((answer) => answer.text()))
      return [...texts, JSON.stringify(open.body)]
    },
  }
}

function plantedForm(): GuidebookForm {
  const form = emptyGuidebookForm()
  let made = 0
  const id = () => `k${String(made++).padStart(7, '0')}`
  const titled = () => [{ id: id(), title: planted, notes: planted }]
  return {
    ...form,
    welcome: {
      ...form.welcome,
      propertyName: 'Casa Jacaranda',
      greeting: planted,
      note: planted,
      supportMessage: planted,
      emergencyContact: planted,
      arrival: {
        ...form.welcome.arrival,
        byPlane: planted,
        byBus: planted,
        byCar: planted,
        gate: planted,
        gatePhone: planted,
        parking: planted,
        late: planted,
        doesNotOpen: planted,
        steps: [{ id: id(), notes: planted }],
        codes: [
          { id: id(), kind: 'door', label: planted, code: `9${planted}`, notes: planted },
          { id: id(), kind: 'gate', label: '', code: planted, notes: '', stayOnly: true },
        ],
      },
    },
    houseManual: {
      ...form.houseManual,
      parking: planted,
      rooms: [{ id: id(), key: 'a', label: 'Cocina', features: [planted], featureIds: [id()] }],
    },
    localGuide: {
      ...form.localGuide,
      propertyLocation: { ...form.localGuide.propertyLocation, description: planted },
      places: [{ id: id(), name: planted, category: 'Other', description: planted, mapsLink: '' }],
    },
    wifiTech: { ...form.wifiTech, devices: [{ id: id(), name: planted, notes: planted }] },
    emergency: {
      emergencyServices: planted,
      policeContact: planted,
      fireContact: planted,
      medicalContact: planted,
      firstAidLocation: planted,
      emergencyItems: [{ id: id(), title: planted, notes: planted }],
    },
    houseRules: { rules: titled() },
    checkout: { steps: titled() },
    sections: Object.fromEntries(
      sectionTypes.map((type) => {
        const block = { title: planted, body: planted, photoUrl: '', linkUrl: '', isActive: true }
        return [type, { isActive: true, items: [{ entryId: id(), ...block }] }]
      }),
    ) as GuidebookForm['sections'],
  }
}
