import { payInvoice } from '#sandbox/billing/pay-invoice.ts'
import { hasEnded } from '#sandbox/billing/statuses.ts'
import type { Books } from '#sandbox/books/books.ts'
import { differences, emit, withUpdateEvent } from '#sandbox/books/emit.ts'
import { getCustomer } from '#sandbox/books/get.ts'
import { attachCard } from '#sandbox/cards/payment-methods.ts'
import type { CardInput } from '#sandbox/cards/test-cards.ts'
import type { PaymentMethodRecord } from '#sandbox/store/records.ts'
import { presentCustomer } from '#sandbox/wire/customer.ts'
import { type World, withBooks } from '#sandbox/world.ts'
import { challenge, done, type Outcome, withTypedCard } from './outcome.ts'

/** A new card in the portal; what is owed is tried with it at once. */
export function changeCardOf(
  world: World,
  customer: string,
  card: CardInput,
  portalSession: string | null = null,
): Outcome {
  return withBooks(world, (books) =>
    withTypedCard(books, card, (method) => {
      if (method.behaviour === 'declines') {
        return { kind: 'declined', declineCode: 'generic_decline' }
      }
      if (method.behaviour === 'asks_once' || method.behaviour === 'asks_always') {
        return challenge(books, {
          paymentMethod: method.id,
          purpose: { kind: 'card', customer, portalSession },
        })
      }
      return takeCard(books, customer, method)
    }),
  )
}

export function takeCard(books: Books, customerId: string, method: PaymentMethodRecord): Outcome {
  const before = presentCustomer(getCustomer(books, customerId))
  attachCard(books, method.id, customerId)
  const customer = books.customers.edit(customerId)
  customer.defaultPaymentMethod = method.id
  const after = presentCustomer(customer)
  emit(books, 'customer.updated', after, differences(before, after))

  const subscriptions = books.subscriptions
    .all()
    .filter((row) => row.customer === customerId && !hasEnded(row))
  for (const { id } of subscriptions) {
    withUpdateEvent(books, id, () => {
      books.subscriptions.edit(id).defaultPaymentMethod = method.id
    })
  }
  for (const { id } of subscriptions) payWhatIsOwed(books, id)
  return done
}

function payWhatIsOwed(books: Books, id: string): void {
  const subscription = books.subscriptions.find(id)
  if (subscription?.status !== 'past_due' && subscription?.status !== 'unpaid') return
  const owed = books.invoices
    .all()
    .filter(
      (invoice) =>
        invoice.subscription === id &&
        invoice.status === 'open' &&
        invoice.id !== subscription.pendingUpdate?.invoice,
    )
  for (const invoice of owed) payInvoice(books, invoice.id, { presence: 'unattended' })
}
