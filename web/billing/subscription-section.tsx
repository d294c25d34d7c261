import { type ReactNode, useRef, useState } from 'react'
import { isPaidQuantity, monthlyTotalCentavos, type Offer } from '#domain/money/pricing.ts'
import {
  mayCancel,
  mayReactivate,
  mustBeSettled,
  subscriptionLabel,
} from '#domain/money/subscription.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Plan } from '#web/calls/billing.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { formatDate, formatPesos } from '#web/copy/formats/format.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { AlertDialog } from '#web/ui/dialogs/dialog.tsx'
import { useClosingSoon } from '#web/ui/dialogs/use-closing-soon.ts'
import { latePart } from '#web/ui/load-part.ts'
import { Badge, type BadgeTone } from '#web/ui/status/badge.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import {
  type Billing,
  type BillingOutcome,
  canGrow,
  OutcomeBanner,
  useBilling,
} from './use-billing.tsx'

/** Few visits to the settings buy something. */
const PlanDialog = latePart(async () => (await import('./plan-dialog.tsx')).PlanDialog)

type SubscriptionSectionProps = {
  plan: Plan
  /** The newest guide: a purchase begins with one. */
  propertyId: string | undefined
  /** How many published guides no credit but those of the plan covers. */
  onlyPaid: number
  offer: Offer
}

type Open = 'buy' | 'upgrade' | 'cancel' | 'reactivate'

/** Where the focus goes when the button it came from is gone. */
const titleId = 'subscription'

export function SubscriptionSection(props: SubscriptionSectionProps) {
  const { propertyId, onlyPaid, offer } = props
  const { settings } = useCopy(billingCopy)
  const [open, setOpen] = useState<Open>()
  const [told, setTold] = useState<BillingOutcome>()
  // What went wrong in a dialog is said in it, beside its button.
  const billing = useBilling((outcome) => (outcome.is === 'done' || !open) && setTold(outcome))
  const plan = withFlagSet(props.plan, billing)
  const isCovered = open !== undefined || billing.isBusy
  const close = () => setOpen(undefined)
  const ask = (deed: Open) => {
    setTold(undefined)
    billing.forget()
    setOpen(deed)
  }
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-5">
      <div>
        <h2 id={titleId} tabIndex={-1}>
          {settings.title}
        </h2>
        <p className="mt-1 text-ink-soft">{settings.intro}</p>
      </div>
      <Card className="flex flex-col gap-6">
        <Facts plan={plan} />
        {plan.stale ? <Banner tone="info">{settings.stale}</Banner> : null}
        <Deeds plan={plan} billing={billing} onOpen={ask} />
        <OutcomeBanner outcome={isCovered ? undefined : told} onGone={() => setTold(undefined)} />
      </Card>
      {open === 'cancel' || open === 'reactivate' ? (
        <EndingDialog intent={open} plan={props.plan} {...{ onlyPaid, billing }} onClose={close} />
      ) : open ? (
        <PlanDialog
          about={open}
          plan={open === 'upgrade' ? plan : undefined}
          {...{ propertyId, offer }}
          onGrown={setTold}
          onClose={close}
        />
      ) : null}
    </section>
  )
}

/** The flag is set at once, and then the plan is read again. */
function withFlagSet(plan: Plan, { running }: Billing): Plan {
  if (running === 'cancel' && !endsNow(plan)) return { ...plan, cancelAtPeriodEnd: true }
  return running === 'reactivate' ? { ...plan, cancelAtPeriodEnd: false } : plan
}

const tones: Record<ReturnType<typeof subscriptionLabel>, BadgeTone> = {
  active: 'success',
  inactive: 'neutral',
  cancelled: 'neutral',
  expired: 'danger',
  cancelling: 'attention',
}

function Facts({ plan }: { plan: Plan }) {
  const copy = useCopy(billingCopy)
  const { settings } = copy
  const label = subscriptionLabel(plan)
  const billed = useBilledOn(plan)
  return (
    <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
      <Fact name={settings.plan}>{settings.planTypes[plan.planType]}</Fact>
      <Fact name={settings.status}>
        <Badge tone={tones[label]} hasDot>
          {settings.statuses[label]}
        </Badge>
      </Fact>
      {plan.status === 'active' ? (
        <Fact name={settings.quantity}>{copy.guides(plan.quantity)}</Fact>
      ) : null}
      {billed ? <Fact name={billed.name}>{billed.value}</Fact> : null}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="mt-1 font-semibold">{children}</dd>
    </div>
  )
}

