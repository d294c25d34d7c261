import { findAddressToSay, openLines, readMarkup, type Tag } from './markup-lines.ts'

/** What a person reads on a page: headings and paragraphs apart, lists with bullets, tables as lines of cells. */
export function readHtml(page: string): string {
  const lines = openLines()
  const counters: number[] = []
  let unread: string | undefined
  let isPre = false

  function onTag({ name, opens, attributes }: Tag) {
    if (unread) {
      if (!opens && name === unread) unread = undefined
    } else if (forMachines.has(name)) unread = opens ? name : undefined
    else if (name === 'a') lines.link(opens ? (attributes.get('href') ?? '') : undefined)
    else if (name === 'ul' || name === 'ol') {
      lines.end()
      if (opens) counters.push(name === 'ol' ? 1 : 0)
      else counters.pop()
      if (counters.length === 0) lines.gap()
    } else if (name === 'li') opens ? lines.item(markIn(counters)) : lines.end()
    else if (name === 'tr') lines.row(opens)
    else if (name === 'td' || name === 'th') lines.cell(opens)
    else if (name === 'pre') {
      isPre = opens
      lines.end()
    } else if (apart.has(name)) lines.gap()
    else if (blocks.has(name)) lines.end()
  }

  function onText(text: string) {
    if (unread) return
    for (const [at, line] of (isPre ? text.split('\n') : [text]).entries()) {
      if (at > 0) lines.end()
      lines.say(line.replace(/\s+/g, ' '))
    }
  }

  readMarkup(page, { onTag, onText })
  return lines.text()
}

function markIn(counters: number[]) {
  const at = counters.length - 1
  const count = counters[at] ?? 0
  if (count === 0) return '- '
  counters[at] = count + 1
  return `${count}. `
}

const namesIn = (names: string) => new Set(names.split(' '))

/** What stands in them is no text of the page. */
const forMachines = namesIn('title script style noscript template svg iframe object')
const apart = namesIn('h1 h2 h3 h4 h5 h6 p section article table hr')
const blocks = namesIn(
  'br div header footer main nav aside dl dt dd blockquote figure figcaption form option tbody thead body html details summary address',
)

/** The words of a Markdown text without its marks, line by line. */
export function readMarkdown(text: string): string {
  return text.split(/\r?\n/).flatMap(linesFor).join('\n')
}

function linesFor(line: string): string[] {
  const trimmed = line.trim()
  if (isRuler(trimmed) || /^(?:```|~~~)/.test(trimmed)) return []
  if (/^#{1,6}\s/.test(trimmed))
    return ['', plain(trimmed.replace(/^#+\s+/, '').replace(/\s#+$/, ''))]
  if (trimmed.startsWith('|')) return [plain(cellsOf(trimmed))]
  return [plain(trimmed.replace(/^>\s?/, '').replace(/^[*+]\s+/, '- '))]
}

function cellsOf(row: string) {
  const cells = row.split('|').flatMap((cell) => cell.trim() || [])
  return cells.join(' | ')
}

/** The line under the heads of a table, or between two parts. */
function isRuler(line: string) {
  return line.includes('---') && [...line].every((letter) => ' \t:|-'.includes(letter))
}

function plain(text: string) {
  return withoutMarks(withLinksSaid(text))
}

type Sign = { mark: string; at: number; said: string }

/** Signs are marks where they stand around whole words: a star or a stroke elsewhere is part of a code. */
function withoutMarks(text: string): string {
  const signs = Array.from(text.matchAll(signsOfMarkdown), ({ 0: mark, index: at }): Sign => {
    if (mark.startsWith('`')) return { mark, at, said: mark.slice(1, -1) }
    return { mark, at, said: mark.startsWith('\\') ? mark.slice(1) : mark }
  })
  const open = new Map(apartMarks.map((mark): [string, Sign[]] => [mark, []]))
  for (const sign of signs) {
    const { mark, at } = sign
    const [before = ' ', after = ' '] = [text[at - 1], text[at + mark.length]]
    const mayEnd = /\S/.test(before) && (before === ':' || !ofWord.test(after))
    const mayBegin = /\S/.test(after) && before !== '/' && !ofWord.test(before)
    const first = mayEnd ? open.get(mark)?.pop() : undefined
    if (!first && mayBegin) open.get(mark)?.push(sign)
    if (!first) continue
    first.said = ''
    sign.said = ''
    // What began between the two and has not ended is no mark.
    for (const begun of open.values()) while ((begun.at(-1)?.at ?? 0) > first.at) begun.pop()
  }
  const ends = [0, ...signs.map(({ mark, at }) => at + mark.length)]
  const said = signs.map((sign, index) => text.slice(ends[index], sign.at) + sign.said)
  return said.join('') + text.slice(ends.at(-1))
}

const apartMarks = ['*', '**', '***', '_', '__', '___']
const ofWord = /[\p{L}\p{N}]/u
/** `code`, a sign that is meant as it stands, the end of a line that is meant to end there, and what may set words apart. */
const signsOfMarkdown = /`[^`]+`|\\(?:[!-/:-@[-`{-~]|$)|\*+|_+/g

/** Of links and pictures their words, and of links where they lead. */
function withLinksSaid(text: string) {
  const [first = '', ...rest] = text.split('[')
  const said = [first]
  for (const part of rest) {
    const middle = part.indexOf('](')
    const end = middle < 0 ? -1 : part.indexOf(')', middle)
    if (end < 0) {
      said.push(`[${part}`)
      continue
    }
    const before = said.at(-1) ?? ''
    const isPicture = before.endsWith('!')
    if (isPicture) said[said.length - 1] = before.slice(0, -1)
    const words = part.slice(0, middle)
    const [to = ''] = part.slice(middle + 2, end).split(' ')
    const address = isPicture ? undefined : findAddressToSay({ to, text: words })
    said.push(words + (address ? ` ${address}` : '') + part.slice(end + 1))
  }
  return said.join('')
}
