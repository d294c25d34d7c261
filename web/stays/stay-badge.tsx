import { dayIn } from '#domain/values/zoned-time.ts'
import type { HostStay } from '#web/calls/stays.ts'
import { formatShortDay } from '#web/copy/formats/format-days.ts'
import { staysCopy } from '#web/copy/stays.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Badge } from '#web/ui/status/badge.tsx'
import { useStays } from './use-stays.ts'

/** Where in their stay the guests are, or when its link opens. */
export function StayBadge({ stay }: { stay: HostStay }) {
  const { badges } = useCopy(staysCopy).stay
  const locale = useLocale()
  const { timeZone } = useStays().guide
  const { phase, isOpen, opensAt } = stay
  if (phase === 'ended') return <Badge>{badges.ended}</Badge>
  if (phase === 'staying') {
    return (
      <Badge tone="success" hasDot>
        {badges.staying}
      </Badge>
    )
  }
  if (phase !== 'before') return <Badge tone="attention">{badges[phase]}</Badge>
  if (isOpen) return <Badge tone="success">{badges.open}</Badge>
  return <Badge>{badges.opens(formatShortDay(dayIn(timeZone, opensAt), locale))}</Badge>
}
