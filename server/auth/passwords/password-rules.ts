import { Refusal } from '#domain/messages/refusals.ts'
import { commonestPasswords, leakedPasswords } from './common-passwords.ts'

/** Refuses a new password that is too short, too long, or one that thieves try first. */
export function assertGoodPassword(password: string, email = '') {
  if (password === '') throw new Refusal('password_required')
  const length = [...password].length
  if (length < 8) throw new Refusal('password_too_short')
  if (password.length > 128) throw new Refusal('password_too_long')
  if (isCommon(password) || isOwnAddress(password, email)) throw new Refusal('password_too_common')
}

function isCommon(password: string) {
  const plain = password.toLowerCase()
  if (leakedPasswords.has(plain)) return true
  return [plain, withoutTail(plain), withoutMasks(plain), withoutMasks(withoutTail(plain))].some(
    (variant) => commonestPasswords.has(variant) || isOneUnitRepeated(variant) || isRow(variant),
  )
}

/** `Password2024!` is `password` to anyone who guesses. */
function withoutTail(text: string) {
  const word = text.replace(/[\d\W_]{1,6}$/, '')
  return word.length >= 6 ? word : text
}

const masks: Readonly<Record<string, string>> = { '@': 'a', '0': 'o', '3': 'e', $: 's', '!': 'i' }

function withoutMasks(text: string) {
  return text.replace(/[@03$!]/g, (mask) => masks[mask] ?? mask)
}

function isOneUnitRepeated(text: string) {
  return /^(.{1,3})\1+$/.test(text)
}

/** Neighbours all the way, up or down: 23456789, hgfedcba. */
function isRow(text: string) {
  const steps = [...text.slice(1)].map((char, at) => char.charCodeAt(0) - text.charCodeAt(at))
  return (
    steps.length > 0 && (steps.every((step) => step === 1) || steps.every((step) => step === -1))
  )
}

function isOwnAddress(password: string, email: string) {
  const plain = password.toLowerCase()
  return email !== '' && [email.toLowerCase(), email.toLowerCase().split('@')[0]].includes(plain)
}
