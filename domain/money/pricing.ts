import { Refusal } from '#domain/messages/refusal.ts'
import type { Locale } from '#domain/values/locale.ts'

export const maxPaidGuides = 15

/** What an installation gives and sells: its own limit may be lower than the product's. */
export type Offer = {
  courtesyCredits: number
  maxPaidGuides: number
  /** How long guides stay when a plan ends. */
  graceDays: number
}

/** Price per guide and month by quantity; every guide of the month has the price of the whole quantity. */
export const priceTiers = [
  { upTo: 1, pricePerGuideMxn: 100 },
  { upTo: 2, pricePerGuideMxn: 90 },
  { upTo: 4, pricePerGuideMxn: 80 },
  { upTo: 8, pricePerGuideMxn: 70 },
  { upTo: 12, pricePerGuideMxn: 60 },
  { upTo: maxPaidGuides, pricePerGuideMxn: 50 },
] as const

/** The tiers as they are sold here, each with its first quantity. */
export function tiersUpTo(most: number) {
  return priceTiers
    .map((tier, at) => ({ ...tier, from: (priceTiers[at - 1]?.upTo ?? 0) + 1 }))
    .filter(({ from }) => from <= most)
    .map((tier) => ({ ...tier, upTo: Math.min(tier.upTo, most) }))
}

/** `$320.00 MXN`: with the currency, because a dollar has the same sign. */
export function formatCharge(locale: Locale, centavos: number) {
  const amount = new Intl.NumberFormat(locale === 'es' ? 'es-MX' : 'en-US', {
    style: 'currency',
    currency: 'MXN',
    currencyDisplay: 'narrowSymbol',
  })
  return `${amount.format(centavos / 100)} MXN`
}

export function isPaidQuantity(quantity: unknown): quantity is number {
  return (
    typeof quantity === 'number' &&
    Number.isInteger(quantity) &&
    quantity >= 1 &&
    quantity <= maxPaidGuides
  )
}

export function assertPaidQuantity(quantity: unknown): asserts quantity is number {
  if (!isPaidQuantity(quantity)) throw new Refusal('invalid_quantity')
}

export function pricePerGuideMxn(quantity: number): number {
  assertPaidQuantity(quantity)
  const tier = priceTiers.find(({ upTo }) => quantity <= upTo)
  if (!tier) throw new Refusal('invalid_quantity')
  return tier.pricePerGuideMxn
}

export function monthlyTotalCentavos(quantity: number): number {
  return pricePerGuideMxn(quantity) * quantity * 100
}

/** The upgrade dialog's list price, before the volume discount. */
export function upgradeListPriceMxn(quantity: number): number {
  assertPaidQuantity(quantity)
  return pricePerGuideMxn(Math.min(quantity, 3))
}

export function quotePurchase(quantity: number, most = maxPaidGuides) {
  const cheaperQuantity = findCheaperQuantity(quantity, most)
  return {
    quantity,
    pricePerGuideMxn: pricePerGuideMxn(quantity),
    /** What is charged each month. */
    totalCentavos: monthlyTotalCentavos(quantity),
    /** The larger quantity that costs less in all, when there is one. */
    ...(cheaperQuantity === undefined ? {} : { cheaperQuantity }),
  }
}

/** What an upgrade will cost; the same figures are shown and charged. From 0 is a host who pays nothing yet. */
export function quoteUpgrade(currentQuantity: number, newQuantity: number, most = maxPaidGuides) {
  assertUpgrade(currentQuantity, newQuantity, most)
  const quote = quotePurchase(newQuantity, most)
  const currentTotalCentavos = currentQuantity === 0 ? 0 : monthlyTotalCentavos(currentQuantity)
  const listPricePerGuideMxn = upgradeListPriceMxn(newQuantity)
  const listTotalCentavos = listPricePerGuideMxn * newQuantity * 100
  const differenceCentavos = quote.totalCentavos - currentTotalCentavos
  return {
    ...quote,
    currentQuantity,
    currentTotalCentavos,
    listPricePerGuideMxn,
    listTotalCentavos,
    /** From the list total down to the total charged; zero or more. */
    volumeDiscountCentavos: listTotalCentavos - quote.totalCentavos,
    /** New total less the current one: below zero when the larger plan is cheaper. */
    differenceCentavos,
    extraCentavos: Math.max(0, differenceCentavos),
    savingCentavos: Math.max(0, -differenceCentavos),
  }
}

/** Refuses what is no quantity, what passes the limit, and what is no increase. */
export function assertUpgrade(
  currentQuantity: number,
  newQuantity: unknown,
  most = maxPaidGuides,
): asserts newQuantity is number {
  assertQuantity(newQuantity, most)
  if (newQuantity <= currentQuantity) throw new Refusal('not_greater')
}

/** Refuses what is no quantity, and what passes the limit. */
export function assertQuantity(quantity: unknown, most: number): asserts quantity is number {
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) {
    throw new Refusal('invalid_quantity')
  }
  assertWithin(quantity, most)
}

/** Refuses more guides than are sold here. */
export function assertWithin(quantity: number, most: number): void {
  if (quantity > most) throw new Refusal('quantity_limit', { values: { most } })
}

/** The cheapest larger quantity, when it costs less than this one: 9 for 8, 13 for 11 and 12. */
export function findCheaperQuantity(quantity: number, most = maxPaidGuides): number | undefined {
  let best: number | undefined
  for (let larger = quantity + 1; larger <= most; larger += 1) {
    const rival = best ?? quantity
    if (monthlyTotalCentavos(larger) < monthlyTotalCentavos(rival)) best = larger
  }
  return best
}
