import { type ReactNode, useState } from 'react'
import type { Offer } from '#domain/money/pricing.ts'
import {
  type Billing,
  type BillingOutcome,
  canGrow,
  type Plan,
  useBilling,
} from '#web/calls/billing.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { quoteWords } from '#web/copy/quote.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/links.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { useClosingSoon } from '#web/ui/dialogs/use-closing-soon.ts'
import { Slider } from '#web/ui/inputs/controls.tsx'
import { Field } from '#web/ui/inputs/field.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { OutcomeBanner } from './plan-notices.tsx'
import { UpgradePanel } from './upgrade-panel.tsx'

type PlanDialogProps = {
  /** Why it opened: no credit is left and nothing is published, every credit is in use, or a plan is to grow. */
  about: 'buy' | 'limit' | 'upgrade'
  /** One that runs is made larger; without one, a plan is chosen and paid for. */
  plan?: Plan | undefined
  /** The guide the purchase begins with; without one there is nothing to buy for. */
  propertyId: string | undefined
  offer: Offer
  /** The other way out: published guides to take back. */
  unpublish?: ReactNode
  onGrown?: (outcome: BillingOutcome) => void
  onClose: () => void
}

/** Every way to more guides; it goes by itself when it went well. */
export function PlanDialog(props: PlanDialogProps) {
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

type PlanChooserProps = Pick<PlanDialogProps, 'propertyId' | 'offer'> & { billing: Billing }

/** How many guides, what they cost each month, and the way to pay: the same quote that is charged. */
function PlanChooser({ billing, propertyId, offer }: PlanChooserProps) {
  const copy = useCopy(billingCopy)
  const [quantity, setQuantity] = useState(1)
  const { courtesyCredits, maxPaidGuides } = offer
  const quote = quoteWords({ quantity, most: maxPaidGuides, locale: useLocale() })
  const { total } = quote
  const credits = quantity + courtesyCredits
  if (!propertyId) {
    return (
      <div className="flex flex-col items-start gap-4">
        <p>{copy.buy.needsGuide}</p>
        <ButtonLink to="/guides/new" tone="primary">
          {copy.buy.createGuide}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <output className="block" aria-live="polite">
        <span className="block font-heading text-4xl tabular-nums">{quote.aMonth}</span>
        <span className="mt-2 block text-ink-soft">{quote.basis}</span>
        <span className="block text-ink-soft">
          {courtesyCredits > 0
            ? copy.buy.sumWith(copy.ofCourtesy(courtesyCredits), credits)
            : copy.buy.sum(credits)}
        </span>
        <span className="block min-h-6 font-semibold text-agave-ink">{quote.cheaper}</span>
      </output>
      <Field label={copy.buy.quantity}>
        <Slider
          min={1}
          max={maxPaidGuides}
          value={quantity}
          onValueChange={setQuantity}
          valueText={quote.spoken}
        />
      </Field>
      <OutcomeBanner outcome={billing.outcome} />
      <Button
        tone="primary"
        isBusy={billing.running === 'checkout'}
        onClick={() => billing.start('checkout', { quantity, propertyId })}
      >
        {copy.buy.pay(total)}
      </Button>
      <div className="flex flex-col gap-1 text-sm text-ink-soft">
        <p>{copy.terms(total)}</p>
        <p>{copy.buy.away}</p>
      </div>
    </div>
  )
}
