import type { HostStay } from '#web/calls/stays.ts'
import { staysCopy } from '#web/copy/stays.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { momentOf } from './hour-of.ts'
import { useStays } from './use-stays.ts'

/** When a stay's link shows the codes, by the clocks of the house. */
export function OpeningSentence({ stay }: { stay: HostStay }) {
  const { stay: copy } = useCopy(staysCopy)
  const locale = useLocale()
  const { timeZone } = useStays().guide
  if (stay.phase === 'ended') return copy.ended
  const told = (moment: number) => momentOf(moment, { timeZone, locale })
  return stay.isOpen ? copy.open(told(stay.closesAt)) : copy.opens(told(stay.opensAt))
}
