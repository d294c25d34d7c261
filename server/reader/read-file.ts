import { isUtf8 } from 'node:buffer'
import { readingLimits } from '#domain/guide/reader/reading-limits.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import { normalized } from '#domain/values/text.ts'
import { readDocx } from './read-docx.ts'
import { readHtml, readMarkdown } from './read-pages.ts'
import type { FileText } from './read-pdf.ts'

/** The text of a file of a kind we read and what of it is missing, or the refusal that says why not. */
export async function readFile(file: { name: string; bytes: Uint8Array }): Promise<FileText> {
  if (file.bytes.length === 0) throw new Refusal('file_without_words')
  const read = await openFile(file)
  const text = tidyText(read.text)
  if (text === '') throw new Refusal('file_without_words')
  if (text.length > readingLimits.letters) throw new Refusal('file_too_long')
  return { ...read, text }
}

/** What a file is, its first bytes say; its name only tells kinds of plain text apart. */
async function openFile({ name, bytes }: { name: string; bytes: Uint8Array }): Promise<FileText> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = file.subarray(0, 1024).toString('latin1')
  // Some have a line of a printer before it; a text may speak of one.
  const isPdf = start.startsWith('%PDF-') || (start.includes('%PDF-') && /\.pdf$/i.test(name))
  if (isPdf) return (await import('./read-pdf.ts')).readPdf(bytes)
  const whole = (text: string) => ({ text, missing: [] })
  if (start.startsWith('PK\x03\x04')) return whole(await readDocx(file))
  const isOldOffice = start.startsWith('\xd0\xcf\x11\xe0')
  if (isOldOffice && file.includes(encryptedPackage)) throw new Refusal('file_with_password')
  if (isOldOffice || start.startsWith('{\\rtf')) throw new Refusal('file_unknown')
  const text = decodeText(file)
  const isPage = pageStart.test(start.replaceAll('\0', '')) || /\.x?html?$/i.test(name)
  if (isPage) return whole(readHtml(text))
  return whole(/\.(md|markdown)$/i.test(name) ? readMarkdown(text) : text)
}

/** A protected .docx is wrapped in the container of older Office files. */
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le')
const pageStart = /^[^<a-z]{0,8}<(?:!doctype html|html|head|body|meta)[\s>]/i

/** The letters of a text file, in whichever of the usual encodings: by its mark, else UTF-8, else what Windows wrote before. */
function decodeText(bytes: Buffer): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (looksBinary(text.slice(0, 4000))) throw new Refusal('file_unknown')
  return text
}

function encodingOf(bytes: Buffer) {
  const mark = bytes.toString('latin1', 0, 2)
  if (mark === '\xff\xfe') return 'utf-16le'
  if (mark === '\xfe\xff') return 'utf-16be'
  const start = bytes.subarray(0, 1000)
  const zerosAt = (side: number) => start.filter((byte, at) => byte === 0 && at % 2 === side).length
  if (zerosAt(1) > start.length / 8) return 'utf-16le'
  if (zerosAt(0) > start.length / 8) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

/** Pictures, sounds and archives are full of letters that nobody types. */
function looksBinary(start: string) {
  const strange: string[] = start.match(/(?![\t\n\f\r\x7f-\x9f])[\p{Cc}\ufffd]/gu) ?? []
  return strange.includes('\0') || strange.length > 2 + start.length / 100
}

/** A text with one kind of line break and of space, and without letters that nobody sees. */
export function tidyText(text: string): string {
  return normalized(text, 'NFC')
    .replace(/\r\n?|[\u2028\u2029\f\v]/g, '\n')
    .replace(/[\u00a0\u202f\u2007\u3000]/g, ' ')
    .replace(
      /(?![\n\t])[\p{Cc}\u00ad\u200b\u2060\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
      '',
    )
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd()
}
