import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StoredItem } from '#domain/guide/guidebook.ts'
import { sampleGuide } from '#domain/guide/sample/sample-guide.ts'
import { perSection, type SectionType, sectionTypes } from '#domain/guide/section-names.ts'
import { bareContent } from '#tests/guides/bare-content.ts'
import { type GuestGuide, guestViewOf } from './guest-view.ts'

describe('a guide with nothing in it', () => {
  test('shows the fallbacks and nothing blank', () => {
    const { tabs, ...view } = guestViewOf(bareContent)
    expect(view).toEqual({
      name: 'Casa Jacaranda',
      callingCode: '52',
      language: 'es',
      timeZone: 'America/Mexico_City',
      languageThere: 'es',
      avifPhotos: new Set(),
      wifi: [],
      house: {
        bedrooms: 2,
        bathrooms: 2,
        maxGuests: 4,
        parking: { value: 'Available', isFallback: true },
      },
      devices: [],
      hasLocked: false,
      emergency: { services: { text: '911', phone: { dial: '911' } }, contacts: [] },
      sections: perSection(() => ({ isActive: true, items: [] })),
    })
    const { propertyName, ...welcome } = tabs.welcome
    expect(propertyName).toBe('Casa Jacaranda')
    const texts = [tabs.emergency, tabs.localGuide, tabs.houseRules, welcome, tabs.wifiTech]
    expect(JSON.stringify(texts).replaceAll(/"(AM|PM|phone)"/g, '')).not.toMatch(/:"/)
  })
})

test.each([
  ['America/Monterrey', 'es'],
  ['America/Buenos_Aires', 'es'],
  ['America/Argentina/Buenos_Aires', 'es'],
  ['Atlantic/Canary', 'es'],
  ['Europe/Dublin', 'en'],
  ['America/New_York', 'en'],
] as const)('who comes to help in %s is spoken to in %s', (timeZone, language) => {
  expect(guestViewOf({ ...bareContent, language: 'en', timeZone }).languageThere).toBe(language)
})

describe('what the host wrote stands instead of a fallback', () => {
  test('facts of the house, a studio with no bedroom included', () => {
    const { house } = viewOf('house_manual', {
      bedrooms: 0,
      bathrooms: 1.5,
      maxGuests: 3,
      parking: ' Patio ',
    })
    expect(house).toMatchObject({
      bedrooms: 0,
      bathrooms: 1.5,
      maxGuests: 3,
      parking: { value: 'Patio', isFallback: false },
    })
  })

  test('a blank parking is none', () => {
    expect(viewOf('house_manual', { parking: ' ' }).house?.parking?.isFallback).toBe(true)
  })

  test('the emergency number', () => {
    expect(viewOf('emergency', { emergencyServices: '066' }).emergency.services).toEqual({
      text: '066',
      phone: { dial: '066' },
    })
    expect(viewOf('emergency', { emergencyServices: ' ' }).emergency.services.text).toBe('911')
  })
})

describe('times', () => {
  test('are shown without seconds on both clocks', () => {
    const view = guestViewOf({ ...bareContent, checkinTime: '15:00:00', checkoutTime: '11:30' })
    expect(view.checkin).toEqual({ time24: '15:00', time12: '3 PM' })
    expect(view.checkout).toEqual({ time24: '11:30', time12: '11:30 AM' })
  })

  test('who stays and leaves at another hour reads that one', () => {
    const days = { from: '2026-11-27', until: '2026-11-29', checkoutTime: '14:00' }
    const moments = { opensAt: 0, checkIn: 1, checkOut: 2, closesAt: 3 }
    const stay = { phase: 'staying', isOpen: true, ...days, moments } as const
    const view = guestViewOf({ ...bareContent, checkoutTime: '11:30' }, stay)
    expect(view.checkout).toEqual({ time24: '14:00', time12: '2 PM' })
    const ofNobody = { ...stay, checkoutTime: '11:00' }
    expect(guestViewOf(bareContent, ofNobody).checkout).toBeUndefined()
    expect(guestViewOf(bareContent, stay).checkout?.time24).toBe('14:00')
  })

  test.each([null, '', 'soon'])('%j is no time, for the screen to say so', (checkinTime) => {
    expect(guestViewOf({ ...bareContent, checkinTime }).checkin).toBeUndefined()
  })
})

describe('Wi-Fi', () => {
  test('is the union of both lists by name, in order, a password taken where there is one', () => {
    const view = guestViewOf({
      ...bareContent,
      sections: [
        section('welcome', {
          wifiNetworks: [
            { ssid: 'Casa', password: '' },
            { ssid: 'Patio', password: 'rosa' },
            { ssid: '  ', password: 'lost' },
          ],
        }),
        section('wifi_tech', {
          wifiNetworks: [
            { ssid: 'Casa ', password: 'azul' },
            { ssid: 'Patio', password: 'other' },
            { ssid: 'casa', password: '' },
          ],
        }),
      ],
    })
    expect(view.wifi).toEqual([
      { ssid: 'Casa', password: 'azul', qr: 'WIFI:T:WPA;S:Casa;P:azul;;' },
      { ssid: 'Patio', password: 'rosa', qr: 'WIFI:T:WPA;S:Patio;P:rosa;;' },
      { ssid: 'casa', password: undefined, qr: 'WIFI:T:nopass;S:casa;;' },
    ])
  })

  test('spaces in a password stay', () => {
    const wifiNetworks = [{ ssid: 'Casa', password: ' dos  espacios ' }]
    expect(viewOf('welcome', { wifiNetworks }).wifi[0]?.password).toBe(' dos  espacios ')
  })
})

describe('reaching the host', () => {
  const contact = {
    hostPhone: '55 5555 0142',
    hostPhoneType: 'whatsapp',
    hostEmail: 'lucia@ejemplo.mx',
    supportMessage: ' A cualquier hora ',
    emergencyContact: 'Tomás: 55 5555 0167',
  }

  test('is offered with numbers a phone can act on', () => {
    expect(viewOf('welcome', contact).host).toEqual({
      phone: {
        text: '55 5555 0142',
        phone: { dial: '+525555550142', whatsapp: '525555550142' },
        type: 'whatsapp',
      },
      email: 'lucia@ejemplo.mx',
      supportMessage: 'A cualquier hora',
      emergencyContact: {
        text: 'Tomás: 55 5555 0167',
        phone: { dial: '+525555550167', whatsapp: '525555550167' },
      },
    })
  })

  test('is gone only when contact is explicitly off', () => {
    expect(viewOf('welcome', { ...contact, contactInfoEnabled: false }).host).toBeUndefined()
    for (const contactInfoEnabled of [true, null, 0, 'false']) {
      expect(viewOf('welcome', { ...contact, contactInfoEnabled }).host).toBeDefined()
    }
  })

  test('beside a host abroad a number without its country is of the home’s', () => {
    const abroad = { ...contact, hostPhone: '+1 503 555 0190', emergencyContact: '541 555 0134' }
    expect(viewOf('welcome', abroad).host?.emergencyContact?.phone?.dial).toBe('+525415550134')
  })

  test.each(['call', 'phone', undefined])('a phone of kind %s is for calling', (hostPhoneType) => {
    expect(viewOf('welcome', { ...contact, hostPhoneType }).host?.phone?.type).toBe('call')
  })

  test('with nothing written there is nothing to show', () => {
    expect(viewOf('welcome', { hostPhone: ' ', contactInfoEnabled: true }).host).toBeUndefined()
  })

  test('a text without a number is shown all the same', () => {
    expect(viewOf('welcome', { hostPhone: 'Toca en la puerta 3' }).host?.phone).toEqual({
      text: 'Toca en la puerta 3',
      phone: undefined,
      type: 'call',
    })
  })
})

test('in an emergency there are the address, the contacts there are, and first aid', () => {
  const { emergency, location, tabs } = guestViewOf(sampleGuide('en'))
  expect(emergency.services.text).toBe('911')
  expect(emergency.contacts.map(({ kind }) => kind)).toEqual(['police', 'fire', 'medical'])
  expect(location?.address).toContain('Roma Norte')
  expect(tabs.emergency.firstAidLocation).toContain('guest bathroom')
})

test('any metadata at all makes a guide to show, with no blank text in it', () => {
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 1 }),
    fc.dictionary(
      fc.constantFrom(
        'greeting',
        'note',
        'wifiNetworks',
        'rooms',
        'devices',
        'rules',
        'propertyLocation',
        'hostPhone',
      ),
      fc.oneof(
        fc.jsonValue({ maxDepth: 1 }),
        fc.array(
          fc.dictionary(
            fc.constantFrom('ssid', 'name', 'title', 'notes', 'features'),
            fc.jsonValue({ maxDepth: 0 }),
            { maxKeys: 3 },
          ),
          { maxLength: 3 },
        ),
      ),
    ),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...sectionTypes),
      anything,
      anything,
      (type, metadata, amenities) => {
        const view = guestViewOf({ ...bareContent, amenities, sections: [section(type, metadata)] })
        expect(textsOf(view).filter((text) => text.trim() === '')).toEqual([])
      },
    ),
    { numRuns: 200 },
  )
})

function viewOf(type: SectionType, metadata: unknown): GuestGuide {
  return guestViewOf({ ...bareContent, sections: [section(type, metadata)] })
}

function section(sectionType: SectionType, metadata: unknown) {
  return { sectionType, metadata, isActive: true, sortOrder: 0, items: [] as StoredItem[] }
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
