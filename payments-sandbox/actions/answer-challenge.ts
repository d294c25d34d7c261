import { announceFailure } from '#sandbox/billing/pay-invoice.ts'
import type { Books } from '#sandbox/books/books.ts'
import type { ChallengeRecord, PaymentMethodRecord } from '#sandbox/store/records.ts'
import { type World, withBooks } from '#sandbox/world.ts'
import { takeCard } from './change-card.ts'
import { closed, type Outcome } from './outcome.ts'
import { isPayable, tryCheckout } from './pay-checkout.ts'
import { tryInvoice } from './pay-invoice.ts'

/** The bank's question, answered by the card holder: confirmed or refused. */
export function answerChallenge(world: World, id: string, confirmed: boolean): Outcome {
  return withBooks(world, (books) => {
    const asked = books.challenges.find(id)
    const method = asked && books.paymentMethods.find(asked.paymentMethod)
    if (asked?.status !== 'open' || !method) return closed
    books.challenges.edit(id).status = confirmed ? 'passed' : 'failed'
    if (confirmed) return goOn(books, asked, method)
    refuse(books, asked)
    return { kind: 'declined', declineCode: 'generic_decline' }
  })
}

function goOn(books: Books, { purpose }: ChallengeRecord, method: PaymentMethodRecord): Outcome {
  if (purpose.kind === 'checkout') {
    return isPayable(books, purpose.session)
      ? tryCheckout(books, purpose.session, method, true)
      : closed
  }
  if (purpose.kind === 'invoice') {
    return books.invoices.find(purpose.invoice)?.status === 'open'
      ? tryInvoice(books, purpose.invoice, method, true)
      : closed
  }
  books.paymentMethods.edit(method.id).authenticated = true
  return takeCard(books, purpose.customer, method)
}

function refuse(books: Books, { purpose }: ChallengeRecord): void {
  if (purpose.kind === 'card') return
  if (books.invoices.find(purpose.invoice)?.status !== 'open') return
  announceFailure(
    books,
    purpose.invoice,
    { outcome: 'declined', declineCode: 'generic_decline' },
    'at_the_page',
  )
}
