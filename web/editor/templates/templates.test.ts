import { describe, expect, test } from 'vitest'
import { emptySections } from '#domain/guide/editing/completeness.ts'
import { guidebookFormSchema } from '#domain/guide/guidebook.ts'
import { locales } from '#domain/values/locale.ts'
import { findStart, startForm, templateNames } from './templates.ts'

const everyStart = templateNames.flatMap((name) => locales.map((locale) => ({ name, locale })))

describe.each(everyStart)('the $name template in $locale', ({ name, locale }) => {
  const form = startForm(name, locale)

  test('is a form the product accepts once the property has a name', () => {
    const named = { ...form, welcome: { ...form.welcome, propertyName: 'Casa Jacaranda' } }
    expect(guidebookFormSchema.safeParse(named).error).toBeUndefined()
  })

  test('leaves no section empty', () => {
    expect(emptySections(form)).toEqual([])
  })

  test('keeps each section near what guests read: under 150 words', () => {
    const { welcome, houseManual, wifiTech, emergency, houseRules, checkout } = form
    const texts = [
      [welcome.greeting, welcome.note, welcome.supportMessage],
      [houseManual.parking, ...houseManual.rooms.flatMap((room) => [room.label, ...room.features])],
      wifiTech.devices.flatMap((device) => [device.name, device.notes]),
      emergency.emergencyItems.flatMap((item) => [item.title, item.notes]),
      houseRules.rules.flatMap((rule) => [rule.title, rule.notes]),
      checkout.steps.flatMap((step) => [step.title, step.notes]),
    ]
    const lengths = texts.map((section) => section.join(' ').split(/\s+/).length)
    expect(Math.max(...lengths)).toBeLessThan(150)
  })

  test('invents no network, phone, address or place', () => {
    expect(form.welcome.wifiNetworks).toEqual([{ ssid: '', password: '' }])
    expect(form.welcome.hostPhone).toBe('')
    expect(form.localGuide.propertyLocation.address).toBe('')
    expect(form.localGuide.places.map(({ name: place }) => place).join('')).toBe('')
  })
})

test('an address that names no template starts nothing', () => {
  expect(findStart('city')).toBe('city')
  expect(findStart('empty')).toBe('empty')
  expect(findStart('castle')).toBeUndefined()
  expect(findStart(null)).toBeUndefined()
})
