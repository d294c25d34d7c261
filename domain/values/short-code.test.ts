import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  findShortCode,
  isReservedShortCode,
  sampleShortCode,
  shortCodeFrom,
  shortCodeLength,
  shortCodeRandomBytes,
} from './short-code.ts'

const bytes = fc.uint8Array({ minLength: shortCodeRandomBytes, maxLength: shortCodeRandomBytes })
const fairBytes = bytes.filter((all) => all.filter((byte) => byte < 252).length >= shortCodeLength)

test('a code has eight characters, none of which is read for another or spells a word', () => {
  fc.assert(
    fc.property(fairBytes, (all) => {
      expect(shortCodeFrom(all)).toMatch(/^[2-9bcdfghjkmnpqrstvwxyz]{8}$/)
    }),
  )
})

test('every character is as likely as any other', () => {
  const seen = new Map<string, number>()
  for (let byte = 0; byte < 252; byte += 1) {
    const [letter = ''] = shortCodeFrom(new Uint8Array(8).fill(byte))
    seen.set(letter, (seen.get(letter) ?? 0) + 1)
  }
  expect(seen.size).toBe(28)
  expect(new Set(seen.values())).toEqual(new Set([9]))
})

test('bytes that would favour some characters are skipped', () => {
  const unfair = Uint8Array.of(252, 253, 254, 255, 0, 1, 2, 3, 4, 5, 6, 7)
  expect(shortCodeFrom(unfair)).toBe(shortCodeFrom(Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7)))
})

test('without enough chance there is no code', () => {
  expect(() => shortCodeFrom(Uint8Array.of(1, 2, 3))).toThrow(RangeError)
  expect(() => shortCodeFrom(new Uint8Array(32).fill(255))).toThrow(RangeError)
})

test('a code is read whatever its capitals, and without spaces around it', () => {
  expect(findShortCode(' K7M2P9QX ')).toBe('k7m2p9qx')
  expect(findShortCode('MUESTRA')).toBe(sampleShortCode)
  fc.assert(
    fc.property(fairBytes, (all) => {
      const code = shortCodeFrom(all)
      expect(findShortCode(code.toUpperCase())).toBe(code)
    }),
  )
})

test.each([
  '',
  'abc',
  'a'.repeat(33),
  'k7m2 p9q',
  '../etc',
  'k7m2p9q%',
  'ñandúes',
  "'; drop",
  'İstanbul',
])('%j can be no code', (typed) => {
  expect(findShortCode(typed)).toBeUndefined()
})

test("the sample guide's code is reserved and can never be drawn", () => {
  expect(isReservedShortCode('muestra')).toBe(true)
  expect(isReservedShortCode('k7m2p9qx')).toBe(false)
  expect(sampleShortCode).not.toHaveLength(shortCodeLength)
})
