import type { Books, Wire } from '#sandbox/books/books.ts'
import { invalid } from '#sandbox/errors/api-error.ts'
import { day, minute } from '#sandbox/money/calendar.ts'
import type { Params } from '#sandbox/schema/check-request.ts'
import { newId } from '#sandbox/store/ids.ts'
import type { Metadata } from '#sandbox/store/records.ts'
import { presentSession } from '#sandbox/wire/checkout-session.ts'
import { type Call, paramsOf } from './call.ts'
import { customerParam, priceParam } from './find.ts'
import { changeMetadata, missing, refuseOthers, requireValue } from './parameters.ts'

type LineItem = { price?: string; quantity?: number; adjustable_quantity?: { enabled: boolean } }

type SessionParams = {
  allowed_payment_method_types?: string[]
  cancel_url?: string
  client_reference_id?: string
  custom_text?: { submit?: { message: string } | '' }
  customer?: string
  expires_at?: number
  line_items?: LineItem[]
  locale?: string
  metadata?: Metadata
  subscription_data?: Params & { metadata?: Metadata }
  success_url?: string
}

const supported = [
  'allowed_payment_method_types',
  'cancel_url',
  'client_reference_id',
  'custom_text',
  'customer',
  'expand',
  'expires_at',
  'line_items',
  'locale',
  'metadata',
  'mode',
  'subscription_data',
  'success_url',
  'ui_mode',
]

export function createSession(books: Books, call: Call): Wire {
  refuseOthers(call.params, supported)
  requireValue(call.params, 'mode', 'subscription')
  if (call.params.ui_mode !== undefined) requireValue(call.params, 'ui_mode', 'hosted_page')
  const params = paramsOf<SessionParams>(call)
  refuseOthers(params.custom_text ?? {}, ['submit'], 'custom_text')
  const { metadata } = readSubscriptionData(params.subscription_data)
  if (params.customer === undefined) throw missing('customer')
  const session = books.sessions.insert({
    id: newId('cs_test', 58),
    created: books.at,
    status: 'open',
    expiresAt: readExpiry(books, params.expires_at),
    customer: customerParam(books, params.customer).id,
    clientReferenceId: params.client_reference_id ?? null,
    item: readItem(books, params.line_items),
    allowedPaymentMethodTypes: params.allowed_payment_method_types ?? [],
    locale: params.locale ?? null,
    metadata: changeMetadata({}, params.metadata),
    subscriptionMetadata: changeMetadata({}, metadata),
    successUrl: readUrl(params.success_url, 'success_url'),
    cancelUrl: params.cancel_url === undefined ? null : readUrl(params.cancel_url, 'cancel_url'),
    submitText: params.custom_text?.submit ? params.custom_text.submit.message : null,
    subscriptionInProgress: null,
    subscription: null,
    invoice: null,
  })
  return presentSession(books, session)
}

/** Its subscriptions are billed the flexible way, asked for or not. */
function readSubscriptionData(data: SessionParams['subscription_data'] = {}) {
  refuseOthers(data, ['billing_mode', 'metadata'], 'subscription_data')
  return data
}

function readItem(books: Books, lines: LineItem[] | undefined) {
  const [line, ...others] = lines ?? []
  if (!line) throw missing('line_items')
  if (others.length > 0) {
    throw invalid('The sandbox only knows one line item.', { param: 'line_items' })
  }
  refuseOthers(line, ['adjustable_quantity', 'price', 'quantity'], 'line_items[0]')
  if (line.price === undefined) throw missing('line_items[0][price]')
  if (line.quantity === undefined) throw missing('line_items[0][quantity]')
  if (line.adjustable_quantity?.enabled) {
    throw invalid('The sandbox does not let customers change the quantity.', {
      param: 'line_items[0][adjustable_quantity]',
    })
  }
  if (line.quantity < 1) {
    throw invalid('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'line_items[0][quantity]',
    })
  }
  const price = priceParam(books, line.price, 'line_items[0][price]')
  return { id: newId('li'), price: price.id, quantity: line.quantity }
}

function readExpiry(books: Books, expiresAt: number | undefined): number {
  if (expiresAt === undefined) return books.at + day
  if (expiresAt < books.at + 30 * minute || expiresAt > books.at + day) {
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    )
  }
  return expiresAt
}

function readUrl(url: string | undefined, param: string): string {
  if (url === undefined) throw missing(param)
  if (!/^https?:\/\/\S+$/.test(url))
    throw invalid('Not a valid URL', { code: 'url_invalid', param })
  return url
}
