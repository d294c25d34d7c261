import { formatDays } from '#web/copy/formats/format-days.ts'
import { useLocale } from '#web/copy/use-copy.ts'
import type { HostStay } from './stay.ts'
import { useStaysAccess } from './stays-access.ts'

/** The days of a stay in words: what it is called by on the page. */
export function useDaysOf(stay: Pick<HostStay, 'from' | 'until'>) {
  const locale = useLocale()
  const { today } = useStaysAccess()
  return formatDays(stay, locale, today)
}
