import type { Topic } from '#domain/guide/proposal/words/topics.ts'
import type { Heading } from './headings.ts'
import { findLabel, placeTopics } from './labels.ts'
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
