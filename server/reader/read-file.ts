import { readingLimits } from '#domain/guide/reader/reading-limits.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import { decodeText } from './decode-text.ts'
import { type FileKind, fileKindOf } from './file-kind.ts'
import type { MissingPart } from './missing-part.ts'
import { readDocx } from './read-docx.ts'
import { readHtml } from './read-html.ts'
import { readMarkdown } from './read-markdown.ts'
import { tidyText } from './tidy-text.ts'

export type TextFile = { name: string; bytes: Uint8Array }

export type FileText = { text: string; missing: MissingPart[] }

/** The text of a file of a kind we read and what of it is missing, or the refusal that says why not. */
export async function readFile({ name, bytes }: TextFile): Promise<FileText> {
  if (bytes.length === 0) throw new Refusal('file_without_words')
  const read = await partsOf(fileKindOf(bytes, name), bytes)
  const text = tidyText(read.text)
  if (text === '') throw new Refusal('file_without_words')
  if (text.length > readingLimits.letters) throw new Refusal('file_too_long')
  return { ...read, text }
}

async function partsOf(kind: FileKind, bytes: Uint8Array): Promise<FileText> {
  if (kind === 'pdf') return (await import('./read-pdf.ts')).readPdf(bytes)
  return { text: textOf(kind, bytes), missing: [] }
}

function textOf(kind: Exclude<FileKind, 'pdf'>, bytes: Uint8Array) {
  if (kind === 'docx') return readDocx(bytes)
  if (kind === 'html') return readHtml(decodeText(bytes))
  if (kind === 'markdown') return readMarkdown(decodeText(bytes))
  if (kind === 'text') return decodeText(bytes)
  throw new Refusal(kind === 'protected' ? 'file_with_password' : 'file_unknown')
}
