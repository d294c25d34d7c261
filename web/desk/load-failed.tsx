import { useReload } from '#web/calls/use-deed.ts'
import { uiCopy, useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'

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
