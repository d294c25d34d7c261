import { changeForNothing } from '#sandbox/billing/change-items.ts'
import { endSubscription } from '#sandbox/billing/end-subscription.ts'
import { hasEnded } from '#sandbox/billing/statuses.ts'
import { emit, withUpdateEvent } from '#sandbox/books/emit.ts'
import { getCustomer, getInvoice, getSubscription } from '#sandbox/books/get.ts'
import { newId } from '#sandbox/store/ids.ts'
import type { SubscriptionStatus } from '#sandbox/store/records.ts'
import { presentCustomer } from '#sandbox/wire/customer.ts'
import { presentDispute } from '#sandbox/wire/dispute.ts'
import { presentSubscription } from '#sandbox/wire/subscription.ts'
import { type World, withBooks } from '#sandbox/world.ts'

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
