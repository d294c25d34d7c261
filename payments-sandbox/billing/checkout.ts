import type { Books } from '#sandbox/books.ts'
import { emit } from '#sandbox/events.ts'
import type { SessionRecord } from '#sandbox/records.ts'
import { presentSession } from '#sandbox/wire.ts'
import { subscribe } from './subscriptions.ts'

export function isPayable(books: Books, id: string): boolean {
  const session = books.sessions.find(id)
  return session?.status === 'open' && !books.customers.get(session.customer).isGone
}

/** What an open session asks to be paid; a second try pays the same subscription's first invoice. */
export function invoiceFor(books: Books, id: string): string {
  const session = books.sessions.edit(id)
  const begun = books.subscriptions.find(session.subscriptionInProgress ?? '')
  if (begun?.status === 'incomplete') return begun.latestInvoice
  const { customer, price, quantity, subscriptionMetadata: metadata } = session
  const subscription = subscribe(books, { customer, price, quantity, metadata })
  session.subscriptionInProgress = subscription.id
  return subscription.latestInvoice
}

/** Its invoice has been paid. */
export function completeSession(books: Books, id: string, invoice: string): void {
  const session = books.sessions.edit(id)
  session.status = 'complete'
  session.subscription = books.invoices.get(invoice).subscription
  session.invoice = invoice
  session.subscriptionInProgress = undefined
  emit(books, 'checkout.session.completed', presentSession(books, session))
}

export function expireSession(books: Books, id: string): SessionRecord {
  const session = books.sessions.edit(id)
  session.status = 'expired'
  emit(books, 'checkout.session.expired', presentSession(books, session))
  return session
}
