import { type ReactNode, useState } from 'react'
import type { Offer } from '#domain/money/pricing.ts'
import type { Plan } from '#web/calls/billing.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { useClosingSoon } from '#web/ui/dialogs/use-closing-soon.ts'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { canGrow } from './plan.ts'
import { PlanChooser } from './plan-chooser.tsx'
import { UpgradePanel } from './upgrade-panel.tsx'
import { useBilling } from './use-billing.ts'

type CreditLimitDialogProps = {
  plan: Plan | undefined
  propertyId: string | undefined
  offer: Offer
  /** What stands in the second tab: published guides to choose from. */
  unpublish: ReactNode
  onUpgraded: (message: string) => void
  onClose: () => void
}

/** Every credit is in use: a larger plan, or a guide taken back. Who has no plan yet chooses one. */
export default function CreditLimitDialog(props: CreditLimitDialogProps) {
  const { plan, propertyId, offer, unpublish, onUpgraded, onClose } = props
  const { limit } = useCopy(billingCopy)
  const [tab, setTab] = useState<'upgrade' | 'unpublish'>('upgrade')
  const [before] = useState(plan)
  const billing = useBilling((outcome) => outcome.is === 'done' && onUpgraded(outcome.message))
  const isDone = billing.outcome?.is === 'done'
  useClosingSoon(isDone, onClose)
  const shown = isDone ? before : plan
  return (
    <Dialog
      isOpen
      title={limit.title}
      description={limit.lead}
      closeLabel={useCopy(uiCopy).close}
      onClose={onClose}
      closable={() => !billing.isBusy}
    >
      <Tabs
        label={limit.tabs}
        tabs={[
          { value: 'upgrade', label: limit.upgrade },
          { value: 'unpublish', label: limit.unpublish },
        ]}
        value={tab}
        onValueChange={setTab}
        scrollLabels={limit.scroll}
        disabled={billing.isBusy}
      >
        <TabPanel value="upgrade">
          {canGrow(shown) ? (
            <UpgradePanel plan={shown} billing={billing} offer={offer} />
          ) : (
            <PlanChooser billing={billing} propertyId={propertyId} offer={offer} />
          )}
        </TabPanel>
        <TabPanel value="unpublish">{unpublish}</TabPanel>
      </Tabs>
    </Dialog>
  )
}
