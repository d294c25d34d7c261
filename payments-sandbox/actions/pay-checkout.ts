import { payCheckout } from '#sandbox/billing/checkout.ts'
import type { Books } from '#sandbox/books/books.ts'
import { getCustomer } from '#sandbox/books/get.ts'
import type { CardInput } from '#sandbox/cards/test-cards.ts'
import type { PaymentMethodRecord } from '#sandbox/store/records.ts'
import { type World, withBooks } from '#sandbox/world.ts'
import { closed, type Outcome, outcomeOf, withTypedCard } from './outcome.ts'

/** A card submitted on the checkout page. */
export function payCheckoutWith(world: World, session: string, card: CardInput): Outcome {
  return withBooks(world, (books) => {
    if (!isPayable(books, session)) return closed
    return withTypedCard(books, card, (method) => tryCheckout(books, session, method, false))
  })
}

export function tryCheckout(
  books: Books,
  session: string,
  method: PaymentMethodRecord,
  answered: boolean,
): Outcome {
  const { result, invoice } = payCheckout(books, session, { method, answered })
  return outcomeOf(books, result, {
    paymentMethod: method.id,
    purpose: { kind: 'checkout', session, invoice },
  })
}

export function isPayable(books: Books, id: string): boolean {
  const session = books.sessions.find(id)
  if (session?.status !== 'open') return false
  return !getCustomer(books, session.customer).deleted
}
