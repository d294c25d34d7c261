import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

export type Words = typeof es

/** A sentence with what stands in its braces filled in. */
export const say = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))

const tongues = {
  es: { tag: 'es-MX', words: es },
  en: { tag: 'en-US', words: en },
} satisfies Record<string, { tag: string; words: Words }>

export type Speech = ReturnType<typeof speechFor>

/**
 * How a page speaks: in the session's own locale, else in the first one of the browser that we have words for, else in
 * Spanish.
 */
export function speechFor(locale: string | undefined, accepted: string) {
  const wanted = locale && locale !== 'auto' ? [locale] : accepted.split(',')
  const spoken = wanted.map((tag) => tag.trim().slice(0, 2).toLowerCase())
  const language = spoken.find((tag) => tag === 'es' || tag === 'en') === 'en' ? 'en' : 'es'
  const { tag, words } = tongues[language]
  const dates = { timeZone: 'America/Mexico_City' } as const
  const long = new Intl.DateTimeFormat(tag, { ...dates, dateStyle: 'long' })
  const short = new Intl.DateTimeFormat(tag, { ...dates, dateStyle: 'medium' })
  const currency = { style: 'currency', currency: 'MXN', currencyDisplay: 'narrowSymbol' } as const
  const pesos = new Intl.NumberFormat(tag, currency)
  return {
    language,
    words,
    /** `$320.00 MXN`, in both languages. */
    money: (amount: number): string => `${pesos.format(amount / 100).replace('-', '−')} MXN`,
    longDate: (at: number): string => long.format(at * 1000),
    shortDate: (at: number): string => short.format(at * 1000),
  }
}
