import { lengthAt, type Phrases } from '#domain/guide/proposal/words/phrases.ts'
import {
  besideColumns,
  firstColumns,
  secondColumns,
} from '#domain/guide/proposal/words/table-heads.ts'
import { findTopic, type Topic } from '#domain/guide/proposal/words/topics.ts'
import { cellsOf } from './cells.ts'
import type { Heading } from './headings.ts'
import { allTopics, isMost } from './labels.ts'
import type { Line } from './lines.ts'
import type { Piece } from './sentences.ts'
import { tokensOf } from './tokens.ts'

const fewestRows = 3
const mostOfHead = 4
const ownMarks = ['|', '\t']

/** "Wifi ➜ Luna | pass: barro-22" has its label before its first stroke. */
const arrow = /\S\s(?:[»›→⇒➜➔►▸]|->|=>)\s\S/

/** The cells of each line: parted by the mark of the whole text, or by that of a table within it. */
export function cellsOfLines(
  words: string,
  lines: readonly Line[],
  mark: string | undefined,
): Piece[][] {
  const cells = lines.map((line) => {
    const own = mark ? cellsOf(words, line, mark) : []
    const [first] = own
    return mark === '|' && first && arrow.test(words.slice(first.start, first.end)) ? [] : own
  })
  for (const other of ownMarks.filter((each) => each !== mark && words.includes(each))) {
    const parted = lines.map((line, at) =>
      (cells[at]?.length ?? 0) > 1 ? [] : cellsOf(words, line, other),
    )
    for (const [from, to] of runsOf(parted)) {
      for (let at = from; at < to; at += 1) cells[at] = parted[at] ?? []
    }
  }
  return cells
}

/** Which lines, one below the other, have as many cells each. */
function runsOf(rows: readonly Piece[][]): [number, number][] {
  const runs: [number, number][] = []
  let from = 0
  for (let at = 0; at <= rows.length; at += 1) {
    const length = rows[at]?.length ?? 0
    if (at < rows.length && length > 1 && length === rows[from]?.length) continue
    if (at - from >= fewestRows && (rows[from]?.length ?? 0) > 1) runs.push([from, at])
    from = at
  }
  return runs
}

/** "ROOM | WHAT'S IN IT": the row above those of a part of a table. */
export function headOfTable(
  words: string,
  line: Line,
  { cells, next }: { cells: readonly Piece[]; next: readonly Piece[] | undefined },
): Heading | undefined {
  const [first, second] = cells.map(({ start, end }) => words.slice(start, end))
  if (first === undefined || second === undefined || (next?.length ?? 0) < 2) return undefined
  const isShort = cells.every(({ start, end }) => {
    const cell = words.slice(start, end)
    return tokensOf(cell).length <= mostOfHead && !/\d|@/.test(cell)
  })
  if (!isShort) return undefined
  const isMore = isOnly(second, secondColumns)
  const topic = topicOfColumn(first) ?? besideColumns.find(([, list]) => isOnly(second, list))?.[0]
  const isHead = isMore && (topic !== undefined || line.isAfterBlank || isCapital(first))
  return isHead ? { start: line.from, end: line.end, words: first, topic } : undefined
}

function topicOfColumn(words: string): Topic | undefined {
  const named = firstColumns.find(([, list]) => isOnly(words, list))
  if (named) return named[0]
  const tokens = tokensOf(words)
  const found = findTopic(tokens, allTopics)
  return found && isMost(found, tokens, 0.6) ? found.topic : undefined
}

function isOnly(words: string, list: Phrases): boolean {
  const tokens = tokensOf(words)
  return tokens.length > 0 && lengthAt(tokens, list, 0) === tokens.length
}

function isCapital(words: string): boolean {
  return words === words.toUpperCase() && words !== words.toLowerCase()
}
