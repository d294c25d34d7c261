import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText, findText, isBlank } from './text.ts'

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['line ends and tabs', '\n\t\r'],
  ['a hard space', '\u00a0'],
  ['zero-width marks', '\u200b\u200d\ufeff\u2060'],
  ['direction marks', '\u200e\u202e'],
  ['fillers that show nothing', '\u3164\u2800\u115f'],
  ['a lone control', '\u0007'],
])('%s is blank', (_, text) => {
  expect(isBlank(text)).toBe(true)
  expect(findText(text)).toBeUndefined()
})

test.each(['a', ' 0 ', '.', '🏠', 'é', '\u200bx'])('%j is not blank', (text) => {
  expect(isBlank(text)).toBe(false)
})

test('a text is found without its outer spaces', () => {
  expect(findText('  Casa Jacaranda \n')).toBe('Casa Jacaranda')
})

test.each([undefined, null, 7, true, {}, ['a']])('%j is no text', (value) => {
  expect(findText(value)).toBeUndefined()
})

test('a cleaned text holds neither NUL nor half a character, and nothing else changes', () => {
  expect(cleanText('a\u0000b')).toBe('ab')
  expect(cleanText('x\ud83d')).toBe('x\ufffd')
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'ñ', '\u0000', '\ud83d', '\ude00', '😀', ' ') }),
      (text) => {
        const clean = cleanText(text)
        expect(clean.isWellFormed()).toBe(true)
        expect(clean).not.toContain('\u0000')
        if (text.isWellFormed() && !text.includes('\u0000')) expect(clean).toBe(text)
      },
    ),
  )
})
