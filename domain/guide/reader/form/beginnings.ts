import {
  type Lesson,
  learnWeights,
  type openWeights,
  type Signs,
  signsNamed,
  type Weights,
} from '#domain/guide/reader/kind/linear.ts'
import { fold } from '#domain/values/text.ts'

/** How likely a piece has to begin there. */
const cutFrom = 0.3

type Chances = ReturnType<typeof openWeights>

type Word = { word: string; start: number; end: number }
/** Between two words: what stands there, and how many words the piece before has so far. */
type Gap = { words: readonly Word[]; at: number; between: string; since: number }

/** From where pieces begin in lines that somebody cut: each line is its pieces in their order. */
export function learnBeginnings(texts: readonly (readonly (readonly string[])[])[]): Weights {
  const lessons = texts.flatMap((lines) => [
    ...lines.flatMap((pieces) => lessonsOf(pieces, false)),
    // A wall is a whole text without marks in one line.
    ...lessonsOf(lines.flat().map(withoutMarks), true),
  ])
  return learnWeights(lessons, { classes: 2, epochs: 3, fewest: 4 })
}

function lessonsOf(pieces: readonly string[], isBare: boolean): Lesson[] {
  const line = pieces.join(' ')
  const words = wordsIn(line)
  const firsts = new Set<number>()
  let count = 0
  for (const piece of pieces) {
    firsts.add(count)
    count += wordsIn(piece).length
  }
  let last = 0
  return words.slice(1).map(({ start }, before) => {
    const at = before + 1
    const between = line.slice(words[before]?.end, start)
    const signs = signsOfGap({ words, at, between, since: at - last }, isBare)
    const isFirst = firsts.has(at)
    if (isFirst) last = at
    return { signs, is: isFirst ? 1 : 0 }
  })
}

/** Where pieces begin in a line; the first begins with it. */
export function beginningsIn(line: string, chancesOf: Chances): number[] {
  const words = wordsIn(line)
  const isBare = isWall(line, words.length)
  const isQuoted = quotedLetters(line)
  if (isRow.test(line)) return [0]
  let last = 0
  const found = words.flatMap(({ start }, index) => {
    if (index === 0) return []
    const before = words[index - 1]?.end ?? 0
    const between = line.slice(before, start)
    // A clause of a line that has marks ends at one, and "Nube_5G 👉 mango88" is a row.
    if ((between === ' ' && !isBare) || /(?:→|->|👉|➡️?|=)\s*$/u.test(between)) return []
    const gap = { words, at: index, between, since: index - last }
    const [, chance = 0] = chancesOf(signsOfGap(gap, isBare))
    if (chance < cutFrom || isQuoted[start] || isWithinValue(line, before, start)) return []
    const { start: head = before } = words[index - 1] ?? {}
    if (before - head === 1 && afterLetter.test(line.slice(before, start + 2))) return []
    // "Fernández Leal", "Mr. Garbutt", "Carr. 997", "61600, Pátzcuaro": one name.
    if (namedAcross.test(line.slice(head, start + 5))) return []
    last = index
    return [openingOf(line, before, start)]
  })
  return [0, ...found]
}

/** "Washer/dryer | basement | Clean the lint trap. Warm only.": what the first cell of a row names, all of it tells of. */
const isRow = /^[^|:]{1,60}\|[^|]*\|/

/** "C.P. 97000", "8 p. m. at the latest": a letter is cut short, and ends a sentence only before a capital. */
const afterLetter = /^\.(?:\s?(?:[\p{Ll}\d]|\p{Lu}\.)|\p{Lu})/u

const namedAcross =
  /^(?:(?:\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}\.|\d{5},) \p{Lu}\p{Ll}|\p{Lu}\p{Ll}{0,4}\. \d\d(?!\d?[:.h]\d))/u

const quotes = ['""', '“”', '«»', '()'] as const
const longestQuote = 80
const longNumber = /(?<!\d)\d(?:[ -]?\d){6,14}(?!\d)/g

