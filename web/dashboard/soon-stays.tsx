import { type ReactNode, Suspense, use } from 'react'
import { dashboardCopy } from '#web/copy/dashboard.ts'
import { formatDays } from '#web/copy/format-days.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { SoonStay } from './desk.ts'

type Loading = { stays: Promise<SoonStay[] | undefined> }

/** Who is inside or about to arrive, before their guide is taken from them. */
export function SoonStays({ stays }: Loading) {
  const { soon } = useCopy(dashboardCopy)
  return (
    <div role="status" className="mt-3">
      <Suspense
        fallback={
          <>
            <span className="sr-only">{soon.loading}</span>
            <Skeleton className="w-48" />
          </>
        }
      >
        <SoonList stays={stays} />
      </Suspense>
    </div>
  )
}

/** What waits until it is known; that is soon, or given up. */
export function AfterLoading({ stays, children }: Loading & { children: ReactNode }) {
  use(stays)
  return children
}

function SoonList({ stays }: Loading) {
  const { soon: copy } = useCopy(dashboardCopy)
  const locale = useLocale()
  const found = use(stays)
  if (!found) return <p className="text-sm">{copy.failed}</p>
  if (found.length === 0) return null
  return (
    <div className="rounded-card bg-sun-soft p-4 text-ink">
      <ul className="flex flex-col gap-1 font-semibold">
        {found.map(({ id, phase, note, ...days }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            {copy[wordOf(phase)]({ days: formatDays(days, locale), note })}
          </li>
        ))}
      </ul>
      <p className="mt-1">{found.length === 1 ? copy.lead : copy.leadMany}</p>
    </div>
  )
}

function wordOf(phase: SoonStay['phase']) {
  if (phase === 'before') return 'soon'
  return phase === 'arriving' ? 'today' : 'inside'
}
