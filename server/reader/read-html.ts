import { findAddressToSay } from './address-to-say.ts'
import { attributeOf, partsOfMarkup } from './markup.ts'
import { openLines } from './text-lines.ts'

/** What a person reads on a page: headings and paragraphs apart, lists with bullets, tables as lines of cells. */
export function readHtml(page: string): string {
  const lines = openLines()
  const counters: number[] = []
  let link: { to: string; text: string } | undefined
  let hidden = 0
  for (const part of partsOfMarkup(page)) {
    if (part.is === 'text') {
      if (hidden > 0) continue
      lines.say(part.text.replace(/\s+/g, ' '))
      if (link) link.text += part.text
      continue
    }
    const { is, name, attributes } = part
    const opens = is === 'open'
    if (name === 'title') hidden = opens ? 1 : 0
    else if (name === 'a') {
      const address = link && findAddressToSay(link)
      if (address) lines.say(` ${address} `)
      link = opens ? { to: attributeOf(attributes, 'href') ?? '', text: '' } : undefined
    } else if (name === 'ul' || name === 'ol') {
      lines.end()
      if (opens) counters.push(name === 'ol' ? 1 : 0)
      else counters.pop()
      if (counters.length === 0) lines.gap()
    } else if (name === 'li') opens ? lines.item(markIn(counters)) : lines.end()
    else if (name === 'tr') opens ? lines.row() : lines.endRow()
    else if (name === 'td' || name === 'th') opens ? lines.cell() : lines.end()
    else if (name === 'br') lines.end()
    else if (apart.has(name)) lines.gap()
    else if (blocks.has(name)) lines.end()
  }
  return lines.text()
}

function markIn(counters: number[]) {
  const at = counters.length - 1
  const count = counters[at] ?? 0
  if (count === 0) return '- '
  counters[at] = count + 1
  return `${count}. `
}

const apart = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'section',
  'article',
  'table',
  'hr',
])
const blocks = new Set(
  'div header footer main nav aside dl dt dd blockquote pre figure figcaption form option tbody thead body html details summary address'.split(
    ' ',
  ),
)
