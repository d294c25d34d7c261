import { useReload } from '#web/calls/use-deed.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'

export function LoadFailed({ retry, children }: { retry: string; children: string }) {
  return (
    <Banner tone="error" action={<RetryButton>{retry}</RetryButton>}>
      {children}
    </Banner>
  )
}

export function RetryButton({ children }: { children: string }) {
  const { isBusy, reload } = useReload()
  return (
    <Button size="compact" isBusy={isBusy} onClick={() => void reload()}>
      {children}
    </Button>
  )
}
