import { CalendarDays } from 'lucide'
import { overlapping } from '#domain/stays/stay.ts'
import type { HostStay } from '#web/calls/stays.ts'
import { staysCopy } from '#web/copy/stays.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { arrangeStays } from './arrange-stays.ts'
import { StayCard } from './stay-card.tsx'

type StayListsProps = {
  stays: readonly HostStay[]
  /** Stands beside the list for as long as it is new. */
  madeId: string | undefined
  at: number
}

/** Every stay of the guide: those that matter now in sight, those that are over folded away. */
export function StayLists({ stays, madeId, at }: StayListsProps) {
  const { empty, list } = useCopy(staysCopy)
  if (stays.length === 0) {
    return (
      <EmptyState icon={CalendarDays} title={empty.title}>
        {empty.lead}
      </EmptyState>
    )
  }
  const listed = stays.filter(({ id }) => id !== madeId)
  if (listed.length === 0) return null
  const { now, next, past } = arrangeStays(listed)
  const met = overlapping(stays.filter(({ phase }) => phase !== 'ended'))
  const cards = (shown: readonly HostStay[]) => (
    <ul className="flex list-none flex-col gap-4">
      {shown.map((stay) => (
        <StayCard
          key={stay.id}
          stay={stay}
          overlaps={met.has(stay.id)}
          canRenew={stay.phase !== 'ended' || stay.closesAt > at}
        />
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
      <section className="flex flex-col gap-4">
        <h2>{list.next}</h2>
        {next.length > 0 ? cards(next) : <p className="text-ink-soft">{list.nothingNext}</p>}
      </section>
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
