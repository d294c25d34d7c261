import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { findPhrase, hasPhrase, lengthAt, phrases } from '#domain/guide/proposal/words/phrases.ts'
import { anyRoom, roomNames } from '#domain/guide/proposal/words/rooms.ts'
import { notAmenities } from './amenities.ts'
import { articles, inRoom, isRoom, nameOf, notRooms, type Told } from './room-names.ts'

const having = phrases(
  `hay, tiene, tienen, cuenta con, cuentan con, has, have, there is, there are, theres, includes, include, incluye, incluyen, equipped with, equipada con, equipado con, comes with, come with, features, encontraran, encontraras, encontrara, hallaran, encuentran, you will find, youll find, viene con, with, con, dispone de, trae, esta equipada con, esta equipado con, is equipped with, is stocked with, stocked with, tenemos, offers, is fully equipped with, fully equipped with, completely equipped with, completamente equipada con, totalmente equipada con, va a encontrar, van a encontrar, contains`,
)

const being = phrases(
  'hay, tenemos, there is, there are, theres, we have, encontraran, you will find, youll find',
)

const notThings = phrases(
  'llave, llaves, key, keys, codigo, code, caja, box, agua, water, gas, camara, camaras, camera, cameras, restaurant*, cafe, bar, tienda, store, shop',
)

/** "There is a washer in the hall closet." */
export function saidIn(unit: Unit): Told | undefined {
  const { tokens, words, start, label } = unit
  const length = lengthAt(tokens, being, 0)
  const first = tokens[length]
  if (label !== '' || length === 0 || !first || tokens.length > 16) return undefined
  if (hasPhrase(tokens, notAmenities) || hasPhrase(tokens, notThings)) return undefined
  const from = first.start - start
  const told = inRoom({
    ...unit,
    words: words.slice(from),
    tokens: tokens.slice(length),
    start: first.start,
  })
  return told && { ...told, isHeading: false }
}

/** "Cocina equipada (refri, horno)". */
export function roomListed({ words, tokens }: Unit): Told | undefined {
  const found = /^([^()]{3,50})\s?\(([^()]{4,300})\)[\s.]{0,3}$/.exec(words)
  if (!found?.[1] || !found[2] || !isRoom(found[1]) || !found[2].includes(',')) return undefined
  const name = words.slice(
    0,
    (roomEnd(tokens) ?? 0) - (tokens[0]?.start ?? 0) + words.indexOf(found[1].trim()),
  )
  return { name: nameOf(name || found[1]), words: found[2], isHeading: false }
}

function roomEnd(tokens: Unit['tokens']): number | undefined {
  const ends = Object.values(roomNames).flatMap((list) => {
    const found = findPhrase(tokens, list)
    return found ? [tokens[found.to - 1]?.end ?? 0] : []
  })
  return ends.length > 0 ? Math.max(...ends) : undefined
}

/** "The kitchen has", "en la sala hay". */
export function roomSaid({ words, tokens, start, isItem }: Unit): Told | undefined {
  const has = findPhrase(tokens, having)
  if (!has || has.from > 7 || has.from === 0) return undefined
  const before = tokens.slice(0, has.from)
  const isStart = has.from <= 5 && hasPhrase(before, anyRoom)
  if (!isStart || hasPhrase(before, notRooms)) return undefined
  const [first, last] = [roomStart(before), before.at(-1)]
  const next = tokens[has.to]
  if (first === undefined || !last || !next) return undefined
  const verb = tokens[has.from]?.word ?? ''
  if (['with', 'con'].includes(verb) && has.to - has.from === 1 && isItem === false && has.from > 3)
    return undefined
  return {
    name: nameOf(words.slice(first - start, last.end - start)),
    words: words.slice(next.start - start),
    isHeading: false,
  }
}

function roomStart(
  tokens: readonly { word: string; start: number; end: number }[],
): number | undefined {
  const at = lengthAt(tokens, articles, 0)
  return tokens[at]?.start
}
