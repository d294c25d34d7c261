import type { Locale } from '#domain/values/locale.ts'
import { regionOf } from '#web/copy/formats/format.ts'

/** Says a moment as a day and an hour by a clock: the host's own where no zone is given. */
export function whenIn(locale: Locale, timeZone?: string) {
  const format = new Intl.DateTimeFormat(regionOf[locale], {
    timeZone,
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (at: number) => format.format(at)
}
