import { describe, expect, test } from 'vitest'
import { chooseLocale, localesFrom } from './locale.ts'

describe('the reader’s language', () => {
  test('is the one in the address before any other', () => {
    expect(chooseLocale({ asked: 'en', remembered: 'es', accepted: 'es' })).toBe('en')
  })

  test('is the remembered one when the address names none we speak', () => {
    expect(chooseLocale({ asked: 'fr', remembered: 'en', accepted: 'es' })).toBe('en')
  })

  test.each([
    ['en-US,en;q=0.9', 'en'],
    ['es-MX', 'es'],
    ['fr-FR, en;q=0.4, es;q=0.8', 'es'],
    ['de, EN-gb;q=0.1', 'en'],
    ['en;q=0, es;q=0.1', 'es'],
    ['en;q=abc, es;q=0.5', 'es'],
  ])('follows the weights of %j', (accepted, locale) => {
    expect(chooseLocale({ accepted })).toBe(locale)
  })

  test('is Spanish when nothing we speak is wished for', () => {
    expect(chooseLocale({ accepted: 'fr, de;q=0.5' })).toBe('es')
    expect(chooseLocale({})).toBe('es')
  })

  test('falls back to what the caller names', () => {
    expect(chooseLocale({ accepted: 'ja', fallback: 'en' })).toBe('en')
  })
})

test('what is said in both languages begins with that of the guide, and with Spanish where it is neither', () => {
  expect(localesFrom('en')).toEqual(['en', 'es'])
  expect(localesFrom('es')).toEqual(['es', 'en'])
  expect(localesFrom('fr')).toEqual(['es', 'en'])
})
