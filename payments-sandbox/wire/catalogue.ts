import type { Wire } from '#sandbox/books/books.ts'
import type { PriceRecord, ProductRecord, Tier } from '#sandbox/store/records.ts'

export const presentProduct = (product: ProductRecord): Wire => ({
  id: product.id,
  object: 'product',
  active: product.active,
  created: product.created,
  default_price: null,
  description: product.description,
  images: product.images,
  livemode: false,
  marketing_features: [],
  metadata: product.metadata,
  name: product.name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: product.statementDescriptor,
  tax_code: product.taxCode,
  tax_details: null,
  type: 'service',
  unit_label: product.unitLabel,
  updated: product.created,
  url: product.url,
})

export const presentPrice = (price: PriceRecord): Wire => ({
  id: price.id,
  object: 'price',
  active: price.active,
  billing_scheme: price.tiers ? 'tiered' : 'per_unit',
  created: price.created,
  currency: price.currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: price.lookupKey,
  metadata: price.metadata,
  nickname: price.nickname,
  product: price.product,
  recurring: price.recurring && {
    interval: price.recurring.interval,
    interval_count: price.recurring.intervalCount,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: price.taxBehavior,
  tiers_mode: price.tiersMode,
  transform_quantity: null,
  type: price.recurring ? 'recurring' : 'one_time',
  unit_amount: price.unitAmount,
  unit_amount_decimal: price.unitAmount === null ? null : String(price.unitAmount),
})

/** Only sent when expanded. */
export const presentTiers = (tiers: Tier[]): Wire[] => tiers.map(presentTier)

const presentTier = (tier: Tier): Wire => ({
  flat_amount: tier.flatAmount,
  flat_amount_decimal: tier.flatAmount === null ? null : String(tier.flatAmount),
  unit_amount: tier.unitAmount,
  unit_amount_decimal: String(tier.unitAmount),
  up_to: tier.upTo,
})

/** The older twin of a price that subscription items still carry. */
export const presentPlan = (price: PriceRecord): Wire => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unitAmount,
  amount_decimal: price.unitAmount === null ? null : String(price.unitAmount),
  billing_scheme: price.tiers ? 'tiered' : 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? 'month',
  interval_count: price.recurring?.intervalCount ?? 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: price.tiersMode,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})
