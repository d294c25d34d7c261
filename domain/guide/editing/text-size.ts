import { type GuidebookForm, guidebookFormSchema } from '#domain/guide/guide-form.ts'
import type { Translations } from '#domain/guide/translations/translations.ts'
import { leavesIn } from '#domain/guide/walks.ts'
import { Refusal } from '#domain/messages/refusal.ts'

/** Most text in one guide, in bytes of UTF-8: some 60,000 words, where about 150 a section are read. */
export const guideTextLimit = 400_000

/** From here on the editor says how much there is. */
const nearlyFull = 0.9

/** The host's text in a form, in bytes: not the addresses of photos, nor what tells entries apart. */
export function textBytesOf(form: GuidebookForm): number {
  return leavesIn(guidebookFormSchema, form).reduce(
    (bytes, { facts, value }) =>
      typeof value === 'string' && !facts.isPhoto ? bytes + utf8Bytes(value) : bytes,
    0,
  )
}

type TextSizes = {
  bytes: number
  /** What the guide holds as it is stored; nothing when it is new. */
  storedBytes?: number
}

/** A guide from before the limit may stay as large as it is. */
function textRoomOf({ storedBytes = 0 }: Pick<TextSizes, 'storedBytes'>): number {
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

/** Most of a guide in other languages, all of them together and their addresses counted, in bytes. */
const translationsLimit = 400_000

type Change = { before: Translations | null | undefined; after: Translations | null | undefined }

/** Refuses what is too much; what is already kept may stay as it is. */
export function assertTranslationsFit({ before, after }: Change) {
  const bytesOf = (said: Change['after']) => (said ? utf8Bytes(JSON.stringify(said)) : 0)
  const bytes = bytesOf(after)
  if (bytes <= translationsLimit || bytes <= bytesOf(before)) return
  const values = { size: Math.ceil(bytes / 1000), max: translationsLimit / 1000 }
  throw new Refusal('guide_translations_limit', { values })
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
