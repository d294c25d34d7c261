import { isPaidQuantity, monthlyTotalCentavos } from '#domain/money/pricing.ts'

/** Above our own limit support has agreed something else, which the invoice says. */
export function monthlyPrice(quantity: number) {
  return isPaidQuantity(quantity) ? monthlyTotalCentavos(quantity) : undefined
}
