import { describe, expect, test } from 'vitest'
import { emptySections, hasCover, missingRequired } from '#domain/guide/editing/completeness.ts'
import { emptyGuidebookForm, type GuidebookForm } from '#domain/guide/guidebook.ts'
import {
  findSectionBySlug,
  isSectionType,
  perSection,
  type SectionType,
  sectionTypeOf,
  sectionTypes,
  tabKeyOf,
  tabKeys,
  tabSlugOf,
} from '#domain/guide/section-names.ts'
import { field, type Write } from '#tests/guides/guide-saying.ts'

describe('the seven sections', () => {
  test('stand in one order as sections, tabs and addresses', () => {
    expect(sectionTypes).toEqual([
      'welcome',
      'house_manual',
      'local_guide',
      'wifi_tech',
      'emergency',
      'house_rules',
      'checkout',
    ])
    expect(sectionTypes.map((type) => tabKeyOf[type])).toEqual([...tabKeys])
    expect(sectionTypes.map((type) => tabSlugOf[type])).toEqual([
      'welcome',
      'house-manual',
      'local-guide',
      'wifi-tech',
      'emergency',
      'house-rules',
      'checkout',
    ])
    expect(tabKeys.map((key) => sectionTypeOf[key])).toEqual([...sectionTypes])
    expect(Object.keys(perSection((type) => type))).toEqual([...sectionTypes])
  })

  test('are found by their address, and nothing else is', () => {
    expect(Object.values(tabSlugOf).map(findSectionBySlug)).toEqual([...sectionTypes])
    expect(findSectionBySlug('house_manual')).toBeUndefined()
    expect(isSectionType('wifi_tech')).toBe(true)
    expect(isSectionType('wifiTech')).toBe(false)
    expect(isSectionType(undefined)).toBe(false)
  })
})

const somethings: [SectionType, string, Write][] = [
  ['welcome', 'a greeting', field('welcome.greeting', 'Hola')],
  ['welcome', 'a note', field('welcome.note', 'Hay café')],
  ['welcome', 'a Wi-Fi network', field('welcome.wifiNetworks.0.ssid', 'Casa')],
  ['house_manual', 'no bedroom at all, said', field('houseManual.bedrooms', 0)],
  ['house_manual', 'bathrooms', field('houseManual.bathrooms', 1.5)],
  ['house_manual', 'guests', field('houseManual.maxGuests', 4)],
  ['house_manual', 'parking', field('houseManual.parking', 'Patio')],
  ['house_manual', 'a room with a feature', field('houseManual.rooms.0.features', ['Cama king'])],
  ['local_guide', 'an address', field('localGuide.propertyLocation.address', 'Cerrada')],
  [
    'local_guide',
    'a description of the place',
    field('localGuide.propertyLocation.description', 'Puerta verde'),
  ],
  [
    'local_guide',
    'a map link',
    field('localGuide.propertyLocation.mapsLink', 'https://maps.app.goo.gl/Ab3d'),
  ],
  ['local_guide', 'a place', field('localGuide.places.0.name', 'Mercado')],
  ['wifi_tech', 'a network', field('wifiTech.wifiNetworks.0.password', 'x')],
  ['wifi_tech', 'a device', field('wifiTech.devices.0.notes', 'Control negro')],
  ['wifi_tech', 'a check-in time', field('welcome.checkInHour', '3:00')],
  ['wifi_tech', 'a check-out time', field('welcome.checkOutHour', '11')],
  ['emergency', 'a first aid place', field('emergency.firstAidLocation', 'Baño')],
  ['emergency', 'an item', field('emergency.emergencyItems.0.title', 'Extintor')],
  ['emergency', 'a police contact', field('emergency.policeContact', '55 5555 0110')],
  ['emergency', 'a fire contact', field('emergency.fireContact', '55 5555 0113')],
  ['emergency', 'a medical contact', field('emergency.medicalContact', '55 5555 0118')],
  ['house_rules', 'a rule', field('houseRules.rules.0.title', 'Silencio')],
  ['checkout', 'a step', field('checkout.steps.0.notes', 'Llaves')],
]

describe('the confirmation before saving', () => {
  test('lists every section of a new form, the default 911 and rooms notwithstanding', () => {
    expect(emptySections(newForm())).toEqual([...sectionTypes])
  })

  test.each(somethings)('does not list %s once it has %s', (type, _, fill) => {
    const form = newForm()
    fill(form)
    expect(emptySections(form)).toEqual(sectionTypes.filter((other) => other !== type))
  })

  test('a name, a cover and a phone leave Welcome empty; another emergency number leaves Emergency empty', () => {
    const form = newForm()
    form.welcome.hostPhone = '55 5555 0142'
    form.emergency.emergencyServices = '066'
    expect(emptySections(form)).toEqual([...sectionTypes])
  })
})

describe('what is required', () => {
  test.each([
    ['Casa', '/photos/a.jpg', []],
    ['Casa', 'blob:http://localhost/1', []],
    ['Casa', '', ['property_photo_required']],
    ['  ', '/photos/a.jpg', ['property_name_required']],
    ['', ' ', ['property_name_required', 'property_photo_required']],
  ])('name %j, photo %j: %j', (propertyName, photoUrl, missing) => {
    const form = newForm()
    Object.assign(form.welcome, { propertyName, photoUrl })
    expect(missingRequired(form, { isNew: true })).toEqual(missing)
  })

  test.each(['', '  ', '/photos/a.jpg', 'blob:http://localhost/1'])(
    'of a guide that exists only the name, its photo being %j',
    (photoUrl) => {
      const form = newForm()
      form.welcome.photoUrl = photoUrl
      const state = { isNew: false }
      expect(missingRequired(form, state)).toEqual([])
      expect(hasCover(form)).toBe(photoUrl.trim() !== '')
      form.welcome.propertyName = ' '
      expect(missingRequired(form, state)).toEqual(['property_name_required'])
    },
  )
})

function newForm(): GuidebookForm {
  const form = emptyGuidebookForm()
  Object.assign(form.welcome, { propertyName: 'Casa Jacaranda', photoUrl: '/photos/a.jpg' })
  return form
}
