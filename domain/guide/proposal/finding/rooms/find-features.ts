import type { Find } from '#domain/guide/proposal/finding/find.ts'
import { tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { hasPhrase, lengthAt, type Phrases, phrases } from '#domain/guide/proposal/words/phrases.ts'
import { amenityOf, listedIn } from './amenities.ts'
import { homeHas } from './home-has.ts'
import { piecesOf } from './pieces.ts'
import { isRoom, isRoomLike, nameOf, type Told, verbs } from './room-names.ts'
import { roomsInARow } from './rooms-in-a-row.ts'
import { roomListed, roomSaid, saidIn } from './said-of-rooms.ts'

/** What a room has, one thing after the other. */
export function findFeatures(unit: Unit): Find[] {
  const inARow = roomsInARow(unit)
  const room = inARow.length === 0 ? roomOf(unit) : undefined
  return [...inARow, ...(room ? [room] : [])].flatMap((each) => featuresOf(unit, each))
}

function featuresOf(unit: Unit, { name, words, isHeading }: Told): Find[] {
  const pieces = piecesOf(words, { isItem: unit.isItem && unit.label === '' && isHeading })
  return pieces.map((each) => ({
    fact: { kind: 'feature', room: name, words: each },
    units: [unit],
    sureness: 'sure',
  }))
}

const mostOfLabel = 5

const roomLists = phrases(
  'the rooms, rooms, our rooms, los cuartos, cuartos, habitaciones, las habitaciones, recamaras, las recamaras, dormitorios, los dormitorios, room by room, cuarto por cuarto, distribucion, distribucion de la casa, layout, espacios, los espacios, shared spaces, common spaces, living spaces, outdoor spaces, spaces, shared areas, common areas, living areas, areas comunes, espacios comunes, espacios compartidos, zonas comunes, areas sociales, sleeping arrangements, where you will sleep, where youll sleep, donde dormir, donde dormiran, donde van a dormir, donde se duerme, beds, camas, las camas, the beds',
)

/** Under "Bedrooms" and "The rooms" every label is one: "Second - queen bed". */
function isRoomOf({ label, labelTopic, heading }: Unit): boolean {
  const isUnder =
    heading?.topic === 'bedrooms' ||
    heading?.topic === 'bathrooms' ||
    (heading !== undefined && isOnly(heading.words, roomLists))
  const { length } = tokensOf(label)
  return isUnder && labelTopic === undefined && length > 0 && length <= mostOfLabel
}

function isOnly(words: string, list: Phrases): boolean {
  const tokens = tokensOf(words)
  return tokens.length > 0 && lengthAt(tokens, list, 0) === tokens.length
}

function roomOf(unit: Unit): Told | undefined {
  const { label, labelTopic, lineTopic, lineLabel, heading, words, tokens } = unit
  if (label !== '' && (labelTopic === 'room' || isRoom(label)))
    return { name: nameOf(label), words, isHeading: false }
  if (isRoomOf(unit)) return { name: nameOf(label), words, isHeading: false }
  if (lineTopic === 'room' && unit.isRow)
    return { name: nameOf(lineLabel), words, isHeading: false }
  const listed = roomListed(unit)
  if (listed) return listed
  const said = roomSaid(unit) ?? saidIn(unit) ?? homeHas(unit)
  if (said) return said
  if (lineTopic === 'room' && label === '' && !hasPhrase(tokens, verbs))
    return { name: nameOf(lineLabel), words, isHeading: false }
  const amenity = amenityOf(unit) ?? listedIn(unit)
  if (amenity) return amenity
  const isUnder = heading && (heading.topic === 'room' || isRoomLike(heading.words))
  if (!isUnder || (heading.topic !== undefined && heading.topic !== 'room')) return undefined
  if (label !== '' && labelTopic === undefined)
    return { name: nameOf(heading.words), words: `${label}: ${words}`, isHeading: true }
  const isSaid = /[.!?]$/.test(words.trim()) && heading.topic === undefined
  const isListed =
    unit.isItem || (!unit.isLong && !isSaid && !hasPhrase(tokens, verbs) && tokens.length <= 30)
  return label === '' && isListed
    ? { name: nameOf(heading.words), words, isHeading: true }
    : undefined
}
