import { layoutCopy } from '#web/copy/layout.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Skeleton } from '#web/ui/status/waiting.tsx'

export function DeskLoading() {
  const copy = useCopy(layoutCopy)
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 pt-8 pb-24 sm:px-6">
      <p role="status" className="sr-only">
        {copy.loadingGuides}
      </p>
      <Skeleton className="h-10 w-48" />
      <Skeleton className="h-24 rounded-card" />
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  )
}
