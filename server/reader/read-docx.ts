import { type Entry, fromBufferPromise } from 'yauzl'
import { Refusal } from '#domain/messages/refusals.ts'
import { openLines, readMarkup, type Tag } from './markup-lines.ts'

const mostEntries = 5_000
const mostBytes = 30 * 1024 ** 2

/** The words of a Word document, read from its own parts: no picture, macro or link of it is opened. */
export async function readDocx(bytes: Buffer): Promise<string> {
  const readPart = await openParts(bytes)
  const body = await readPart('document')
  const main = linesOf(body, addressesIn(await readPart('_rels/document', '.xml.rels')))
  const besides = new Set<string>()
  for (const name of besideBody) besides.add(linesOf(await readPart(name), new Map()))
  return [main, ...besides].filter((text) => text !== '').join('\n\n')
}

/** What stands on a page outside its text; Word has a heading and a foot for first, odd and even pages. */
const besideBody = ['footnotes', 'endnotes', ...numbered('header'), ...numbered('footer')]

function numbered(name: string) {
  return [1, 2, 3].map((at) => `${name}${at}`)
}

/** An archive is a document when it has the body of one; a part that it has not is empty. */
async function openParts(bytes: Buffer) {
  const options = { autoClose: false, lazyEntries: true }
  const zip = await fromBufferPromise(bytes, options).catch(refuseAs('file_unknown'))
  if (zip.entryCount > mostEntries) throw new Refusal('file_unknown')
  const entries = new Map<string, Entry>()
  const listing = zip.eachEntry()
  for (;;) {
    const { done, value } = await listing.next().catch(refuseAs('file_unknown'))
    if (done) break
    if (!entries.has(value.fileName)) entries.set(value.fileName, value)
  }
  if (!entries.has('word/document.xml')) throw new Refusal('file_unknown')
  return async (name: string, ending = '.xml') => {
    const entry = entries.get(`word/${name}${ending}`)
    if (!entry) return ''
    if (entry.isEncrypted()) throw new Refusal('file_with_password')
    // Whatever it says of itself, it is broken off where it grows beyond that.
    if (entry.uncompressedSize > mostBytes) throw new Refusal('file_too_much')
    const damaged = refuseAs('file_damaged')
    const stream = await zip.openReadStreamPromise(entry).catch(damaged)
    return Buffer.concat(await stream.toArray().catch(damaged)).toString('utf8')
  }
}

function refuseAs(code: 'file_unknown' | 'file_damaged') {
  return (): never => {
    throw new Refusal(code)
  }
}

function linesOf(xml: string, addresses: ReadonlyMap<string, string>) {
  const lines = openLines()
  let isText = false
  let skipped = 0
  let tables = 0

  function onTag({ name, opens, attributes }: Tag) {
    // The same words a second time, for older programs.
    if (name === 'mc:fallback') skipped += opens ? 1 : -1
    else if (name === 'w:t') isText = opens
    else if (name === 'w:tab' && opens) lines.say('\t')
    else if (name === 'w:nobreakhyphen' && opens) lines.say('-')
    else if (name === 'w:br' || name === 'w:cr' || name === 'w:p') lines.end()
    else if (name === 'w:numpr' && opens) lines.item('- ')
    else if (name === 'w:pstyle' && opens) {
      if (heading.test(attributes.get('w:val') ?? '')) lines.gap()
    } else if (name === 'w:tbl') {
      tables += opens ? 1 : -1
      lines.gap()
    } else if (name === 'w:tr' && tables <= 1) lines.row(opens)
    else if (name === 'w:tc' && tables <= 1) lines.cell(opens)
    else if (name === 'w:hyperlink') {
      lines.link(opens ? (addresses.get(attributes.get('r:id') ?? '') ?? '') : undefined)
    }
  }

  function onText(text: string) {
    if (isText && skipped === 0) lines.say(text)
  }

  readMarkup(xml, { onTag, onText }, true)
  return lines.text()
}

const heading = /^(?:heading|title|subtitle|t[ií]tulo|ttulo|subt[ií]tulo)/i

/** Where links lead, by their ids. */
function addressesIn(xml: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const onTag = ({ name, opens, attributes }: Tag) => {
    const id = attributes.get('id')
    if (opens && name === 'relationship' && id) found.set(id, attributes.get('target') ?? '')
  }
  readMarkup(xml, { onTag, onText: () => {} }, true)
  return found
}
