import { z } from 'zod'
import { type Books, newId } from '#sandbox/books.ts'
import { filled } from '#sandbox/schema/bundle.ts'
import { presentPrice } from '#sandbox/wire.ts'
import { invalid, notFound } from './api-error.ts'
import { operation, page, presentPage, rowAt } from './operation.ts'
import { flag, integer, only, text, upTo } from './parameters.ts'

export const catalogueCalls = {
  PostProducts: operation(
    { id: text.optional(), name: text, unit_label: text.optional() },
    (books, params) => {
      if (params.id !== undefined && books.products.find(params.id)) {
        throw invalid('Product already exists.', { code: 'resource_already_exists', param: 'id' })
      }
      const product = books.products.insert({
        id: params.id ?? newId('prod', 14),
        created: books.at,
        name: params.name,
        unitLabel: params.unit_label ?? null,
      })
      return filled('product', product, {
        active: true,
        default_price: null,
        type: 'service',
        updated: product.created,
      })
    },
  ),

  /** One kind of price: pesos a month, by volume. */
  PostPrices: operation(
    {
      currency: only('mxn'),
      billing_scheme: only('tiered'),
      tiers_mode: only('volume'),
      recurring: z.strictObject({ interval: only('month') }),
      tiers: z.array(z.strictObject({ unit_amount: integer, up_to: upTo })),
      product: text,
      lookup_key: text.optional(),
      transfer_lookup_key: flag.optional(),
      tax_behavior: z.literal(['exclusive', 'inclusive', 'unspecified']).optional(),
    },
    (books, params) => {
      if (params.tiers.at(-1)?.up_to !== null) {
        throw invalid('The last tier must have `up_to` set to `inf`.', { param: 'tiers' })
      }
      if (!books.products.find(params.product)) {
        throw notFound('product', params.product, 'product', 400)
      }
      if (params.lookup_key !== undefined) {
        claimLookupKey(books, params.lookup_key, params.transfer_lookup_key ?? false)
      }
      const price = books.prices.insert({
        id: newId('price'),
        created: books.at,
        product: params.product,
        currency: params.currency,
        lookupKey: params.lookup_key ?? null,
        tiers: params.tiers.map(({ unit_amount, up_to }) => ({
          upTo: up_to,
          unitAmount: unit_amount,
        })),
        taxBehavior: params.tax_behavior ?? 'unspecified',
      })
      return presentPrice(price)
    },
  ),

  GetPricesPrice: operation({}, (books, _, id) =>
    presentPrice(rowAt(books.prices, id, 'price', 'price')),
  ),

  /** Every price is active: none is ever archived here. */
  GetPrices: operation(
    { active: flag.optional(), lookup_keys: z.array(text).optional(), ...page },
    (books, params) => {
      const { active, lookup_keys: keys } = params
      const rows = books.prices
        .all()
        .filter(({ lookupKey }) => !keys || (lookupKey !== null && keys.includes(lookupKey)))
      return presentPage('/v1/prices', active === false ? [] : rows, params, presentPrice)
    },
  ),
}

function claimLookupKey(books: Books, key: string, isTransferred: boolean): void {
  const holder = books.prices.all().find(({ lookupKey }) => lookupKey === key)
  if (!holder) return
  if (!isTransferred) {
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, {
      param: 'lookup_key',
    })
  }
  books.prices.edit(holder.id).lookupKey = null
}
