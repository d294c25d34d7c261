import type { Books } from '#sandbox/books/books.ts'
import { newId } from '#sandbox/store/ids.ts'
import type { PaymentMethodRecord, SubscriptionRecord } from '#sandbox/store/records.ts'
import type { ReadCard } from './test-cards.ts'

/** A card that was typed; it belongs to nobody until it has paid or been accepted. */
export function keepCard(books: Books, card: ReadCard): PaymentMethodRecord {
  return books.paymentMethods.insert({
    id: newId('pm'),
    created: books.at,
    customer: null,
    authenticated: false,
    ...card,
  })
}

export function attachCard(books: Books, method: string, customer: string): void {
  books.paymentMethods.edit(method).customer = customer
}

/** What an unattended charge for this subscription is made with. */
export function cardOf(
  books: Books,
  subscription: SubscriptionRecord,
): PaymentMethodRecord | undefined {
  const customer = books.customers.find(subscription.customer)
  const id = subscription.defaultPaymentMethod ?? customer?.defaultPaymentMethod
  return id ? books.paymentMethods.find(id) : undefined
}
