import type { Wire } from '#sandbox/books/books.ts'
import type { PriceRecord, ProductRecord, Tier } from '#sandbox/store/records.ts'

export const presentProduct = (product: ProductRecord): Wire => ({
  id: product.id,
  object: 'product',
  active: true,
  created: product.created,
  default_price: null,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  name: product.name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: product.unitLabel,
  updated: product.created,
  url: null,
})

export const presentPrice = (price: PriceRecord): Wire => ({
  id: price.id,
  object: 'price',
  active: true,
  billing_scheme: 'tiered',
  created: price.created,
  currency: price.currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: price.lookupKey,
  metadata: {},
  nickname: null,
  product: price.product,
  recurring: {
    interval: 'month',
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: price.taxBehavior,
  tiers_mode: 'volume',
  transform_quantity: null,
  type: 'recurring',
  unit_amount: null,
  unit_amount_decimal: null,
})

/** Only sent when expanded. */
export const presentTiers = (tiers: Tier[]): Wire[] => tiers.map(presentTier)

const presentTier = (tier: Tier): Wire => ({
  flat_amount: null,
  flat_amount_decimal: null,
  unit_amount: tier.unitAmount,
  unit_amount_decimal: String(tier.unitAmount),
  up_to: tier.upTo,
})

/** The older twin of a price that subscription items still carry. */
export const presentPlan = (price: PriceRecord): Wire => ({
  id: price.id,
  object: 'plan',
  active: true,
  amount: null,
  amount_decimal: null,
  billing_scheme: 'tiered',
  created: price.created,
  currency: price.currency,
  interval: 'month',
  interval_count: 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: null,
  product: price.product,
  tiers_mode: 'volume',
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})
