import type { Books, Wire } from '#sandbox/books/books.ts'
import { invalid } from '#sandbox/errors/api-error.ts'
import { day, minute } from '#sandbox/money/calendar.ts'
import type { Params } from '#sandbox/schema/check-request.ts'
import { newId } from '#sandbox/store/ids.ts'
import type { Metadata } from '#sandbox/store/records.ts'
import { presentSession } from '#sandbox/wire/checkout-session.ts'
import { type Call, paramsOf } from './call.ts'
import { customerParam, priceParam } from './find.ts'
import { changeMetadata, refuseOthers } from './parameters.ts'

type LineItem = {
  price?: string
  quantity?: number
  adjustable_quantity?: { enabled: boolean }
  metadata?: Metadata
}

type SessionParams = {
  allowed_payment_method_types?: string[]
  cancel_url?: string
  client_reference_id?: string
  custom_text?: { submit?: { message: string } | '' }
  customer?: string
  customer_email?: string
  expires_at?: number
  line_items?: LineItem[]
  locale?: string
  metadata?: Metadata
  mode?: string
  submit_type?: string
  subscription_data?: { billing_mode?: { type: string }; description?: string; metadata?: Metadata }
  success_url?: string
  ui_mode?: string
}

const supported = [
  'allowed_payment_method_types',
  'cancel_url',
  'client_reference_id',
  'custom_text',
  'customer',
  'customer_email',
  'expand',
  'expires_at',
  'line_items',
  'locale',
  'metadata',
  'mode',
  'submit_type',
  'subscription_data',
  'success_url',
  'ui_mode',
]

/** Said aloud, these ask for what the sandbox does anyway. */
const defaults: Record<string, string> = {
  allow_promotion_codes: 'false',
  automatic_tax: '{"enabled":false}',
  billing_address_collection: '"auto"',
  payment_method_collection: '"always"',
  phone_number_collection: '{"enabled":false}',
  tax_id_collection: '{"enabled":false}',
}

export function createSession(books: Books, call: Call): Wire {
  refuseOthers(withoutDefaults(call.params), supported)
  const params = paramsOf<SessionParams>(call)
  if (params.mode !== 'subscription') {
    throw invalid('The sandbox only knows `mode=subscription`.', { param: 'mode' })
  }
  if (params.ui_mode !== undefined && params.ui_mode !== 'hosted_page') {
    throw invalid('The sandbox only knows `ui_mode=hosted_page`.', { param: 'ui_mode' })
  }
  const item = readItem(books, params.line_items)
  const session = books.sessions.insert({
    id: newId('cs_test', 58),
    created: books.at,
    status: 'open',
    expiresAt: readExpiry(books, params.expires_at),
    customer: params.customer === undefined ? null : customerParam(books, params.customer).id,
    customerEmail: params.customer_email ?? null,
    clientReferenceId: params.client_reference_id ?? null,
    item,
    allowedPaymentMethodTypes: params.allowed_payment_method_types ?? [],
    locale: params.locale ?? null,
    metadata: changeMetadata({}, params.metadata),
    subscriptionMetadata: changeMetadata({}, params.subscription_data?.metadata),
    subscriptionDescription: params.subscription_data?.description ?? null,
    successUrl: readUrl(params.success_url, 'success_url'),
    cancelUrl: params.cancel_url === undefined ? null : readUrl(params.cancel_url, 'cancel_url'),
    submitType: params.submit_type ?? null,
    submitText: params.custom_text?.submit ? params.custom_text.submit.message : null,
    subscriptionInProgress: null,
    subscription: null,
    invoice: null,
  })
  return presentSession(books, session)
}

const withoutDefaults = (params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).filter(([name, value]) => defaults[name] !== JSON.stringify(value)),
  )

function readItem(books: Books, lines: LineItem[] | undefined) {
  const [line, ...others] = lines ?? []
  if (!line) {
    throw invalid('Missing required param: line_items.', {
      code: 'parameter_missing',
      param: 'line_items',
    })
  }
  if (others.length > 0) {
    throw invalid('The sandbox only knows one line item.', { param: 'line_items' })
  }
  if (line.price === undefined || line.quantity === undefined) {
    const param = `line_items[0][${line.price === undefined ? 'price' : 'quantity'}]`
    throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  }
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
  if (!price.active || !price.recurring) {
    throw invalid('The price specified must be active and recurring.', {
      param: 'line_items[0][price]',
    })
  }
  return {
    id: newId('li'),
    price: price.id,
    quantity: line.quantity,
    metadata: changeMetadata({}, line.metadata),
  }
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
  if (url === undefined) {
    throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  }
  if (!/^https?:\/\/\S+$/.test(url))
    throw invalid('Not a valid URL', { code: 'url_invalid', param })
  return url
}
