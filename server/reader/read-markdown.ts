import { findAddressToSay } from './address-to-say.ts'

/** The words of a Markdown text without its marks, line by line. */
export function readMarkdown(text: string): string {
  return text.split(/\r?\n/).flatMap(linesFor).join('\n')
}

function linesFor(line: string): string[] {
  const trimmed = line.trim()
  if (isRuler(trimmed)) return []
  if (/^(?:```|~~~)/.test(trimmed)) return []
  if (/^#{1,6}\s/.test(trimmed))
    return ['', plain(trimmed.replace(/^#+\s+/, '').replace(/\s#+$/, ''))]
  if (trimmed.startsWith('|')) return [plain(cellsOf(trimmed))]
  return [plain(trimmed.replace(/^>\s?/, '').replace(/^[*+]\s+/, '- '))]
}

function cellsOf(row: string) {
  const cells = row.replace(/^\||\|$/g, '').split('|')
  return cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' | ')
}

/** The line under the heads of a table, or between two parts. */
function isRuler(line: string) {
  return line.includes('---') && [...line].every((letter) => ' \t:|-'.includes(letter))
}

function plain(text: string) {
  return withLinksSaid(text)
    .replace(/\*\*|__|`/g, '')
    .replace(/(^|[\s(])\*(?=\S)/g, '$1')
    .replace(/(\S)\*(?=[\s).,;:!?]|$)/g, '$1')
}

/** Of links and pictures their words, and of links where they lead. */
function withLinksSaid(text: string) {
  let said = ''
  let at = 0
  for (;;) {
    const middle = text.indexOf('](', at)
    const open = middle < 0 ? -1 : text.lastIndexOf('[', middle)
    const end = middle < 0 ? -1 : text.indexOf(')', middle)
    if (middle < 0 || end < 0) return said + text.slice(at)
    if (open < at) {
      said += text.slice(at, middle + 2)
      at = middle + 2
      continue
    }
    const isPicture = text[open - 1] === '!'
    const words = text.slice(open + 1, middle)
    const [to = ''] = text.slice(middle + 2, end).split(' ')
    const address = isPicture ? undefined : findAddressToSay({ to, text: words })
    said += text.slice(at, isPicture ? open - 1 : open) + (address ? `${words} ${address}` : words)
    at = end + 1
  }
}
