import { payInvoice } from '#sandbox/billing/pay-invoice.ts'
import { hasEnded } from '#sandbox/billing/statuses.ts'
import type { Books } from '#sandbox/books/books.ts'
import { withUpdateEvent } from '#sandbox/books/emit.ts'
import { getInvoice, getSubscription } from '#sandbox/books/get.ts'
import { attachCard, cardOf } from '#sandbox/cards/payment-methods.ts'
import type { CardInput } from '#sandbox/cards/test-cards.ts'
import type { PaymentMethodRecord } from '#sandbox/store/records.ts'
import { type World, withBooks } from '#sandbox/world.ts'
import { closed, type Outcome, outcomeOf, withTypedCard } from './outcome.ts'

/** An invoice paid on its own page: with the card on file, or with one that was typed. */
export function payInvoiceWith(
  world: World,
  invoice: string,
  card: CardInput | 'on_file',
): Outcome {
  return withBooks(world, (books) => {
    const found = books.invoices.find(invoice)
    if (found?.status !== 'open') return closed
    if (card !== 'on_file') {
      return withTypedCard(books, card, (method) => tryInvoice(books, invoice, method, false))
    }
    const method = cardOf(books, getSubscription(books, found.subscription))
    if (!method) return { kind: 'declined', declineCode: 'no_card' }
    return tryInvoice(books, invoice, method, false)
  })
}

export function tryInvoice(
  books: Books,
  invoice: string,
  method: PaymentMethodRecord,
  answered: boolean,
): Outcome {
  const result = payInvoice(books, invoice, { presence: 'at_the_page', method, answered })
  if (result.outcome === 'paid') keepForRenewals(books, invoice, method)
  return outcomeOf(books, result, {
    paymentMethod: method.id,
    purpose: { kind: 'invoice', invoice },
  })
}

/** A card that has paid is the one that renewals are charged to. */
function keepForRenewals(books: Books, invoiceId: string, method: PaymentMethodRecord): void {
  const { subscription, customer } = getInvoice(books, invoiceId)
  attachCard(books, method.id, customer)
  books.paymentMethods.edit(method.id).authenticated = true
  withUpdateEvent(books, subscription, () => {
    if (hasEnded(getSubscription(books, subscription))) return
    books.subscriptions.edit(subscription).defaultPaymentMethod = method.id
  })
}
