import { describe, expect, test } from 'vitest'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import { completeCount, completenessOf, emptySections } from '#domain/guide/editing/completeness.ts'
import { readGuidebookForm } from '#domain/guide/guidebook.ts'
import { locales } from '#domain/values/locale.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import { sampleForms } from './sample-forms.ts'
import { sampleGuide } from './sample-guide.ts'

describe.each(locales)('the sample guide in %s', (locale) => {
  test('is a form any host could have sent, with every field said', () => {
    const written = { es, en }[locale]
    expect(readGuidebookForm(written)).toEqual(written)
  })

  test('is complete in all seven sections, none of which is empty', () => {
    expect(completeCount(completenessOf(sampleGuide(locale)))).toBe(7)
    expect(emptySections(sampleForms[locale])).toEqual([])
  })

  test('is published under its reserved code, the same each time it is asked for', () => {
    expect(sampleGuide(locale)).toMatchObject({
      shortCode: 'muestra',
      isPublished: true,
      language: locale,
      coverImageUrl: '/sample/casa-jacaranda.jpg',
    })
    expect(sampleGuide(locale)).toEqual(sampleGuide(locale))
  })

  test('shows its Wi-Fi, its times and a host who can be reached', () => {
    const view = guestViewOf(sampleGuide(locale))
    expect(view.wifi[0]).toMatchObject({ ssid: 'CasaJacaranda_5G', password: 'buganvilia-2O7l' })
    expect(view.checkin?.time12).toBe('3 PM')
    expect(view.checkout?.time12).toBe('11 AM')
    expect(view.host?.phone?.phone?.whatsapp).toMatch(/^52555555\d{4}$/)
  })

  test('names no telephone number but invented ones and 911', () => {
    const numbers = JSON.stringify(sampleForms[locale]).match(/\+?\d[\d ]{6,}\d/g) ?? []
    expect(numbers.length).toBeGreaterThan(4)
    for (const number of numbers) expect(number).toMatch(/^(\+52 )?55 5555 01\d\d$/)
  })

  test('gives every section and block an id of its own', () => {
    const { id, sections } = sampleGuide(locale)
    const ids = [
      id,
      ...sections.flatMap((section) => [section.id, ...section.items.map((item) => item.id)]),
    ]
    expect(new Set(ids).size).toBe(ids.length)
    for (const one of ids) expect(one).toMatch(/^[0-9a-f]{8}-0000-4000-8000-\d{12}$/)
  })

  test('reads in minutes: no section passes 200 words', () => {
    for (const { sectionType, metadata, items } of sampleGuide(locale).sections) {
      const words = textOf(metadata, items).split(/\s+/).length
      expect(words, sectionType).toBeLessThan(200)
    }
  })
})

test('both languages tell of the same house', () => {
  expect(shapeOf(sampleForms.en)).toEqual(shapeOf(sampleForms.es))
  expect(sampleForms.en.welcome.wifiNetworks).toEqual(sampleForms.es.welcome.wifiNetworks)
  expect(sampleForms.en.localGuide.propertyLocation.address).toBe(
    sampleForms.es.localGuide.propertyLocation.address,
  )
})

function textOf(...values: unknown[]): string {
  return values
    .map((value) => {
      if (typeof value === 'string') return value
      return typeof value === 'object' && value !== null ? textOf(...Object.values(value)) : ''
    })
    .filter(Boolean)
    .join(' ')
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
}
