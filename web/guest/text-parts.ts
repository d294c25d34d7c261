import { isSafeLink } from '#domain/links.ts'
import { findPhoneNumber } from '#domain/phone-number.ts'

export type TextPart = { text: string; href?: string }

const candidates =
  /https?:\/\/[^\s<>"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+?\(?\d[\d ().\u2010-\u2015-]{7,18}\d/giu
const trailingPunctuation = /[.,;:!?)\]}»”’'"]+$/u

/** Cuts a text where a web address, a mail address or a phone number stands in it. */
export function findTextParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let read = 0
  for (const match of text.matchAll(candidates)) {
    const found = match[0].startsWith('http') ? match[0].replace(trailingPunctuation, '') : match[0]
    const href = hrefOf(found)
    if (!href) continue
    if (match.index > read) parts.push({ text: text.slice(read, match.index) })
    parts.push({ text: found, href })
    read = match.index + found.length
  }
  if (read < text.length) parts.push({ text: text.slice(read) })
  return parts
}

function hrefOf(found: string): string | undefined {
  if (/^https?:/i.test(found)) return isSafeLink(found) ? found : undefined
  if (found.includes('@')) return `mailto:${found}`
  const phone = findPhoneNumber(found)
  return phone?.whatsapp ? `tel:${phone.dial}` : undefined
}
