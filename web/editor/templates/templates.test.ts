import { describe, expect, test } from 'vitest'
import { emptySections } from '#domain/guide/editing/completeness.ts'
import { formToStored, guidebookFormSchema } from '#domain/guide/guidebook.ts'
import { healthOf } from '#domain/guide/health/health.ts'
import { fieldPathOf } from '#domain/guide/translations/words.ts'
import { unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { hiddenFacts, waitingFacts } from '#domain/guide/unconfirmed/waiting-facts.ts'
import { withoutHidden } from '#domain/guide/unconfirmed/without-hidden.ts'
import { locales } from '#domain/values/locale.ts'
import { findStart, startForm, templateNames, templateWords } from './templates.ts'

const everyStart = templateNames.flatMap((name) => locales.map((locale) => ({ name, locale })))

describe.each(everyStart)('the $name template in $locale', ({ name, locale }) => {
  const form = startForm(name, locale)

  test('is a form the product accepts once the property has a name', () => {
    const named = { ...form, welcome: { ...form.welcome, propertyName: 'Casa Jacaranda' } }
    expect(guidebookFormSchema.safeParse(named).error).toBeUndefined()
  })

  test('says something in every sentence, list and entry', () => {
    const words = templateWords[name][locale]
    expect(emptyPlaces(words)).toEqual([])
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

  test('has a place with words in it for each of the 25 questions: only what nobody else can know is still to be filled in', () => {
    const { questions, findings } = healthOf({ ...form, unconfirmed: {} })
    const open = questions.filter(({ state }) => state !== 'answered')
    expect(open.map(({ question, state }) => `${question}: ${state}`)).toEqual([
      'wifi: missing',
      'contact: missing',
    ])
    expect(findings).toEqual([])
  })

  test('invents no network, phone, address or place', () => {
    expect(form.welcome.wifiNetworks).toMatchObject([{ ssid: '', password: '' }])
    expect(form.welcome.hostPhone).toBe('')
    expect(form.localGuide.propertyLocation.address).toBe('')
    expect(form.localGuide.places.map(({ name: place }) => place).join('')).toBe('')
  })
})

describe.each(everyStart)('what the $name template says in $locale', ({ name, locale }) => {
  const form = startForm(name, locale)
  const facts = waitingFacts(form, form.unconfirmed)

  test('waits to be confirmed, sentence by sentence', () => {
    const addresses = facts.map(({ address }) => address)
    expect(addresses).toContain('welcome.note')
    expect(addresses.filter((address) => address.includes('.features.')).length).toBeGreaterThan(5)
    expect(addresses).not.toContain(`houseManual.rooms.${form.houseManual.rooms[0]?.id}`)
    expect(addresses).not.toContain('emergency.emergencyServices')
  })

  test('waits with its hours and counts, each by itself, which guests are shown', () => {
    const counted = facts.filter(({ texts }) => texts.every(({ original }) => /^\d/.test(original)))
    expect(counted.map(({ address, canHurt }) => [address, canHurt])).toEqual([
      ['welcome.checkInHour', false],
      ['welcome.checkOutHour', false],
      ['houseManual.bedrooms', false],
      ['houseManual.bathrooms', false],
      ['houseManual.maxGuests', false],
    ])
  })

  test('answers no question while guests are not shown the answer', () => {
    const { questions } = healthOf(form)
    const open = questions.filter(({ state }) => state === 'waiting')
    expect(open.map(({ question }) => question)).toEqual(
      expect.arrayContaining(['parking', 'drinking_water', 'disasters']),
    )
    const hidden = facts.filter(({ canHurt }) => canHurt).flatMap(({ texts }) => texts)
    const paths = hidden.map(fieldPathOf)
    expect(open.filter(({ path }) => !paths.includes(path))).toEqual([])
  })

  test('is not shown to guests in an entry, one like the other, and where it can hurt', () => {
    const entries = facts.filter(({ texts }) => texts.some(({ at }) => at.includes('*')))
    expect(entries.length).toBeGreaterThan(30)
    expect(facts.filter(({ canHurt }) => canHurt)).toEqual(expect.arrayContaining(entries))
    const hidden = facts.filter(({ canHurt }) => canHurt).map(({ address }) => address)
    expect(hidden).toEqual(expect.arrayContaining(['houseManual.parking']))
    const shown = JSON.stringify(withoutHidden(formToStored(form)))
    expect(shown).not.toMatch(/\bgas\b|para beber|drink|agua filtrada|filtered/i)
    expect(shown).toContain('911')
  })

  test('is no less hidden in a guide that was stored before its entries were marked', () => {
    const unmarked = unconfirmedTexts(
      Object.fromEntries(facts.flatMap(({ texts }) => texts.map((t) => [t.path, t.original]))),
    )
    const hidden = hiddenFacts(form, unmarked).flatMap(({ texts }) => texts)
    expect(JSON.stringify(hidden)).toMatch(/beber|drink/i)
    const stored = formToStored({ ...form, unconfirmed: unmarked })
    const shown = JSON.stringify(withoutHidden(stored))
    expect(shown).not.toMatch(/\bgas\b|para beber|drinking|\btiro\b|\bflue\b/i)
    const [rule] = form.houseRules.rules
    expect(shown).toContain(rule?.title)
  })
})

test('an empty start says nothing that waits', () => {
  expect(startForm('empty', 'es')).not.toHaveProperty('unconfirmed')
})

test('an address that names no template starts nothing', () => {
  expect(findStart('city')).toBe('city')
  expect(findStart('empty')).toBe('empty')
  expect(findStart('castle')).toBeUndefined()
  expect(findStart(null)).toBeUndefined()
})

function emptyPlaces(words: unknown, path = ''): string[] {
  if (typeof words === 'string') return words.trim() === '' ? [path] : []
  const parts = Object.entries(words ?? {})
  return parts.length === 0
    ? [path]
    : parts.flatMap(([key, part]) => emptyPlaces(part, `${path}.${key}`))
}
