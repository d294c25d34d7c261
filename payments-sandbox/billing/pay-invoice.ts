import type { Books } from '#sandbox/books/books.ts'
import { emit } from '#sandbox/books/emit.ts'
import { getInvoice, getSubscription } from '#sandbox/books/get.ts'
import { type ChargeResult, chargeCard, type Presence } from '#sandbox/cards/charge.ts'
import { cardOf } from '#sandbox/cards/payment-methods.ts'
import type { PaymentMethodRecord } from '#sandbox/store/records.ts'
import { presentInvoice } from '#sandbox/wire/invoice.ts'
import { settleInvoice } from './settle-invoice.ts'

type Attempt = {
  presence: Presence
  /** Without one: the subscription's card, else the customer's. */
  method?: PaymentMethodRecord
  answered?: boolean
}

/** One try at an open invoice, with everything that follows from its outcome. */
export function payInvoice(books: Books, id: string, attempt: Attempt): ChargeResult {
  const result = tryCharge(books, id, attempt)
  if (result.outcome !== 'paid') announceFailure(books, id, result, attempt.presence)
  return result
}

/** Like `payInvoice`, but leaves it to the caller to announce a failure. */
export function tryCharge(books: Books, id: string, attempt: Attempt): ChargeResult {
  const { amountDue, subscription } = getInvoice(books, id)
  if (amountDue === 0) {
    settleInvoice(books, id)
    return { outcome: 'paid' }
  }
  const method = attempt.method ?? cardOf(books, getSubscription(books, subscription))
  const invoice = books.invoices.edit(id)
  invoice.attemptCount += 1
  invoice.attempted = true
  const result = chargeCard({
    method,
    presence: attempt.presence,
    answered: attempt.answered ?? false,
  })
  if (result.outcome === 'paid') settleInvoice(books, id)
  return result
}

export function announceFailure(
  books: Books,
  id: string,
  result: ChargeResult,
  presence: Presence,
): void {
  const invoice = presentInvoice(books, getInvoice(books, id))
  if (result.outcome === 'action_required') {
    emit(books, 'invoice.payment_action_required', invoice)
    if (presence === 'at_the_page') return
  }
  emit(books, 'invoice.payment_failed', invoice)
}
