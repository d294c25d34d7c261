import { quotePurchase } from '#domain/money/pricing.ts'
import type { Locale } from '#domain/values/locale.ts'
import { defineCopy } from './define-copy.ts'
import { formatPesos } from './formats/format.ts'

const quoteCopy = defineCopy({
  guides: ['{count} guía|guías', '{count} guide|guides'],
  perGuide: ['{price} por guía al mes', '{price} per guide a month'],
  aMonth: ['{price} al mes', '{price} a month'],
  cheaper: ['{count} guía|guías cuesta|cuestan menos', '{count} guide|guides costs|cost less'],
})

type PricedQuantity = { quantity: number; most: number; locale: Locale }

/** A month's price for a number of guides, in words, from the same quote that is charged. */
export function quoteWords({ quantity, most, locale }: PricedQuantity) {
  const copy = quoteCopy[locale]
  const { totalCentavos, pricePerGuideMxn, cheaperQuantity } = quotePurchase(quantity, most)
  const total = formatPesos(totalCentavos, locale)
  const perGuide = copy.perGuide(formatPesos(pricePerGuideMxn * 100, locale))
  return {
    total,
    aMonth: copy.aMonth(total),
    basis: `${copy.guides(quantity)} · ${perGuide}`,
    cheaper: cheaperQuantity ? copy.cheaper(cheaperQuantity) : '',
    spoken: `${copy.guides(quantity)}, ${copy.aMonth(total)}`,
  }
}
