import { useState } from 'react'
import type { HostStay } from '#web/calls/stays.ts'
import { staysCopy } from '#web/copy/stays.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AlertDialog } from '#web/ui/dialogs/alert-dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { ShareStay } from './share-stay.tsx'
import { useMenuOf } from './use-menu-of.ts'
import { useDaysOf, useStayDeed } from './use-stays.ts'

/** Asks before the link in somebody's hands stops; then the new one is there to be sent. */
export function RenewDialog({ stay, onClose }: { stay: HostStay; onClose: () => void }) {
  const { renew: copy } = useCopy(staysCopy)
  const days = useDaysOf(stay)
  const menu = useMenuOf(stay)
  const [renewed, setRenewed] = useState<HostStay>()
  const deed = useStayDeed(setRenewed)
  return (
    <AlertDialog
      isOpen
      title={copy.title(days)}
      description={copy.lead}
      cancelLabel={renewed ? copy.close : copy.cancel}
      onCancel={() => deed.isBusy || onClose()}
      finalFocus={menu}
      action={
        renewed ? undefined : (
          <Button
            tone="primary"
            isBusy={deed.isBusy}
            onClick={() => void deed.start({ deed: 'renew', id: stay.id })}
          >
            {copy.confirm}
          </Button>
        )
      }
    >
      {renewed ? (
        <div className="mt-4 flex flex-col gap-4">
          <Banner tone="success">{copy.done}</Banner>
          <div className="flex flex-col gap-2">
            <ShareStay stay={renewed} />
          </div>
        </div>
      ) : null}
      {deed.refusal ? (
        <Banner tone="error" className="mt-4">
          {deed.refusal.message}
        </Banner>
      ) : null}
    </AlertDialog>
  )
}
