import { amountFor, totalOf } from './billing/money.ts'
import { type Books, productNameOf, type Wire } from './books.ts'
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
  if (customer.isGone) return { id: customer.id, object: 'customer', deleted: true }
  return filled('customer', customer, {
    invoice_settings: { default_payment_method: customer.defaultPaymentMethod },
  })
}

export const presentPrice = ({ tiers: _, ...price }: PriceRecord): Wire => filled('price', price)

/** Only told when it is asked for. */
export const presentTiers = ({ tiers }: PriceRecord): Wire[] =>
  tiers.map((tier) => filled('price.Tier', tier, { unit_amount_decimal: String(tier.unitAmount) }))

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
    cancellation_details: { reason: subscription.cancellationReason },
    items: presentList(`/v1/subscription_items?subscription=${id}`, [
      presentItem(books, id, item, item.quantity),
    ]),
    pending_update: pendingUpdate && {
      expires_at: pendingUpdate.expiresAt,
      subscription_items: [presentItem(books, id, item, pendingUpdate.quantity)],
    },
    start_date: subscription.created,
  })
}

function presentItem(books: Books, subscription: string, item: ItemRecord, quantity: number): Wire {
  const price = presentPrice(books.prices.get(item.price))
  return filled('subscription_item', item, { price, quantity, subscription })
}

export function presentInvoice(books: Books, invoice: InvoiceRecord): Wire {
  const { id, status, collectedAt, finalizedAt } = invoice
  const { email, name } = books.customers.get(invoice.customer)
  const subscription = books.subscriptions.get(invoice.subscription)
  const total = totalOf(invoice.lines)
  return filled('invoice', invoice, {
    amount_remaining: invoice.amountDue - invoice.amountPaid,
    attempted: invoice.attemptCount > 0 || status === 'paid',
    auto_advance: collectedAt !== undefined,
    automatically_finalizes_at: status === 'draft' ? collectedAt : null,
    customer_email: email,
    customer_name: name,
    hosted_invoice_url: finalizedAt && `${books.url}/i/${id}`,
    lines: presentList(
      `/v1/invoices/${id}/lines`,
      invoice.lines.map((line) => presentLine(books, invoice, line)),
    ),
    next_payment_attempt: collectedAt,
    parent: {
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    status_transitions: {
      finalized_at: finalizedAt,
      paid_at: invoice.paidAt,
      voided_at: invoice.voidedAt,
    },
    subtotal: total,
    total,
  })
}

const presentLine = (books: Books, invoice: InvoiceRecord, line: LineRecord): Wire =>
  filled('line_item', line, {
    discountable: !line.proration,
    invoice: invoice.id,
    parent: {
      subscription_item_details: {
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
    pricing: {
      price_details: { price: line.price, product: books.prices.get(line.price).product },
      type: 'price_details',
    },
    subscription: invoice.subscription,
    subtotal: line.amount,
  })

export function presentSession(books: Books, session: SessionRecord): Wire {
  const { email, name } = books.customers.get(session.customer)
  const amount = amountFor(books.prices.get(session.price), session.quantity)
  return filled('checkout.session', session, {
    amount_subtotal: amount,
    amount_total: amount,
    custom_text: { submit: session.submitText && { message: session.submitText } },
    customer_details: { email, name },
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    url: session.status === 'open' ? `${books.url}/c/pay/${session.id}` : null,
  })
}

/** Only told when they are asked for: the one line of a session. */
export function presentSessionLines(books: Books, session: SessionRecord): Wire {
  const { id, price: priceId, quantity } = session
  const price = books.prices.get(priceId)
  const amount = amountFor(price, quantity)
  return presentList(`/v1/checkout/sessions/${id}/line_items`, [
    filled(
      'item',
      { quantity },
      {
        id: id.replace('cs_test', 'li'),
        amount_subtotal: amount,
        amount_total: amount,
        description: productNameOf(books, price),
        price: presentPrice(price),
      },
    ),
  ])
}
