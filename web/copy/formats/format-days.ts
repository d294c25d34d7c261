import type { GuideLanguage } from '#domain/values/guide-language.ts'
import type { Locale } from '#domain/values/locale.ts'
import { formatMoment } from './format.ts'

type Days = { from: string; until: string }

/** Days of a calendar in words; a year is told when it is not the one of `today`. */
export function formatDays({ from, until }: Days, locale: Locale, today = from): string {
  const [first, last] = [partsOf(from, locale), partsOf(until, locale)]
  const isOneYear = first.year === last.year
  const isOneMonth = isOneYear && first.month === last.month
  const yearOf = ({ year }: DayParts) => (today.startsWith(year) ? undefined : year)
  const firstYear = isOneYear ? undefined : yearOf(first)
  return joiners[locale]({ first, last, isOneMonth, firstYear, lastYear: yearOf(last) })
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

type DayParts = ReturnType<typeof partsOf>

type Joined = {
  first: DayParts
  last: DayParts
  isOneMonth: boolean
  firstYear: string | undefined
  lastYear: string | undefined
}

const joiners: Record<Locale, (days: Joined) => string> = {
  es({ first, last, isOneMonth, firstYear, lastYear }) {
    const of = (year: string | undefined) => (year ? ` de ${year}` : '')
    const start = isOneMonth ? first.date : `${first.date} de ${first.month}${of(firstYear)}`
    return `${start} al ${last.date} de ${last.month}${of(lastYear)}`
  },
  en({ first, last, isOneMonth, firstYear, lastYear }) {
    const of = (year: string | undefined) => (year ? `, ${year}` : '')
    const start = `${first.month} ${first.date}`
    if (isOneMonth) return `${start}–${last.date}${of(lastYear)}`
    return `${start}${of(firstYear)} – ${last.month} ${last.date}${of(lastYear)}`
  },
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
