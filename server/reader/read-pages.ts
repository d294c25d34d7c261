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

/** A Markdown text without the stars around its words, in which links say where they lead; the reader knows its other marks. */
export function readMarkdown(text: string): string {
  return text
    .replace(bold, '$2')
    .replace(/\\(?:([!-/:-@[-`{-~])|$)/gm, '$1')
    .replace(link, (_, picture: string, words: string, to: string) => {
      const address = picture ? undefined : findAddressToSay({ to, text: words })
      return address ? `${words} ${address}` : words
    })
}

/** Around words; a row of stars elsewhere is part of a code. */
const bold = /(?<![\p{L}\p{N}*\\])(\*{2,3})([^\s*](?:[^*\n]{0,200}[^\s*])?)\1(?![\p{N}*])/gu

const link = /(!?)\[([^[\]\n]*)\]\(([^\s()]+)(?: [^()\n]*)?\)/g
