import type { Books, Wire } from '#sandbox/books/books.ts'
import { getCustomer, getPrice, productNameOf } from '#sandbox/books/get.ts'
import { amountFor } from '#sandbox/money/tiers.ts'
import type { CustomerRecord, SessionRecord } from '#sandbox/store/records.ts'
import { presentPrice } from './catalogue.ts'
import { presentList } from './list.ts'

export function presentSession(books: Books, session: SessionRecord): Wire {
  const price = getPrice(books, session.item.price)
  const amount = amountFor(price, session.item.quantity)
  const customer = getCustomer(books, session.customer)
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: session.allowedPaymentMethodTypes,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: session.created,
    currency: price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: session.submitText === null ? null : { message: session.submitText },
      terms_of_service_acceptance: null,
    },
    customer: session.customer,
    customer_account: null,
    customer_creation: null,
    customer_details: presentCustomerDetails(customer),
    customer_email: null,
    discounts: [],
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: session.invoice,
    invoice_creation: null,
    livemode: false,
    locale: session.locale,
    managed_payments: null,
    metadata: session.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: {
      allow_redisplay_filters: ['always'],
      payment_method_remove: 'disabled',
      payment_method_save: null,
    },
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: null,
    subscription: session.subscription,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? `${books.url}/c/pay/${session.id}` : null,
    wallet_options: null,
  }
}

const presentCustomerDetails = ({ email, name }: CustomerRecord): Wire => ({
  address: null,
  business_name: null,
  email,
  individual_name: null,
  name,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
})

/** Only sent when expanded. */
export function presentSessionLines(books: Books, session: SessionRecord): Wire {
  const { item } = session
  const price = getPrice(books, item.price)
  const amount = amountFor(price, item.quantity)
  return presentList(`/v1/checkout/sessions/${session.id}/line_items`, [
    {
      id: item.id,
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: price.currency,
      description: productNameOf(books, price),
      metadata: {},
      price: presentPrice(price),
      quantity: item.quantity,
    },
  ])
}
