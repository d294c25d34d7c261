import type { Books } from '#sandbox/books.ts'
import { attachCard, type ChargeResult } from '#sandbox/cards.ts'
import { emit } from '#sandbox/events.ts'
import type { PaymentMethodRecord, SessionRecord } from '#sandbox/records.ts'
import { presentSession } from '#sandbox/wire.ts'
import { payInvoice } from './invoices.ts'
import { subscribe } from './subscriptions.ts'

type Payment = { method: PaymentMethodRecord; answered?: boolean }

/** One try at an open session; a second try pays the same subscription's first invoice. */
export function payCheckout(
  books: Books,
  sessionId: string,
  { method, answered = false }: Payment,
): { result: ChargeResult; invoice: string } {
  const session = books.sessions.edit(sessionId)
  const subscription = subscriptionFor(books, session)
  const invoice = books.subscriptions.get(subscription).latestInvoice
  if (invoice === null) throw new Error(`${subscription} has no invoice`)
  session.subscriptionInProgress = subscription

  const charged = books.subscriptions.edit(subscription)
  charged.defaultPaymentMethod = method.id
  const result = payInvoice(books, invoice, { presence: 'at_the_page', method, answered })
  if (result.outcome === 'paid') complete(books, session, { method, subscription, invoice })
  else charged.defaultPaymentMethod = null
  return { result, invoice }
}

function subscriptionFor(books: Books, session: SessionRecord): string {
  const begun = session.subscriptionInProgress
  if (begun && books.subscriptions.find(begun)?.status === 'incomplete') return begun
  return subscribe(books, {
    customer: session.customer,
    price: session.item.price,
    quantity: session.item.quantity,
    metadata: session.subscriptionMetadata,
  }).id
}

type Completion = { method: PaymentMethodRecord; subscription: string; invoice: string }

function complete(books: Books, session: SessionRecord, completion: Completion): void {
  const { method, subscription, invoice } = completion
  attachCard(books, method.id, session.customer)
  books.paymentMethods.edit(method.id).authenticated = true
  session.status = 'complete'
  session.subscription = subscription
  session.invoice = invoice
  session.subscriptionInProgress = null
  emit(books, 'checkout.session.completed', presentSession(books, session))
}

export function expireSession(books: Books, id: string): SessionRecord {
  const session = books.sessions.edit(id)
  session.status = 'expired'
  emit(books, 'checkout.session.expired', presentSession(books, session))
  return session
}
