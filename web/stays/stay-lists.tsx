import { CalendarDays } from 'lucide'
import { sayTime } from '#domain/values/stay-times.ts'
import { dayIn, nightsBetween } from '#domain/values/zoned-time.ts'
import type { HostStay } from '#web/calls/stays.ts'
import { formatShortDay, weekdayOf } from '#web/copy/formats/format-days.ts'
import { staysCopy } from '#web/copy/stays.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Badge } from '#web/ui/status/badge.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { StayMenu } from './stay-deeds.tsx'
import { OpeningSentence, ShareStay, useDaysOf, useStayDeed, useStays } from './stay-parts.tsx'

type StayListsProps = {
  stays: readonly HostStay[]
  /** Stands beside the list for as long as it is new. */
  madeId: string | undefined
}

/** Every stay of the guide: those that matter now in sight, those that are over folded away. */
export function StayLists({ stays, madeId }: StayListsProps) {
  const { empty, list } = useCopy(staysCopy)
  const listed = stays.filter(({ id }) => id !== madeId)
  if (listed.length === 0) {
    return (
      <EmptyState icon={CalendarDays} title={stays.length > 0 ? empty.others : empty.title}>
        {empty.lead}
      </EmptyState>
    )
  }
  const { now, next, past } = arrangeStays(listed)
  const cards = (shown: readonly HostStay[]) => (
    <ul className="flex list-none flex-col gap-4">
      {shown.map((stay) => (
        <StayCard key={stay.id} stay={stay} />
      ))}
    </ul>
  )
  return (
    <div className="flex flex-col gap-8">
      {now.length > 0 ? (
        <section className="flex flex-col gap-4">
          <h2>{list.now}</h2>
          {cards(now)}
        </section>
      ) : null}
      {next.length > 0 || !madeId ? (
        <section className="flex flex-col gap-4">
          <h2>{list.next}</h2>
          {next.length > 0 ? cards(next) : <p className="text-ink-soft">{list.nothingNext}</p>}
        </section>
      ) : null}
      {past.length > 0 ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2">
            <h2 className="inline">{list.past(past.length)}</h2>
          </summary>
          <div className="pt-4">{cards(past)}</div>
        </details>
      ) : null}
    </div>
  )
}

function StayCard({ stay }: { stay: HostStay }) {
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
                isBusy={deed.isBusy}
                onOpen={() => void deed.start({ deed: 'open', id: stay.id })}
              />
            </div>
          </div>
          <div className="flex flex-wrap gap-2">
            <StayBadge stay={stay} />
            <OverlapBadge id={stay.id} />
          </div>
          <Particulars stay={stay} />
          {stay.note ? (
            <p className="[overflow-wrap:anywhere]">
              <span className="sr-only">{copy.note}: </span>
              {stay.note}
            </p>
          ) : null}
          <p className="text-sm text-ink-soft empty:hidden">
            <OpeningSentence stay={stay} />
          </p>
        </div>
        {deed.refusal ? (
          <Banner tone="error" vanishes onGone={deed.forgive}>
            {deed.refusal.message}
          </Banner>
        ) : null}
        {stay.phase === 'ended' ? null : <ShareStay stay={stay} className="flex gap-2" />}
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
    leavesAt && copy.leavesAt({ hour: sayTime(leavesAt, locale) }),
  ]
  return <p className="text-sm text-ink-soft">{told.filter(Boolean).join(' · ')}</p>
}

export function OverlapBadge({ id }: { id: string }) {
  const { overlaps } = useCopy(staysCopy).stay
  return useStays().met.has(id) ? <Badge tone="attention">{overlaps}</Badge> : null
}

export function StayBadge({ stay }: { stay: HostStay }) {
  const { badges } = useCopy(staysCopy).stay
  const locale = useLocale()
  const { timeZone, opensLater } = useStays().guide
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
  if (!opensLater) return null
  if (isOpen) return <Badge tone="success">{badges.open}</Badge>
  return <Badge>{badges.opens(formatShortDay(dayIn(timeZone, opensAt), locale))}</Badge>
}

type Days = Pick<HostStay, 'phase' | 'from' | 'until'>

/** Who is there, who comes next, and who is gone, the last ones first. */
export function arrangeStays<Stay extends Days>(stays: readonly Stay[]) {
  const byDay = stays.toSorted(
    (a, b) => a.from.localeCompare(b.from) || a.until.localeCompare(b.until),
  )
  return {
    now: byDay.filter(({ phase }) => phase !== 'before' && phase !== 'ended'),
    next: byDay.filter(({ phase }) => phase === 'before'),
    past: byDay.filter(({ phase }) => phase === 'ended').toReversed(),
  }
}
