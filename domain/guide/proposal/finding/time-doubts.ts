import type { Clock } from '#domain/guide/proposal/reading/clock.ts'
import { type Token, tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { hasPhrase, phrases } from '#domain/guide/proposal/words/phrases.ts'
import { isPlaceTopic, topicOf } from './topic-of.ts'

/** Refused is a time that is said of something else than coming and going. */
export type Doubt = 'refused' | 'asked' | undefined

type StayTime = { of: 'checkIn' | 'checkOut'; clock: Clock; named: number | undefined }

const latest = phrases('before, antes de, antes del, no later, until, till, hasta, a mas tardar')
const soonest = phrases('after, despues de, pasadas')
const forbidden = phrases(
  'not allowed, no se permite, no esta permitido, prohibido, forbidden, not permitted',
)
const unsettled = phrases(
  'flexible, flexibles, depende, depends, usually, normally, normalmente, por lo general, a veces, sometimes, negotiable, podria',
)
const elsewhere = phrases(
  `vuelo, vuelos, flight, flights, museo, museum, tour, tours, ferry, camion, autobus, bus, buses, tren, train, aeropuerto, airport, autopista, carretera,
  taxi, cab, restaurante, restaurant, counter, trabajo, work, school, escuela, mercado, market, guardia, caseta, coto, hot tub, jacuzzi, alberca, pool, otra casa, other house,
  lancha, barco, boat, misa, mass, cleaners in, cleaner`,
)
const conditions = new Set(['if', 'si', 'cuando', 'when', 'unless'])

/** Whether a time that stands near words of coming or going is when guests come or go. */
export function doubtOfTime(unit: Unit, { of, clock, named }: StayTime): Doubt {
  const { tokens, label } = unit
  if (isPlaceTopic(topicOf(unit))) return 'refused'
  const before = tokens.slice(Math.max(0, clock.from - 3), clock.from)
  if (hasPhrase(before, of === 'checkIn' ? latest : soonest)) return 'refused'
  if (hasPhrase(tokens, forbidden) || isDenied(tokens, named)) return 'refused'
  const all = [...tokensOf(label), ...tokens]
  const isOdd = !isUsual(of, clock)
  if (isOdd || hasPhrase(all, unsettled) || hasPhrase(all, elsewhere)) return 'asked'
  return isConditional(tokens, named) ? 'asked' : undefined
}

/** "No check-in after 10 pm". */
function isDenied(tokens: readonly Token[], named: number | undefined): boolean {
  const last = named === undefined ? '' : tokens[named - 1]?.word
  return last === 'no' || last === 'nunca' || last === 'never'
}

/** "If you leave at 6 am". */
function isConditional(tokens: readonly Token[], named = 0): boolean {
  return tokens.slice(Math.max(0, named - 3), named + 1).some(({ word }) => conditions.has(word))
}

const [sixAm, fourPm, tenPm] = [360, 960, 1320]

function isUsual(of: StayTime['of'], { minutes, isSure }: Clock): boolean {
  if (!isSure) return true
  return of === 'checkIn'
    ? minutes > sixAm && minutes < tenPm
    : minutes >= sixAm && minutes <= fourPm
}
