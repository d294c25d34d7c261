import { describe, expect, test } from 'vitest'
import { formToStored, readGuidebookForm, storedToForm } from '#domain/guide/guidebook.ts'
import { changingFacts, checksBefore, saysPrice } from './changing-facts.ts'
import { unconfirmedTexts } from './unconfirmed.ts'

const form = storedToForm(
  formToStored(
    readGuidebookForm({
      welcome: {
        propertyName: 'Casa',
        hostPhone: '+52 55 5555 0142',
        wifiNetworks: [{ id: 'w1k2m9qa', ssid: 'Casa', password: 'girasol' }],
        arrival: {
          codes: [{ id: 'c1k2m9qa', kind: 'door', label: 'Puerta', code: '22', notes: '' }],
        },
      },
      localGuide: { propertyLocation: { address: 'Av. Sonora 187, 06700' } },
      emergency: { emergencyServices: '911', medicalContact: 'Clínica: 55 5555 0118' },
      houseRules: {
        rules: [
          { id: 'r1k2m9qa', title: 'Llave perdida', notes: 'Cuesta $350 MXN.' },
          { id: 'r2k2m9qa', title: 'Sin fiestas', notes: 'Desde las 10.' },
        ],
      },
    }),
  ),
)

test('a host is asked about codes, Wi-Fi, phones and prices, in that order', () => {
  expect(changingFacts(form).map(({ kind, address }) => [kind, address])).toEqual([
    ['code', 'welcome.arrival.codes.c1k2m9qa'],
    ['wifi', 'welcome.wifiNetworks.w1k2m9qa'],
    ['phone', 'welcome.hostPhone'],
    ['phone', 'emergency.medicalContact'],
    ['price', 'houseRules.rules.r1k2m9qa'],
  ])
})

test('what guests do not see is not asked about: switched off, or hidden until it is confirmed', () => {
  const { welcome, sections } = form
  const off = {
    ...form,
    welcome: { ...welcome, contactInfoEnabled: false },
    sections: { ...sections, emergency: { ...sections.emergency, isActive: false } },
    unconfirmed: unconfirmedTexts({ 'welcome.arrival.codes.c1k2m9qa.code': '22' }),
  }
  expect(changingFacts(off).map(({ address }) => address)).toEqual([
    'welcome.wifiNetworks.w1k2m9qa',
    'houseRules.rules.r1k2m9qa',
  ])
})

test('a network that stands in both tabs is asked about once, unless they differ', () => {
  const askedBeside = (ssid: string, password: string) => {
    const wifiNetworks = [{ id: 'w2k2m9qa', ssid, password }]
    const both = { ...form, wifiTech: { ...form.wifiTech, wifiNetworks } }
    return changingFacts(both).filter(({ kind }) => kind === 'wifi').length
  }
  expect([askedBeside('Casa', 'girasol'), askedBeside('Casa', 'girasol-7')]).toEqual([1, 2])
  expect(askedBeside('Casagira', 'sol')).toBe(2)
})

test.for([
  ['$350', true],
  ['MXN 500', true],
  ['20 dls', true],
  ['US$ 20', true],
  ['20 dólares', true],
  ['350 pesos por noche', true],
  ['15€', true],
  ['€15', true],
  ['200 MXN', true],
  ['20 dollars', true],
  ['Habitación 20', false],
  ['10 pm', false],
  ['Pesos de gimnasio', false],
] as const)('%s: names a price is %s', ([text, isPrice]) => {
  expect(saysPrice(text)).toBe(isPrice)
})

describe('a guide is asked about', () => {
  test('when thirty days have gone by', () => {
    const now = new Date('2026-11-22T10:00:00Z')
    expect(checksBefore(now)).toEqual(new Date('2026-10-23T10:00:00Z'))
  })
})
