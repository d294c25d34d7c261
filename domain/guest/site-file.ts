import type { GuideLanguage } from '#domain/values/guide-language.ts'

/** What the pages of a guide are called as files: its own language opens first. */
export function siteFileOf(first: GuideLanguage) {
  return (language: GuideLanguage) => (language === first ? 'index.html' : `${language}.html`)
}
