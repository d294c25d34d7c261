import { describe, expect, test } from 'vitest'
import { sayMessage } from '#domain/messages/messages.ts'
import { fieldMessages, refusals } from '#domain/messages/refusals.ts'
import { successes } from '#domain/messages/successes.ts'
import { locales } from '#domain/values/locale.ts'

const modules = import.meta.glob<Record<string, unknown>>('../../web/copy/**/*.ts', { eager: true })

/** The spec's own words (the sections of a guide, always seven; its English for taking guides down), and hours of the clock. */
const asTheSpecSaysIt = [
  'complete',
  'guides_unpublished',
  'night.title',
  'youArrive',
  'youLeave',
  'leavesAt',
  'leavesAtHint',
  'stay.opens',
  'stay.open',
]

describe('a sentence about one of anything', () => {
  const sentences = [...sentencesOfCopy(), ...sentencesOfMessages()]

  test('is among those that are looked at', () => {
    const said = sentences.map(({ sentence }) => sentence)
    expect(said).toEqual(
      expect.arrayContaining(['1 guía', 'You will have 1 credit.', 'El máximo es 1 guía']),
    )
    expect(said.length).toBeGreaterThan(100)
  })

  test('never counts it as many', () => {
    const wrong = sentences.filter(
      ({ path, sentence }) =>
        countsOneAsMany(sentence) && !asTheSpecSaysIt.some((name) => path.endsWith(name)),
    )
    expect(wrong).toEqual([])
  })
})

describe('one counted as many', () => {
  test.for([
    '1 guías',
    'Tendrás 1 créditos.',
    '0 de 1 guías',
    'Con las 1 de cortesía',
    '1 guide(s)',
  ])('is seen in «%s»', (sentence) => expect(countsOneAsMany(sentence)).toBe(true))

  test.for(['1 guía', '11 guías', '1 a 15 guías', '1 mes', 'Puedes publicar 1 guía más.'])(
    'is not seen in «%s»',
    (sentence) => expect(countsOneAsMany(sentence)).toBe(false),
  )
})

const endLikePlurals = new Set(['mes', 'más', 'less', 'waits', 'goes', 'tendrás'])

function countsOneAsMany(sentence: string) {
  const counted = [...sentence.matchAll(/(?<![\d.,])1 (\p{L}+(?:s|\(s\)))(?!\p{L})/gu)]
  if (counted.some(([, word = '']) => !endLikePlurals.has(word))) return true
  return /(?<!\p{L})(?:las|los|quedan|despublicaron) 1(?!\d)/iu.test(sentence)
}

type Said = { path: string; sentence: string }

function sentencesOfCopy() {
  return Object.entries(modules).flatMap(([file, exported]) =>
    Object.values(exported)
      .filter(isDictionary)
      .flatMap((copy) => sayAll(copy, file)),
  )
}

function isDictionary(exported: unknown): exported is object {
  return typeof exported === 'object' && exported !== null && 'es' in exported && 'en' in exported
}

/** Everything a dictionary says of figures, each of them one. */
function sayAll(words: unknown, path: string): Said[] {
  if (isSaying(words)) {
    return sayOfOne(words).map((sentence) => ({ path, sentence: String(sentence) }))
  }
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, part]) => sayAll(part, `${path}.${key}`))
}

function isSaying(words: unknown): words is (...given: unknown[]) => unknown {
  return typeof words === 'function'
}

const mostPlaces = 4

/** One of each figure, and one of the first alone; a sentence that wants names takes the figure as a name. */
function sayOfOne(words: (...given: unknown[]) => unknown) {
  const say = (one: unknown, others: unknown) => words(one, ...Array(mostPlaces).fill(others))
  try {
    return [say(1, 1), say(1, 0)].flat()
  } catch {
    return [say('1', '1')].flat()
  }
}

function sentencesOfMessages(): Said[] {
  return Object.entries({ ...refusals, ...successes, ...fieldMessages }).flatMap(
    ([path, message]) =>
      locales.map((locale) => {
        const places = [...message[locale].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 1])
        return { path, sentence: sayMessage(message, locale, Object.fromEntries(places)) }
      }),
  )
}
