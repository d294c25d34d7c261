import type { Books } from '#sandbox/books/books.ts'
import { withUpdateEvent } from '#sandbox/books/emit.ts'
import { getInvoice, getSubscription } from '#sandbox/books/get.ts'
import { settingsOf } from '#sandbox/books/settings.ts'
import { day } from '#sandbox/money/calendar.ts'
import { endSubscription } from './end-subscription.ts'
import { finalizeInvoice } from './invoices.ts'
import { announceFailure, tryCharge } from './pay-invoice.ts'

/** Days after the first failure on which the card is tried again: two weeks in all. */
const retryDays = [3, 7, 10, 14]

export function finalizeAndCollect(books: Books, id: string): void {
  finalizeInvoice(books, id)
  collect(books, id)
}

/** An automatic charge; when it fails the next try is planned, or the last consequence drawn. */
export function collect(books: Books, id: string): void {
  const result = tryCharge(books, id, { presence: 'unattended' })
  if (result.outcome === 'paid') return
  const triesAgain = planRetry(books, id)
  announceFailure(books, id, result, 'unattended')
  const { subscription } = getInvoice(books, id)
  if (triesAgain) becomePastDue(books, subscription)
  else giveUp(books, subscription)
}

export function becomePastDue(books: Books, id: string): void {
  withUpdateEvent(books, id, () => {
    if (getSubscription(books, id).status !== 'active') return
    books.subscriptions.edit(id).status = 'past_due'
  })
}

/** Plans the next of the retries that are left; false when none is. */
export function planRetry(books: Books, id: string): boolean {
  const invoice = books.invoices.edit(id)
  invoice.firstFailedAt ??= books.at
  const first = invoice.firstFailedAt
  const next = retryDays.map((days) => first + days * day).find((at) => at > books.at)
  invoice.nextPaymentAttempt = next ?? null
  invoice.autoAdvance = next !== undefined
  return next !== undefined
}

function giveUp(books: Books, id: string): void {
  const { afterLastRetry } = settingsOf(books)
  if (afterLastRetry === 'past_due') becomePastDue(books, id)
  else if (afterLastRetry === 'cancel') endSubscription(books, id, 'payment_failed')
  else becomeUnpaid(books, id)
}

function becomeUnpaid(books: Books, id: string): void {
  withUpdateEvent(books, id, () => {
    books.subscriptions.edit(id).status = 'unpaid'
  })
}
