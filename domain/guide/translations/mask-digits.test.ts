import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maskDigits, unmaskDigits } from './to-send.ts'

describe('numbers and addresses', () => {
  test('do not leave, and are back in their places afterwards', () => {
    const masked = maskDigits('Marca 4821# y llama al 55 5555 0142, o escribe a ana@example.com')!
    expect(masked.text).toBe('Marca ⟦A⟧# y llama al ⟦B⟧ ⟦C⟧ ⟦D⟧, o escribe a ⟦E⟧')
    const translated = 'Call ⟦B⟧ ⟦ C ⟧ ⟦D⟧ or write to ⟦E⟧, then dial ⟦A⟧#'
    expect(unmaskDigits(translated, masked)).toBe(
      'Call 55 5555 0142 or write to ana@example.com, then dial 4821#',
    )
  })

  test.each([
    ['lost', 'Dial it'],
    ['twice', 'Dial ⟦A⟧ ⟦A⟧'],
    ['of another text', 'Dial ⟦B⟧'],
    ['broken', 'Dial ⟦A⟧ ⟦'],
  ])('make a text worthless when one is %s', (_, translated) => {
    expect(unmaskDigits(translated, maskDigits('Marca 4821')!)).toBeUndefined()
  })

  test('come back whatever the text, and however many there are', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.nat(), { maxLength: 60 }),
        (text, all) => {
          fc.pre(!/[⟦⟧]/.test(text))
          const whole = `${text} ${all.map((number) => `x ${number}`).join(' ')}`
          const masked = maskDigits(whole)!
          expect(masked.text).not.toMatch(/\p{Nd}/u)
          expect(unmaskDigits(masked.text, masked)).toBe(whole)
        },
      ),
    )
    expect(maskDigits('⟦A⟧')).toBeUndefined()
  })
})
