import { useState } from 'react'
import { useReload } from '#web/calls/use-deed.ts'
import { dashboardCopy } from '#web/copy/dashboard.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'

/** Beside what could not be loaded. */
export function RetryButton() {
  const copy = useCopy(dashboardCopy)
  const reload = useReload()
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await reload()
    setBusy(false)
  }
  return (
    <Button size="compact" isBusy={isBusy} onClick={retry}>
      {copy.retry}
    </Button>
  )
}
