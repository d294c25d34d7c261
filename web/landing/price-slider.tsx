import type { Offer } from '#domain/money/pricing.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { pricesCopy } from '#web/copy/visitors/prices.ts'
import { Field } from '#web/ui/inputs/field.tsx'
import { Slider } from '#web/ui/inputs/slider.tsx'
import { quoteWords } from './quote-words.ts'

/** A month's price for one guide; `follow-slider.ts` says it for the number that is chosen. */
export function PriceSlider({ maxPaidGuides: most, courtesyCredits }: Offer) {
  const copy = useCopy(pricesCopy)
  const { total, basis, cheaper, spoken } = quoteWords({ quantity: 1, most, locale: useLocale() })
  return (
    <>
      <h3>{copy.planTitle}</h3>
      <output data-quote="" className="mt-4 block" aria-live="polite">
        <span className="block font-heading text-5xl tabular-nums">{total}</span>
        <span className="mt-4 block text-ink-soft">{basis}</span>
        <span className="block min-h-6 font-semibold text-agave-ink">{cheaper}</span>
      </output>
      <Field
        label={courtesyCredits > 0 ? copy.quantityBesides : copy.quantityLabel}
        className="mt-4"
      >
        <Slider data-quoted="" min={1} max={most} value={1} valueText={spoken} />
      </Field>
    </>
  )
}
