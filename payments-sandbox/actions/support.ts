import { changeItems } from '#sandbox/billing/change-items.ts'
import { endSubscription } from '#sandbox/billing/end-subscription.ts'
import { hasEnded } from '#sandbox/billing/statuses.ts'
import { emit, withUpdateEvent } from '#sandbox/books/emit.ts'
import { getCustomer, getInvoice, getSubscription } from '#sandbox/books/get.ts'
import { bundle } from '#sandbox/schema/bundle.ts'
import { newId } from '#sandbox/store/ids.ts'
import type { SubscriptionStatus } from '#sandbox/store/records.ts'
import { presentSession } from '#sandbox/wire/checkout-session.ts'
import { presentCustomer } from '#sandbox/wire/customer.ts'
import { presentDispute } from '#sandbox/wire/dispute.ts'
import { presentInvoice } from '#sandbox/wire/invoice.ts'
import { presentSubscription } from '#sandbox/wire/subscription.ts'
import { type World, withBooks } from '#sandbox/world.ts'

/** What people at Stripe, at the bank or in support do, with no request of ours behind it. */

export function setQuantity(world: World, id: string, quantity: number): void {
  withBooks(world, { ids: [id] }, (books) => {
    const { item } = getSubscription(books, id)
    withUpdateEvent(books, id, () =>
      changeItems(
        books,
        id,
        { item: item.id, price: item.price, quantity },
        { proration: 'none', payment: 'allow_incomplete', prorationDate: undefined },
      ),
    )
  })
}

/** The holder tells the bank that a paid invoice was not theirs. */
export function dispute(world: World, invoiceId: string, endsSubscription: boolean): string {
  return withBooks(world, { ids: [invoiceId] }, (books) => {
    const invoice = getInvoice(books, invoiceId)
    if (!invoice.payment) throw new Error(`nothing was charged for ${invoiceId}`)
    const id = newId('du')
    emit(books, 'charge.dispute.created', presentDispute(books, id, invoice, invoice.payment))
    const subscription = getSubscription(books, invoice.subscription)
    if (endsSubscription && !hasEnded(subscription)) {
      endSubscription(books, subscription.id, 'payment_disputed')
    }
    return id
  })
}

/** Any status, without the story that would lead to it. */
export function setStatus(world: World, id: string, status: SubscriptionStatus): void {
  withBooks(world, { ids: [id] }, (books) => {
    const before = getSubscription(books, id).status
    withUpdateEvent(books, id, () => {
      books.subscriptions.edit(id).status = status
    })
    const after = presentSubscription(books, getSubscription(books, id))
    if (status === 'paused') emit(books, 'customer.subscription.paused', after)
    if (before === 'paused') emit(books, 'customer.subscription.resumed', after)
  })
}

/** An event about a session, an invoice or a subscription as it is, whether or not it happened. */
export function sendEvent(world: World, type: string, id: string): void {
  if (!bundle.$defs[`event.${type}`]) throw new Error(`the subset has no event ${type}`)
  withBooks(world, { ids: [id] }, (books) => {
    const { sessions, invoices, subscriptions, customers } = books
    const session = sessions.find(id)
    const invoice = invoices.find(id)
    const subscription = subscriptions.find(id)
    const customer = customers.find(id)
    if (session) emit(books, type, presentSession(books, session))
    else if (invoice) emit(books, type, presentInvoice(books, invoice))
    else if (subscription) emit(books, type, presentSubscription(books, subscription))
    else if (customer) emit(books, type, presentCustomer(customer))
    else throw new Error(`there is no ${id}`)
  })
}

export function deleteCustomer(world: World, id: string): void {
  withBooks(world, { ids: [id] }, (books) => {
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
