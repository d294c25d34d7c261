import type { Locale } from '#domain/values/locale.ts'
import { findStayTime } from '#domain/values/stay-times.ts'
import { dayIn, timeIn } from '#domain/values/zoned-time.ts'
import { formatDay } from '#web/copy/formats/format-days.ts'
import { placeOfZone } from '#web/copy/formats/place-of-zone.ts'

/** An hour of the clock as its reader writes it. */
export function hourOf(time: string, locale: Locale): string {
  const found = findStayTime(time)
  return (locale === 'es' ? found?.time24 : found?.time12) ?? time
}

/** A moment by the clocks of the house, in words. */
export function momentOf(
  moment: number,
  { timeZone, locale }: { timeZone: string; locale: Locale },
) {
  return {
    day: formatDay(dayIn(timeZone, moment), locale),
    hour: hourOf(timeIn(timeZone, moment), locale),
    place: placeOfZone(timeZone, locale),
  }
}
