import { type Books, settingsOf } from '#sandbox/books.ts'
import { withUpdateEvent } from '#sandbox/events.ts'
import type { InvoiceRecord, SessionRecord, SubscriptionRecord, Unix } from '#sandbox/records.ts'
import type { Tables } from '#sandbox/store.ts'
import { expireSession } from './checkout.ts'
import { announceFailure, finalizeInvoice, tryCharge } from './invoices.ts'
import { day, hour } from './money.ts'
import {
  announceUpcoming,
  dropPendingUpdate,
  endSubscription,
  expireIncomplete,
  isLive,
  renew,
} from './subscriptions.ts'

/** Something that happens by itself at a time. */
type Task = {
  at: Unix
  /** Which of two at the same second comes first. */
  rank: number
  id: string
  run: (books: Books, id: string) => void
}

const firstPaymentTimeout = 23 * hour
const noticeBefore = 7 * day

export function tasksOf(tables: Tables): Task[] {
  return [
    ...tables.sessions.all().flatMap(sessionTasks),
    ...tables.subscriptions.all().flatMap(subscriptionTasks),
    ...tables.invoices.all().flatMap(invoiceTasks),
  ]
}

function sessionTasks({ id, status, expiresAt }: SessionRecord): Task[] {
  return status === 'open' ? [{ at: expiresAt, rank: 2, id, run: expireSession }] : []
}

function subscriptionTasks(subscription: SubscriptionRecord): Task[] {
  const { id, created, pendingUpdate, cancelAt, item } = subscription
  if (subscription.status === 'incomplete') {
    return [{ at: created + firstPaymentTimeout, rank: 3, id, run: expireIncomplete }]
  }
  if (!isLive(subscription)) return []
  const tasks: Task[] = [{ at: item.periodEnd, rank: 4, id, run: renew }]
  if (pendingUpdate)
    tasks.push({ at: pendingUpdate.expiresAt, rank: 0, id, run: dropPendingUpdate })
  if (cancelAt !== null) {
    tasks.push({ at: cancelAt, rank: 1, id, run: endAsAsked })
  } else if (subscription.upcomingAnnounced !== item.periodEnd) {
    const at = Math.max(item.periodEnd - noticeBefore, item.periodStart)
    tasks.push({ at, rank: 7, id, run: announceUpcoming })
  }
  return tasks
}

const endAsAsked = (books: Books, id: string) =>
  endSubscription(books, id, 'cancellation_requested')

function invoiceTasks(invoice: InvoiceRecord): Task[] {
  const { id, status, autoAdvance, finalizesAt, nextPaymentAttempt } = invoice
  if (!autoAdvance) return []
  if (status === 'draft' && finalizesAt !== null) {
    return [{ at: finalizesAt, rank: 5, id, run: finalizeAndCollect }]
  }
  if (status === 'open' && nextPaymentAttempt !== null) {
    return [{ at: nextPaymentAttempt, rank: 6, id, run: collect }]
  }
  return []
}

/** Days after the first failure on which the card is tried again: two weeks in all. */
const retryDays = [3, 7, 10, 14]

function finalizeAndCollect(books: Books, id: string): void {
  finalizeInvoice(books, id)
  collect(books, id)
}

/** An automatic charge; when it fails the next try is planned, or the last consequence drawn. */
function collect(books: Books, id: string): void {
  const result = tryCharge(books, id, { presence: 'unattended' })
  if (result.outcome === 'paid') return
  const triesAgain = planRetry(books, id)
  announceFailure(books, id, result, 'unattended')
  const { subscription } = books.invoices.get(id)
  if (triesAgain) becomePastDue(books, subscription)
  else giveUp(books, subscription)
}

function becomePastDue(books: Books, id: string): void {
  withUpdateEvent(books, id, () => {
    if (books.subscriptions.get(id).status !== 'active') return
    books.subscriptions.edit(id).status = 'past_due'
  })
}

/** Plans the next of the retries that are left; false when none is. */
function planRetry(books: Books, id: string): boolean {
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
  else {
    withUpdateEvent(books, id, () => {
      books.subscriptions.edit(id).status = 'unpaid'
    })
  }
}
