import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { deviceNames } from '#domain/guide/proposal/words/devices.ts'
import {
  type FoundPhrase,
  findPhrase,
  hasPhrase,
  lengthAt,
  phrases,
} from '#domain/guide/proposal/words/phrases.ts'
import { anyRoom, having, roomNames } from '#domain/guide/proposal/words/rooms.ts'
import { notAmenities } from './amenities.ts'
import { articles, inRoom, isRoom, nameOf, notRooms, type Told } from './room-names.ts'

const being = phrases(
  'hay, tenemos, there is, there are, theres, we have, encontraran, you will find, youll find',
)

const notThings = phrases(
  'llave, llaves, key, keys, codigo, code, caja, box, agua, water, gas, camara, camaras, camera, cameras, restaurant*, cafe, bar, tienda, store, shop, cajon, cajones, coche, coches, carro, carros, auto, autos, car, cars',
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

/** "The kitchen has", "en la sala hay", "upstairs you will find the bedroom with". */
export function roomSaid(unit: Unit): Told | undefined {
  const { tokens } = unit
  const has = findPhrase(tokens, having)
  if (!has) return undefined
  const isFound = has.from <= 2 && lengthAt(tokens, being, has.from) > 0
  const next = isFound ? findPhrase(tokens, having, has.to) : undefined
  return roomBefore(unit, has, 0) ?? (next && roomBefore(unit, next, has.to))
}

/** "La recámara de la planta alta". */
const mostOfRoom = 7

/** A room that is named between a word and what it has. */
function roomBefore(
  { words, tokens, start, isItem }: Unit,
  has: FoundPhrase,
  from: number,
): Told | undefined {
  const before = tokens.slice(from, has.from)
  if (before.length === 0 || before.length > mostOfRoom) return undefined
  if (!isAboutRoom(before) || hasPhrase(before, notRooms) || endsWithDevice(before))
    return undefined
  const [first, last] = [roomStart(before), before.at(-1)]
  const next = tokens[has.to]
  if (first === undefined || !last || !next) return undefined
  const verb = tokens[has.from]?.word ?? ''
  const isOneWord = ['with', 'con'].includes(verb) && has.to - has.from === 1
  const lead = Math.max(0, lengthAt(before, articles, 0) - 1)
  if (isOneWord && !isItem && before.length - lead > 3) return undefined
  return {
    name: nameOf(words.slice(first - start, last.end - start)),
    words: words.slice(next.start - start),
    isHeading: false,
  }
}

/** "The living room TV has": the TV is told of. */
function endsWithDevice(before: Unit['tokens']): boolean {
  const last = before.slice(-1)
  return hasPhrase(last, deviceNames) && !hasPhrase(before.slice(-2), anyRoom)
}

/** "The green room" as well as "the kitchen"; "there is room" is none. */
function isAboutRoom(before: Unit['tokens']): boolean {
  const [first, last] = [before[0]?.word ?? '', before.at(-1)?.word ?? '']
  const isPart = /^(?:loft|casita|basement|sotano|cottage|annex|anexo)$/.test(last)
  if (isPart) return before.length === 2 && /^(?:the|our|el|la)$/.test(first)
  const isNamed = /^(?:room|suite)$/.test(last) && /^(?:the|our|a|each|every)$/.test(first)
  return hasPhrase(before.slice(0, 5), anyRoom) || (isNamed && before.length > 2)
}

function roomStart(
  tokens: readonly { word: string; start: number; end: number }[],
): number | undefined {
  const at = lengthAt(tokens, articles, 0)
  return tokens[at]?.start
}
