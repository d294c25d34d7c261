import { expect } from 'vitest'
import { emptyGuidebookForm, type GuidebookForm } from '#domain/guide/guidebook.ts'
import { sectionTypes } from '#domain/guide/section-names.ts'
import { wordsOf } from '#domain/guide/translations/words.ts'
import { openGuestPages } from '#tests/guest/guest-pages.ts'
import { makeGuide, makePhoto } from '#tests/guides/factories.ts'
import type { TestServer } from '#tests/server-test.ts'

export const secret = 'bajo-la-maceta-7'
/** What the guard wants to hear: guests need it on the way. */
export const word = 'jacaranda-azul-3'
const days = { from: '2026-11-22', until: '2026-11-24' }

export const early = '2026-11-20T18:00:00Z'
export const open = '2026-11-22T18:00:00Z'
export const over = '2026-11-24T19:00:00Z'

export const clock = { now: early }

export const wishes = { now: () => new Date(clock.now) }

export type House = Awaited<ReturnType<typeof openHouse>>

/** A published guide with a locked secret in every place that can be locked, and a stay in it. */
export async function openHouse(server: TestServer) {
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
export function stemOf(path: string) {
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
