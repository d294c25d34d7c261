import { quotePurchase } from '#domain/money/pricing.ts'
import type { Locale } from '#domain/values/locale.ts'
import { formatPesos } from '#web/copy/formats/format.ts'
import { pricesCopy } from '#web/copy/visitors/prices.ts'

type Asked = { quantity: number; most: number; locale: Locale }

/** A month's price for a number of guides, in words, from the same quote that is charged. */
export function quoteWords({ quantity, most, locale }: Asked) {
  const copy = pricesCopy[locale]
  const { totalCentavos, pricePerGuideMxn, cheaperQuantity } = quotePurchase(quantity, most)
  const total = formatPesos(totalCentavos, locale)
  const perGuide = copy.perGuide(formatPesos(pricePerGuideMxn * 100, locale))
  return {
    total,
    basis: `${copy.guides(quantity)} · ${perGuide}`,
    cheaper: cheaperQuantity ? copy.cheaper(cheaperQuantity) : '',
    spoken: `${copy.guides(quantity)}, ${copy.total(total)}`,
  }
}
