import { type Topic, topicSigns } from '#domain/guide/proposal/words/topics.ts'
import { markRooms } from './among-rooms.ts'
import { askedIn, isAnswer } from './answers.ts'
import { cellMarkOf, isGroupedTable } from './cells.ts'
import { chatNamesOf } from './chat-names.ts'
import { findHeading, type Heading, questionAbove } from './headings.ts'
import { titleWithin } from './inline-titles.ts'
import { lineUnits } from './line-units.ts'
import { type Line, linesOf } from './lines.ts'
import { rowUnits } from './row-units.ts'
import type { Piece } from './sentences.ts'
import { hostsOf } from './speakers.ts'
import { cellsOfLines, headOfTable } from './table-rows.ts'
import type { Token } from './tokens.ts'

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
  /** In a third cell, what is added to what the second one says. */
  isNote: boolean
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
  const lines = linesOf(words, chatNamesOf(words))
  const cellMark = cellMarkOf(words, lines)
  const isGrouped = cellMark !== undefined && isGroupedTable(words, lines, cellMark)
  const hosts = hostsOf(words, lines)
  const rows = cellsOfLines(words, lines, cellMark)
  const units: Unit[] = []
  const headings: Heading[] = []
  let above: Above | undefined
  let asked: Heading | undefined
  let speaker: string | undefined
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1]
    const cells = cellsBelow(words, rows, { line, index, mark: cellMark })
    const found =
      cells.length < 2
        ? ((hosts ? undefined : questionAbove(words, line, next)) ?? findHeading(words, line, next))
        : headOfTable(words, line, { cells, next: rows[index + 1] })
    if (found) {
      const heading = index === 0 ? ofWholeText(found) : found
      above = { heading, ...openAt(words, line, index) }
      headings.push(found)
      continue
    }
    if (above && isOver(above, { words, line, index, isLast: lines.length - index <= 2 }))
      above = undefined
    speaker = line.speaker ?? speaker
    const isGuest = speaker !== undefined && hosts !== undefined && !hosts.has(speaker)
    const isItem = line.mark !== undefined || line.signs !== ''
    const title = cells.length < 2 ? titleWithin(words, line) : undefined
    const own = { text, line: index, isItem, isGuest, sign: signOf(line.signs) }
    if (title && line.mark === 'number') {
      above = { heading: title.title, ...openAt(words, line, index), isTight: false }
      units.push(...lineUnits(words, title.rest, { ...own, isItem: false, heading: title.title }))
      continue
    }
    if (above) above.hasItems ||= isItem
    const isReply = asked && !isGuest && isAnswer(words.slice(line.start, line.end), asked)
    const heading = above?.heading ?? (isReply ? asked : undefined)
    const common = { ...own, heading }
    asked = isGuest ? askedIn(words, line) : undefined
    if (cells.length > 1) units.push(...rowUnits(words, cells, common, isGrouped))
    else if (title) units.push(...lineUnits(words, title.rest, common, title.title))
    else units.push(...lineUnits(words, line, common))
  }
  return { units: markRooms(units, lines), headings }
}

type RowPlace = { line: Line; index: number; mark: string | undefined }

/** The cells of a row; one that begins with an empty cell goes on about what the row above it names. */
function cellsBelow(
  words: string,
  rows: readonly Piece[][],
  { line, index, mark }: RowPlace,
): readonly Piece[] {
  const cells = rows[index] ?? []
  const [above, ...rest] = rows[index - 1] ?? []
  const isEmpty = /^\s{0,9}(?:\t|\|\s{0,9}\|)\s{0,9}$/.test(words.slice(line.from, line.start))
  const goesOn = isEmpty && mark !== undefined && cells.length === 1 && rest.length > 0
  return goesOn && above && !line.isAfterBlank ? [above, ...cells] : cells
}

/** The heading that what is read now stands under. */
type Above = {
  heading: Heading
  at: number
  /** Its number in the text: "2. Arrival". */
  number: number | undefined
  hasItems: boolean
  /** Its first line stands right below it: what follows a blank line at the end of the text is not of it. */
  isTight: boolean
}

function openAt(words: string, line: Line, index: number): Omit<Above, 'heading'> {
  const number = numberOf(words, line)
  return { at: index, number, hasItems: false, isTight: !line.isBeforeBlank }
}

/** `isLast`: in the last two lines of the text, where its host says goodbye. */
type Place = { words: string; line: Line; index: number; isLast: boolean }

function isOver(
  { heading, at, number, hasItems, isTight }: Above,
  { words, line, index, isLast }: Place,
) {
  const isNext = number !== undefined && numberOf(words, line) === number + 1
  if (isNext && (index - at > 1 || line.isAfterBlank)) return true
  const isNewPart = line.isAfterBlank && (line.mark === undefined || line.mark === 'title')
  return (
    isNewPart &&
    (hasItems ||
      line.signs !== '' ||
      (((isTight && isLast) || heading.isQuestion === true) && index - at > 1))
  )
}

function numberOf(words: string, line: Line): number | undefined {
  if (line.mark !== 'number') return undefined
  const [number] = /\d{1,2}/.exec(words.slice(line.from, line.start)) ?? []
  return number === undefined ? undefined : Number(number)
}

/** "House manual" above all else says what the text is, and nothing of what comes first in it. */
function ofWholeText(heading: Heading): Heading {
  return heading.topic === 'device' ? { ...heading, topic: undefined } : heading
}

function signOf(signs: string): Topic | undefined {
  if (signs === '') return undefined
  const [first = ''] = signs
  return topicSigns.find(([all]) => all.includes(first))?.[1]
}
