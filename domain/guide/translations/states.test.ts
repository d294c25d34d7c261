import { describe, expect, test } from 'vitest'
import { giveIds } from '#domain/guide/editing/give-ids.ts'
import { derivedId } from '#domain/guide/entry-ids.ts'
import { emptyGuidebookForm, type GuidebookForm } from '#domain/guide/guidebook.ts'
import { hiddenTexts, unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { hashOf } from './hash-of.ts'
import { acceptIn, figuresOf, sayIn, stateOf, wordsToTranslate } from './states.ts'
import { countSwapped, swapLanguages } from './swap-languages.ts'

const form = twoRules()
const words = wordsToTranslate(form)
const [one, two] = words.filter(({ section }) => section === 'house_rules')

describe('what a host is asked to translate', () => {
  test('is every text that says something in a language', () => {
    expect(words.map(({ original }) => original)).toEqual(['Sin fiestas', 'No fumar'])
    expect(one?.at).toEqual(['houseRules', 'rules', '*', 'title'])
    expect([one?.numbers, two?.numbers]).toEqual([[1], [2]])
  })

  test('stands as missing, older, by machine or good', () => {
    const texts = {
      [one!.path]: { text: 'No parties', of: hashOf('Otra cosa') },
      [two!.path]: { text: 'No smoking', of: hashOf('No fumar'), machine: true },
    }
    expect(figuresOf(words, texts)).toEqual({ missing: 0, older: 1, machine: 1, good: 0 })
    const accepted = acceptIn(texts, [one!, two!])
    expect(figuresOf(words, accepted)).toEqual({ missing: 0, older: 0, machine: 0, good: 2 })
  })

  test('is of the original as it stands once it is typed, and gone once nothing is', () => {
    const typed = sayIn({}, one!, 'No parties')
    expect(stateOf(one!, typed)).toBe('good')
    expect(sayIn(typed, one!, '  ')).toEqual({})
  })
})

describe('languages that change places', () => {
  const translated: GuidebookForm = {
    ...form,
    translations: {
      en: sayIn({}, one!, 'No parties'),
      fr: { ...sayIn({}, one!, 'Pas de fêtes'), ...sayIn({}, two!, 'Ne pas fumer') },
    },
  }

  test('leave what was the original as a translation of what was one', () => {
    const swapped = swapLanguages(translated, 'en')
    expect(swapped.language).toBe('en')
    expect(swapped.houseRules.rules.map(({ title }) => title)).toEqual([
      'No parties',
      'No fumar',
      '555',
    ])
    expect(swapped.translations?.es?.[one!.path]).toEqual({
      text: 'Sin fiestas',
      of: hashOf('No parties'),
    })
    expect(swapped.translations?.en).toEqual({})
    const after = wordsToTranslate(swapped)
    expect(figuresOf(after, swapped.translations?.fr).good).toBe(2)
  })

  test('leave a translation where it is that is longer than its field may be', () => {
    const long = { ...form, translations: { en: sayIn({}, one!, 'No parties, '.repeat(20)) } }
    const swapped = swapLanguages(long, 'en')
    expect(swapped.houseRules.rules[0]?.title).toBe('Sin fiestas')
    expect(swapped.translations?.en).toEqual(long.translations.en)
    // The host is told of it before.
    expect(countSwapped(long, 'en')).toEqual({ count: 0, left: 2 })
    expect(countSwapped(translated, 'en')).toEqual({ count: 1, left: 1 })
  })

  test('leave a draft by a machine where it is until the host has accepted it', () => {
    const draft = { text: 'No parties', of: hashOf('Sin fiestas'), machine: true }
    const drafted = { ...form, translations: { en: { [one!.path]: draft } } }
    const swapped = swapLanguages(drafted, 'en')
    expect(swapped.houseRules).toEqual(form.houseRules)
    expect(swapped.translations).toEqual({ ...drafted.translations, es: {} })
  })

  test('keep hidden what a template said before it marked what is hidden', () => {
    const water = 'Agua filtrada en la llave pequeña; la grande no es para beber'
    const rules = form.houseRules.rules.with(0, { ...form.houseRules.rules[0]!, title: water })
    const guide = { ...form, houseRules: { ...form.houseRules, rules } }
    const { path } = one!
    const swapped = swapLanguages(
      {
        ...guide,
        translations: { en: { [path]: { text: 'Drink from the small tap', of: hashOf(water) } } },
        unconfirmed: unconfirmedTexts({ [path]: water }),
      },
      'en',
    )
    expect(swapped.unconfirmed).toEqual(hiddenTexts({ [path]: 'Drink from the small tap' }))
  })

  test('are as before when they change back', () => {
    const there = swapLanguages(translated, 'en')
    const back = swapLanguages(there, 'es')
    expect(back.houseRules).toEqual(translated.houseRules)
    expect(back.translations?.en).toEqual(translated.translations?.en)
    expect(back.translations?.fr).toEqual(translated.translations?.fr)
  })
})

function twoRules(): GuidebookForm {
  let made = 0
  const empty = emptyGuidebookForm()
  const rules = ['Sin fiestas', 'No fumar', '555'].map((title) => ({ title, notes: '' }))
  return giveIds({ ...empty, houseRules: { rules } }, () => {
    made += 1
    return derivedId(`rule ${made}`)
  }).form
}
