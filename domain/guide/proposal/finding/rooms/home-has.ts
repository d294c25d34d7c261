import { tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { kindsOfHome } from '#domain/guide/proposal/words/homes.ts'
import { hasPhrase, lengthAt, phrases } from '#domain/guide/proposal/words/phrases.ts'
import { piecesOf } from './pieces.ts'
import { articles, nameOf, type Told } from './room-names.ts'

const homeOwns = phrases('tiene, cuenta con, incluye, has, includes, comes with, is equipped with')

const it = phrases('it')

const leastThings = 3

const mostOfThing = 6

/** "La casa cuenta con chimenea, hamacas y asador", "tiene refri, estufa y plancha". */
export function homeHas(unit: Unit): Told | undefined {
  const { tokens, words, start, label, heading } = unit
  const isFree =
    heading === undefined || heading.topic === 'amenities' || heading.topic === 'welcome'
  if (label !== '' || !isFree || tokens.length > 40) return undefined
  const at = lengthAt(tokens, articles, 0)
  const kind = lengthAt(tokens, kindsOfHome, at)
  const verb = kind > 0 ? at + kind : lengthAt(tokens, it, 0)
  const length = lengthAt(tokens, homeOwns, verb)
  const next = tokens[verb + length]
  if (length === 0 || !next || hasPhrase(tokens, notHomeThings)) return undefined
  const list = words.slice(next.start - start)
  const things = piecesOf(list)
  const isList =
    things.length >= leastThings && things.every((each) => tokensOf(each).length <= mostOfThing)
  if (!isList) return undefined
  const [first, last] = [tokens[at], tokens[at + kind - 1]]
  const name =
    kind > 0 && first && last
      ? words.slice(first.start - start, last.end - start)
      : homeName(tokens)
  return { name: nameOf(name), words: list, isHeading: false }
}

const notHomeThings = phrases(
  'recamara, recamaras, habitacion, habitaciones, bano, banos, bedroom, bedrooms, bath, baths, bathroom, bathrooms, huespedes, guests, personas, people, parking, estacion*, smoke, humo, extin*, first aid, botiquin',
)

function homeName(tokens: Unit['tokens']): string {
  return /^(?:tiene|cuenta|incluye)$/.test(tokens[0]?.word ?? '') ? 'Casa' : 'House'
}
