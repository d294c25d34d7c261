import { en } from './words-en.ts'
import { es, type Words } from './words-es.ts'

export type { Words } from './words-es.ts'

const tongues = {
  es: { tag: 'es-MX', words: es },
  en: { tag: 'en-US', words: en },
} satisfies Record<string, { tag: string; words: Words }>

export type Speech = ReturnType<typeof speechFor>

/**
 * How a page speaks: in the session's own locale, else in the first one of the browser that we have words for, else in
 * Spanish.
 */
export function speechFor(locale: string | null | undefined, accepted: string) {
  const wanted = locale && locale !== 'auto' ? [locale] : accepted.split(',')
  const spoken = wanted.map((tag) => tag.trim().slice(0, 2).toLowerCase())
  const language = spoken.find((tag) => tag === 'es' || tag === 'en') === 'en' ? 'en' : 'es'
  const { tag, words } = tongues[language]
  const dates = { timeZone: 'America/Mexico_City' } as const
  const long = new Intl.DateTimeFormat(tag, { ...dates, dateStyle: 'long' })
  const short = new Intl.DateTimeFormat(tag, { ...dates, dateStyle: 'medium' })
  return {
    language,
    words,
    /** `$320.00 MXN`, in both languages. */
    money(amount: number, currency: string): string {
      const text = new Intl.NumberFormat(tag, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      }).format(amount / 100)
      return `${text.replace('-', '−')} ${currency.toUpperCase()}`
    },
    longDate: (at: number): string => long.format(at * 1000),
    shortDate: (at: number): string => short.format(at * 1000),
  }
}