/** Where nothing begins: within a number to call, within quotes and brackets, which are one value, and between them and what names them (`pw: "bear box 19"`). */
function quotedLetters(line: string): Uint8Array {
  const isQuoted = new Uint8Array(line.length)
  for (const { 0: number, index } of line.matchAll(longNumber))
    isQuoted.fill(1, index + 1, index + number.length)
  for (const [opening = '', closing = ''] of quotes) {
    let start = line.indexOf(opening)
    while (start >= 0) {
      const end = line.indexOf(closing, start + 1)
      if (end < 0) break
      const mark = line[start - 1] === ' ' ? start - 2 : start - 1
      const isNamed = line[mark] === ':' || line[mark] === '='
      // The first word may begin a piece, unless it is what is named.
      if (end - start <= longestQuote) isQuoted.fill(1, isNamed ? start : start + 2, end)
      start = line.indexOf(opening, end + 1)
    }
  }
  return isQuoted
}

/** `luz.2019.Agua`, `Rope!!Gull`, `rope.gull.jetty`: what has no space in it is one value. */
function isWithinValue(line: string, before: number, start: number): boolean {
  const between = line.slice(before, start)
  if (/\s/.test(between)) return false
  if (!/^[.,;:!?)]$|\p{Extended_Pictographic}/u.test(between)) return true
  const head = line
    .slice(Math.max(0, start - longestQuote), start)
    .split(/\s/)
    .at(-1)
  const [tail] = line.slice(start, start + longestQuote).split(/\s/)
  return /[\d@/]|\p{L}\.\p{L}+\.\p{L}/u.test(`${head}${tail}`)
}

/** Signs that open what follows belong to it: a bracket, a question's mark, a picture. */
function openingOf(line: string, from: number, to: number): number {
  let at = to
  while (at > from && !/[\s.,;:!?)]/.test(line[at - 1] ?? ' ')) at -= 1
  return at
}

const fewestWords = 25

/** Many words with hardly a mark among them. */
function isWall(line: string, words: number): boolean {
  const ends = line.match(/[.!?;](?=\s|$)/g)?.length ?? 0
  const pauses = line.match(/[,:](?=\s|$)/g)?.length ?? 0
  return words >= fewestWords && ends < words / 40 && pauses < words / 15
}

function withoutMarks(piece: string) {
  return piece
    .replace(/[.!?;,:](?=\s|$)/g, '')
    .replace(/[¿¡]/g, '')
    .toLowerCase()
}

function wordsIn(line: string): Word[] {
  return Array.from(line.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’@_*#-]*/gu), ({ 0: word, index }) => ({
    word: fold(word).replace(/\d/g, '0'),
    start: index,
    end: index + word.length,
  }))
}

function signsOfGap({ words, at, between, since }: Gap, isBare: boolean): Signs {
  const around = [-2, -1, 0, 1].map((step) => words[at + step]?.word ?? '-')
  const [second, before, own, next] = around
  const mark = isBare ? 'bare' : markOf(between)
  const wait = since > 12 ? '13' : since > 6 ? '7' : since > 3 ? '4' : String(since)
  const rest = Math.min(4, words.length - at)
  const names = [
    'always',
    `m ${mark}`,
    ...around.map((word, place) => `${place} ${word}`),
    ...around.map((word, place) => `s${place} ${word.slice(0, 4)}`),
    `ba ${second} ${before}`,
    `bb ${before} ${own}`,
    `bc ${own} ${next}`,
    `mo ${mark} ${own}`,
    `mb ${mark} ${before}`,
    `wait ${mark} ${wait}`,
    `rest ${mark} ${rest}`,
    `wo ${wait} ${own}`,
  ]
  return signsNamed(names, 0.5)
}

function markOf(between: string): string {
  // "5531 #. La salida": the stop ends it.
  const signs = between.replace(/[\s#*]+/g, '').replace(/\p{Extended_Pictographic}/gu, 'e')
  const isWide = /\s{2,}|\t/.test(between)
  return `${signs.slice(0, 3)}${isWide ? ' wide' : ''}` || 'space'
}
