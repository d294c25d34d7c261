import { getDocumentProxy } from 'unpdf'
import { readingLimits } from '#domain/guide/reader/reading-limits.ts'
import type { MessageValues } from '#domain/messages/messages.ts'
import { Refusal, type RefusalCode } from '#domain/messages/refusals.ts'

/** What of a file could not be read although the rest was. */
export type MissingPart = { code: RefusalCode; values: MessageValues }

export type FileText = { text: string; missing: MissingPart[] }

const mostPages = 200

/** The lines of a PDF in the order they were set, with what stands in columns apart, and which of its pages say nothing. */
export async function readPdf(bytes: Uint8Array): Promise<FileText> {
  const pdf = await open(bytes)
  const read = Math.min(pdf.numPages, mostPages)
  const pages: string[] = []
  let letters = 0
  for (let at = 1; at <= read; at += 1) {
    const page = await pdf.getPage(at)
    const { items } = await page.getTextContent()
    const text = linesOfPage(items.filter((item) => 'str' in item))
    letters += text.length
    if (letters > readingLimits.letters) throw new Refusal('file_too_long')
    pages.push(text)
    page.cleanup()
  }
  const silent = pages.flatMap((text, at) => (/[\p{L}\p{N}]/u.test(text) ? [] : [at + 1]))
  if (silent.length === pages.length) throw new Refusal('file_of_pictures')
  const missing: MissingPart[] = []
  if (silent.length > 0) {
    const values = { pages: runsOf(silent).join(', '), count: silent.length }
    missing.push({ code: 'file_pages_without_text', values })
  }
  if (pdf.numPages > read) {
    missing.push({ code: 'file_pages_left', values: { read, all: pdf.numPages } })
  }
  return { text: pages.join('\n\n'), missing }
}

/** Pages as a person names them: `2, 4–6`. */
function runsOf(pages: readonly number[]) {
  const firsts = pages.filter((page) => !pages.includes(page - 1))
  const lasts = pages.filter((page) => !pages.includes(page + 1))
  return firsts.map((first, at) => (first === lasts[at] ? `${first}` : `${first}–${lasts[at]}`))
}

async function open(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: 0,
      useSystemFonts: false,
      disableFontFace: true,
      stopAtErrors: false,
    })
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new Refusal(isLocked ? 'file_with_password' : 'file_damaged')
  }
}

type Item = { str: string; transform: number[]; width: number; height: number; hasEOL: boolean }

type Place = { x: number; y: number; size: number }

/** A line as it was set: where it begins and ends, and what parts it from the one before. */
type Line = Place & { text: string; endX: number; gap: '\n' | '\n\n' }

/** The text of a page, its paragraphs put together again where a line was full. */
function linesOfPage(items: readonly Item[]): string {
  const lines = linesOf(items)
  const edge = lines.reduce((most, { endX }) => Math.max(most, endX), 0)
  return lines.reduce((text, line, at) => {
    const before = lines[at - 1]
    if (!before) return line.text
    return text + (goesOn(before, line, edge) ? ' ' : line.gap) + line.text
  }, '')
}

function linesOf(items: readonly Item[]): Line[] {
  const lines: Line[] = []
  let isOver = false
  for (const { str, transform, width, height, hasEOL } of items) {
    const [x = 0, y = 0] = transform.slice(4)
    const line = lines.at(-1)
    if (str !== '') {
      const place = { x, y, size: height || (line?.size ?? 10) }
      const gap = line ? between(line, place) : '\n'
      const endX = x + width
      if (!line || isOver || gap === '\n' || gap === '\n\n') {
        lines.push({ ...place, text: str, endX, gap: gap === '\n\n' ? gap : '\n' })
      } else Object.assign(line, { text: line.text + gap + str, endX })
      isOver = false
    }
    isOver ||= hasEOL
  }
  return lines.flatMap((line) => {
    const text = line.text.trim()
    return text === '' ? [] : [{ ...line, text }]
  })
}

/** What parts a piece of text from its line: nothing, a space, the edge of a column, a line, a paragraph. */
function between(line: Line, next: Place) {
  const size = Math.max(line.size, next.size, 1)
  const down = Math.abs(line.y - next.y)
  if (down > size * 1.9) return '\n\n'
  if (down > size * 0.6) return '\n'
  const gap = next.x - line.endX
  if (gap > size * 2) return ' | '
  const isRaised = next.size < line.size * 0.8
  return gap > size * 0.15 || isRaised ? ' ' : ''
}

const ofItsOwn = /^(?:\d{1,2}[.)]|[•●○◦▪■–*-]|\p{Extended_Pictographic})|\s\|\s/u
/** A mark or a small word ends no paragraph. */
const unfinished = /(?:[,(]|\s\p{Ll}{1,4})$/u
const fewestLetters = 25

/** Whether a line ended only because the first word of the next had no room in it. */
function goesOn(line: Line, next: Line, edge: number): boolean {
  if (line.text.length < fewestLetters || !isBelow(line, next)) return false
  if (ofItsOwn.test(next.text) || / \| |[:.!?]$/.test(line.text)) return false
  if (!/^\p{Ll}/u.test(next.text) && !unfinished.test(line.text)) return false
  const [word = ''] = next.text.split(' ', 1)
  const wordWidth = ((next.endX - next.x) / next.text.length) * word.length
  return line.endX + wordWidth > edge - line.size
}

/** In the same column, in letters of one size. */
function isBelow(line: Line, next: Line): boolean {
  const isNear = next.x - line.x < line.size * 2 && line.x - next.x < line.size * 4
  return next.gap !== '\n\n' && Math.abs(line.size - next.size) < 1 && isNear
}
