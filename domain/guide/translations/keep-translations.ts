import type { GuidebookContent } from '#domain/guide/stored/stored-guide.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { findText } from '#domain/values/text.ts'
import { hashOf } from './hash-of.ts'
import {
  type SentTranslations,
  type TranslatedTexts,
  type Translation,
  type Translations,
  translationsOf,
} from './translations.ts'
import { type Spoken, spokenIn, wordsOf } from './words.ts'

type Keeping = {
  /** What a save says of translations; nothing leaves them as they are. */
  sent?: SentTranslations | undefined
  before?: Translations | null | undefined
  /** What is saved, every entry with its id. */
  content: GuidebookContent
}

/**
 * What is kept after a save. A translation of other words than the ones that stand there now stays: they may come back.
 * Those of a text that is gone, with its entry, go with it, and so does what is sent for an address that there is not.
 */
export function keepTranslations({ sent, before, content }: Keeping): Translations | undefined {
  if (!sent && !before) return undefined
  const originals = new Map(
    wordsOf(spokenIn(content)).map(({ path, original }) => [path, original]),
  )
  return translationsOf((language) =>
    keepTexts(sent?.[language] ?? before?.[language] ?? {}, originals),
  )
}

type Sent = NonNullable<SentTranslations[GuideLanguage]>

function keepTexts(sent: Sent, originals: ReadonlyMap<string, string>): TranslatedTexts {
  const kept = Object.entries(sent).flatMap(([path, { text, of, machine }]) => {
    const original = originals.get(path)
    const said = findText(text)
    if (original === undefined || said === undefined) return []
    const translation: Translation = { text: said, of: of ?? hashOf(original) }
    return [[path, machine ? { ...translation, machine } : translation] as const]
  })
  return Object.fromEntries(kept)
}

type BringingBack = {
  /** Of the version that comes back, and the guide as it was then. */
  earlier: Translations | undefined
  guide: Spoken
  now: Translations | undefined
}

/** With an earlier version come its translations; what was translated since stays, except where only the earlier one fits. */
export function bringBackTranslations({ earlier, guide, now }: BringingBack): Translations {
  const hashes = new Map(wordsOf(guide).map(({ path, original }) => [path, hashOf(original)]))
  const back = translationsOf((language) => {
    const [then = {}, later = {}] = [earlier?.[language], now?.[language]]
    const fits = (path: string, { of }: Translation) => hashes.get(path) === of
    const brought = Object.entries(then).filter(([path, translation]) => {
      const since = later[path]
      return !since || fits(path, translation) || !fits(path, since)
    })
    return { ...later, ...Object.fromEntries(brought) }
  })
  return back ?? {}
}
