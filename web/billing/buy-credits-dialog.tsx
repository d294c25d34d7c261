import type { Offer } from '#domain/money/pricing.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { PlanChooser } from './plan-chooser.tsx'
import { useBilling } from './use-billing.ts'

type BuyCreditsDialogProps = {
  propertyId: string | undefined
  offer: Offer
  onClose: () => void
}

/** No credit is left and nothing is published: a plan to choose and pay for. */
export default function BuyCreditsDialog({ propertyId, offer, onClose }: BuyCreditsDialogProps) {
  const { buy } = useCopy(billingCopy)
  const billing = useBilling()
  return (
    <Dialog
      isOpen
      title={buy.title}
      description={buy.lead}
      closeLabel={useCopy(uiCopy).close}
      onClose={onClose}
      closable={() => !billing.isBusy}
    >
      <PlanChooser billing={billing} propertyId={propertyId} offer={offer} />
    </Dialog>
  )
}
