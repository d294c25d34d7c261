import { describe, expect, test } from 'vitest'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { hashOf } from '#domain/guide/translations/hash-of.ts'
import { guideSaying } from '#tests/guides/guide-saying.ts'
import { healthOf } from './health.ts'

const findingsOf = (change: (form: GuidebookForm) => void) => healthOf(guideSaying(change)).findings

describe('a phone without its country', () => {
  const phone = (hostPhone: string, timeZone = 'America/Mexico_City') =>
    findingsOf((form) => (Object.assign(form, { timeZone }).welcome.hostPhone = hostPhone))
  const found = [{ kind: 'phone_country', path: 'welcome.hostPhone' }]

  test.each(['612 345 678', '5555 0142'])('is %s', (number) => {
    expect(phone(number)).toEqual(found)
  })

  test.each(['', '+52 55 1234 5678', '0034 612 345 678', '911', 'mañana'])(
    'is not «%s»',
    (number) => {
      expect(phone(number)).toEqual([])
    },
  )

  test('ten digits are Mexican in Mexico, and nobody’s elsewhere', () => {
    expect(phone('55 1234 5678')).toEqual([])
    expect(phone('55 1234 5678', 'America/Merida')).toEqual([])
    expect(phone('415 555 0100', 'America/Los_Angeles')).toEqual(found)
    expect(phone('+1 415 555 0100', 'America/Los_Angeles')).toEqual([])
  })

  test('is looked for wherever a number is asked for', () => {
    const found = findingsOf(({ welcome, emergency }) => {
      welcome.emergencyContact = 'Beto: 5555 0142'
      welcome.arrival.gatePhone = '5555 0143'
      emergency.policeContact = 'Policía: 5555 0144'
      emergency.fireContact = '5555 0145'
      emergency.medicalContact = 'Clínica: 5555 0146'
    })
    expect(found.map(({ path }) => path).toSorted()).toEqual([
      'emergency.fireContact',
      'emergency.medicalContact',
      'emergency.policeContact',
      'welcome.arrival.gatePhone',
      'welcome.emergencyContact',
    ])
  })
})

test('a link that no phone opens as a map is broken', () => {
  const found = findingsOf(({ localGuide }) => {
    localGuide.propertyLocation.mapsLink = 'https://goo.gl/evil'
    const place = { category: 'Bar' as const, description: '' }
    localGuide.places = [
      { ...place, name: 'Uno', mapsLink: 'https://maps.app.goo.gl/abc' },
      { ...place, name: 'Dos', mapsLink: 'maps' },
      { ...place, name: 'Tres', mapsLink: ' ' },
    ]
  })
  expect(found).toEqual([
    { kind: 'maps_link', path: 'localGuide.propertyLocation.mapsLink' },
    { kind: 'maps_link', path: 'localGuide.places.1.mapsLink' },
  ])
})

describe('a wall of text', () => {
  const words = (count: number) => Array(count).fill('palabra').join(' ')

  test('is an entry of more than 150 words, its name counted', () => {
    const withRule = (notes: string) =>
      findingsOf((form) => {
        form.houseRules.rules = [{ title: 'Sin ruido', notes }]
      })
    expect(withRule(words(148))).toEqual([])
    expect(withRule(words(149))).toEqual([
      { kind: 'long_text', path: 'houseRules.rules.0.notes', words: 151 },
    ])
  })

  test('is a text of its own as well, and all of a room', () => {
    const found = findingsOf(({ welcome, houseManual }) => {
      welcome.note = words(151)
      houseManual.rooms = [{ key: 'a', label: 'Sala', features: [words(80), words(90)] }]
    })
    expect(found).toEqual([
      { kind: 'long_text', path: 'welcome.note', words: 151 },
      { kind: 'long_text', path: 'houseManual.rooms.0.features.1', words: 171 },
    ])
  })
})

test('a text that a language lacks, or has of an earlier original, is not translated', () => {
  const named = guideSaying(({ houseRules }) => {
    houseRules.rules = [{ title: 'Sin ruido', notes: 'De noche' }]
  })
  const [rule] = named.houseRules.rules
  const at = `houseRules.rules.${rule?.id}.title`
  const translated = (of: string) => ({
    ...named,
    translations: { en: { [at]: { text: 'Quiet', of } } },
  })
  expect(healthOf(named).findings).toEqual([])
  expect(healthOf(translated(hashOf('Sin ruido'))).findings).toEqual([
    { kind: 'untranslated', path: 'houseRules.rules.0.notes', language: 'en', isOlder: false },
  ])
  expect(healthOf(translated('x')).findings).toEqual([
    { kind: 'untranslated', path: 'houseRules.rules.0.title', language: 'en', isOlder: true },
    { kind: 'untranslated', path: 'houseRules.rules.0.notes', language: 'en', isOlder: false },
  ])
})

test('a photo without words is of nobody who cannot see it', () => {
  const photoUrl = '/photos/a.jpg'
  const found = findingsOf(({ wifiTech, sections }) => {
    wifiTech.devices = [
      {
        name: 'Tele',
        notes: '',
        photos: [
          { photoUrl, caption: 'El control' },
          { photoUrl, caption: ' ' },
        ],
      },
    ]
    const block = { title: 'Jardín', body: '', photoUrl, linkUrl: '', isActive: true }
    sections.welcome.items = [{ ...block, photos: [{ photoUrl, caption: '' }] }]
  })
  expect(found).toEqual([
    { kind: 'photo_words', path: 'sections.welcome.items.0.photos.0.caption' },
    { kind: 'photo_words', path: 'wifiTech.devices.0.photos.1.caption' },
  ])
})

test('what guests do not see is not looked at', () => {
  const found = findingsOf(({ localGuide, sections }) => {
    localGuide.propertyLocation.mapsLink = 'x'
    sections.local_guide.isActive = false
  })
  expect(found).toEqual([])
})
