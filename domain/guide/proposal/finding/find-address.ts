import { tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { addressMarks, streetWords } from '#domain/guide/proposal/words/arrival.ts'
import {
  findPhrase,
  hasPhrase,
  lengthAt,
  phrases,
  startsWithPhrase,
} from '#domain/guide/proposal/words/phrases.ts'
import type { Find } from './find.ts'
import { numbersIn } from './find-phones.ts'
import { isPlaceTopic, topicOf } from './topic-of.ts'

const notAddress = phrases(
  'estacionamiento, parking, wifi, restaurant, dentista, dentist, doctor, doctora, vet, veterinario, abre, abren, opens, codigo, code, restaurante, farmacia, hospital, min, minutos, minutes, bus, autobus, metro, walk, caminando, huespedes, guests, recamaras, bedrooms, reglas, pesos, basura, caja, key, llave, turn, exit, park, hospital, policia, noches, hrs, am, pm, people, personas, tops, sleeps, max, maximo, maximum',
)
const nearby = phrases('cuadra, cuadras, blocks, alberca, pool')
/** What an address begins with, in notes without capitals as well. */
const roads = phrases(
  'calle, av, avenida, callejon, privada, cerrada, calzada, carretera, blvd, boulevard, andador',
)
const after = phrases(
  'if, look, pasando, hay, es la, its the, it is, se ve, junto a, between the, look for, next to the, frente a la, a un lado, casi, and the, busquen, busca, you will, its a, es el, es un, es una',
)

/** Where the home is. */
export function findAddress(units: readonly Unit[]): Find | undefined {
  const labelled = units.find(
    ({ labelTopic, tokens, words }) =>
      labelTopic === 'address' &&
      tokens.length > 2 &&
      /\d/.test(words) &&
      numbersIn({ words }).length === 0,
  )
  if (labelled) return made(labelled, labelled.words)
  const all = units.filter(
    (unit) => !unit.isGuest && !unit.isQuestion && !isPlaceTopic(topicOf(unit)),
  )
  const sure = all.filter(({ words }) => postal.test(words))
  for (const unit of [...sure, ...all]) {
    const said = marked(unit) ?? posted(unit) ?? answered(unit)
    if (said) return made(unit, said)
    const words = plain(unit)
    if (words) return made(unit, words, beginsWithStreet(unit) ? 'sure' : 'doubtful')
  }
  const loose = units.find(
    ({ labelTopic, tokens, words }) =>
      labelTopic === 'address' && tokens.length > 2 && numbersIn({ words }).length === 0,
  )
  return loose && made(loose, loose.words)
}

/** What begins with a name may be the address of a shop. */
function beginsWithStreet({ tokens }: Unit): boolean {
  const street = findPhrase(tokens, streetWords)
  return street?.from === 0 || /^\d/.test(tokens[0]?.word ?? '')
}

function made(unit: Unit, words: string, sureness: Find['sureness'] = 'sure'): Find | undefined {
  const address = words
    .replace(/https?:\/\/\S{1,2000}/, '')
    .trim()
    .replace(/[\s.,;:(]{1,5}$/, '')
    .replace(/,? (?:y|and)$/, '')
  return address.length > 4 && address.length <= 500
    ? { fact: { kind: 'address', address }, units: [unit], sureness }
    : undefined
}

/** "TX 78676", "DL11 6SN": what only an address has. */
const postal =
  /\b[A-Z]{2},? \d{5}\b|\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b|\b(?:VIC|NSW|QLD|SA|WA|TAS|ACT|NT),? \d{4}\b/

/** "We are at Calle 62 No. 481". */
function marked({ tokens, words, start }: Unit): string | undefined {
  for (
    let mark = findPhrase(tokens, addressMarks);
    mark;
    mark = findPhrase(tokens, addressMarks, mark.to)
  ) {
    const rest = tokens.slice(mark.to)
    const [first] = rest
    if (!first) return undefined
    const near = rest.slice(0, 9)
    const isClear = /direcc|address/.test(tokens[mark.from]?.word ?? '')
    const hasNumber = near.some(({ word }) => /^\d{1,5}[a-z]?$/.test(word))
    if (!hasNumber || (!isClear && !hasPhrase(near, streetWords) && !postal.test(words))) continue
    if (!isClear && hasPhrase(near.slice(0, 6), notAddress)) continue
    const stop = findPhrase(rest, after)
    const end = stop && stop.from > 2 ? (rest[stop.from - 1]?.end ?? 0) - start : words.length
    return untilNext(words.slice(first.start - start, end))
  }
  return undefined
}

const leads = phrases(
  'at, en, is, in, on, es, address, direccion, home, house, flat, cottage, apartment',
)
const longest = 14

/** "Our flat at 3 Quay Yard, Staith, YO22 0ZZ, which…": from its number to what only an address ends with. */
function posted({ words, tokens, start }: Unit): string | undefined {
  const code = postal.exec(words)
  if (!code) return undefined
  const end = code.index + code[0].length
  const before = tokens.filter((token) => token.end - start <= code.index)
  const at = before.findIndex(
    ({ word }, index) =>
      /^\d{1,5}[a-z]?$/.test(word) &&
      before.length - index <= longest &&
      (index === 0 ||
        lengthAt(before, leads, index - 1) > 0 ||
        /,\s$/.test(words.slice(0, (before[index]?.start ?? 0) - start))),
  )
  const first = before[at]
  return first && /,/.test(words.slice(first.start - start, end))
    ? words.slice(first.start - start, end)
    : undefined
}

const inPlace = /^(?:en|at|in|on|it's at|it is at|we're at)\s/i

/** "¿Dónde queda?" "En Los Quebrachos 540, Villa del Monte." */
function answered({ words, heading, tokens, part }: Unit): string | undefined {
  const isAnswer = heading?.isQuestion === true && heading.topic === 'address' && part === 0
  const said = words.trim().replace(inPlace, '')
  const isNamed = /^\p{Lu}[^,.]{2,60} \d{1,5}\b/u.test(said) || /^\d{1,5} \p{Lu}/u.test(said)
  return isAnswer && isNamed && tokens.length <= longest * 2 ? said : undefined
}

const partOfAddress =
  /^(?:col|colonia|fraccionamiento|coto|cluster|condominio|condominios|residencial|manzana|sm|smz|supermanzana|zona|municipio|localidad|centro|sector|circuito|calle|av|avenida|portal|escalera|bloque|planta|puerta|bajo|bldg|building|tower|lot|ste|entre|esq|esquina|casi|int|interior|piso|depa|depto|departamento|apt|apartment|unit|suite|barrio|fracc|cp|c|no|num|lote|mz|a|al|cerca|near|corner|just|floor|edificio|torre|casa|numero|off|behind|between)$/

/** An address goes on after a comma with a name, a number or a part of itself. */
function untilNext(words: string): string {
  for (let at = words.indexOf(', '); at >= 0; at = words.indexOf(', ', at + 1)) {
    const [next] = tokensOf(words.slice(at + 2, at + 42))
    const isSmall = /^\p{Ll}/u.test(words.slice(at + 2))
    if (next && isSmall && !partOfAddress.test(next.word) && at > 8) return words.slice(0, at)
  }
  return words
}

/** A line that is nothing but an address. */
function plain({ tokens, words, label, heading, sign, lineTopic }: Unit): string | undefined {
  if (
    label !== '' ||
    lineTopic !== undefined ||
    tokens.length > 24 ||
    tokens.length < 3 ||
    sign !== undefined
  )
    return undefined
  const isUnder =
    heading?.topic === 'address' || heading?.topic === 'transport' || heading?.topic === 'map'
  if (
    heading &&
    !isUnder &&
    heading.topic !== 'arrival' &&
    heading.topic !== 'welcome' &&
    heading.topic !== undefined
  )
    return undefined
  if (hasPhrase(tokens, notAddress) || hasPhrase(tokens, nearby) || /[!?]/.test(words))
    return undefined
  if (numbersIn({ words }).length > 0) return undefined
  const number = tokens.findIndex(
    ({ word }, at) =>
      /^\d{1,5}[a-z]?$/.test(word) || (word === 's' && tokens[at + 1]?.word === 'n'),
  )
  const street = findPhrase(tokens, streetWords)
  if (number < 0 || !street || Math.abs(number - street.from) > 7 || street.from > 5 || number > 8)
    return undefined
  const isListed = /,/.test(words) || isUnder || tokens.length <= 8
  const isName = /^\p{Lu}|^\d/u.test(words.trim()) || startsWithPhrase(tokens, roads)
  return isListed && isName ? words : undefined
}
