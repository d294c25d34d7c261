import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, test } from 'vitest'
import { Refusal } from '#domain/messages/refusals.ts'
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
    ['a common one in letters of full width', 'ｐａｓｓｗｏｒｄ１２３', 'password_too_common'],
    ['the product’s name with a year', 'Zaguan2026!', 'password_too_common'],
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

  test('is compared with the 10,000 most used ones that leaked', () => {
    const commonest = dictionary['passwords-common'].slice(0, 10_000).map(String)
    const allowed = commonest.filter((password) => [...password].length >= 8)
    expect(commonest).toHaveLength(10_000)
    expect(allowed.filter((password) => codeOf(password) !== 'password_too_common')).toEqual([])
  })

  test.each(['contraseña1', 'tequieromucho', 'guadalajara2024', 'nomeacuerdo'])(
    'is compared with what is typed in Mexico: %s',
    (password) => expect(codeOf(password)).toBe('password_too_common'),
  )
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
