import { type ReactNode, useState } from 'react'
import { screenSentenceOf } from '#domain/messages/screen-refusals.ts'
import { type Offer, quotePurchase, quoteUpgrade } from '#domain/money/pricing.ts'
import type { Plan } from '#web/calls/billing.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { formatPesos } from '#web/copy/formats/format.ts'
import { quoteWords } from '#web/copy/quote.ts'
import { uiCopy, useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { useClosingSoon } from '#web/ui/dialogs/use-closing-soon.ts'
import { Field, Slider } from '#web/ui/inputs/field.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import {
  type Billing,
  type BillingOutcome,
  canGrow,
  OutcomeBanner,
  PayLink,
  useBilling,
} from './use-billing.tsx'

type PlanDialogProps = {
  /** Why it opened: no credit is left and nothing is published, every credit is in use, or a plan is to grow. */
  about: 'buy' | 'limit' | 'upgrade'
  /** One that runs is made larger; without one, a plan is chosen and paid for. */
  plan?: Plan
  /** The guide the purchase begins with; without one there is nothing to buy for. */
  propertyId: string | undefined
  offer: Offer
  /** Another way, in a tab of its own. */
  unpublish?: ReactNode
  onGrown?: (outcome: BillingOutcome) => void
  onClose: () => void
}

/** Every way to more guides; it goes by itself when it went well. */
export function PlanDialog(props: PlanDialogProps) {
  const { about, plan, propertyId, offer, unpublish, onGrown, onClose } = props
  const copy = useCopy(billingCopy)
  const words: { title: string; lead?: string } = copy[about]
  const { limit } = copy
  const [tab, setTab] = useState<'upgrade' | 'unpublish'>('upgrade')
  const [before] = useState(plan)
  const billing = useBilling((outcome) => outcome.is === 'done' && onGrown?.(outcome))
  useClosingSoon(billing.isDone, onClose)
  const shown = billing.isDone ? before : plan
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
          <TabPanel value="upgrade">{purchase}</TabPanel>
          <TabPanel value="unpublish">{unpublish}</TabPanel>
        </Tabs>
      ) : (
        purchase
      )}
    </Dialog>
  )
}

type PlanChooserProps = Pick<PlanDialogProps, 'propertyId' | 'offer'> & { billing: Billing }

/** How many guides, what they cost each month, and the way to pay: the same quote that is charged. */
function PlanChooser({ billing, propertyId, offer }: PlanChooserProps) {
  const copy = useCopy(billingCopy)
  const [quantity, setQuantity] = useState(1)
  const { maxPaidGuides } = offer
  const quote = quoteWords({ quantity, most: maxPaidGuides, locale: useLocale() })
  const sum = useSum('buy', quantity, offer)
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
        <span className="block text-ink-soft">{sum}</span>
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
        {copy.buy.pay(quote.total)}
      </Button>
      <div className="flex flex-col gap-1 text-sm text-ink-soft">
        <p>{copy.terms(quote.total)}</p>
        <p>{copy.buy.away}</p>
      </div>
    </div>
  )
}

type UpgradePanelProps = { plan: Plan; billing: Billing; offer: Offer }

/** More guides on a plan that runs: list price, volume discount, what is charged, and the difference. */
function UpgradePanel(props: UpgradePanelProps) {
  const { upgrade, notices } = useCopy(billingCopy)
  const { plan } = props
  if (plan.paymentProblem) {
    return (
      <Banner tone="error" title={notices.problemTitle} action={payNow(plan, upgrade.payNow)}>
        {notices.problem}
      </Banner>
    )
  }
  if (plan.cancelAtPeriodEnd) {
    return (
      <div className="flex flex-col items-start gap-4">
        <p>{upgrade.cancelling}</p>
        <ButtonLink to="/settings" tone="primary">
          {upgrade.toSettings}
        </ButtonLink>
      </div>
    )
  }
  return <UpgradeForm {...props} />
}

