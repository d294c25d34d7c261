import type { Topic } from '#domain/guide/proposal/words/topics.ts'
import type { Heading } from './headings.ts'
import { findLabel, labelTopicOf, placeTopics } from './labels.ts'
import type { Line } from './lines.ts'
import { cutRunOn } from './run-ons.ts'
import { type Piece, sentencesOf } from './sentences.ts'
import { tokensOf } from './tokens.ts'
import type { Unit } from './units.ts'

export type Common = Pick<Unit, 'text' | 'line' | 'isItem' | 'isGuest' | 'heading' | 'sign'>

/** What a line says, sentence by sentence; `title` is what stands first in it and is no sentence. */
export function lineUnits(words: string, line: Line, common: Common, title?: Heading): Unit[] {
  const isLong = line.end - line.start > 260
  let lineLabel = title?.words ?? ''
  let lineTopic = title?.topic
  const room = title ? undefined : roomOfLine(words, line)
  if (room) return roomUnits(words, { line, room }, common)
  const pieces = sentencesOf(words, line).flatMap((piece) => cutRunOn(words, piece))
  return pieces.map((piece, index) => {
    const unit = makeUnit(words, piece, common)
    const part = title ? index + 1 : index
    const isLineLabel = part === 0 && unit.label !== ''
    if (isLineLabel) {
      lineLabel = unit.label
      lineTopic = unit.labelTopic
    }
    const from = index === 0 ? line.from : piece.from
    return { ...unit, from, part, isLong, lineLabel, lineTopic }
  })
}

const roomMark = /^([^|·•\n.:]{2,40}?)\s[|·•]\s/

/** "Kitchen | stove | kettle": a room, and what it has, between strokes or points. */
function roomOfLine(words: string, line: Line): Piece | undefined {
  const [, name] = roomMark.exec(words.slice(line.start, Math.min(line.end, line.start + 60))) ?? []
  const isRoom = name !== undefined && labelTopicOf(tokensOf(name)) === 'room'
  return isRoom ? { start: line.start, end: line.start + name.length } : undefined
}

function roomUnits(
  words: string,
  { line, room }: { line: Line; room: Piece },
  common: Common,
): Unit[] {
  const label = words.slice(room.start, room.end)
  return sentencesOf(words, { start: room.end, end: line.end }).map((piece, part) => ({
    ...makeUnit(words, piece, common),
    from: part === 0 ? line.from : piece.start,
    start: piece.start,
    words: words.slice(piece.start, piece.end),
    tokens: tokensOf(words.slice(piece.start, piece.end), piece.start),
    part,
    label,
    labelTopic: 'room',
    lineLabel: label,
    lineTopic: 'room',
  }))
}

export function makeUnit(words: string, piece: Piece, common: Common): Unit {
  const label = findLabel(words, piece, common)
  const start = label ? label.to : piece.start
  const own = words.slice(start, piece.end)
  return {
    ...common,
    start,
    end: piece.end,
    from: piece.start,
    words: own,
    tokens: tokensOf(own, start),
    part: 0,
    isRow: false,
    isNote: false,
    isLong: false,
    label: label?.words ?? '',
    labelTopic: indoorTopic(label?.topic, common.heading),
    lineLabel: '',
    lineTopic: undefined,
    isQuestion: own.trimEnd().endsWith('?'),
  }
}

/** "Coffee" in the kitchen is the machine. */
function indoorTopic(topic: Topic | undefined, heading: Heading | undefined): Topic | undefined {
  const isInside = heading?.topic !== undefined && indoors.has(heading.topic)
  return isInside && topic !== undefined && placeTopics.has(topic) ? 'device' : topic
}

const indoors: ReadonlySet<Topic> = new Set(['room', 'device', 'amenities'])
