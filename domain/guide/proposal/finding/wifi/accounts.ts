import { tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { hasPhrase, phrases } from '#domain/guide/proposal/words/phrases.ts'
import { withoutColour } from './not-colour.ts'
import { wifiWords } from './wifi-words.ts'

const accountWords = phrases(
  'netflix, hbo, disney, prime, amazon, spotify, apple tv, vix, roku, paramount, streaming, cuenta, account',
)

const mail = /@[\w-]{1,40}\.\p{L}/u

/** A name and a password that open films or music. */
export function isAccount({ tokens, label, lineLabel, words, labelTopic }: Unit): boolean {
  if (labelTopic === 'network') return mail.test(words)
  if (hasPhrase(withoutColour(tokens), wifiWords)) return false
  const all = [...tokensOf(`${label} ${lineLabel}`), ...tokens]
  return hasPhrase(all, accountWords) && (mail.test(words) || saysSecret(all))
}

/** Beneath "Netflix", what a line calls a password is not the one of the Wi-Fi. */
export function isUnderAccount({ heading, label, labelTopic }: Unit): boolean {
  const isNetwork = labelTopic === 'network' && !/^(?:usuario|user)\b/i.test(label)
  if (isNetwork || heading === undefined || heading.topic === 'wifi') return false
  return hasPhrase(tokensOf(heading.words), accountWords)
}

const secretWords = phrases(
  'password, pass, pw, pwd, contrasena, clave, pin, usuario, user, login, cuenta, account',
)

function saysSecret(tokens: Unit['tokens']): boolean {
  return hasPhrase(tokens, secretWords)
}
