import type { PriceRecord, Tier } from '#sandbox/store/records.ts'

/** What a period of `quantity` costs, in the currency's smallest unit. */
export function amountFor(price: PriceRecord, quantity: number): number {
  if (!price.tiers) return (price.unitAmount ?? 0) * quantity
  if (price.tiersMode === 'graduated') return graduatedAmount(price.tiers, quantity)
  const tier = price.tiers.find(({ upTo }) => upTo === null || quantity <= upTo)
  return tier ? tier.unitAmount * quantity + (tier.flatAmount ?? 0) : 0
}

function graduatedAmount(tiers: Tier[], quantity: number): number {
  let floor = 0
  let amount = 0
  for (const tier of tiers) {
    if (quantity <= floor) break
    const ceiling = Math.min(quantity, tier.upTo ?? quantity)
    amount += (ceiling - floor) * tier.unitAmount + (tier.flatAmount ?? 0)
    floor = ceiling
  }
  return amount
}
