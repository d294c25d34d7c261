import type { StayPhase } from '#domain/stays/stay-moments.ts'
import type { loadSoonStays } from '#web/calls/stays.ts'
import { dashboardCopy } from '#web/copy/dashboard.ts'
import { formatDays } from '#web/copy/formats/format-days.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Skeleton } from '#web/ui/status/skeleton.tsx'

/** Who would be left outside; without them, they could not be loaded. */
export type SoonAnswer = { stays: Awaited<ReturnType<typeof loadSoonStays>> }

/** Who is inside or about to arrive, before their guide is taken from them. */
export function SoonStays({ answer }: { answer: SoonAnswer | undefined }) {
  return (
    <div role="status" className="mt-3">
      {answer ? <SoonList {...answer} /> : <Looking />}
    </div>
  )
}

function Looking() {
  const { soon } = useCopy(dashboardCopy)
  return (
    <>
      <span className="sr-only">{soon.loading}</span>
      <Skeleton className="w-48" />
    </>
  )
}

function SoonList({ stays }: SoonAnswer) {
  const { soon: copy } = useCopy(dashboardCopy)
  const locale = useLocale()
  if (!stays) return <p className="text-sm">{copy.failed}</p>
  if (stays.length === 0) return null
  return (
    <div className="rounded-card bg-sun-soft p-4 text-ink">
      <ul className="flex flex-col gap-1 font-semibold">
        {stays.map(({ id, phase, note, ...days }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            {copy[wordOf(phase)]({ days: formatDays(days, locale), note })}
          </li>
        ))}
      </ul>
      <p className="mt-1">{stays.length === 1 ? copy.lead : copy.leadMany}</p>
    </div>
  )
}

function wordOf(phase: StayPhase) {
  if (phase === 'before') return 'soon'
  return phase === 'arriving' ? 'today' : 'inside'
}
