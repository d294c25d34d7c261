import type { Books, Wire } from '#sandbox/books/books.ts'
import { invalid, notFound } from '#sandbox/errors/api-error.ts'
import { newId } from '#sandbox/store/ids.ts'
import type { Interval, Metadata, PriceRecord, Tier } from '#sandbox/store/records.ts'
import { presentPrice } from '#sandbox/wire/catalogue.ts'
import { type Call, idOf, paramsOf } from './call.ts'
import { isWithin, type PageParams, presentPage, type Range } from './lists.ts'
import { changeMetadata, refuseOthers } from './parameters.ts'
import { addProduct, type ProductParams } from './products.ts'

type TierParam = {
  up_to: 'inf' | number
  unit_amount?: number
  unit_amount_decimal?: string
  flat_amount?: number
}

type PriceParams = {
  currency: string
  active?: boolean
  billing_scheme?: 'per_unit' | 'tiered'
  lookup_key?: string
  metadata?: Metadata
  nickname?: string
  product?: string
  product_data?: ProductParams
  recurring?: { interval: Interval; interval_count?: number; usage_type?: string }
  tax_behavior?: PriceRecord['taxBehavior']
  tiers?: TierParam[]
  tiers_mode?: PriceRecord['tiersMode']
  transfer_lookup_key?: boolean
  unit_amount?: number
}

const supported = [
  'active',
  'billing_scheme',
  'currency',
  'expand',
  'lookup_key',
  'metadata',
  'nickname',
  'product',
  'product_data',
  'recurring',
  'tax_behavior',
  'tiers',
  'tiers_mode',
  'transfer_lookup_key',
  'unit_amount',
]

export function createPrice(books: Books, call: Call): Wire {
  refuseOthers(call.params, supported)
  const params = paramsOf<PriceParams>(call)
  const tiers = params.billing_scheme === 'tiered' ? readTiers(params) : null
  if (!tiers && params.unit_amount === undefined) {
    throw invalid('You must specify `unit_amount` or tiers.', { param: 'unit_amount' })
  }
  const product = productOf(books, params)
  if (params.lookup_key !== undefined) claimLookupKey(books, params)
  const price = books.prices.insert({
    id: newId('price'),
    created: books.at,
    product,
    currency: params.currency.toLowerCase(),
    active: params.active ?? true,
    nickname: params.nickname ?? null,
    lookupKey: params.lookup_key ?? null,
    unitAmount: tiers ? null : (params.unit_amount ?? null),
    tiers,
    tiersMode: tiers ? (params.tiers_mode ?? null) : null,
    recurring: params.recurring
      ? {
          interval: params.recurring.interval,
          intervalCount: params.recurring.interval_count ?? 1,
        }
      : null,
    taxBehavior: params.tax_behavior ?? 'unspecified',
    metadata: changeMetadata({}, params.metadata),
  })
  return presentPrice(price)
}

function readTiers({ tiers, tiers_mode }: PriceParams): Tier[] {
  if (!tiers || tiers.length === 0) {
    throw invalid('Tiered prices need `tiers`.', { code: 'parameter_missing', param: 'tiers' })
  }
  if (!tiers_mode) {
    throw invalid('Tiered prices need `tiers_mode`.', {
      code: 'parameter_missing',
      param: 'tiers_mode',
    })
  }
  if (tiers.at(-1)?.up_to !== 'inf') {
    throw invalid('The last tier must have `up_to` set to `inf`.', { param: 'tiers' })
  }
  return tiers.map(readTier)
}

function readTier(tier: TierParam, index: number): Tier {
  const unitAmount = tier.unit_amount ?? wholeAmount(tier.unit_amount_decimal, index)
  return {
    upTo: tier.up_to === 'inf' ? null : tier.up_to,
    unitAmount,
    flatAmount: tier.flat_amount ?? null,
  }
}

function wholeAmount(decimal: string | undefined, index: number): number {
  if (decimal === undefined) return 0
  if (Number.isInteger(Number(decimal))) return Number(decimal)
  throw invalid('The sandbox does not know fractions of a cent.', {
    param: `tiers[${index}][unit_amount_decimal]`,
  })
}

function productOf(books: Books, params: PriceParams): string {
  if (params.product_data) return addProduct(books, params.product_data).id
  if (params.product === undefined) {
    throw invalid('Missing required param: product.', {
      code: 'parameter_missing',
      param: 'product',
    })
  }
  if (!books.products.find(params.product)) {
    throw notFound('product', params.product, 'product', 400)
  }
  return params.product
}

function claimLookupKey(books: Books, { lookup_key, transfer_lookup_key }: PriceParams): void {
  const holder = books.prices.all().find(({ lookupKey }) => lookupKey === lookup_key)
  if (!holder) return
  if (!transfer_lookup_key) {
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, {
      param: 'lookup_key',
    })
  }
  books.prices.edit(holder.id).lookupKey = null
}

export function retrievePrice(books: Books, call: Call): Wire {
  const price = books.prices.find(idOf(call))
  if (!price) throw notFound('price', idOf(call), 'price')
  return presentPrice(price)
}

type PriceFilter = PageParams & {
  active?: boolean
  created?: Range
  currency?: string
  lookup_keys?: string[]
  product?: string
  recurring?: { interval?: Interval }
  type?: 'one_time' | 'recurring'
}

export function listPrices(books: Books, call: Call): Wire {
  const filter = paramsOf<PriceFilter>(call)
  const rows = books.prices.all().filter((price) => isListed(price, filter))
  return presentPage('/v1/prices', rows, filter, presentPrice)
}

function isListed(price: PriceRecord, filter: PriceFilter): boolean {
  const { lookupKey, recurring } = price
  return (
    (filter.active === undefined || price.active === filter.active) &&
    isWithin(price.created, filter.created) &&
    (filter.currency === undefined || price.currency === filter.currency) &&
    (!filter.lookup_keys || (lookupKey !== null && filter.lookup_keys.includes(lookupKey))) &&
    (filter.product === undefined || price.product === filter.product) &&
    (!filter.recurring?.interval || recurring?.interval === filter.recurring.interval) &&
    (filter.type === undefined || (filter.type === 'recurring') === (recurring !== null))
  )
}
