import { getDocumentProxy } from 'unpdf'
import { readingLimits } from '#domain/guide/reader/reading-limits.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import { type MissingPart, missingPages, pagesBeyond } from './missing-part.ts'
import { linesOfPage } from './pdf-lines.ts'

const mostPages = 200

/** The lines of a PDF in the order they were set, with what stands in columns apart, and which of its pages say nothing. */
export async function readPdf(
  bytes: Uint8Array,
): Promise<{ text: string; missing: MissingPart[] }> {
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
  const silent = pages.flatMap((text, at) => (hasWords(text) ? [] : [at + 1]))
  if (silent.length === pages.length) throw new Refusal('file_of_pictures')
  const missing = [...missingPages(silent), ...pagesBeyond({ read, all: pdf.numPages })]
  return { text: pages.join('\n\n'), missing }
}

function hasWords(text: string) {
  return /[\p{L}\p{N}]/u.test(text)
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