function UpgradeForm({ plan, billing, offer }: UpgradePanelProps) {
  const copy = useCopy(billingCopy)
  const locale = useLocale()
  const { quantity: current } = plan
  const { maxPaidGuides } = offer
  const isMost = current >= maxPaidGuides
  const [chosen, setChosen] = useState(suggestedFrom(current, maxPaidGuides))
  const quantity = Math.max(chosen, Math.min(current, maxPaidGuides))
  const isMore = quantity > current
  const sum = useSum('upgrade', quantity, offer)
  const { total, spoken, cheaper } = quoteWords({ quantity, most: maxPaidGuides, locale })
  return (
    <div className="flex flex-col gap-5">
      {plan.pendingQuantity === null ? null : (
        <Banner tone="info" action={payNow(plan, copy.upgrade.payNow)}>
          {copy.upgrade.waiting(copy.guides(plan.pendingQuantity))}
        </Banner>
      )}
      <Field
        label={copy.upgrade.quantity}
        hint={isMost ? copy.upgrade.most(copy.guides(maxPaidGuides)) : sum}
        error={isMost || isMore ? undefined : screenSentenceOf('not_greater', locale)}
      >
        <Slider
          min={Math.min(current, maxPaidGuides)}
          max={maxPaidGuides}
          value={quantity}
          disabled={isMost}
          onValueChange={setChosen}
          valueText={isMost ? copy.guides(current) : spoken}
        />
      </Field>
      {isMore ? (
        <QuoteLines quote={quoteUpgrade(current, quantity, maxPaidGuides)} cheaper={cheaper} />
      ) : null}
      <OutcomeBanner outcome={billing.outcome} />
      {isMost ? null : (
        <>
          <Button
            tone="primary"
            isBusy={billing.running === 'upgrade'}
            aria-disabled={billing.isDone || !isMore}
            onClick={() => billing.start('upgrade', { quantity })}
          >
            {copy.upgrade.confirm(copy.guides(quantity))}
          </Button>
          <div className="flex flex-col gap-1 text-sm text-ink-soft">
            <p>{copy.upgrade.today}</p>
            <p>{copy.terms(total)}</p>
          </div>
        </>
      )}
    </div>
  )
}

/** All the credits there will be, those of courtesy among them. */
function useSum(about: 'buy' | 'upgrade', quantity: number, { courtesyCredits }: Offer) {
  const copy = useCopy(billingCopy)
  const { sum, sumWith } = copy[about]
  const credits = quantity + courtesyCredits
  return courtesyCredits > 0 ? sumWith(credits, copy.ofCourtesy(courtesyCredits)) : sum(credits)
}

/** One more, or the larger plan that costs less. */
function suggestedFrom(current: number, most: number) {
  const next = Math.min(current + 1, most)
  if (current < 1 || current >= most) return next
  return quotePurchase(current, most).cheaperQuantity ?? next
}

function payNow({ paymentUrl }: Plan, words: string) {
  return paymentUrl ? <PayLink url={paymentUrl}>{words}</PayLink> : undefined
}

/** An upgrade line by line, down to what is charged; a larger plan that costs less is a saving. */
type QuoteLinesProps = { quote: ReturnType<typeof quoteUpgrade>; cheaper: string }

function QuoteLines({ quote, cheaper }: QuoteLinesProps) {
  const copy = useCopy(billingCopy)
  const locale = useLocale()
  const pesos = (centavos: number) => formatPesos(centavos, locale)
  const { quantity, listPricePerGuideMxn, listTotalCentavos, volumeDiscountCentavos } = quote
  const listed = copy.upgrade.listPrice(copy.guides(quantity), pesos(listPricePerGuideMxn * 100))
  return (
    <output className="block rounded-card bg-sunken p-4 tabular-nums" aria-live="polite">
      <dl className="flex flex-col gap-2">
        <Line name={listed} value={pesos(listTotalCentavos)} />
        {volumeDiscountCentavos > 0 ? (
          <Line name={copy.upgrade.discount} value={`−${pesos(volumeDiscountCentavos)}`} />
        ) : null}
        <div className="flex justify-between gap-4 border-t border-hairline pt-2 text-lg font-semibold">
          <dt>{copy.upgrade.total}</dt>
          <dd>{pesos(quote.totalCentavos)}</dd>
        </div>
      </dl>
      <p className="mt-2 font-semibold text-agave-ink">
        {quote.savingCentavos > 0
          ? copy.upgrade.saving(pesos(quote.savingCentavos))
          : copy.upgrade.extra(pesos(quote.extraCentavos))}
      </p>
      {cheaper ? <p className="font-semibold text-agave-ink">{cheaper}</p> : null}
    </output>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
