import { useState } from 'react'
import { type Offer, quotePurchase } from '#domain/pricing.ts'
import { formatPesos } from '#web/copy/format.ts'
import { pricesCopy } from '#web/copy/prices.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Field } from '#web/ui/field.tsx'
import { Slider } from '#web/ui/slider.tsx'

/** A month's price for a chosen number of guides, from the same quote that is charged. */
export function PriceSlider({ maxPaidGuides: most, courtesyCredits }: Offer) {
  const copy = useCopy(pricesCopy)
  const locale = useLocale()
  const [quantity, setQuantity] = useState(1)
  const { totalCentavos, pricePerGuideMxn, cheaperQuantity } = quotePurchase(quantity, most)
  const total = copy.total(formatPesos(totalCentavos, locale))
  return (
    <>
      <h3>{copy.planTitle}</h3>
      <output className="mt-4 block" aria-live="polite">
        <span className="block font-heading text-5xl tabular-nums">
          {formatPesos(totalCentavos, locale)}
        </span>
        <span className="mt-4 block text-ink-soft">
          {copy.guides(quantity)} · {copy.perGuide(formatPesos(pricePerGuideMxn * 100, locale))}
        </span>
        <span className="block min-h-6 font-semibold text-agave-ink">
          {cheaperQuantity ? copy.cheaper(cheaperQuantity) : null}
        </span>
      </output>
      <Field
        label={courtesyCredits > 0 ? copy.quantityBesides : copy.quantityLabel}
        className="mt-4"
      >
        <Slider
          min={1}
          max={most}
          value={quantity}
          onValueChange={setQuantity}
          valueText={`${copy.guides(quantity)}, ${total}`}
        />
      </Field>
    </>
  )
}
