import { describe, expect, test } from 'vitest'
import { refusedIn } from '#tests/guides/guide-saying.ts'
import { readGuidebookForm } from './guidebook.ts'

const named = { welcome: { propertyName: 'Casa Jacaranda' } }

describe('a form that leaves things out', () => {
  test('a name alone is a whole form: every other field takes its default', () => {
    expect(readGuidebookForm(named)).toEqual({
      welcome: {
        photoUrl: '',
        propertyName: 'Casa Jacaranda',
        greeting: '',
        note: '',
        checkInHour: '',
        checkInPeriod: 'PM',
        checkOutHour: '',
        checkOutPeriod: 'AM',
        wifiNetworks: [],
        contactInfoEnabled: true,
        hostPhone: '',
        hostPhoneType: 'phone',
        hostEmail: '',
        supportMessage: '',
        emergencyContact: '',
      },
      houseManual: { bedrooms: null, bathrooms: null, maxGuests: null, parking: '', rooms: [] },
      localGuide: {
        propertyLocation: { address: '', description: '', mapsLink: '' },
        places: [],
      },
      wifiTech: { wifiNetworks: [], devices: [] },
      emergency: {
        firstAidLocation: '',
        emergencyItems: [],
        policeContact: '',
        fireContact: '',
        medicalContact: '',
        emergencyServices: '911',
      },
      houseRules: { rules: [] },
      checkout: { steps: [] },
    })
  })

  test('half an entry is completed', () => {
    const form = readGuidebookForm({
      ...named,
      localGuide: { places: [{ name: 'Mercado Medellín' }] },
      wifiTech: { devices: [{}], wifiNetworks: [{ ssid: 'CasaJacaranda_5G' }] },
      sections: { checkout: { items: [{ title: 'Taxi' }] } },
    })
    expect(form.localGuide.places).toEqual([
      { name: 'Mercado Medellín', category: 'Other', description: '', mapsLink: '' },
    ])
    expect(form.wifiTech.devices).toEqual([{ name: '', notes: '' }])
    expect(form.wifiTech.wifiNetworks).toEqual([{ ssid: 'CasaJacaranda_5G', password: '' }])
    expect(form.sections).toEqual({
      checkout: { items: [{ title: 'Taxi', body: '', photoUrl: '', linkUrl: '', isActive: true }] },
    })
  })

  test('what belongs to the browser, or to nobody, is left out', () => {
    const form = readGuidebookForm({
      welcome: { ...named.welcome, photoFile: {}, hacked: true },
      sections: { pool: { isActive: true } },
      photoFile: null,
    })
    expect(form.welcome).not.toHaveProperty('photoFile')
    expect(form.welcome).not.toHaveProperty('hacked')
    expect(form.sections).toEqual({})
  })

  test('language, zone and own blocks stay unsaid when they are', () => {
    const form = readGuidebookForm(named)
    expect(form.language).toBeUndefined()
    expect(form.timeZone).toBeUndefined()
    expect(form.sections).toBeUndefined()
  })
})

describe('a name is required', () => {
  test.each([
    [{}],
    [{ welcome: {} }],
    [{ welcome: { propertyName: '' } }],
    [{ welcome: { propertyName: '  \n' } }],
    [{ welcome: { propertyName: '\u200b' } }],
    [{ welcome: { propertyName: '\u0000' } }],
  ])('%j', (form) => {
    expect(refusedIn(form)).toEqual({ 'welcome.propertyName': 'property_name_required' })
  })
})

