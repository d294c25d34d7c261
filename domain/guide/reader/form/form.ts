import { openWeights } from '#domain/guide/reader/kind/linear.ts'
import type { Model, Told } from '#domain/guide/reader/kind/model.ts'
import { beginningsIn } from './beginnings.ts'
import { type LineInText, mayBeHeading, signsOfLine } from './headings.ts'
import { type Line, linesOf, talkersOf } from './lines.ts'
import { trimMarks } from './trim-marks.ts'

export type Heading = { start: number; end: number; words: string }

/** A line that names the home, and how likely it does. */
export type Title = Heading & { chance: number }

/** What a text says in one place, and how it stands there. */
export type Piece = {
  start: number
  end: number
  words: string
  /** The line it stands in. */
  line: number
  above: string
  heading: Heading | undefined
  /** Which of a list its line is. */
  number?: number | undefined
  isByGuest?: boolean
  /** Somebody else says more in this chat. */
  isByOther?: boolean
  isMessage?: true | undefined
  /** Stars or strokes around some of it were taken for those that set words apart. */
  isBold?: true
}

/** A piece, and what it was told to be. */
export type ToldPiece = Piece & { told: Told }

export function openForm(model: Pick<Model, 'beginnings' | 'headings'>) {
  const beginningChances = openWeights(model.beginnings)
  const headingChances = openWeights(model.headings)

  /** The pieces of a text in their order, each under its heading, and the line that names the home. */
  return function piecesIn(text: string) {
    const lines = linesOf(text)
    const words = lines.map(({ start, end }) => text.slice(start, end))
    const headings: Heading[] = []
    let title: Title | undefined
    let heading: Heading | undefined
    const { host, guests } = talkersOf(text, lines)
    const isApart = (above: Line | undefined, below: Line | undefined) =>
      /\n[^\S\n]*\n/.test(text.slice(above?.end, below?.start))
    const pieces = lines.flatMap((line, at): Piece[] => {
      const own = words[at] ?? ''
      const inText = { words: own, next: words[at + 1] ?? '', isFirst: at === 0 }
      const next = lines[at + 1]
      const [isFirst, isLast] = [isApart(lines[at - 1], line), isApart(line, next)]
      // What is the last of several lines before an empty one stands over nothing.
      const isEnd = at > 0 && !isFirst && isLast && line.mark !== 'title'
      const head = isEnd ? undefined : headingIn(line, next, inText)
      if (head || isTableHead(words, at, isFirst && !isLast)) {
        heading = { start: line.start, end: line.end, words: trimMarks(own, { behind: ':*_=-' }) }
        headings.push(heading)
        if (head?.isName) title ??= { ...heading, chance: head.chance }
        return []
      }
      // Behind a list of its own a heading reaches no further than the next paragraph.
      if (isFirst && isItem(lines[at - 1]) && !isItem(line)) heading = undefined
      const found = beginningsIn(own, beginningChances)
      // "Wi-Fi name: Moss & Fern": over a single value stands its label.
      const isName = !/(?:^|\s)\p{Ll}/u.test(own.slice(found[1]))
      const lead = own.slice(0, found[1]).trim()
      const isOne = found.length === 2 && isName && isLabel(lead)
      const starts = isOne ? [0] : found
      let label: Heading | undefined
      return starts.flatMap((from, index): Piece[] => {
        const end = starts[index + 1] ?? own.length
        const piece = trimmed(text, line.start + from, line.start + end)
        if (!/[\p{L}\p{N}]/u.test(piece.words)) return []
        // «Al salir: apaga el aire, cierra el gas»: what stands before all of a line is its heading, unless it may be a value.
        if (index === 0 && starts.length > 1 && isLabel(piece.words)) {
          label = { ...piece, words: trimMarks(piece.words, { behind: ':*_=-' }) }
          headings.push(label)
          return []
        }
        const over = label ?? heading
        const above = over?.words ?? ''
        const isByGuest = guests.has(line.by)
        const isByOther = line.by !== undefined && line.by !== host
        // What is said of the home stands under its name, and is not called by it.
        const named = over?.start === title?.start ? undefined : over
        const { number, isMessage } = line
        const said = { isByGuest, isByOther, isMessage }
        return [{ ...piece, line: at, number, above, heading: named, ...said }]
      })
    })
    return { pieces, headings, title }
  }

  function headingIn(line: Line, next: Line | undefined, inText: LineInText) {
    // Of two that follow each other in a list neither stands over the other, but a picture does over bullets.
    const isListed = (mark?: Line['mark']) => mark === 'bullet' || mark === 'picture'
    const isPicture = line.mark === 'picture' && next?.mark === 'bullet'
    const isOver = isPicture || inText.words.endsWith(':')
    const areBullets = isListed(line.mark) && isListed(next?.mark) && !isOver
    const isInList = areBullets || (line.number !== undefined && next?.number === line.number + 1)
    if (!mayBeHeading(inText.words) || !next || isInList) return undefined
    const [, heading = 0, name = 0] = headingChances(signsOfLine(inText))
    const isShort = inText.words.split(/\s+/).length <= mostOfLead && !/[:\d]/.test(inText.words)
    const isSure =
      line.mark === 'title' || (isPicture && isShort) || standsOverList(inText.words, next)
    if (heading + name < 0.5 && !isSure) return undefined
    return { isName: name > heading, chance: name }
  }
}

function isItem(line: Line | undefined): boolean {
  return line?.mark === 'bullet' || line?.number !== undefined
}

/** The first row of a table whose columns it names: no figures, and as many cells as the next row, but not as the last. */
function isTableHead(lines: readonly string[], at: number, beginsTable: boolean): boolean {
  const [before = 0, own = 0, next = 0] = [-1, 0, 1].map((step) => cellsIn(lines[at + step] ?? ''))
  const isNew = beginsTable || own !== before
  return own >= 3 && own === next && isNew && !/[\d:]/.test(lines[at] ?? '')
}

function cellsIn(line: string): number {
  return line.replace(/^\||\|$/g, '').split(/\||\t|\s{3,}/).length
}

function isLabel(words: string): boolean {
  return /^\D+:$/.test(words.trim())
}

const mostOfLead = 6

/** "Before you leave, please:" before the first of a list. */
function standsOverList(words: string, { mark, number = 1 }: Line): boolean {
  const isLead = isLabel(words) && words.split(/\s+/).length <= mostOfLead
  return isLead && mark !== '' && mark !== 'title' && number === 1
}

/** "*Wi-Fi:* Nube", "**4821**", "`mango88`": how a chat or a page sets words apart; a star within a code stands beside its figures. */
const bold =
  /(?<![\p{L}\p{N}*_/])(\*{1,2}|_{1,2}|`)(?=[^\s*_])([^*`\n]{1,80})(?<=[^\s_])\1(?![\p{L}\p{N}*_])/gu

function trimmed(text: string, from: number, to: number) {
  const raw = text.slice(from, to)
  const start = from + raw.length - raw.trimStart().length
  // A stroke in the last cell of a row says that it is empty.
  const said = raw.trim().replace(/ ?[\t|] ?[–—-]$/, '')
  // Of a label stars are no part, of a value they may be.
  const isBold = [...said.matchAll(bold)].some(
    ({ 0: all, 2: inside, index }) => !inside?.endsWith(':') && said[index + all.length] !== ':',
  )
  const words = said.replace(bold, '$2')
  return { start, end: start + said.length, words, ...(isBold && { isBold: true as const }) }
}
