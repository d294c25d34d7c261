import { clausesOf } from '#domain/guide/proposal/reading/clauses.ts'
import { splitTitle } from '#domain/guide/proposal/reading/split-title.ts'
import { type Token, tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import {
  hasPhrase,
  lengthAt,
  phrases,
  startsWithPhrase,
} from '#domain/guide/proposal/words/phrases.ts'
import { plainNos, ruleOpeners, ruleWords } from '#domain/guide/proposal/words/rules.ts'
import { trashTelling, trashWords } from '#domain/guide/proposal/words/trash.ts'
import type { Find } from './find.ts'

const permission = phrases(
  `baje*, hasta las, until, nomas, no mas tarde, tampoco, better not, mejor no, inside after, off after, down after, perros si, perritos si, mascotas si, ninos si, guests only, need an adult, solo huespedes, con un adulto, no, not, nada, ni, prohib*, allow*, permit*, permi*, acept*, admit*, please, favor, porfa, porfis, welcome, bienvenid*, pls, plz, please, pf, not, libre, free, quiet, silencio, respet*, only, solo, multa, fine, max, maximo, after, despues, responsab*, dont, cant, never, nunca, evit*, bajen*, ok, must, keep, fee, charge*, cobr*, siempre, always, sin, partir, between, horario, deben, debe, permitted, stay off, stay out, we ask, bajo consulta, on request, upon request, previa autorizacion`,
)
const politeness = phrases(
  'porfa que, por favor que, y que, les encargo mucho, te encargo mucho, les pido que, le pido que, te pido que, les encargo que, le encargo que, les pedimos que, solo les pido que, otra cosa, just, remember, we ask that you, please, por favor, porfa, porfis, porfavor, favor de, sorry, also, tambien, y, and, kindly, we ask, les pedimos, te pedimos',
)

const forbidding = phrases(
  'no use*, no usa*, no deje*, no mueva*, no abra*, no toque*, no meta*, no haga*, no trai*, no pongan, no tiren, no laven, no cuelguen, no sienten, no invit*, no entren, no suban, no bajen, no corran, no peguen, no alimenten, no saquen, no olviden cerrar, dont, do not, never, nunca, no',
)
const nouns = phrases(
  'pets, pet, dogs, quiet, smoking, parties, mascotas, silencio, fiestas, fumar, horario, max, maximo, maximum, noise, ruido, shoes, visitors, visitas, children, ninos, no more',
)
const bareNos = phrases('no, nada, sin, prohibido, nada de, not')

const answer = /^(?:no|nope|s[ií]|yes|ok)\s?[,.!]\s/i

/** "No, I live next door": a word of answer, which forbids nothing. */
function withoutAnswer(unit: Unit): Unit {
  const [said] = answer.exec(unit.words) ?? []
  if (said === undefined || unit.isRow) return unit
  const start = unit.start + said.length
  const words = unit.words.slice(said.length)
  return { ...unit, start, words, tokens: tokensOf(words, start) }
}

/** "No smoking no pets", without a comma. */
function isBareNo(words: string): boolean {
  const tokens = tokensOf(words)
  return /^no\s[^,;./|·–-]{3,40}$/i.test(words.trim()) && tokens.length <= 4 && isRule(tokens)
}

const mostOfAnswer = 8

/** "Are dogs welcome?" "Sorry, no." says nothing without its question. */
function isShortAnswer({ heading, tokens, words }: Unit): boolean {
  const isBare = answer.test(words) || !isRule(tokens)
  return heading?.isQuestion === true && tokens.length <= mostOfAnswer && isBare
}

function answerOf(unit: Unit): Find {
  const title = unit.heading?.words ?? ''
  const fact = { kind: 'rule' as const, title, notes: unit.words.trim() }
  return { fact, units: [unit], sureness: 'sure' }
}

/** What is allowed and what is not. */
export function findRules(all: Unit, isUnder: boolean): Find[] {
  if (isUnder && isShortAnswer(all)) return [answerOf(all)]
  const unit = withoutAnswer(all)
  return rulesIn(unit, isUnder).map((find) => ({ ...find, units: [all] }))
}

function rulesIn(unit: Unit, isUnder: boolean): Find[] {
  const nos = unit.words.split(/\s(?=no\s)/i)
  if (nos.length > 1 && nos.every(isBareNo)) return nos.map((each) => ruleOf(unit, each))
  const { tokens, words } = unit
  if (isUnder && (unit.isItem || !unit.isLong)) {
    const several = clausesOf(unit, begins)
    const isList = several.every(
      ({ tokens: own }) =>
        lengthAt(own, bareNos, 0) > 0 ||
        (unit.label !== '' && beginsRule(own)) ||
        (unit.label !== '' && !unit.isRow && lengthAt(own, nouns, 0) > 0),
    )
    if (several.length > 1 && isList) return several.map((clause) => ruleOf(unit, clause.words))
  }
  const parts = unit.isItem || unit.isRow ? [] : clausesOf(unit, begins)
  if (isUnder && parts.length > 1 && parts.every((part) => isRule(part.tokens)))
    return parts.map((part) => ruleOf(unit, part.words))
  if (isUnder && (unit.isItem || !unit.isLong))
    return [ruleOf(unit, isNamed(unit) ? `${unit.label}: ${words}` : words)]
  if (!isRule(tokens)) return isUnder && tokens.length >= 3 ? [ruleOf(unit, words)] : []
  if (unit.isItem && !unit.isLong)
    return [ruleOf(unit, unit.isRow && isNamed(unit) ? `${unit.label}: ${words}` : words)]
  const clauses = clausesOf(unit, begins).filter((clause) => isRule(clause.tokens))
  return clauses.map((clause) => ruleOf(unit, clause.words))
}

/** Whether a label is part of what the rule says: "Smoking: not allowed". */
function isNamed({ label, labelTopic }: Unit): boolean {
  return (
    label !== '' &&
    !/^(?:reglas?|reglamento|normas|rules?|house rules|por favor|please note|importante|important|reglas de la casa)$/i.test(
      label,
    ) &&
    labelTopic !== 'name'
  )
}

/** When rubbish is fetched and where it goes, said anywhere. */
export function findTrash(unit: Unit): Find[] {
  const { tokens, words, label } = unit
  if (tokens.length < 4 || !hasPhrase(tokens, trashWords) || !hasPhrase(tokens, trashTelling))
    return []
  return [ruleOf(unit, label === '' ? words : `${label}: ${words}`)]
}

/** "No dejen de probar el café": where to go, or not to go, is no rule of the house. */
const advice = phrases(
  `no dejen de, no dejes de, no deje de, no se pierdan, no te pierdas, no se pueden perder, no te puedes perder, dont miss, do not miss, no recomendamos, no les recomendamos,
  no te recomendamos, eviten el, eviten la, evita el, evita la, dont go to, do not go to, never go to`,
)

/** "We'd be grateful if", "nos ayudan a": what is asked for kindly is a rule, too. */
const requests = phrases(
  `ojala nos ayuden a, ojala nos ayudes a, nos ayudan a, nos ayudas a, ayudenos a, ayudanos a, nos ayudan si, nos ayudas si, help us keep, help us save, please help us, itd be a great help if, it would be a great help if, itd help if, it would help if, it helps if, wed be grateful if, we would be grateful if, we are grateful if, wed appreciate it if, we would appreciate it if, we appreciate it if, wed love it if, wed rather you, we would rather you, wed prefer, we prefer that, kindly keep, kindly no, kindly dont, kindly leave, kindly respect, kindly remove, kindly use, kindly be,
  les suplicamos, te suplicamos, les rogamos, te rogamos, se les ruega, se ruega, agradeceriamos que, agradeceremos que, les agradecemos que, les agradecemos no, te agradecemos que, preferimos que, its strictly, its a strictly, it is strictly, it is a strictly, tampoco se`,
)

export function asksKindly(tokens: readonly Token[]): boolean {
  return lengthAt(tokens, requests, 0) > 0
}

export function isRule(tokens: readonly Token[]): boolean {
  const own = afterPolite(tokens)
  if (asksKindly(tokens) || asksKindly(own)) return true
  if (startsWithPhrase(own, advice)) return false
  if (lengthAt(own, forbidding, 0) > 0 && own.length > 2 && !startsWithPhrase(own, plainNos))
    return true
  if (!hasPhrase(tokens, ruleWords) || !hasPhrase(tokens, permission)) return false
  return !startsWithPhrase(afterPolite(tokens), plainNos) && !isOnlyPlain(tokens)
}

/** "There is no elevator" forbids nothing. */
function isOnlyPlain(tokens: readonly Token[]): boolean {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const plain = lengthAt(tokens, plainNos, at)
    const token = tokens[at]
    if (plain === 0 && token) kept.push(token)
    at += plain || 1
  }
  return kept.length < tokens.length && !(hasPhrase(kept, ruleWords) && hasPhrase(kept, permission))
}

function begins(tokens: readonly Token[]): boolean {
  return beginsRule(tokens) || (lengthAt(tokens, nouns, 0) > 0 && isRule(tokens))
}

/** Whether it says first of all what not to do. */
export function forbids(tokens: readonly Token[]): boolean {
  return lengthAt(afterPolite(tokens), forbidding, 0) > 0
}

function beginsRule(tokens: readonly Token[]): boolean {
  const own = tokens.slice(lengthAt(tokens, contrasts, 0))
  return (lengthAt(own, ruleOpeners, 0) > 0 || asksKindly(own)) && isRule(own)
}

const contrasts = phrases('but, pero, so, asi que')

function afterPolite(tokens: readonly Token[]): readonly Token[] {
  let at = 0
  for (let times = 0; times < 3; times += 1) at += lengthAt(tokens, politeness, at)
  return tokens.slice(at)
}

export function ruleOf(unit: Unit, words: string): Find {
  return { fact: { kind: 'rule', ...splitTitle(words) }, units: [unit], sureness: 'sure' }
}
