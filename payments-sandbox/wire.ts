import { amountFor, totalOf } from './billing/money.ts'
import { type Books, getCustomer, getPrice, getSubscription, type Wire } from './books.ts'
import type {
  CustomerRecord,
  InvoiceRecord,
  ItemRecord,
  LineRecord,
  PriceRecord,
  SessionRecord,
  SubscriptionRecord,
} from './records.ts'
import { filled } from './schema/bundle.ts'

/** The records in Stripe's words. What Stripe's schema requires and the sandbox has no use for is filled from it. */

export function presentCustomer(customer: CustomerRecord): Wire {
  if (customer.deleted) return { id: customer.id, object: 'customer', deleted: true }
  return filled('customer', {
    id: customer.id,
    balance: customer.balance,
    created: customer.created,
    currency: customer.currency,
    delinquent: false,
    email: customer.email,
    invoice_prefix: customer.invoicePrefix,
    invoice_settings: { custom_fields: [], default_payment_method: customer.defaultPaymentMethod },
    metadata: customer.metadata,
    name: customer.name,
    next_invoice_sequence: customer.nextInvoiceNumber,
    preferred_locales: [],
    tax_exempt: 'none',
  })
}

export const presentPrice = (price: PriceRecord): Wire =>
  filled('price', {
    id: price.id,
    active: true,
    billing_scheme: 'tiered',
    created: price.created,
    currency: price.currency,
    lookup_key: price.lookupKey,
    product: price.product,
    recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
    tax_behavior: price.taxBehavior,
    tiers_mode: 'volume',
    type: 'recurring',
  })

/** The older twin of a price that subscription items still carry. */
const presentPlan = (price: PriceRecord): Wire =>
  filled('plan', {
    id: price.id,
    active: true,
    billing_scheme: 'tiered',
    created: price.created,
    currency: price.currency,
    interval: 'month',
    interval_count: 1,
    metadata: {},
    product: price.product,
    tiers_mode: 'volume',
    usage_type: 'licensed',
  })

/** A list inside another object: always whole. */
export const presentList = (url: string, data: Wire[]): Wire => ({
  object: 'list',
  data,
  has_more: false,
  url,
})

export function presentSubscription(books: Books, subscription: SubscriptionRecord): Wire {
  const { id, item, pendingUpdate } = subscription
  return filled('subscription', {
    id,
    billing_cycle_anchor: subscription.anchor,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    cancel_at: subscription.cancelAt,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    cancellation_details: { reason: subscription.cancellation.reason },
    collection_method: 'charge_automatically',
    created: subscription.created,
    currency: getPrice(books, item.price).currency,
    customer: subscription.customer,
    default_payment_method: subscription.defaultPaymentMethod,
    default_tax_rates: [],
    ended_at: subscription.endedAt,
    invoice_settings: { account_tax_ids: [], custom_fields: [], issuer: { type: 'self' } },
    items: presentList(`/v1/subscription_items?subscription=${id}`, [
      presentItem(books, id, item, item.quantity),
    ]),
    latest_invoice: subscription.latestInvoice,
    metadata: subscription.metadata,
    payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'off' },
    pending_update: pendingUpdate && {
      discounts: [],
      expires_at: pendingUpdate.expiresAt,
      subscription_items: [presentItem(books, id, item, pendingUpdate.quantity)],
    },
    start_date: subscription.created,
    status: subscription.status,
    trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' } },
  })
}

function presentItem(books: Books, subscription: string, item: ItemRecord, quantity: number): Wire {
  const price = getPrice(books, item.price)
  return {
    id: item.id,
    created: item.created,
    current_period_end: item.periodEnd,
    current_period_start: item.periodStart,
    plan: presentPlan(price),
    price: presentPrice(price),
    quantity,
    subscription,
    tax_rates: [],
  }
}

