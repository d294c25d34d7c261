import { dayIn, nightsBetween } from '#domain/values/zoned-time.ts'
import type { HostStay } from '#web/calls/stays.ts'
import { formatShortDay, weekdayOf } from '#web/copy/formats/format-days.ts'
import { staysCopy } from '#web/copy/stays.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Badge } from '#web/ui/status/badge.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { hourOf } from './hour-of.ts'
import { OpeningSentence } from './opening-sentence.tsx'
import { ShareStay } from './share-stay.tsx'
import { StayMenu } from './stay-menu.tsx'
import { useDaysOf, useStayDeed, useStays } from './use-stays.ts'

type StayCardProps = { stay: HostStay; overlaps: boolean; canRenew: boolean }

/** One stay: its days, how its link stands, and what can be done with it. */
export function StayCard({ stay, overlaps, canRenew }: StayCardProps) {
  const { stay: copy } = useCopy(staysCopy)
  const days = useDaysOf(stay)
  const deed = useStayDeed()
  return (
    <li className="[contain-intrinsic-size:auto_14rem] [content-visibility:auto]">
      <article
        aria-labelledby={`stay-${stay.id}`}
        className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-5"
      >
        <div className="flex flex-col gap-2">
          <div className="flex items-start justify-between gap-2">
            <h3 id={`stay-${stay.id}`} className="min-w-0 pt-2">
              {days}
            </h3>
            <div className="shrink-0">
              <StayMenu
                stay={stay}
                canRenew={canRenew}
                isBusy={deed.isBusy}
                onOpen={() => void deed.start({ deed: 'open', id: stay.id })}
              />
            </div>
          </div>
          <div className="flex flex-wrap gap-2">
            <StayBadge stay={stay} />
            {overlaps ? <Badge tone="attention">{copy.overlaps}</Badge> : null}
          </div>
          <Particulars stay={stay} />
          {stay.note ? (
            <p className="[overflow-wrap:anywhere]">
              <span className="sr-only">{copy.note}: </span>
              {stay.note}
            </p>
          ) : null}
          <p className="text-sm text-ink-soft">
            <OpeningSentence stay={stay} />
          </p>
        </div>
        {deed.refusal ? (
          <Banner tone="error" vanishes onGone={deed.forgive}>
            {deed.refusal.message}
          </Banner>
        ) : null}
        {stay.phase === 'ended' ? null : (
          <div className="flex gap-2">
            <ShareStay stay={stay} />
          </div>
        )}
      </article>
    </li>
  )
}

function Particulars({ stay }: { stay: HostStay }) {
  const { stay: copy } = useCopy(staysCopy)
  const locale = useLocale()
  const { from, until, language, leavesAt } = stay
  const told = [
    copy.weekdays(weekdayOf(from, locale), weekdayOf(until, locale)),
    copy.nights(nightsBetween(from, until)),
    copy.languages[language],
    leavesAt && copy.leavesAt({ hour: hourOf(leavesAt, locale) }),
  ]
  return <p className="text-sm text-ink-soft">{told.filter(Boolean).join(' · ')}</p>
}

/** Where in their stay the guests are, or when its link opens. */
function StayBadge({ stay }: { stay: HostStay }) {
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
