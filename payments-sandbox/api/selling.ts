import { z } from 'zod'
import { day, minute } from '#sandbox/billing/money.ts'
import { expireSession } from '#sandbox/billing/subscriptions.ts'
import { type Books, newId } from '#sandbox/books.ts'
import type { SessionRecord } from '#sandbox/records.ts'
import { filled } from '#sandbox/schema/bundle.ts'
import { presentPrice, presentSession } from '#sandbox/wire.ts'
import { invalid, notFound, refused } from './api-error.ts'
import { customerNamed, operation, page, presentPage, rowAt } from './operation.ts'
import {
  between,
  changeMetadata,
  flag,
  integer,
  metadata,
  mostUnits,
  text,
  upTo,
  url,
} from './parameters.ts'

const tiers = z
  .array(z.strictObject({ unit_amount: integer, up_to: upTo }))
  .refine((all) => all.at(-1)?.up_to === undefined, {
    error: 'The last tier must have `up_to` set to `inf`.',
  })

/** One line, and its quantity is not the customer's to change. */
const lineItem = z.strictObject({
  adjustable_quantity: z.strictObject({ enabled: z.literal('false') }).optional(),
  price: text,
  quantity: between(1, mostUnits),
})

/** What is for sale, and the pages it is sold at. */
export const sellingCalls = {
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
        unitLabel: params.unit_label,
      })
      return filled('product', product, { updated: product.created })
    },
  ),

  /** One kind of price: pesos a month, by volume. */
  PostPrices: operation(
    {
      currency: z.literal('mxn'),
      billing_scheme: z.literal('tiered'),
      tiers_mode: z.literal('volume'),
      recurring: z.strictObject({ interval: z.literal('month') }),
      tiers,
      product: text,
      lookup_key: text.optional(),
      transfer_lookup_key: flag.optional(),
      tax_behavior: z.literal(['exclusive', 'inclusive', 'unspecified']).optional(),
    },
    (books, params) => {
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
        lookupKey: params.lookup_key,
        tiers: params.tiers.map((tier) => ({ upTo: tier.up_to, unitAmount: tier.unit_amount })),
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
        .filter(({ lookupKey }) => !keys || keys.includes(lookupKey ?? ''))
      return presentPage('/v1/prices', active === false ? [] : rows, params, presentPrice)
    },
  ),

  PostCheckoutSessions: operation(
    {
      mode: z.literal('subscription'),
      ui_mode: z.literal('hosted_page').optional(),
      customer: text,
      line_items: z.tuple([lineItem]),
      allowed_payment_method_types: z.array(text).optional(),
      locale: text.optional(),
      client_reference_id: text.optional(),
      metadata: metadata.optional(),
      // Its subscriptions are billed the flexible way, asked for or not.
      subscription_data: z
        .strictObject({ billing_mode: z.unknown().optional(), metadata: metadata.optional() })
        .optional(),
      custom_text: z
        .strictObject({ submit: z.strictObject({ message: text }).or(z.literal('')).optional() })
        .optional(),
      success_url: url,
      cancel_url: url.optional(),
      expires_at: integer.optional(),
    },
    (books, params) => {
      const { price, quantity } = params.line_items[0]
      if (!books.prices.find(price)) throw notFound('price', price, 'line_items[0][price]', 400)
      const submit = params.custom_text?.submit
      const session = books.sessions.insert({
        id: newId('cs_test', 58),
        created: books.at,
        status: 'open',
        expiresAt: readExpiry(books, params.expires_at),
        customer: customerNamed(books, params.customer).id,
        clientReferenceId: params.client_reference_id,
        price,
        quantity,
        allowedPaymentMethodTypes: params.allowed_payment_method_types,
        locale: params.locale,
        metadata: changeMetadata({}, params.metadata),
        subscriptionMetadata: changeMetadata({}, params.subscription_data?.metadata),
        successUrl: params.success_url,
        cancelUrl: params.cancel_url,
        submitText: submit ? submit.message : undefined,
      })
      return presentSession(books, session)
    },
  ),

  GetCheckoutSessionsSession: operation({}, (books, _, id) =>
    presentSession(books, sessionAt(books, id)),
  ),

  PostCheckoutSessionsSessionExpire: operation({}, (books, _, id) => {
    const session = sessionAt(books, id)
    if (session.status !== 'open') {
      throw refused(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      )
    }
    return presentSession(books, expireSession(books, session.id))
  }),

  GetCheckoutSessions: operation(
    { status: z.literal(['open', 'complete', 'expired']).optional(), ...page },
    (books, params) => {
      const rows = books.sessions
        .all()
        .filter(({ status }) => params.status === undefined || status === params.status)
      return presentPage('/v1/checkout/sessions', rows, params, (row) => presentSession(books, row))
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
  books.prices.edit(holder.id).lookupKey = undefined
}

function readExpiry(books: Books, expiresAt = books.at + day): number {
  if (expiresAt >= books.at + 30 * minute && expiresAt <= books.at + day) return expiresAt
  throw invalid(
    'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
    { param: 'expires_at' },
  )
}

const sessionAt = ({ sessions }: Books, id: string): SessionRecord =>
  rowAt(sessions, id, 'checkout.session', 'session')
