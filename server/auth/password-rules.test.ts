import { describe, expect, test } from 'vitest'
import { Refusal } from '#domain/refusals.ts'
import { commonPasswords } from './common-passwords.ts'
import { assertGoodPassword } from './password-rules.ts'

describe('a new password', () => {
  test.each([
    ['nothing at all', '', 'password_required'],
    ['seven characters', 'k3Tn#9q', 'password_too_short'],
    ['129 characters', `${'kq'.repeat(64)}x`, 'password_too_long'],
    ['the most used one', 'password', 'password_too_common'],
    ['a common one in capitals', 'PRINCESA', 'password_too_common'],
    ['a common one with a year and a mark', 'Princesa2024!', 'password_too_common'],
    ['a common one in disguise', 'P@ssw0rd', 'password_too_common'],
    ['one short word over and over', 'abcabcabcabc', 'password_too_common'],
    ['keys in a row', 'stuvwxyz', 'password_too_common'],
    ['keys in a row backwards', '76543210', 'password_too_common'],
    ['the address itself', 'ana.ruiz@example.com', 'password_too_common'],
    ['what stands before the @', 'Ana.Ruiz', 'password_too_common'],
  ])('is refused when it is %s', (_what, password, code) => {
    expect(codeOf(password)).toBe(code)
  })

  test.each([
    ['eight characters nobody tries', 'k3Tn#9qv'],
    ['128 characters', `${'kq7'.repeat(42)}x9`],
    ['a sentence', 'la puerta azul del patio'],
    ['eight emoji', '🌵🌮🦎🌶️🍋🥑🌊🏜️'],
  ])('is accepted when it is %s', (_what, password) => {
    expect(codeOf(password)).toBeUndefined()
  })

  test('is compared with about a thousand of the most used ones', () => {
    expect(commonPasswords.size).toBeGreaterThan(1000)
    expect([...commonPasswords].filter((entry) => entry.length < 8)).toEqual([])
  })
})

function codeOf(password: string) {
  try {
    assertGoodPassword(password, 'Ana.Ruiz@example.com')
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}
