import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText, findText, isBlank, normalized } from './text.ts'

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

const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const

test.each(forms)('a letter with marks without end keeps few of them in %s', (form) => {
  const text = `x${'\u0315'.repeat(50_000)}${'\u0316\uff9e'.repeat(25_000)}y`
  expect(normalized(text, form)).toHaveLength(32)
})

test.each(forms)('what people write is in %s as Unicode has it', (form) => {
  const text = 'Señorita, 2º piso. Tiếng Việt; ที่พัก; שָׁלוֹם; ﬁn; ｶﾞ; 한국; नमस्ते'
  for (const written of [text, text.normalize('NFD')])
    expect(normalized(written, form)).toBe(written.normalize(form))
})
