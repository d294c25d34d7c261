import { amountFor, totalOf } from './billing/money.ts'
import type { Books, Wire } from './books.ts'
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

/** The records in Stripe's words: here stands what a record does not already say under the same name. */

export function presentCustomer(customer: CustomerRecord): Wire {
  if (customer.deleted) return { id: customer.id, object: 'customer', deleted: true }
  return filled('customer', customer, {
    delinquent: false,
    invoice_settings: { custom_fields: [], default_payment_method: customer.defaultPaymentMethod },
    next_invoice_sequence: customer.nextInvoiceNumber,
    preferred_locales: [],
    tax_exempt: 'none',
  })
}

const monthly = { interval: 'month', interval_count: 1, usage_type: 'licensed' }
const byVolume = { active: true, billing_scheme: 'tiered', tiers_mode: 'volume' }

export const presentPrice = ({ tiers: _, ...price }: PriceRecord): Wire =>
  filled('price', price, { ...byVolume, recurring: monthly, type: 'recurring' })

/** The older twin of a price that subscription items still carry. */
const presentPlan = ({ tiers: _, ...price }: PriceRecord): Wire =>
  filled('plan', price, { ...byVolume, ...monthly, metadata: {} })

/** A list inside another object: always whole. */
export const presentList = (url: string, data: Wire[]): Wire => ({
  object: 'list',
  data,
  has_more: false,
  url,
})

export function presentSubscription(books: Books, subscription: SubscriptionRecord): Wire {
  const { id, item, pendingUpdate } = subscription
  return filled('subscription', subscription, {
    billing_cycle_anchor: subscription.anchor,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    cancellation_details: { reason: subscription.cancellation.reason },
    collection_method: 'charge_automatically',
    currency: books.prices.get(item.price).currency,
    default_tax_rates: [],
    invoice_settings: { account_tax_ids: [], custom_fields: [], issuer: { type: 'self' } },
    items: presentList(`/v1/subscription_items?subscription=${id}`, [
      presentItem(books, id, item, item.quantity),
    ]),
    payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'off' },
    pending_update: pendingUpdate && {
      discounts: [],
      expires_at: pendingUpdate.expiresAt,
      subscription_items: [presentItem(books, id, item, pendingUpdate.quantity)],
    },
    start_date: subscription.created,
    trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' } },
  })
}

function presentItem(books: Books, subscription: string, item: ItemRecord, quantity: number): Wire {
  const price = books.prices.get(item.price)
  return filled('subscription_item', item, {
    current_period_end: item.periodEnd,
    current_period_start: item.periodStart,
    plan: presentPlan(price),
    price: presentPrice(price),
    quantity,
    subscription,
    tax_rates: [],
  })
}

export function presentInvoice(books: Books, invoice: InvoiceRecord): Wire {
  const customer = books.customers.get(invoice.customer)
  const subscription = books.subscriptions.get(invoice.subscription)
  const total = totalOf(invoice.lines)
  return filled('invoice', invoice, {
    account_country: 'MX',
    account_name: 'SANDBOX',
    account_tax_ids: [],
    amount_remaining: invoice.amountDue - invoice.amountPaid,
    automatically_finalizes_at: invoice.finalizesAt,
    collection_method: 'charge_automatically',
    custom_fields: [],
    customer_email: customer.email,
    customer_name: customer.name,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    effective_at: invoice.finalizedAt,
    hosted_invoice_url: invoice.finalizedAt === null ? null : `${books.url}/i/${invoice.token}`,
    invoice_pdf: null,
    issuer: { type: 'self' },
    lines: presentList(
      `/v1/invoices/${invoice.id}/lines`,
      invoice.lines.map((line) => presentLine(books, invoice, line)),
    ),
    metadata: {},
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

const presentLine = (books: Books, invoice: InvoiceRecord, line: LineRecord): Wire =>
  filled('line_item', line, {
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
      price_details: { price: line.price, product: books.prices.get(line.price).product },
      type: 'price_details',
    },
    quantity_decimal: String(line.quantity),
    subscription: invoice.subscription,
    subtotal: line.amount,
    taxes: [],
  })

export function presentSession(books: Books, session: SessionRecord): Wire {
  const price = books.prices.get(session.item.price)
  const amount = amountFor(price, session.item.quantity)
  const { email, name } = books.customers.get(session.customer)
  return filled('checkout.session', session, {
    amount_subtotal: amount,
    amount_total: amount,
    currency: price.currency,
    custom_fields: [],
    custom_text: { submit: session.submitText === null ? null : { message: session.submitText } },
    customer_details: { email, name, tax_exempt: 'none', tax_ids: [] },
    discounts: [],
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
    total_details: { amount_shipping: 0 },
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? `${books.url}/c/pay/${session.id}` : null,
  })
}
