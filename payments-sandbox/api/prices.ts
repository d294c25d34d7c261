import type { Books, Wire } from '#sandbox/books/books.ts'
import { invalid, notFound } from '#sandbox/errors/api-error.ts'
import type { Params } from '#sandbox/schema/check-request.ts'
import { newId } from '#sandbox/store/ids.ts'
import type { PriceRecord, Tier } from '#sandbox/store/records.ts'
import { presentPrice } from '#sandbox/wire/catalogue.ts'
import { type Call, idOf, paramsOf } from './call.ts'
import { type PageParams, pageParams, presentPage } from './lists.ts'
import { missing, refuseOthers, requireValue } from './parameters.ts'

type TierParam = { up_to: 'inf' | number; unit_amount?: number }

type PriceParams = {
  currency: string
  lookup_key?: string
  product?: string
  recurring?: Params
  tax_behavior?: PriceRecord['taxBehavior']
  tiers?: TierParam[]
  transfer_lookup_key?: boolean
}

const supported = [
  'billing_scheme',
  'currency',
  'expand',
  'lookup_key',
  'product',
  'recurring',
  'tax_behavior',
  'tiers',
  'tiers_mode',
  'transfer_lookup_key',
]

/** One kind of price: pesos a month, by volume. */
export function createPrice(books: Books, call: Call): Wire {
  refuseOthers(call.params, supported)
  requireValue(call.params, 'currency', 'mxn')
  requireValue(call.params, 'billing_scheme', 'tiered')
  requireValue(call.params, 'tiers_mode', 'volume')
  const params = paramsOf<PriceParams>(call)
  requireMonthly(params.recurring)
  const tiers = readTiers(params.tiers)
  if (params.product === undefined) throw missing('product')
  if (!books.products.find(params.product)) {
    throw notFound('product', params.product, 'product', 400)
  }
  if (params.lookup_key !== undefined) claimLookupKey(books, params)
  const price = books.prices.insert({
    id: newId('price'),
    created: books.at,
    product: params.product,
    currency: params.currency,
    lookupKey: params.lookup_key ?? null,
    tiers,
    taxBehavior: params.tax_behavior ?? 'unspecified',
  })
  return presentPrice(price)
}

function requireMonthly(recurring: Params | undefined): void {
  if (!recurring) throw missing('recurring')
  refuseOthers(recurring, ['interval'], 'recurring')
  if (recurring.interval === 'month') return
  throw invalid('The sandbox only knows prices a month.', { param: 'recurring[interval]' })
}

function readTiers(tiers: TierParam[] | undefined): Tier[] {
  if (!tiers || tiers.length === 0) throw missing('tiers')
  if (tiers.at(-1)?.up_to !== 'inf') {
    throw invalid('The last tier must have `up_to` set to `inf`.', { param: 'tiers' })
  }
  return tiers.map((tier, index) => {
    refuseOthers(tier, ['unit_amount', 'up_to'], `tiers[${index}]`)
    const { up_to, unit_amount } = tier
    if (unit_amount === undefined) throw missing(`tiers[${index}][unit_amount]`)
    return { upTo: up_to === 'inf' ? null : up_to, unitAmount: unit_amount }
  })
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

/** Every price is active: none is ever archived here. */
type PriceFilter = PageParams & { active?: boolean; lookup_keys?: string[] }

export function listPrices(books: Books, call: Call): Wire {
  refuseOthers(call.params, ['active', 'lookup_keys', ...pageParams])
  const filter = paramsOf<PriceFilter>(call)
  const rows = books.prices.all().filter(({ lookupKey }) => {
    if (filter.active === false) return false
    return !filter.lookup_keys || (lookupKey !== null && filter.lookup_keys.includes(lookupKey))
  })
  return presentPage('/v1/prices', rows, filter, presentPrice)
}
