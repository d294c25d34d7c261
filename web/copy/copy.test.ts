import { describe, expect, test } from 'vitest'
import { guideLanguages } from '#domain/values/guide-language.ts'
import { type Locale, locales } from '#domain/values/locale.ts'
import { billingCopy } from './billing.ts'
import type { Copy } from './define-copy.ts'
import { essentialQuestion } from './essentials.ts'
import { guestCopy } from './guest.ts'
import { guestOfflineCopy } from './guest-offline.ts'
import { cookiesCopy, privacyCopy, termsCopy } from './visitors/legal.ts'

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts'], {
  eager: true,
})

const dictionaries = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter(([, value]) => isDictionary(value))
    .map(([name, value]) => ({ name: `${file} ${name}`, copy: value as Copy<object> })),
)

test('the dictionaries are found', () => {
  expect(dictionaries.map(({ name }) => name)).toContain('./layout.ts layoutCopy')
})

describe.each(dictionaries)('$name', ({ copy }) => {
  test('says the same things in both languages', () => {
    expect(shapeOf(copy.en)).toEqual(shapeOf(copy.es))
  })

  test.each(locales)('has no empty sentence in %s', (locale: Locale) => {
    const empty = sentencesOf(copy[locale]).filter(({ sentence }) => sentence.trim() === '')
    expect(empty).toEqual([])
  })
})

describe.each(Object.entries({ guestCopy, guestOfflineCopy }))('%s', (_, copy) => {
  test.each(guideLanguages)('says everything in %s', (language) => {
    expect(shapeOf(copy[language])).toEqual(shapeOf(copy.es))
    const empty = sentencesOf(copy[language]).filter(({ sentence }) => sentence.trim() === '')
    expect(empty).toEqual([])
  })
})

test.each(locales)(
  'a host whose plan ends is promised no credits an operator may not give (%s)',
  (locale) => {
    const { cancelLead, cancelNow } = billingCopy[locale].settings
    expect(cancelLead('') + cancelNow).not.toMatch(/cortesía|courtesy/)
  },
)

const operator = { name: 'Casas', address: 'Luna 5', email: 'a@example.com', productName: 'Z' }
const offer = { courtesyCredits: 3, maxPaidGuides: 15, graceDays: 7 }

describe.each(Object.entries({ cookiesCopy, privacyCopy, termsCopy }))('%s', (_, copy) => {
  const textIn = (locale: Locale) => copy[locale](operator, offer)

  test('has the same chapters in both languages', () => {
    expect(shapeOf(textIn('en'))).toEqual(shapeOf(textIn('es')))
  })

  test.each(locales)('leaves no paragraph empty in %s', (locale) => {
    expect(sentencesOf(textIn(locale)).filter(({ sentence }) => sentence.trim() === '')).toEqual([])
  })
})

test.each([
  ['es', ['llaves de acceso', 'reservaci', 'traductor', 'modelo']],
  ['en', ['passkeys', 'stay', 'translator', 'model']],
] as const)(
  'the privacy notice speaks of keys, stays and whoever may be sent a host’s texts (%s)',
  (locale, named) => {
    const said = JSON.stringify(privacyCopy[locale](operator, offer))
    for (const name of named) expect(said).toContain(name)
  },
)

function isDictionary(value: unknown) {
  if (!isObject(value)) return false
  return Object.keys(value).sort().join() === 'en,es' && Object.values(value).every(isObject)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Every path of a dictionary with the kind of what stands there. */
function shapeOf(words: unknown, path = ''): string[] {
  if (isObject(words)) {
    return Object.entries(words)
      .flatMap(([key, value]) => shapeOf(value, `${path}.${key}`))
      .sort()
  }
  const wants = typeof words === 'function' ? ` of ${words.length}` : ''
  return [`${path}: ${typeof words}${wants}`]
}

function sentencesOf(words: unknown, path = ''): { path: string; sentence: string }[] {
  if (typeof words === 'string') return [{ path, sentence: words }]
  if (!isObject(words)) return []
  return Object.entries(words).flatMap(([key, value]) => sentencesOf(value, `${path}.${key}`))
}

test('a code whose name is what it opens is asked about by that name once', () => {
  const labelOf = (name: string) => {
    const code = { kind: 'code', as: 'lockbox', address: '', texts: [name, '2907'], of: '' }
    return essentialQuestion(code, 'es').label
  }
  expect(labelOf('Caja de llaves')).toBe('Clave: Caja de llaves')
  expect(labelOf('La del patio')).toBe('Clave: Caja de llaves · La del patio')
})
