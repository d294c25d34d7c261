import { useState } from 'react'
import type { Offer } from '#domain/money/pricing.ts'
import type { BillingOutcome, Plan } from '#web/calls/billing.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { useClosingSoon } from '#web/ui/dialogs/use-closing-soon.ts'
import { UpgradePanel } from './upgrade-panel.tsx'
import { useBilling } from './use-billing.ts'

type GrowDialogProps = {
  plan: Plan
  offer: Offer
  onGrown: (outcome: BillingOutcome) => void
  onClose: () => void
}

/** More guides on the plan of the settings; it goes by itself when it went well. */
export function GrowDialog({ plan, offer, onGrown, onClose }: GrowDialogProps) {
  const { upgrade } = useCopy(billingCopy)
  const [before] = useState(plan)
  const billing = useBilling((outcome) => outcome.is === 'done' && onGrown(outcome))
  const isDone = billing.outcome?.is === 'done'
  useClosingSoon(isDone, onClose)
  return (
    <Dialog
      isOpen
      title={upgrade.title}
      closeLabel={useCopy(uiCopy).close}
      onClose={onClose}
      closable={() => !billing.isBusy}
    >
      <UpgradePanel plan={isDone ? before : plan} billing={billing} offer={offer} />
    </Dialog>
  )
}
