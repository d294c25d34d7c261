import { expect, test } from 'vitest'
import { emptyGuidebookForm, readGuidebookForm } from './guidebook.ts'

test('a new guide has three rooms with one empty feature each, in the language of the guide', () => {
  expect(emptyGuidebookForm({ language: 'en' }).houseManual.rooms).toEqual([
    { key: 'master-bedroom', label: 'Master Bedroom', features: [''] },
    { key: 'kitchen', label: 'Kitchen', features: [''] },
    { key: 'living-room', label: 'Living Room', features: [''] },
  ])
  expect(emptyGuidebookForm().houseManual.rooms.map(({ label }) => label)).toEqual([
    'Recámara principal',
    'Cocina',
    'Sala',
  ])
})

test('a new guide has 911, one blank entry in each list, no times and the clock of Mexico City', () => {
  const form = emptyGuidebookForm()
  expect(form.emergency.emergencyServices).toBe('911')
  expect(form.timeZone).toBe('America/Mexico_City')
  expect([form.welcome.checkInHour, form.welcome.checkOutHour]).toEqual(['', ''])
  for (const list of [
    form.welcome.wifiNetworks,
    form.localGuide.places,
    form.wifiTech.wifiNetworks,
    form.wifiTech.devices,
    form.emergency.emergencyItems,
    form.houseRules.rules,
    form.checkout.steps,
  ]) {
    expect(list).toHaveLength(1)
  }
  expect(Object.values(form.sections)).toEqual(Array(7).fill({ isActive: true, items: [] }))
})

test('a new guide lacks nothing but its name', () => {
  expect(() => readGuidebookForm(emptyGuidebookForm())).toThrow(
    expect.objectContaining({ fields: { 'welcome.propertyName': 'property_name_required' } }),
  )
  const form = emptyGuidebookForm()
  form.welcome.propertyName = 'Casa Jacaranda'
  expect(readGuidebookForm(form)).toEqual(form)
})

test('two new forms share nothing', () => {
  const one = emptyGuidebookForm()
  one.houseRules.rules[0]!.title = 'Silencio'
  one.sections.welcome.items.push({
    title: '',
    body: '',
    photoUrl: '',
    linkUrl: '',
    isActive: true,
  })
  expect(emptyGuidebookForm().houseRules.rules[0]!.title).toBe('')
  expect(emptyGuidebookForm().sections.welcome.items).toEqual([])
})