export function presentInvoice(books: Books, invoice: InvoiceRecord): Wire {
  const customer = getCustomer(books, invoice.customer)
  const subscription = getSubscription(books, invoice.subscription)
  const total = totalOf(invoice.lines)
  return filled('invoice', {
    id: invoice.id,
    account_country: 'MX',
    account_name: 'SANDBOX',
    account_tax_ids: [],
    amount_due: invoice.amountDue,
    amount_paid: invoice.amountPaid,
    amount_remaining: invoice.amountDue - invoice.amountPaid,
    attempt_count: invoice.attemptCount,
    attempted: invoice.attempted,
    auto_advance: invoice.autoAdvance,
    automatically_finalizes_at: invoice.finalizesAt,
    billing_reason: invoice.billingReason,
    collection_method: 'charge_automatically',
    created: invoice.created,
    currency: invoice.currency,
    custom_fields: [],
    customer: invoice.customer,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    effective_at: invoice.finalizedAt,
    ending_balance: invoice.endingBalance,
    hosted_invoice_url: invoice.finalizedAt === null ? null : `${books.url}/i/${invoice.token}`,
    invoice_pdf: null,
    issuer: { type: 'self' },
    lines: presentList(
      `/v1/invoices/${invoice.id}/lines`,
      invoice.lines.map((line) => presentLine(books, invoice, line)),
    ),
    metadata: {},
    next_payment_attempt: invoice.nextPaymentAttempt,
    number: invoice.number,
    parent: {
      subscription_details: {
        metadata: subscription.metadata,
        subscription: invoice.subscription,
        ...(invoice.prorationDate !== null && {
          subscription_proration_date: invoice.prorationDate,
        }),
      },
      type: 'subscription_details',
    },
    payment_settings: { payment_method_types: ['card'] },
    period_end: invoice.periodEnd,
    period_start: invoice.periodStart,
    starting_balance: invoice.startingBalance,
    status: invoice.status,
    status_transitions: {
      finalized_at: invoice.finalizedAt,
      paid_at: invoice.paidAt,
      voided_at: invoice.voidedAt,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: invoice.created,
  })
}

const presentLine = (books: Books, invoice: InvoiceRecord, line: LineRecord): Wire => ({
  id: line.id,
  amount: line.amount,
  currency: line.currency,
  description: line.description,
  discount_amounts: [],
  discountable: !line.proration,
  discounts: [],
  invoice: invoice.id,
  parent: {
    subscription_item_details: {
      invoice_item: line.invoiceItem,
      proration: line.proration,
      proration_details: {
        credited_items: line.credits && {
          invoice: line.credits.invoice,
          invoice_line_items: [line.credits.line],
        },
      },
      subscription: invoice.subscription,
      subscription_item: line.subscriptionItem,
    },
    type: 'subscription_item_details',
  },
  period: { end: line.periodEnd, start: line.periodStart },
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: line.price, product: getPrice(books, line.price).product },
    type: 'price_details',
  },
  quantity: line.quantity,
  quantity_decimal: String(line.quantity),
  subscription: invoice.subscription,
  subtotal: line.amount,
  taxes: [],
})

export function presentSession(books: Books, session: SessionRecord): Wire {
  const price = getPrice(books, session.item.price)
  const amount = amountFor(price, session.item.quantity)
  const { email, name } = getCustomer(books, session.customer)
  return filled('checkout.session', {
    id: session.id,
    allowed_payment_method_types: session.allowedPaymentMethodTypes,
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    created: session.created,
    currency: price.currency,
    custom_fields: [],
    custom_text: { submit: session.submitText === null ? null : { message: session.submitText } },
    customer: session.customer,
    customer_details: { email, name, tax_exempt: 'none', tax_ids: [] },
    discounts: [],
    expires_at: session.expiresAt,
    invoice: session.invoice,
    locale: session.locale,
    metadata: session.metadata,
    mode: 'subscription',
    payment_method_collection: 'always',
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    phone_number_collection: { enabled: false },
    saved_payment_method_options: {
      allow_redisplay_filters: ['always'],
      payment_method_remove: 'disabled',
    },
    shipping_options: [],
    status: session.status,
    subscription: session.subscription,
    success_url: session.successUrl,
    total_details: { amount_shipping: 0 },
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? `${books.url}/c/pay/${session.id}` : null,
  })
}