describe('wrong kinds are refused by field', () => {
  test.each([
    [null, { '': 'wrong_type' }],
    ['form', { '': 'wrong_type' }],
    [{ welcome: 'hola' }, { welcome: 'wrong_type' }],
    [{ welcome: { propertyName: 7 } }, { 'welcome.propertyName': 'wrong_type' }],
    [{ welcome: { propertyName: null } }, { 'welcome.propertyName': 'wrong_type' }],
    [withWelcome({ greeting: null }), { 'welcome.greeting': 'wrong_type' }],
    [withWelcome({ note: {} }), { 'welcome.note': 'wrong_type' }],
    [withWelcome({ contactInfoEnabled: 'yes' }), { 'welcome.contactInfoEnabled': 'wrong_type' }],
    [withWelcome({ checkInPeriod: 'pm' }), { 'welcome.checkInPeriod': 'unknown_choice' }],
    [withWelcome({ hostPhoneType: 'call' }), { 'welcome.hostPhoneType': 'unknown_choice' }],
    [withWelcome({ wifiNetworks: {} }), { 'welcome.wifiNetworks': 'wrong_type' }],
    [withWelcome({ wifiNetworks: ['x'] }), { 'welcome.wifiNetworks.0': 'wrong_type' }],
    [{ ...named, houseManual: null }, { houseManual: 'wrong_type' }],
    [{ ...named, houseManual: { bedrooms: '2' } }, { 'houseManual.bedrooms': 'wrong_type' }],
    [
      { ...named, houseManual: { rooms: [{ features: [1] }] } },
      { 'houseManual.rooms.0.features.0': 'wrong_type' },
    ],
    [
      { ...named, localGuide: { places: [{}, {}, {}, { category: 'Museum' }] } },
      { 'localGuide.places.3.category': 'unknown_choice' },
    ],
    [
      { ...named, localGuide: { propertyLocation: [] } },
      { 'localGuide.propertyLocation': 'wrong_type' },
    ],
    [{ ...named, sections: [] }, { sections: 'wrong_type' }],
    [{ ...named, sections: { welcome: null } }, { 'sections.welcome': 'wrong_type' }],
    [
      { ...named, sections: { checkout: { items: [{ isActive: 1 }] } } },
      { 'sections.checkout.items.0.isActive': 'wrong_type' },
    ],
    [{ ...named, language: 'it' }, { language: 'unknown_choice' }],
    [{ ...named, timeZone: 'Roma Norte' }, { timeZone: 'time_zone' }],
    [{ ...named, timeZone: '+05:00' }, { timeZone: 'time_zone' }],
    [{ ...named, timeZone: 6 }, { timeZone: 'wrong_type' }],
  ])('%j', (form, fields) => {
    expect(refusedIn(form)).toEqual(fields)
  })

  test.each(['America/Mexico_City', 'Europe/Madrid', 'UTC'])('%s is a time zone', (timeZone) => {
    expect(readGuidebookForm({ ...named, timeZone }).timeZone).toBe(timeZone)
  })
})

describe('counts', () => {
  test.each([
    ['bedrooms', -0.5, 'too_small'],
    ['bedrooms', 0.25, 'count_step'],
    ['bedrooms', 1.3, 'count_step'],
    ['bedrooms', 100.5, 'too_big'],
    ['bedrooms', Number.NaN, 'wrong_type'],
    ['bathrooms', -1, 'too_small'],
    ['bathrooms', 0.1, 'count_step'],
    ['bathrooms', 1.3, 'count_step'],
    ['bathrooms', 100.5, 'too_big'],
    ['bathrooms', Number.POSITIVE_INFINITY, 'wrong_type'],
    ['maxGuests', -1, 'too_small'],
    ['maxGuests', 0, 'too_small'],
    ['maxGuests', 0.5, 'too_small'],
    ['maxGuests', 2.2, 'count_step'],
    ['maxGuests', 500.5, 'too_big'],
  ])('%s %d is refused as %s', (name, value, code) => {
    expect(refusedIn({ ...named, houseManual: { [name]: value } })).toEqual({
      [`houseManual.${name}`]: code,
    })
  })

  test.each([
    ['bedrooms', [0, 0.5, 1, 2.5, 100]],
    ['bathrooms', [0, 0.5, 1, 1.5, 100]],
    ['maxGuests', [1, 1.5, 4, 500, null]],
  ])('%s of %j are taken', (name, values) => {
    for (const value of values) {
      const houseManual = { [name]: value }
      expect(readGuidebookForm({ ...named, houseManual })).toMatchObject({ houseManual })
    }
  })
})

