import { type Topic, topicSigns } from '#domain/guide/proposal/words/topics.ts'
import { cellMarkOf, cellsOf } from './cells.ts'
import { findHeading, type Heading, questionAbove } from './headings.ts'
import { findLabel, labelTopicOf, placeTopics } from './labels.ts'
import { type Line, linesOf } from './lines.ts'
import { cutRunOn } from './run-ons.ts'
import { type Piece, sentencesOf } from './sentences.ts'
import { hostsOf } from './speakers.ts'
import { type Token, tokensOf } from './tokens.ts'

/** The smallest part of a text that says something by itself: a sentence, an item, a cell. */
export type Unit = Piece & {
  text: number
  /** From its label on. */
  from: number
  words: string
  tokens: readonly Token[]
  line: number
  /** Which part of its line it is. */
  part: number
  isItem: boolean
  isRow: boolean
  isLong: boolean
  heading: Heading | undefined
  label: string
  labelTopic: Topic | undefined
  /** The label at the start of its line, where it is not its own. */
  lineLabel: string
  lineTopic: Topic | undefined
  sign: Topic | undefined
  isQuestion: boolean
  /** Said by somebody who asks, in a chat. */
  isGuest: boolean
}

export type ReadText = { units: Unit[]; headings: Heading[] }

/** A text as its units, each with what its headings and labels say of it. */
export function unitsOf(words: string, text: number): ReadText {
  const lines = linesOf(words)
  const cellMark = cellMarkOf(words, lines)
  const hosts = hostsOf(words, lines)
  const units: Unit[] = []
  const headings: Heading[] = []
  let heading: Heading | undefined
  let headingAt = 0
  let hadItems = false
  let speaker: string | undefined
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1]
    const cells = cellMark ? cellsOf(words, line, cellMark) : []
    if (cells.length < 2) {
      const found =
        (hosts ? undefined : questionAbove(words, line, next)) ?? findHeading(words, line, next)
      if (found) {
        heading = found
        headingAt = index
        headings.push(found)
        hadItems = false
        continue
      }
    }
    const isItem = line.mark !== undefined || line.signs !== ''
    const isNewPart = line.isAfterBlank && (line.mark === undefined || line.mark === 'title')
    const isOver = hadItems || line.signs !== '' || (heading?.isQuestion && index - headingAt > 1)
    if (heading && isNewPart && isOver) heading = undefined
    hadItems ||= isItem
    speaker = line.speaker ?? speaker
    const isGuest = speaker !== undefined && hosts !== undefined && !hosts.has(speaker)
    const common = { text, line: index, isItem, isGuest, heading, sign: signOf(line.signs) }
    const pieces =
      cells.length > 1 ? rowUnits(words, cells, common) : lineUnits(words, line, common)
    units.push(...pieces)
  }
  return { units, headings }
}

export type Common = Pick<Unit, 'text' | 'line' | 'isItem' | 'isGuest' | 'heading' | 'sign'>

function rowUnits(words: string, cells: readonly Piece[], common: Common): Unit[] {
  const grouped = groupOf(words, cells)
  if (grouped) return rowUnits(words, cells.slice(1), { ...common, heading: grouped })
  const [first, ...rest] = cells
  if (!first) return []
  const label = words.slice(first.start, first.end)
  const topic = labelTopicOf(tokensOf(label))
  let part = 0
  return rest.flatMap((cell) =>
    sentencesOf(words, cell).map((piece) => {
      const unit = makeUnit(words, piece, { ...common, isItem: true })
      const isFirst = part === 0
      const own = unit.label !== '' && unit.labelTopic !== undefined
      part += 1
      return {
        ...(own ? unit : withoutLabel(words, unit)),
        from: isFirst ? first.start : unit.from,
        part: part - 1,
        isRow: true,
        ...(isFirst && !own ? { label, labelTopic: topic } : {}),
        lineLabel: label,
        lineTopic: topic,
      }
    }),
  )
}

const groups: ReadonlySet<Topic> = new Set([
  'arrival',
  'checkIn',
  'steps',
  'wifi',
  'rules',
  'emergency',
  'contact',
  'places',
  'code',
  'transport',
  'amenities',
])

/** The first of three cells, where it names the part of the guide that the other two are of. */
function groupOf(words: string, cells: readonly Piece[]): Heading | undefined {
  const [first, second] = cells
  if (!first || !second || cells.length < 3) return undefined
  const label = words.slice(first.start, first.end)
  const topic = labelTopicOf(tokensOf(label))
  const isShort = tokensOf(words.slice(second.start, second.end)).length <= 6
  return topic && groups.has(topic) && isShort ? { ...first, words: label, topic } : undefined
}

function withoutLabel(words: string, unit: Unit): Unit {
  if (unit.label === '') return unit
  const text = words.slice(unit.from, unit.end)
  return {
    ...unit,
    start: unit.from,
    words: text,
    tokens: tokensOf(text, unit.from),
    label: '',
    labelTopic: undefined,
  }
}

function lineUnits(words: string, line: Line, common: Common): Unit[] {
  const isLong = line.end - line.start > 260
  let lineLabel = ''
  let lineTopic: Topic | undefined
  const pieces = sentencesOf(words, line).flatMap((piece) => cutRunOn(words, piece))
  return pieces.map((piece, part) => {
    const unit = makeUnit(words, piece, common)
    const isLineLabel = part === 0 && unit.label !== ''
    if (isLineLabel) {
      lineLabel = unit.label
      lineTopic = unit.labelTopic
    }
    const from = part === 0 ? line.from : piece.from
    return { ...unit, from, part, isLong, lineLabel, lineTopic }
  })
}

function makeUnit(words: string, piece: Piece, common: Common): Unit {
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

function signOf(signs: string): Topic | undefined {
  if (signs === '') return undefined
  const [first = ''] = signs
  return topicSigns.find(([all]) => all.includes(first))?.[1]
}
