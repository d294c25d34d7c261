import { Refusal } from '#domain/messages/refusals.ts'
import { findAddressToSay } from './address-to-say.ts'
import { attributeOf, partsOfMarkup } from './markup.ts'
import { openLines } from './text-lines.ts'
import { readEntry } from './unzip.ts'

/** The words of a Word document, read from its own parts: no picture, macro or link of it is opened. */
export function readDocx(bytes: Uint8Array): string {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const body = readEntry(zip, 'word/document.xml')
  if (!body) throw new Refusal('file_damaged')
  const relations = readEntry(zip, 'word/_rels/document.xml.rels')
  const main = linesOf(body.toString('utf8'), addressesIn(relations?.toString('utf8') ?? ''))
  const besides = besideBody.flatMap((name) => {
    const part = readEntry(zip, `word/${name}.xml`)
    return part ? [linesOf(part.toString('utf8'), new Map())] : []
  })
  return [main, ...new Set(besides)].filter((text) => text !== '').join('\n\n')
}

/** What stands on a page outside its text; Word has a heading and a foot for first, odd and even pages. */
const besideBody = ['footnotes', 'endnotes', ...numbered('header'), ...numbered('footer')]

function numbered(name: string) {
  return [1, 2, 3].map((at) => `${name}${at}`)
}

function linesOf(xml: string, addresses: ReadonlyMap<string, string>) {
  const lines = openLines()
  let isText = false
  let skipped = 0
  let link: { to: string; text: string } | undefined
  let tables = 0
  for (const part of partsOfMarkup(xml)) {
    if (part.is === 'text') {
      if (!isText || skipped > 0) continue
      lines.say(part.text)
      if (link) link.text += part.text
      continue
    }
    const { is, name, attributes } = part
    const opens = is === 'open'
    // The same words a second time, for older programs.
    if (name === 'mc:fallback') skipped += opens ? 1 : -1
    else if (name === 'w:t') isText = opens
    else if (name === 'w:tab' && opens) lines.say('\t')
    else if (name === 'w:br' || name === 'w:cr' || name === 'w:p') lines.end()
    else if (name === 'w:numpr' && opens) lines.item('- ')
    else if (name === 'w:pstyle' && opens && isHeading(attributes)) lines.gap()
    else if (name === 'w:tbl') {
      tables += opens ? 1 : -1
      lines.gap()
    } else if (name === 'w:tr' && tables <= 1) opens ? lines.row() : lines.endRow()
    else if (name === 'w:tc' && tables <= 1) opens ? lines.cell() : lines.end()
    else if (name === 'w:hyperlink') {
      const address = link && findAddressToSay(link)
      if (address) lines.say(` ${address} `)
      link = opens
        ? { to: addresses.get(attributeOf(attributes, 'r:id') ?? '') ?? '', text: '' }
        : undefined
    }
  }
  return lines.text()
}

function isHeading(attributes: string) {
  return /^(?:heading|title|subtitle|t[ií]tulo|ttulo|subt[ií]tulo)/i.test(
    attributeOf(attributes, 'w:val') ?? '',
  )
}

/** Where links lead, by their ids. */
function addressesIn(xml: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const part of partsOfMarkup(xml)) {
    if (part.is !== 'open' || part.name !== 'relationship') continue
    const to = attributeOf(part.attributes, 'target') ?? ''
    const id = attributeOf(part.attributes, 'id')
    if (id) found.set(id, to)
  }
  return found
}
