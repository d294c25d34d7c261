import { staysCopy } from '#web/copy/stays.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { momentOf } from './hour-of.ts'
import type { HostStay } from './stay.ts'
import { useStaysAccess } from './stays-access.ts'

/** When a stay's link shows the codes, by the clocks of the house. */
export function OpeningSentence({ stay }: { stay: HostStay }) {
  const { stay: copy } = useCopy(staysCopy)
  const locale = useLocale()
  const { timeZone } = useStaysAccess().guide
  if (stay.phase === 'ended') return copy.ended
  const told = (moment: number) => momentOf(moment, { timeZone, locale })
  return stay.isOpen ? copy.open(told(stay.closesAt)) : copy.opens(told(stay.opensAt))
}
