import { guideTextLimit } from '#domain/guide/editing/text-size.ts'
import {
  formToStored,
  type GuidebookForm,
  limitAt,
  readGuidebookForm,
} from '#domain/guide/guidebook.ts'
import { sampleCover, sampleGuide } from '#domain/guide/sample/sample-guide.ts'
import type { StoredGuidebook } from '#domain/guide/stored/stored-guide.ts'
import { hashOf } from '#domain/guide/translations/hash-of.ts'
import { spokenIn, wordsOf } from '#domain/guide/translations/words.ts'
import type { Locale } from '#domain/values/locale.ts'
import { findText } from '#domain/values/text.ts'

type Form = Partial<Record<keyof GuidebookForm, unknown>>

/** A guidebook as it would be kept after a host saved this form. */
export function guideOf(form: Form, language: Locale = 'en'): StoredGuidebook {
  const publishedAt = new Date('2026-11-12T18:00:00.000Z')
  const stored = formToStored({ ...readGuidebookForm(form), language })
  return {
    ...stored,
    id: '00000000-0000-4000-8000-00000000abcd',
    hostId: '00000000-0000-4000-8000-000000000000',
    shortCode: 'testcode',
    coverImageUrl: sampleCover,
    isPublished: true,
    publishedAt,
    version: 1,
    createdAt: publishedAt,
    updatedAt: publishedAt,
  }
}

/** Only a name: everything else is the product's own word. */
export function emptyGuide() {
  return { ...guideOf({ welcome: { propertyName: 'Casa' } }), coverImageUrl: null }
}

/** The sample in Spanish, and all of it in English as well. */
export function guideInTwoLanguages(): StoredGuidebook {
  const sample = sampleGuide('es')
  const [own, others] = [wordsOf(spokenIn(sample)), wordsOf(spokenIn(sampleGuide('en')))]
  const texts = own.flatMap(({ path, original }, at) => {
    const text = others[at]?.original
    return text && findText(original) ? [[path, { text, of: hashOf(original) }] as const] : []
  })
  return { ...sample, translations: { en: Object.fromEntries(texts) } }
}

const paragraph =
  'A short walk through the market, past the flower stands and the man who sharpens knives; ask for the table by the window and the soup of the day.'

/** As much as a guide may hold in places and rooms, written as a host would write it. */
export function largestGuide() {
  const categories = ['Restaurant', 'Attraction', 'Shop', 'Bar', 'Cafe', 'Other']
  return guideOf({
    welcome: {
      propertyName: 'Hacienda de los Cuarenta Cuartos',
      greeting: 'Welcome to a very large house.',
      note: paragraph.repeat(4),
      wifiNetworks: many(20, (n) => ({ ssid: `Hacienda_${n}`, password: `contraseña-${n}-0O1l` })),
      hostPhone: '+52 55 5555 0142',
      hostPhoneType: 'whatsapp',
      supportMessage: paragraph,
    },
    houseManual: {
      bedrooms: 40,
      bathrooms: 38.5,
      maxGuests: 120,
      parking: paragraph,
      rooms: many(40, (n) => ({
        label: `Room ${n}`,
        features: many(6, (m) => `${m}. The light switch is behind the curtain of window ${m}.`),
      })),
    },
    localGuide: {
      propertyLocation: { address: 'Camino Real 1, 76000 Querétaro', description: paragraph },
      places: many(200, (n) => ({
        name: `Place number ${n}`,
        category: categories[n % categories.length],
        description: paragraph,
        mapsLink: `https://www.google.com/maps/search/?api=1&query=place+${n}`,
      })),
    },
    wifiTech: { devices: many(20, (n) => ({ name: `Device ${n}`, notes: paragraph })) },
    emergency: {
      policeContact: '55 5555 0110',
      emergencyItems: many(20, (n) => ({ title: `Exit ${n}`, notes: paragraph })),
    },
    houseRules: { rules: many(40, (n) => ({ title: `Rule ${n}`, notes: paragraph })) },
    checkout: { steps: many(40, (n) => ({ title: `Step ${n}`, notes: paragraph })) },
  })
}

/** As much text as one guide may hold, all of it one piece said again and again. */
export function guideFullOf(piece: string) {
  const { max = 0 } = limitAt('houseRules.rules.0.notes')
  const notes = piece.repeat(Math.floor(max / piece.length))
  const rules = Math.floor((guideTextLimit * 0.99) / Buffer.byteLength(notes))
  return guideOf({
    welcome: { propertyName: 'Casa' },
    houseRules: { rules: many(rules, () => ({ title: '', notes })) },
  })
}

const markup =
  '<img src=x onerror="globalThis.hurt=1"><script>globalThis.hurt=1</script>"\'&lt;</p>'
const rightToLeft = 'مرحبا بكم في البيت שלום \u202Eoverride\u202C'
const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(140)
const hidden = 'zero\u200Bwidth\u200D\uFEFFword\u0000\u0007'
const links =
  'javascript:alert(1) data:text/html,<b>x</b> https://user@evil.example/ http://localhost/'
const family = '👩‍👩‍👧‍👦🏳️‍🌈🇲🇽 é́́́́'

/** Everything that should stay text and inside its box. */
export function hostileGuide() {
  return guideOf(hostileForm())
}

export function hostileForm() {
  const all = [markup, rightToLeft, longWord, hidden, links, family]
  const text = all.join('\n')
  const titled = all.map((each, n) => ({
    title: each.slice(0, 200),
    notes: all.at(-n)?.slice(0, 3000),
  }))
  return {
    welcome: {
      propertyName: `${markup} ${'W'.repeat(40)}`.slice(0, 120),
      greeting: `${rightToLeft} <b>hi</b>`.slice(0, 60),
      note: text.slice(0, 5000),
      wifiNetworks: [
        { ssid: `${markup.slice(0, 40)};,:\\"`, password: '\\;,:"<script>'.repeat(9) },
        { ssid: family, password: 'MMMMMMMMMMMMMMMMMMMMMMMMMMMMMM' },
      ],
      hostPhone: '+52 (55) 5555-0142 <b>',
      supportMessage: text.slice(0, 1000),
      emergencyContact: `${markup} 911`.slice(0, 300),
    },
    houseManual: {
      parking: longWord.slice(0, 1000),
      rooms: all.map((each) => ({
        label: each.slice(0, 120),
        features: all.map((f) => f.slice(0, 500)),
      })),
    },
    localGuide: {
      propertyLocation: { address: 'Ñ'.repeat(200), description: text.slice(0, 2000) },
      places: all.map((each) => ({ name: each.slice(0, 160), description: text.slice(0, 2000) })),
    },
    wifiTech: {
      devices: all.map((each) => ({ name: each.slice(0, 160), notes: text.slice(0, 3000) })),
    },
    emergency: {
      emergencyServices: `${markup}`.slice(0, 100),
      policeContact: longWord.slice(0, 200),
      fireContact: rightToLeft,
      medicalContact: '０６５ / 555 5555 5555 ext. 9',
      firstAidLocation: text.slice(0, 500),
      emergencyItems: titled,
    },
    houseRules: { rules: titled },
    checkout: { steps: titled },
    sections: { welcome: { items: [{ title: markup, body: text.slice(0, 5000), linkUrl: '' }] } },
  }
}

function many<Entry>(count: number, make: (n: number) => Entry): Entry[] {
  return Array.from({ length: count }, (_, index) => make(index + 1))
}
