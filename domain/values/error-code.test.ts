import { describe, expect, test } from 'vitest'
import { errorCodeFrom, errorCodeRandomBytes, findErrorCode } from './error-code.ts'

const everyByte = Array.from({ length: 256 }, (_, byte) => byte)

describe('the code of an error', () => {
  test('is two groups of four', () => {
    expect(errorCodeFrom(new Uint8Array(errorCodeRandomBytes))).toBe('3333-3333')
    expect(errorCodeFrom(Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7))).toBe('3467-9CDF')
    expect(() => errorCodeFrom(new Uint8Array(7))).toThrow(RangeError)
  })

  test('has no two signs that look alike, and none that spells words', () => {
    const signs = new Set(
      everyByte.map((byte) => errorCodeFrom(new Uint8Array(8).fill(byte)).charAt(0)),
    )
    for (const alike of ['0OQD', '1IL7', '2Z', '5S', '8B', '6G', 'UV']) {
      expect([alike, [...alike].filter((sign) => signs.has(sign)).length <= 1]).toEqual([
        alike,
        true,
      ])
    }
    expect([...'AEIOU'].filter((vowel) => signs.has(vowel))).toEqual([])
  })

  test.for(['K7M3-9CWT', ' k7m3-9cwt ', 'k7m39cwt', 'K7M3 9CWT', 'K 7 M 3 9 C W T', 'K7M3–9CWT'])(
    'is understood however it was written down: %j',
    (typed) => expect(findErrorCode(typed)).toBe('K7M3-9CWT'),
  )

  test.for(['', 'K7M3', 'K7M3-9CWTT', 'K7M3-9CW0', 'K7M3-9CWI', 'K7M3_9CWT', '.*', 'ñ7M39CWT'])(
    'is not %j',
    (typed) => expect(findErrorCode(typed)).toBeUndefined(),
  )
})
