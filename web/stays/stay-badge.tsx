import { dayIn } from '#domain/values/zoned-time.ts'
import { formatShortDay } from '#web/copy/formats/format-days.ts'
import { staysCopy } from '#web/copy/stays.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Badge } from '#web/ui/status/badge.tsx'
import type { HostStay } from './stay.ts'
import { useStaysAccess } from './stays-access.ts'

/** Where in their stay the guests are, or when its link opens. */
export function StayBadge({ stay }: { stay: HostStay }) {
  const { badges } = useCopy(staysCopy).stay
  const locale = useLocale()
  const { timeZone } = useStaysAccess().guide
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
