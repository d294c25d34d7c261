import { expect, test } from 'vitest'
import { emptyGuidebookForm, type GuidebookForm } from '#domain/guide/guidebook.ts'
import { hashOf } from '#domain/guide/translations/hash-of.ts'
import { unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { findSharedList, sharedEntriesOf } from './entries.ts'
import { carryNotes, carryTranslations, carryUnconfirmed } from './plan-copy.ts'

const id = 'r7000000'
const path = `houseRules.rules.${id}.title`

function home(title: string, said: Record<string, string> = {}): GuidebookForm {
  const form = emptyGuidebookForm()
  form.houseRules.rules = [{ id, title, notes: '' }]
  const translations = Object.entries(said).map(([language, text]) => [
    language,
    { [path]: { text, of: hashOf(title) } },
  ])
  return {
    ...form,
    ...(translations.length > 0 && { translations: Object.fromEntries(translations) }),
  }
}

function carried(form: GuidebookForm, from: GuidebookForm) {
  const entry = sharedEntriesOf(from).get(id)
  if (!entry) throw new Error('no such rule')
  return carryTranslations(form, from, entry).translations
}

test('an entry brings its translations into the languages that the other guide has', () => {
  const from = home('Sin fiestas', { de: 'Keine Feste', fr: 'Pas de fêtes' })
  const note = { text: 'Willkommen', of: hashOf('Hola') }
  const onto = { ...home('Sin fiestas'), translations: { de: { 'welcome.note': note } } }
  expect(carried(onto, from)).toEqual({
    de: { 'welcome.note': note, [path]: { text: 'Keine Feste', of: hashOf('Sin fiestas') } },
  })
})

test('what was translated there stays, unless it is of other words', () => {
  const from = home('Sin fiestas', { de: 'Keine Feste' })
  expect(carried(home('Sin fiestas', { de: 'Keine Partys' }), from)?.de?.[path]?.text).toBe(
    'Keine Partys',
  )
  const older = {
    ...home('Sin fiestas'),
    translations: home('Sin ruido', { de: 'x' }).translations,
  }
  expect(carried(older, from)?.de?.[path]?.text).toBe('Keine Feste')
})

test('nothing is brought into a guide of another language, or without one', () => {
  const from = home('Sin fiestas', { de: 'Keine Feste' })
  expect(carried(home('Sin fiestas'), from)).toBeUndefined()
  const english = { ...home('Sin fiestas', { de: 'x' }), language: 'en' as const }
  expect(carried(english, from)).toEqual(english.translations)
})

test('a language that only the other guide has keeps its own words', () => {
  const from = home('Sin fiestas', { de: 'Keine Feste' })
  const onto = home('Sin fiestas', { fr: 'Pas de fêtes' })
  expect(carried(onto, from)).toEqual(onto.translations)
})

test('a translation that repeats a code of its home is brought nowhere', () => {
  const from = home('La puerta tiene clave', { de: 'Die Tür hat den Code 4821' })
  const code = { id: 'r8000000', kind: 'door' as const, label: '', code: '4821', notes: '' }
  from.welcome.arrival.codes = [code]
  const stale = home('La puerta', { de: 'Die Tür' }).translations
  const onto = { ...home('La puerta tiene clave'), translations: stale }
  expect(carried(onto, from)).toEqual(stale)
  from.welcome.arrival.codes = []
  expect(carried(onto, from)?.de?.[path]?.text).toContain('4821')
})

test('of what waits to be confirmed only the copied entry waits there too', () => {
  const form = emptyGuidebookForm()
  form.houseRules.rules = [
    { id: 'r1k2m9qa', title: 'Gas', notes: 'Ciérralo.' },
    { id: 'r2k2m9qa', title: 'Alberca', notes: 'Hasta las diez.' },
  ]
  const [gas, pool] = ['houseRules.rules.r1k2m9qa.notes', 'houseRules.rules.r2k2m9qa.notes']
  const from = {
    ...form,
    unconfirmed: unconfirmedTexts({ [gas!]: 'Ciérralo.', [pool!]: 'Hasta las diez.' }),
  }
  const there = { ...form, unconfirmed: unconfirmedTexts({ 'welcome.note': 'Hola' }) }
  const list = findSharedList('houseRules.rules')!
  expect(carryUnconfirmed(there, from, { id: 'r1k2m9qa', list }).unconfirmed).toEqual(
    unconfirmedTexts({ 'welcome.note': 'Hola', [gas!]: 'Ciérralo.' }),
  )
})

test('entries that arrive together bring what is noted of each, in one reading of their guide', () => {
  const list = findSharedList('houseRules.rules')!
  const ids = Array.from({ length: 50 }, (_, at) => `r${String(at).padStart(7, '0')}`)
  const readsFor = (arrived: readonly string[]) => {
    let reads = 0
    const form = emptyGuidebookForm()
    Object.defineProperty(form.welcome, 'note', {
      get: () => {
        reads += 1
        return ''
      },
    })
    form.houseRules.rules = ids.map((each) => ({ id: each, title: `Regla ${each}`, notes: '' }))
    const said = Object.fromEntries(
      ids.map((each) => [`houseRules.rules.${each}.title`, `Regla ${each}`]),
    )
    const from = { ...form, unconfirmed: unconfirmedTexts(said) }
    const { unconfirmed = {} } = carryNotes(
      form,
      from,
      ...arrived.map((each) => ({ id: each, list })),
    )
    expect(Object.keys(unconfirmed)).toEqual(
      arrived.map((each) => `houseRules.rules.${each}.title`),
    )
    return reads
  }
  expect(readsFor(ids)).toBe(readsFor(ids.slice(0, 1)))
})