describe('times, links and addresses', () => {
  test.each(['25:00', '9:75', 'tres', '3:5'])('the time %s is refused', (hour) => {
    expect(refusedIn(withWelcome({ checkInHour: hour, checkOutHour: hour }))).toEqual({
      'welcome.checkInHour': 'time',
      'welcome.checkOutHour': 'time',
    })
  })

  test('a map link that is none is refused where it stands', () => {
    const mapsLink = 'https://google.com.evil.io/maps/x'
    const form = {
      ...named,
      localGuide: { propertyLocation: { mapsLink }, places: [{}, { mapsLink }] },
    }
    expect(refusedIn(form)).toEqual({
      'localGuide.propertyLocation.mapsLink': 'maps_link',
      'localGuide.places.1.mapsLink': 'maps_link',
    })
  })

  test('spaces around a link or an e-mail are dropped', () => {
    const form = readGuidebookForm({
      welcome: { ...named.welcome, hostEmail: ' lucia@ejemplo.mx\n' },
      localGuide: { places: [{ mapsLink: ' https://maps.app.goo.gl/Ab3d ' }, { mapsLink: '  ' }] },
    })
    expect(form.welcome.hostEmail).toBe('lucia@ejemplo.mx')
    expect(form.localGuide.places.map(({ mapsLink }) => mapsLink)).toEqual([
      'https://maps.app.goo.gl/Ab3d',
      '',
    ])
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://yo:clave@ejemplo.mx',
    'ejemplo.mx',
  ])("a block's link %s is refused", (linkUrl) => {
    expect(refusedIn({ ...named, sections: { welcome: { items: [{ linkUrl }] } } })).toEqual({
      'sections.welcome.items.0.linkUrl': 'link',
    })
  })

  test.each([
    'lucia',
    'lucia@',
    '@ejemplo.mx',
    'a b@ejemplo.mx',
    'lucia@ejemplo',
    'l@e..mx',
    'l@ejemplo.mx, x@y.mx',
  ])('the e-mail %s is refused', (hostEmail) => {
    expect(refusedIn(withWelcome({ hostEmail }))).toEqual({ 'welcome.hostEmail': 'email' })
  })

  test('spaces inside a Wi-Fi password are the password', () => {
    const wifiNetworks = [{ ssid: ' Casa ', password: '  dos  espacios ' }]
    expect(readGuidebookForm(withWelcome({ wifiNetworks })).welcome.wifiNetworks).toEqual(
      wifiNetworks,
    )
  })

  test('NUL and half characters, which no database keeps, are dropped from every text', () => {
    const form = readGuidebookForm(
      withWelcome({
        propertyName: 'Casa\u0000',
        note: 'a\u0000b\ud800',
        wifiNetworks: [{ ssid: '\u0000x' }],
      }),
    )
    expect(form.welcome.propertyName).toBe('Casa')
    expect(form.welcome.note).toBe('ab\ufffd')
    expect(form.welcome.wifiNetworks[0]!.ssid).toBe('x')
  })
})

test('all that is wrong is named at once, each field once', () => {
  const form = {
    welcome: { greeting: 'x'.repeat(61), checkInHour: '99:99:99' },
    checkout: { steps: [7] },
  }
  expect(refusedIn(form)).toEqual({
    'welcome.propertyName': 'property_name_required',
    'welcome.greeting': 'too_long',
    'welcome.checkInHour': 'too_long',
    'checkout.steps.0': 'wrong_type',
  })
})

function withWelcome(fields: object) {
  return { welcome: { ...named.welcome, ...fields } }
}
