import { Refusal } from '#domain/refusals.ts'
import type { GuidebookForm } from './guide-form.ts'

/** Most text in one guide, in bytes of UTF-8: some 60,000 words, where about 150 a section are read. */
export const guideTextLimit = 400_000

/** From here on the editor says how much there is. */
const nearlyFull = 0.9

/** Ours, not the host's words: addresses of photos, and what tells entries apart. */
const ownKeys = new Set(['photoUrl', 'id', 'key'])

/** The host's text in a form, in bytes. */
export function textBytesOf(form: GuidebookForm): number {
  return bytesWithin(form)
}

type TextSizes = {
  bytes: number
  /** What the guide holds as it is stored; nothing when it is new. */
  storedBytes?: number
}

/** A guide from before the limit may stay as large as it is. */
export function textRoomOf({ storedBytes = 0 }: Pick<TextSizes, 'storedBytes'>): number {
  return Math.max(guideTextLimit, storedBytes)
}

export function isTextTooLong(sizes: TextSizes): boolean {
  return sizes.bytes > textRoomOf(sizes)
}

export function isTextNearlyTooLong({ bytes }: TextSizes): boolean {
  return bytes >= guideTextLimit * nearlyFull
}

/** The two figures a sentence names; apart also where they differ by a byte. */
export function textSizeValues(sizes: TextSizes) {
  return {
    size: Math.ceil(sizes.bytes / 1000),
    max: Math.floor(textRoomOf(sizes) / 1000),
  }
}

export function assertTextFits(sizes: TextSizes) {
  if (isTextTooLong(sizes)) throw new Refusal('guide_text_limit', { values: textSizeValues(sizes) })
}

function bytesWithin(value: unknown): number {
  if (typeof value === 'string') return utf8Bytes(value)
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + bytesWithin(each), 0)
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value).reduce(
    (sum, [key, each]) => (ownKeys.has(key) ? sum : sum + bytesWithin(each)),
    0,
  )
}

function utf8Bytes(text: string): number {
  let bytes = text.length
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit < 0x80) continue
    // Half of a pair: the two together take four bytes.
    bytes += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2
  }
  return bytes
}
