import { type ReactNode, useState } from 'react'
import type { Offer } from '#domain/money/pricing.ts'
import type { BillingOutcome, Plan } from '#web/calls/billing.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Dialog, useClosingSoon } from '#web/ui/dialogs/dialog.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { canGrow } from './plan.ts'
import { PlanChooser } from './plan-chooser.tsx'
import { UpgradePanel } from './upgrade-panel.tsx'
import { useBilling } from './use-billing.ts'

type PlanDialogProps = {
  /** Why it opened: no credit is left and nothing is published, every credit is in use, or a plan is to grow. */
  about: 'buy' | 'limit' | 'upgrade'
  /** One that runs is made larger; without one, a plan is chosen and paid for. */
  plan?: Plan | undefined
  propertyId: string | undefined
  offer: Offer
  /** The other way out: published guides to take back. */
  unpublish?: ReactNode
  onGrown?: (outcome: BillingOutcome) => void
  onClose: () => void
}

/** Every way to more guides; it goes by itself when it went well. */
export default function PlanDialog(props: PlanDialogProps) {
  const { about, plan, propertyId, offer, unpublish, onGrown, onClose } = props
  const words: { title: string; lead?: string } = useCopy(billingCopy)[about]
  const [before] = useState(plan)
  const billing = useBilling((outcome) => outcome.is === 'done' && onGrown?.(outcome))
  const isDone = billing.outcome?.is === 'done'
  useClosingSoon(isDone, onClose)
  const shown = isDone ? before : plan
  const purchase = canGrow(shown) ? (
    <UpgradePanel plan={shown} billing={billing} offer={offer} />
  ) : (
    <PlanChooser billing={billing} propertyId={propertyId} offer={offer} />
  )
  return (
    <Dialog
      isOpen
      title={words.title}
      description={words.lead}
      closeLabel={useCopy(uiCopy).close}
      onClose={onClose}
      closable={() => !billing.isBusy}
    >
      {unpublish ? (
        <EitherWay purchase={purchase} unpublish={unpublish} disabled={billing.isBusy} />
      ) : (
        purchase
      )}
    </Dialog>
  )
}

type EitherWayProps = { purchase: ReactNode; unpublish: ReactNode; disabled: boolean }

function EitherWay({ purchase, unpublish, disabled }: EitherWayProps) {
  const { limit } = useCopy(billingCopy)
  const [tab, setTab] = useState<'upgrade' | 'unpublish'>('upgrade')
  return (
    <Tabs
      label={limit.tabs}
      tabs={[
        { value: 'upgrade', label: limit.upgrade },
        { value: 'unpublish', label: limit.unpublish },
      ]}
      value={tab}
      onValueChange={setTab}
      scrollLabels={limit.scroll}
      disabled={disabled}
    >
      <TabPanel value="upgrade">{purchase}</TabPanel>
      <TabPanel value="unpublish">{unpublish}</TabPanel>
    </Tabs>
  )
}
