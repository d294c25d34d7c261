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
export type Task = {
  at: Unix
  /** Which of two at the same second comes first. */
  rank: number
  run: (books: Books) => void
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
  if (status !== 'open') return []
  return [{ at: expiresAt, rank: 2, run: (books) => void expireSession(books, id) }]
}

function subscriptionTasks(subscription: SubscriptionRecord): Task[] {
  const { id, created, pendingUpdate, cancelAt, item } = subscription
  if (subscription.status === 'incomplete') {
    return [
      {
        at: created + firstPaymentTimeout,
        rank: 3,
        run: (books) => expireIncomplete(books, id),
      },
    ]
  }
  if (!isLive(subscription)) return []
  const tasks: Task[] = [{ at: item.periodEnd, rank: 4, run: (books) => renew(books, id) }]
  if (pendingUpdate) {
    tasks.push({
      at: pendingUpdate.expiresAt,
      rank: 0,
      run: (books) => dropPendingUpdate(books, id),
    })
  }
  if (cancelAt !== null) {
    tasks.push({
      at: cancelAt,
      rank: 1,
      run: (books) => endSubscription(books, id, 'cancellation_requested'),
    })
  } else if (subscription.upcomingAnnounced !== item.periodEnd) {
    tasks.push({
      at: Math.max(item.periodEnd - noticeBefore, item.periodStart),
      rank: 7,
      run: (books) => announceUpcoming(books, id),
    })
  }
  return tasks
}

function invoiceTasks(invoice: InvoiceRecord): Task[] {
  const { id, status, autoAdvance, finalizesAt, nextPaymentAttempt } = invoice
  if (!autoAdvance) return []
  if (status === 'draft' && finalizesAt !== null) {
    return [{ at: finalizesAt, rank: 5, run: (books) => finalizeAndCollect(books, id) }]
  }
  if (status === 'open' && nextPaymentAttempt !== null) {
    return [{ at: nextPaymentAttempt, rank: 6, run: (books) => collect(books, id) }]
  }
  return []
}

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
  const { subscription } = books.invoices.get(id)
  if (triesAgain) becomePastDue(books, subscription)
  else giveUp(books, subscription)
}

export function becomePastDue(books: Books, id: string): void {
  withUpdateEvent(books, id, () => {
    if (books.subscriptions.get(id).status !== 'active') return
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
