import { hasPhrase, phrases } from '#domain/guide/proposal/words/phrases.ts'
import { placeTopics } from './labels.ts'
import type { Line } from './lines.ts'
import { tokensOf } from './tokens.ts'
import type { Unit } from './units.ts'

const mostOfLabel = 4
const mostOfThing = 6

const told = phrases(
  'is, are, es, son, esta, estan, if, si, no, dont, not, press, push, turn, use, usen, call, llam*, abre, abren, opens, min, minutos, minutes, pesos, walk, caminando, cuadras, blocks',
)

/** "Muelle: kayak doble, 3 chalecos", below a line that tells of the bedroom so: a part of the home, too. */
export function markRooms(units: readonly Unit[], lines: readonly Line[]): Unit[] {
  const byLine = new Map<number, Unit[]>()
  for (const unit of units) byLine.set(unit.line, [...(byLine.get(unit.line) ?? []), unit])
  const rooms = new Set<number>()
  for (const [line, own] of byLine) if (own[0]?.labelTopic === 'room') rooms.add(line)
  const numbers = [...byLine.keys()]
  for (const line of [...numbers, ...numbers.toReversed()]) {
    const [unit, ...more] = byLine.get(line) ?? []
    const isBelow = rooms.has(line - 1) && lines[line]?.isAfterBlank === false
    const isAbove = rooms.has(line + 1) && lines[line]?.isBeforeBlank === false
    const isBeside = isBelow || isAbove
    if (unit && more.length === 0 && isBeside && isList(unit)) rooms.add(line)
  }
  return units.map((unit) =>
    rooms.has(unit.line) && unit.part === 0 && unit.labelTopic !== 'room'
      ? { ...unit, labelTopic: 'room', ...(unit.isRow && { lineTopic: 'room' }) }
      : unit,
  )
}

/** A label that says nothing else, and things with commas between. */
function isList({ label, labelTopic, words, tokens, heading, isGuest, isQuestion }: Unit): boolean {
  const isFree = labelTopic === undefined || placeTopics.has(labelTopic)
  const isLabel = label !== '' && tokensOf(label).length <= mostOfLabel && !/[\d?@]/.test(label)
  const isElsewhere = heading?.topic !== undefined && !homely.has(heading.topic)
  if (!isFree || !isLabel || isElsewhere || isGuest || isQuestion) return false
  if (hasPhrase(tokens, told) || /\d{3}|@|\. /.test(words)) return false
  const things = words.split(/[,;]\s|\s(?:y|and)\s/)
  return things.length > 1 && things.every((thing) => tokensOf(thing).length <= mostOfThing)
}

const homely: ReadonlySet<string> = new Set(['room', 'amenities', 'bedrooms', 'bathrooms', 'name'])
