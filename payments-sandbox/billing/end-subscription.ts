import type { Books } from '#sandbox/books/books.ts'
import { emit, withUpdateEvent } from '#sandbox/books/emit.ts'
import { getInvoice, getSubscription } from '#sandbox/books/get.ts'
import type { CancellationReason } from '#sandbox/store/records.ts'
import { presentSubscription } from '#sandbox/wire/subscription.ts'
import { stopCollecting, voidInvoice } from './invoices.ts'
import { dropPendingUpdate } from './pending-update.ts'

export function endSubscription(books: Books, id: string, reason: CancellationReason): void {
  if (getSubscription(books, id).status === 'incomplete') {
    expireIncomplete(books, id)
    return
  }
  dropPendingUpdate(books, id)
  stopCollecting(books, id)
  const subscription = books.subscriptions.edit(id)
  subscription.status = 'canceled'
  subscription.endedAt = books.at
  subscription.canceledAt ??= books.at
  subscription.cancellation = { reason }
  emit(books, 'customer.subscription.deleted', presentSubscription(books, subscription))
}

/** A first payment that never came: the subscription never really began. */
export function expireIncomplete(books: Books, id: string): void {
  withUpdateEvent(books, id, () => {
    const subscription = books.subscriptions.edit(id)
    subscription.status = 'incomplete_expired'
    subscription.canceledAt = books.at
    subscription.endedAt = books.at
    const { latestInvoice } = subscription
    if (latestInvoice && getInvoice(books, latestInvoice).status === 'open') {
      voidInvoice(books, latestInvoice)
    }
  })
}
