import { getDocumentProxy } from 'unpdf'
import { readingLimits } from '#domain/guide/proposal/reading-limits.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import { linesOfPage } from './pdf-lines.ts'

const mostPages = 200

/** The lines of a PDF in the order they were set, with what stands in columns apart. */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await open(bytes)
  const pages: string[] = []
  let letters = 0
  for (let at = 1; at <= Math.min(pdf.numPages, mostPages); at += 1) {
    const page = await pdf.getPage(at)
    const { items } = await page.getTextContent()
    const text = linesOfPage(items.filter((item) => 'str' in item))
    letters += text.length
    if (letters > readingLimits.letters) throw new Refusal('file_too_long')
    pages.push(text)
    page.cleanup()
  }
  const text = pages.join('\n\n')
  if (!/[\p{L}\p{N}]/u.test(text)) throw new Refusal('file_of_pictures')
  return text
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
