import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { type Locale, locales } from '#domain/values/locale.ts'

/** Each language under its own name, whatever the page speaks. */
export const languageNames: Readonly<Record<GuideLanguage, string>> = {
  es: 'Español',
  en: 'English',
  fr: 'Français',
  pt: 'Português',
  de: 'Deutsch',
}

/** The language a document says it is in. */
export function languageOf(root: { lang: string }): Locale {
  return locales.find((language) => language === root.lang) ?? 'es'
}
