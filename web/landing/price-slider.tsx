import { useState } from 'react'
import { maxPaidGuides, quotePurchase } from '#domain/pricing.ts'
import { formatPesos } from '#web/copy/format.ts'
import { landingCopy } from '#web/copy/landing.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Field } from '#web/ui/field.tsx'
import { Slider } from '#web/ui/slider.tsx'

/** A month's price for a chosen number of guides, from the same quote that is charged. */
export function PriceSlider() {
  const { pricing } = useCopy(landingCopy)
  const locale = useLocale()
  const [quantity, setQuantity] = useState(1)
  const { totalCentavos, pricePerGuideMxn, cheaperQuantity } = quotePurchase(quantity)
  const total = pricing.total(formatPesos(totalCentavos, locale))
  return (
    <>
      <h3>{pricing.planTitle}</h3>
      <output className="mt-4 block" aria-live="polite">
        <span className="block font-heading text-5xl tabular-nums">
          {formatPesos(totalCentavos, locale)}
        </span>
        <span className="mt-4 block text-ink-soft">
          {pricing.guides(quantity)} ·{' '}
          {pricing.perGuide(formatPesos(pricePerGuideMxn * 100, locale))}
        </span>
        <span className="block min-h-6 font-semibold text-agave-ink">
          {cheaperQuantity ? pricing.cheaper(cheaperQuantity) : null}
        </span>
      </output>
      <Field label={pricing.quantityLabel} className="mt-4">
        <Slider
          min={1}
          max={maxPaidGuides}
          value={quantity}
          onValueChange={setQuantity}
          valueText={`${pricing.guides(quantity)}, ${total}`}
        />
      </Field>
    </>
  )
}
