import { findPreferred } from './locale.ts'

/** The languages a guide may be written and read in; host screens and mails speak two of them (`locale.ts`). */
export const guideLanguages = ['es', 'en', 'fr', 'pt', 'de'] as const

export type GuideLanguage = (typeof guideLanguages)[number]

export function findGuideLanguage(text: string | null | undefined): GuideLanguage | undefined {
  return guideLanguages.find((language) => language === text)
}

/** The language a guest reads our words in: the best of ours in an Accept-Language header. */
export function guestLanguageOf(accepted: string | null | undefined): GuideLanguage {
  return findPreferred(accepted, findGuideLanguage) ?? 'en'
}