function useBilledOn(plan: Plan) {
  const { settings } = useCopy(billingCopy)
  const locale = useLocale()
  const { currentPeriodEnd, endedAt, status } = plan
  if (endedAt) return { name: settings.endedOn, value: sayDay(endedAt, locale) }
  if (!currentPeriodEnd || status !== 'active') return undefined
  return plan.cancelAtPeriodEnd
    ? { name: settings.endsOn, value: sayDay(currentPeriodEnd, locale) }
    : { name: settings.nextBilling, value: sayCharge(plan, locale) }
}

type DeedsProps = { plan: Plan; billing: Billing; onOpen: (open: Open) => void }

function Deeds({ plan, billing, onOpen }: DeedsProps) {
  const { settings } = useCopy(billingCopy)
  // A larger plan or a new one; what is owed or on hold is settled first.
  const mayBuy = !mustBeSettled(plan) && !plan.cancelAtPeriodEnd
  const growing = canGrow(plan)
  return (
    <div className="flex flex-wrap gap-3">
      {mayBuy ? (
        <Button tone="primary" onClick={() => onOpen(growing ? 'upgrade' : 'buy')}>
          {growing ? settings.changePlan : settings.choosePlan}
        </Button>
      ) : null}
      {mayReactivate(plan) ? (
        <Button tone="primary" onClick={() => onOpen('reactivate')}>
          {settings.reactivate}
        </Button>
      ) : null}
      {plan.hasInvoices ? (
        <Button
          isBusy={billing.running === 'portal'}
          aria-disabled={billing.isBusy}
          onClick={() => billing.start('portal')}
        >
          {settings.invoices}
        </Button>
      ) : null}
      {mayCancel(plan) || mustBeSettled(plan) ? (
        <Button tone="quiet" onClick={() => onOpen('cancel')}>
          {settings.cancel}
        </Button>
      ) : null}
    </div>
  )
}

type EndingDialogProps = Omit<DeedsProps, 'onOpen'> & {
  onlyPaid: number
  intent: 'cancel' | 'reactivate'
  onClose: () => void
}

/** Says what will happen and when, and waits for a yes; it goes by itself when it went well. */
function EndingDialog({ intent, plan, onlyPaid, billing, onClose }: EndingDialogProps) {
  const { settings } = useCopy(billingCopy)
  const [before] = useState(plan)
  const words = useWords(intent, before)
  const outcome = billing.outcome?.intent === intent ? billing.outcome : undefined
  const isDone = outcome?.is === 'done'
  const section = useRef(document.getElementById(titleId))
  useClosingSoon(isDone, onClose)
  return (
    <AlertDialog
      isDone={isDone}
      finalFocus={isDone ? section : undefined}
      title={words.title}
      description={
        <>
          <p>{words.lead}</p>
          {intent === 'cancel' && onlyPaid > 0 ? (
            <p className="mt-2">{settings.onlyPaid(onlyPaid)}</p>
          ) : null}
        </>
      }
      cancelLabel={intent === 'cancel' ? settings.keep : settings.back}
      onCancel={() => billing.isBusy || onClose()}
      yes={{
        children: settings[intent],
        tone: intent === 'cancel' ? 'danger' : 'primary',
        isBusy: billing.isBusy,
        onClick: () => billing.start(intent),
      }}
    >
      <OutcomeBanner outcome={outcome} />
    </AlertDialog>
  )
}

function useWords(intent: 'cancel' | 'reactivate', plan: Plan) {
  const { settings } = useCopy(billingCopy)
  const locale = useLocale()
  const end = sayDay(plan.currentPeriodEnd, locale)
  const lead = endsNow(plan) ? settings.cancelNow : settings.cancelLead(end)
  return intent === 'cancel'
    ? { title: settings.cancelTitle, lead }
    : { title: settings.reactivateTitle, lead: settings.reactivateLead(sayCharge(plan, locale)) }
}

/** Cancelled, it would be over at once: nothing of it is paid. */
function endsNow(plan: Plan) {
  return plan.paymentProblem || mustBeSettled(plan)
}

/** Above our own limit support has agreed something else, which the invoice says. */
function sayCharge({ currentPeriodEnd, quantity }: Plan, locale: Locale) {
  const day = sayDay(currentPeriodEnd, locale)
  if (!isPaidQuantity(quantity)) return day
  return `${day} · ${formatPesos(monthlyTotalCentavos(quantity), locale)}`
}

function sayDay(moment: string | null, locale: Locale) {
  return formatDate(moment ? new Date(moment) : new Date(), { locale, length: 'long' })
}
