import { clausesOf } from '#domain/guide/proposal/reading/clauses.ts'
import { splitTitle } from '#domain/guide/proposal/reading/split-title.ts'
import { type Token, tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { conditions } from '#domain/guide/proposal/words/arrival.ts'
import { emergencyWords, firstAidWords } from '#domain/guide/proposal/words/emergency.ts'
import {
  findPhrase,
  hasPhrase,
  lengthAt,
  phrases,
  startsWithPhrase,
} from '#domain/guide/proposal/words/phrases.ts'
import type { Find } from './find.ts'
import { troublesIn } from './troubles.ts'

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
    const isHeading =
      /^(?:emergenc\S{1,4}|seguridad|safety)$/i.test(label) || isOnlyCase(tokensOf(label))
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
      hasPhrase(part.tokens, firstAidWords)
        ? firstAid(unit, isNamedAlone(parts) ? said : part.words)
        : item(unit, isNamedAlone(parts) ? said : part.words),
    )
  const places = parts.filter(({ tokens: own }) => saysWhere(own))
  if (places.length > 1 && places.length === parts.length && areOther(places))
    return places.map((part) => item(unit, part.words))
  if (hasPhrase(tokens, firstAidWords)) return [firstAid(unit, said)]
  if (hasPhrase(tokens, emergencyWords) && tokens.length > 1) return [item(unit, said)]
  return isUnder && tokens.length > 2 && !isCall(tokens) ? [item(unit, said)] : []
}

const cases = phrases(
  'just in case, por seguridad, for safety, for your safety, para su seguridad, por su seguridad, por si acaso, in case of emergency, en caso de emergencia, in an emergency, en una emergencia, if something happens, si pasa algo, if something goes wrong, when things go wrong, si algo sale mal, urgencias, por cualquier emergencia, para emergencias, for emergencies, por cualquier cosa',
)

/** "Just in case: the fuse box is…" tells when, and not what. */
function isOnlyCase(tokens: readonly Token[]): boolean {
  return tokens.length > 0 && lengthAt(tokens, cases, 0) === tokens.length
}

const standing = phrases(
  'is, are, es, esta, estan, hay, theres, there is, there are, queda, quedan',
)

/** "…, the stopcock under the sink". */
const beside = phrases(
  'under, behind, above, below, beside, next to, inside, atras de, detras de, debajo de, abajo de, junto a, junto al, arriba de, al lado de, dentro de',
)

/** "The fuse box is in the basement": what it is, and where. */
function saysWhere(tokens: readonly Token[]): boolean {
  const isSaid = hasPhrase(tokens, standing) || hasPhrase(tokens, beside)
  return tokens.length > 3 && isSaid && !startsWithPhrase(tokens, conditions)
}

/** "Fire extinguisher and first-aid kit are under the sink": the first of them has its place from the last. */
function isNamedAlone([first]: readonly { tokens: readonly Token[] }[]): boolean {
  return first !== undefined && first.tokens.length < 4 && !hasPhrase(first.tokens, standing)
}

/** Whether each tells of something that none before it tells of. */
function areOther(parts: readonly { words: string }[]): boolean {
  const all = parts.map(({ words }) => troublesIn(words))
  return all.every(
    (own, at) =>
      own.length > 0 &&
      all.slice(0, at).every((before) => !own.some((each) => before.includes(each))),
  )
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
