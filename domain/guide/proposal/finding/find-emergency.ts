import { clausesOf } from '#domain/guide/proposal/reading/clauses.ts'
import { splitTitle } from '#domain/guide/proposal/reading/split-title.ts'
import type { Token } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { emergencyWords, firstAidWords } from '#domain/guide/proposal/words/emergency.ts'
import { findPhrase, hasPhrase, phrases } from '#domain/guide/proposal/words/phrases.ts'
import type { Find } from './find.ts'

const callOnly = phrases(
  '911, call 911, dial 911, llamen al 911, marquen al 911, llama al 911, marca 911, marcar 911',
)

/** Where the first-aid kit is, what to look for when something goes wrong, and whether the water is drunk. */
export function findEmergency(unit: Unit, isUnder: boolean): Find[] {
  const { labelTopic, lineTopic, label, words, tokens } = unit
  if (labelTopic === 'firstAid' || (lineTopic === 'firstAid' && unit.isRow))
    return [firstAid(unit, words)]
  if (labelTopic === 'emergency' || (lineTopic === 'emergency' && unit.isRow && unit.part === 0)) {
    if (tokens.length === 0 || isCall(tokens)) return []
    const isHeading = /^(?:emergenc\S{1,4}|seguridad|safety)$/i.test(label)
    return isHeading
      ? findEmergency({ ...unit, label: '', labelTopic: undefined, lineTopic: undefined }, true)
      : [item(unit, `${label || unit.lineLabel}: ${words}`)]
  }
  const said = label && labelTopic === undefined ? `${label}: ${words}` : words
  const parts = clausesOf(unit, (rest) => saysOne(rest)).filter(({ tokens: own }) => saysOne(own))
  const isBoth =
    parts.some((part) => hasPhrase(part.tokens, firstAidWords)) &&
    parts.some(
      (part) => hasPhrase(part.tokens, emergencyWords) && !hasPhrase(part.tokens, firstAidWords),
    )
  if (isBoth)
    return parts.map((part) =>
      hasPhrase(part.tokens, firstAidWords) ? firstAid(unit, part.words) : item(unit, part.words),
    )
  if (hasPhrase(tokens, firstAidWords)) return [firstAid(unit, said)]
  if (hasPhrase(tokens, emergencyWords) && tokens.length > 1) return [item(unit, said)]
  return isUnder && tokens.length > 2 && !isCall(tokens) ? [item(unit, said)] : []
}

function saysOne(tokens: readonly Token[]): boolean {
  return hasPhrase(tokens, firstAidWords) || hasPhrase(tokens, emergencyWords)
}

function isCall(tokens: readonly Token[]): boolean {
  return tokens.length <= 9 && findPhrase(tokens, callOnly) !== undefined
}

function firstAid(unit: Unit, words: string): Find {
  return { fact: { kind: 'firstAid', words: words.trim() }, units: [unit], sureness: 'sure' }
}

function item(unit: Unit, words: string): Find {
  return { fact: { kind: 'emergency', ...splitTitle(words) }, units: [unit], sureness: 'dangerous' }
}
