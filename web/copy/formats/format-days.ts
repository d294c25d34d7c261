import type { GuideLanguage } from '#domain/values/guide-language.ts'
import type { Locale } from '#domain/values/locale.ts'
import { formatMoment } from './format.ts'

type Days = { from: string; until: string }

/** Days of a calendar in words; a year is told when it is not the one of `today`. */
export function formatDays({ from, until }: Days, locale: Locale, today = from): string {
  const [first, last] = [partsOf(from, locale), partsOf(until, locale)]
  const isOneYear = first.year === last.year
  const isOneMonth = isOneYear && first.month === last.month
  const yearOf = ({ year }: { year: string }) =>
    today.startsWith(year) ? '' : `${locale === 'es' ? ' de' : ','} ${year}`
  const firstYear = isOneYear ? '' : yearOf(first)
  if (locale === 'es') {
    const start = isOneMonth ? first.date : `${first.date} de ${first.month}${firstYear}`
    return `${start} al ${last.date} de ${last.month}${yearOf(last)}`
  }
  const start = `${first.month} ${first.date}`
  if (isOneMonth) return `${start}–${last.date}${yearOf(last)}`
  return `${start}${firstYear} – ${last.month} ${last.date}${yearOf(last)}`
}

/** One day in words, with its weekday: `viernes 20 de noviembre`, which some browsers write with a comma. */
export function formatDay(at: string | number, locale: GuideLanguage, timeZone = 'UTC'): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const
  const said = formatMoment(new Date(at), locale, style)
  return locale === 'es' ? said.replace(',', '') : said
}

/** `20 nov`, for where there is little room. */
export function formatShortDay(day: string, locale: Locale): string {
  const { date, shortMonth } = partsOf(day, locale)
  return locale === 'es' ? `${date} ${shortMonth}` : `${shortMonth} ${date}`
}

export function weekdayOf(day: string, locale: Locale): string {
  return partsOf(day, locale).weekday
}

/** Word by word: how browsers put whole dates together differs from one version to the next. */
function partsOf(day: string, locale: Locale) {
  const say = (style: Intl.DateTimeFormatOptions) =>
    formatMoment(Date.parse(day), locale, { ...style, timeZone: 'UTC' })
  const month = say({ month: 'long' })
  return {
    weekday: say({ weekday: 'long' }),
    date: String(Number(day.slice(8))),
    month,
    shortMonth: month.slice(0, 3),
    year: day.slice(0, 4),
  }
}
