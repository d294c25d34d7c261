import { utf8Bytes } from '#domain/guide/editing/text-size.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Translations } from './translations.ts'

/** Most of a guide in other languages, all of them together and their addresses counted, in bytes. */
export const translationsLimit = 400_000

type Change = { before: Translations | null | undefined; after: Translations | null | undefined }

/** Refuses what is too much; what is already kept may stay as it is. */
export function assertTranslationsFit({ before, after }: Change) {
  const bytes = bytesOf(after)
  if (bytes <= translationsLimit || bytes <= bytesOf(before)) return
  const values = { size: Math.ceil(bytes / 1000), max: translationsLimit / 1000 }
  throw new Refusal('guide_translations_limit', { values })
}

function bytesOf(translations: Translations | null | undefined): number {
  return translations ? utf8Bytes(JSON.stringify(translations)) : 0
}
