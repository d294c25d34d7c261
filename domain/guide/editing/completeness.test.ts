import { describe, expect, test } from 'vitest'
import { emptyGuidebookForm, formToStored, type GuidebookForm } from '#domain/guide/guidebook.ts'
import { type SectionType, sectionTypes } from '#domain/guide/section-names.ts'
import { completeCount, completenessOf, formCompletenessOf } from './completeness.ts'

type Change = (form: GuidebookForm) => void

const fills: [SectionType, string, Change][] = [
  [
    'house_manual',
    'a room with a feature',
    ({ houseManual }) => {
      houseManual.rooms[1]!.features = ['Cafetera']
    },
  ],
  [
    'house_manual',
    'a room of its own name, without features',
    ({ houseManual }) => {
      houseManual.rooms.push({ key: 'r4', label: 'Azotea', features: [''] })
    },
  ],
  [
    'local_guide',
    'a place',
    ({ localGuide }) => {
      localGuide.places[0]!.name = 'Mercado'
    },
  ],
  [
    'local_guide',
    'a place with only a description',
    ({ localGuide }) => {
      localGuide.places[0]!.description = 'Fruta'
    },
  ],
  [
    'wifi_tech',
    'a device',
    ({ wifiTech }) => {
      wifiTech.devices[0]!.name = 'Lavadora'
    },
  ],
  [
    'house_rules',
    'a rule',
    ({ houseRules }) => {
      houseRules.rules[0]!.notes = 'Silencio'
    },
  ],
  [
    'checkout',
    'a step',
    ({ checkout }) => {
      checkout.steps[0]!.title = 'Llaves'
    },
  ],
]

const notEnough: [SectionType, string, Change][] = [
  [
    'welcome',
    'a name without a cover',
    ({ welcome }) => {
      welcome.photoUrl = ''
    },
  ],
  [
    'welcome',
    'a cover without a name',
    ({ welcome }) => {
      welcome.propertyName = '  '
    },
  ],
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
    ({ houseManual }) => {
      houseManual.rooms[0]!.features = ['  ']
    },
  ],
  [
    'local_guide',
    'an address without places',
    ({ localGuide }) => {
      localGuide.propertyLocation.address = 'Cerrada de la Jacaranda 12'
    },
  ],
  [
    'local_guide',
    'a place of nothing but a category',
    ({ localGuide }) => {
      localGuide.places[0]!.category = 'Bar'
    },
  ],
  [
    'wifi_tech',
    'Wi-Fi without devices',
    ({ wifiTech }) => {
      wifiTech.wifiNetworks[0]!.ssid = 'Casa'
    },
  ],
  [
    'emergency',
    'contacts without emergency services',
    ({ emergency }) => {
      emergency.emergencyServices = ' '
      emergency.policeContact = '55 5555 0110'
    },
  ],
  [
    'house_rules',
    'a blank rule',
    ({ houseRules }) => {
      houseRules.rules[0] = { title: ' ', notes: '\n' }
    },
  ],
  [
    'checkout',
    'no step',
    ({ checkout }) => {
      checkout.steps = []
    },
  ],
]

describe("a section's dot on the dashboard", () => {
  test('a new guide with name and cover has its Welcome and its 911', () => {
    const completeness = completenessOf(formToStored(newForm()))
    expect(sectionTypes.filter((type) => completeness[type])).toEqual(['welcome', 'emergency'])
    expect(completeCount(completeness)).toBe(2)
  })

  test.each(fills)('%s is complete with %s', (type, _, fill) => {
    const form = newForm()
    fill(form)
    expect(completenessOf(formToStored(form))[type]).toBe(true)
    expect(formCompletenessOf(form)[type]).toBe(true)
  })

  test.each(notEnough)('%s is not complete with %s', (type, _, fill) => {
    const form = newForm()
    fill(form)
    expect(completenessOf(formToStored(form))[type]).toBe(false)
    expect(formCompletenessOf(form)[type]).toBe(false)
  })

  test('the dots of a form being typed are those it will have when kept', () => {
    for (const [, , fill] of [...fills, ...notEnough]) {
      const form = newForm()
      fill(form)
      expect(formCompletenessOf(form)).toEqual(completenessOf(formToStored(form)))
    }
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
