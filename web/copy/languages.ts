import { type Locale, locales } from '#domain/values/locale.ts'

/** Each language under its own name, whatever the page speaks. */
export const languageNames: Readonly<Record<Locale, string>> = { es: 'Español', en: 'English' }

export const languages = locales

/** The language a document says it is in. */
export function languageOf(root: { lang: string }): Locale {
  return languages.find((language) => language === root.lang) ?? 'es'
}
