import { useReload } from '#web/calls/use-deed.ts'
import { layoutCopy } from '#web/copy/layout.ts'
import { uiCopy, useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { Skeleton } from '#web/ui/status/waiting.tsx'

export function LoadFailed({ children }: { children: string }) {
  return (
    <Banner tone="error" action={<RetryButton />}>
      {children}
    </Banner>
  )
}

export function RetryButton() {
  const { isBusy, reload } = useReload()
  return (
    <Button size="compact" isBusy={isBusy} onClick={() => void reload()}>
      {useCopy(uiCopy).retry}
    </Button>
  )
}

export function DeskLoading() {
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 pt-8 pb-24 sm:px-6">
      <p role="status" className="sr-only">
        {useCopy(layoutCopy).loadingGuides}
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
