import { useState } from 'react'
import { type Offer, quotePurchase } from '#domain/money/pricing.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { formatPesos } from '#web/copy/formats/format.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/links.tsx'
import { Slider } from '#web/ui/inputs/controls.tsx'
import { Field } from '#web/ui/inputs/field.tsx'
import { OutcomeBanner } from './outcome-banner.tsx'
import type { Billing } from './use-billing.ts'

type PlanChooserProps = {
  billing: Billing
  /** The guide the purchase begins with; without one there is nothing to buy for. */
  propertyId: string | undefined
  offer: Offer
}

/** How many guides, what they cost each month, and the way to pay: the same quote that is charged. */
export function PlanChooser({ billing, propertyId, offer }: PlanChooserProps) {
  const copy = useCopy(billingCopy)
  const locale = useLocale()
  const [quantity, setQuantity] = useState(1)
  const { courtesyCredits, maxPaidGuides } = offer
  const { totalCentavos, pricePerGuideMxn, cheaperQuantity } = quotePurchase(
    quantity,
    maxPaidGuides,
  )
  const credits = quantity + courtesyCredits
  const total = formatPesos(totalCentavos, locale)
  if (!propertyId) return <NeedsGuide />
  return (
    <div className="flex flex-col gap-5">
      <output className="block" aria-live="polite">
        <span className="block font-heading text-4xl tabular-nums">{copy.aMonth(total)}</span>
        <span className="mt-2 block text-ink-soft">
          {copy.guides(quantity)} · {copy.perGuide(formatPesos(pricePerGuideMxn * 100, locale))}
        </span>
        <span className="block text-ink-soft">
          {courtesyCredits > 0
            ? copy.buy.sumWith(copy.ofCourtesy(courtesyCredits), credits)
            : copy.buy.sum(credits)}
        </span>
        <span className="block min-h-6 font-semibold text-agave-ink">
          {cheaperQuantity ? copy.cheaper(cheaperQuantity) : null}
        </span>
      </output>
      <Field label={copy.buy.quantity}>
        <Slider
          min={1}
          max={maxPaidGuides}
          value={quantity}
          onValueChange={setQuantity}
          valueText={`${copy.guides(quantity)}, ${copy.aMonth(total)}`}
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

function NeedsGuide() {
  const { buy } = useCopy(billingCopy)
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{buy.needsGuide}</p>
      <ButtonLink to="/guides/new" tone="primary">
        {buy.createGuide}
      </ButtonLink>
    </div>
  )
}
