import type { GuideLanguage } from '#domain/values/guide-language.ts'
import type { Locale } from '#domain/values/locale.ts'

/** The reader's region for Intl: dates, numbers and pesos as people in it write them. */
export const regionOf: Readonly<Record<GuideLanguage, string>> = {
  es: 'es-MX',
  en: 'en-US',
  fr: 'fr-FR',
  pt: 'pt-BR',
  de: 'de-DE',
}

/** What each language is called in one of them, behind the word that leads to it: `en español`. */
export function languagesIn(locale: GuideLanguage, before = '') {
  const names = new Intl.DisplayNames(regionOf[locale], { type: 'language' })
  const say = (language: GuideLanguage) => `${before}${names.of(language)}`
  return { es: say('es'), en: say('en'), fr: say('fr'), pt: say('pt'), de: say('de') }
}

type DateStyle = { locale: Locale; timeZone?: string; length: 'short' | 'long' }

/** Dates are shown in the guide's own zone, never in the server's. */
export function formatDate(
  date: Date,
  { locale, timeZone = 'America/Mexico_City', length }: DateStyle,
) {
  return formatMoment(date, locale, { day: 'numeric', month: length, year: 'numeric', timeZone })
}

export function formatMoment(
  at: Date | number,
  locale: GuideLanguage,
  style: Intl.DateTimeFormatOptions,
) {
  return new Intl.DateTimeFormat(regionOf[locale], style).format(at)
}

/** `$100`, and `$100 MXN` in English: a dollar has the same sign. */
export function formatPesos(centavos: number, locale: Locale) {
  const hasCentavos = centavos % 100 !== 0
  const amount = new Intl.NumberFormat(regionOf[locale], {
    style: 'currency',
    currency: 'MXN',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: hasCentavos ? 2 : 0,
    maximumFractionDigits: hasCentavos ? 2 : 0,
  }).format(centavos / 100)
  return locale === 'en' ? `${amount} MXN` : amount
}

const units = [
  { unit: 'day', ms: 24 * 60 * 60 * 1000 },
  { unit: 'hour', ms: 60 * 60 * 1000 },
  { unit: 'minute', ms: 60 * 1000 },
] as const

/** How long ago something was, in the largest unit that says something: "hace 5 minutos". */
export function formatAgo(atMs: number, { locale, now }: { locale: Locale; now: number }) {
  const words = new Intl.RelativeTimeFormat(regionOf[locale], { numeric: 'auto' })
  const found = units.find(({ ms }) => now - atMs >= ms)
  if (!found) return words.format(0, 'second')
  return words.format(-Math.floor((now - atMs) / found.ms), found.unit)
}
