import { expect, test } from 'vitest'
import { findGuideLanguage, guestLanguageOf } from './guide-language.ts'

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['it,pt-PT;q=0.9,en;q=0.8', 'pt'],
  ['fr;q=0,es;q=0.4,en;q=0.3', 'es'],
  ['ja', 'en'],
  ['', 'en'],
  [undefined, 'en'],
] as const)('a device that asks for "%s" reads our words in %s', (accepted, language) => {
  expect(guestLanguageOf(accepted)).toBe(language)
})

test('a language that is not one of the five is none', () => {
  expect(findGuideLanguage('fr')).toBe('fr')
  for (const other of ['FR', 'it', '', 'constructor', undefined]) {
    expect(findGuideLanguage(other)).toBeUndefined()
  }
})
