import type { PriceRecord } from '#sandbox/store/records.ts'

/** What a month of `quantity` costs, in the currency's smallest unit: all of them at the price of one tier. */
export function amountFor({ tiers }: PriceRecord, quantity: number): number {
  const tier = tiers.find(({ upTo }) => upTo === null || quantity <= upTo)
  return tier ? tier.unitAmount * quantity : 0
}
