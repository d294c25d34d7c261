import { describe, expect, test } from 'vitest'
import { emptyGuidebookForm, formToStored, type GuidebookForm } from '#domain/guide/guidebook.ts'
import { type SectionType, sectionTypes } from '#domain/guide/section-names.ts'
import { field, type Write } from '#tests/guides/guide-saying.ts'
import { completeCount, completenessOf, formCompletenessOf } from './completeness.ts'

const fills: [SectionType, string, Write][] = [
  ['house_manual', 'a room with a feature', field('houseManual.rooms.1.features', ['Cafetera'])],
  [
    'house_manual',
    'a room of its own name, without features',
    ({ houseManual }) => {
      houseManual.rooms.push({ key: 'r4', label: 'Azotea', features: [''] })
    },
  ],
  ['local_guide', 'a place', field('localGuide.places.0.name', 'Mercado')],
  [
    'local_guide',
    'a place with only a description',
    field('localGuide.places.0.description', 'Fruta'),
  ],
  ['wifi_tech', 'a device', field('wifiTech.devices.0.name', 'Lavadora')],
  ['house_rules', 'a rule', field('houseRules.rules.0.notes', 'Silencio')],
  ['checkout', 'a step', field('checkout.steps.0.title', 'Llaves')],
]

const notEnough: [SectionType, string, Write][] = [
  ['welcome', 'a name without a cover', field('welcome.photoUrl', '')],
  ['welcome', 'a cover without a name', field('welcome.propertyName', '  ')],
  [
    'house_manual',
    'facts without a room',
    ({ houseManual }) => {
      houseManual.bedrooms = 2
      houseManual.parking = 'Patio'
    },
  ],
  [
    'house_manual',
    'a default room with a blank feature',
    field('houseManual.rooms.0.features', ['  ']),
  ],
  [
    'local_guide',
    'an address without places',
    field('localGuide.propertyLocation.address', 'Cerrada de la Jacaranda 12'),
  ],
  [
    'local_guide',
    'a place of nothing but a category',
    field('localGuide.places.0.category', 'Bar'),
  ],
  ['wifi_tech', 'Wi-Fi without devices', field('wifiTech.wifiNetworks.0.ssid', 'Casa')],
  [
    'emergency',
    'contacts without emergency services',
    ({ emergency }) => {
      emergency.emergencyServices = ' '
      emergency.policeContact = '55 5555 0110'
    },
  ],
  ['house_rules', 'a blank rule', field('houseRules.rules.0', { title: ' ', notes: '\n' })],
  ['checkout', 'no step', field('checkout.steps', [])],
]

describe("a section's dot on the dashboard", () => {
  test('a new guide with name and cover has its Welcome and its 911', () => {
    const completeness = completenessOf(formToStored(newForm()))
    expect(sectionTypes.filter((type) => completeness[type])).toEqual(['welcome', 'emergency'])
    expect(completeCount(completeness)).toBe(2)
  })

  test.each(fills)('%s is complete with %s, kept or being typed', (type, _, fill) => {
    const form = newForm()
    fill(form)
    const completeness = completenessOf(formToStored(form))
    expect(completeness[type]).toBe(true)
    expect(formCompletenessOf(form)).toEqual(completeness)
  })

  test.each(notEnough)('%s is not complete with %s, kept or being typed', (type, _, fill) => {
    const form = newForm()
    fill(form)
    const completeness = completenessOf(formToStored(form))
    expect(completeness[type]).toBe(false)
    expect(formCompletenessOf(form)).toEqual(completeness)
  })

  test('a photo just chosen counts for the form', () => {
    const form = newForm()
    form.welcome.photoUrl = 'blob:http://localhost/1'
    expect(formCompletenessOf(form).welcome).toBe(true)
  })

  test('a guide with nothing stored has no dot, and seven make it whole', () => {
    const nothing = { ...formToStored(emptyGuidebookForm()), amenities: null, sections: [] }
    expect(completeCount(completenessOf(nothing))).toBe(0)
    const form = newForm()
    for (const [, , fill] of fills) fill(form)
    expect(completeCount(completenessOf(formToStored(form)))).toBe(7)
  })
})

function newForm(): GuidebookForm {
  const form = emptyGuidebookForm()
  Object.assign(form.welcome, { propertyName: 'Casa Jacaranda', photoUrl: '/photos/a.jpg' })
  return form
}
