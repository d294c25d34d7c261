import { day } from './billing/money.ts'
import { changeForNothing, endSubscription, hasEnded } from './billing/subscriptions.ts'
import { type Books, getCustomer, getInvoice, getSubscription, newId, type Wire } from './books.ts'
import { emit, withUpdateEvent } from './events.ts'
import type { InvoiceRecord, PaymentRecord, SubscriptionStatus } from './records.ts'
import { filled } from './schema/bundle.ts'
import { presentCustomer, presentSubscription } from './wire.ts'
import { type World, withBooks } from './world.ts'

/** What people at Stripe, at the bank or in support do, with no request of ours behind it. */

export function setQuantity(world: World, id: string, quantity: number): void {
  withBooks(world, (books) => {
    withUpdateEvent(books, id, () => changeForNothing(books, id, quantity))
  })
}

/** The holder tells the bank that a paid invoice was not theirs. */
export function dispute(world: World, invoiceId: string, endsSubscription: boolean): string {
  return withBooks(world, (books) => {
    const invoice = getInvoice(books, invoiceId)
    if (!invoice.payment) throw new Error(`nothing was charged for ${invoiceId}`)
    const id = newId('du')
    emit(
      books,
      'charge.dispute.created',
      presentDispute(books, { id, invoice, payment: invoice.payment }),
    )
    const subscription = getSubscription(books, invoice.subscription)
    if (endsSubscription && !hasEnded(subscription)) {
      endSubscription(books, subscription.id, 'payment_disputed')
    }
    return id
  })
}

type Disputed = { id: string; invoice: InvoiceRecord; payment: PaymentRecord }

function presentDispute(books: Books, { id, invoice, payment }: Disputed): Wire {
  const { email, name } = getCustomer(books, invoice.customer)
  return filled('dispute', {
    id,
    amount: payment.amount,
    charge: payment.paymentIntent.replace('pi_', 'ch_'),
    created: books.at,
    currency: invoice.currency,
    evidence: { customer_email_address: email, customer_name: name },
    evidence_details: { due_by: books.at + 10 * day, submission_method: 'not_submitted' },
    is_charge_refundable: true,
    payment_intent: payment.paymentIntent,
    reason: 'fraudulent',
    status: 'needs_response',
  })
}

/** Any status, without the story that would lead to it. */
export function setStatus(world: World, id: string, status: SubscriptionStatus): void {
  withBooks(world, (books) => {
    const before = getSubscription(books, id).status
    withUpdateEvent(books, id, () => {
      books.subscriptions.edit(id).status = status
    })
    const after = presentSubscription(books, getSubscription(books, id))
    if (status === 'paused') emit(books, 'customer.subscription.paused', after)
    if (before === 'paused') emit(books, 'customer.subscription.resumed', after)
  })
}

export function deleteCustomer(world: World, id: string): void {
  withBooks(world, (books) => {
    const customer = getCustomer(books, id)
    if (customer.deleted) return
    for (const subscription of books.subscriptions.all()) {
      if (subscription.customer !== id || hasEnded(subscription)) continue
      endSubscription(books, subscription.id, 'cancellation_requested')
    }
    emit(books, 'customer.deleted', presentCustomer(customer))
    books.customers.edit(id).deleted = true
  })
}
