import { en } from './words-en.ts'
import { es, type Words } from './words-es.ts'

export type { Words } from './words-es.ts'

export type Language = 'es' | 'en'

/** The session's own locale, else the first one of the browser that we speak, else Spanish. */
export function languageFrom(locale: string | null | undefined, accepted: string): Language {
  const wanted = locale && locale !== 'auto' ? [locale] : accepted.split(',')
  const spoken = wanted.map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return spoken.find((tag) => tag === 'es' || tag === 'en') === 'en' ? 'en' : 'es'
}

const tags = { es: 'es-MX', en: 'en-US' }

/** `$320.00 MXN`, in both languages. */
export function money(amount: number, currency: string, language: Language): string {
  const text = new Intl.NumberFormat(tags[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(amount / 100)
  return `${text.replace('-', '−')} ${currency.toUpperCase()}`
}

export const longDate = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(tags[language], {
    dateStyle: 'long',
    timeZone: 'America/Mexico_City',
  }).format(new Date(at * 1000))

export const shortDate = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(tags[language], {
    dateStyle: 'medium',
    timeZone: 'America/Mexico_City',
  }).format(new Date(at * 1000))

export const wordsIn = (language: Language): Words => ({ es, en })[language]
