import { hashOf } from '#domain/guide/translations/hash-of.ts'
import { standingOf } from '#domain/guide/translations/standing.ts'
import type { TranslatedTexts } from '#domain/guide/translations/translations.ts'
import type { Words } from '#domain/guide/translations/words.ts'

/** With the drafts of what is missing here as well; what was typed meanwhile, and what has another original by now, stays. */
export function withDrafts(
  texts: TranslatedTexts,
  words: readonly Words[],
  drafts: TranslatedTexts,
): TranslatedTexts {
  const taken = words.flatMap((each) => {
    const draft = drafts[each.path]
    const isWanted = ['missing', 'older'].includes(standingOf(each, texts))
    return draft && isWanted && draft.of === hashOf(each.original)
      ? [[each.path, draft] as const]
      : []
  })
  return { ...texts, ...Object.fromEntries(taken) }
}
