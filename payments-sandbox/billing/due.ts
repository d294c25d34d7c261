import { type Books, settingsOf } from '#sandbox/books.ts'
import type { InvoiceRecord, SubscriptionRecord, Tables, Unix } from '#sandbox/records.ts'
import { announceFailure, finalizeInvoice, tryCharge } from './invoices.ts'
import { day, hour } from './money.ts'
import {
  announceUpcoming,
  dropPendingUpdate,
  endSubscription,
  expireIncomplete,
  expireSession,
  isLive,
  renew,
  setStatus,
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
    ...tables.sessions
      .all()
      .filter(({ status }) => status === 'open')
      .map(({ id, expiresAt: at }) => ({ at, rank: 2, id, run: expireSession })),
    ...tables.subscriptions.all().flatMap(subscriptionTasks),
    ...tables.invoices.all().flatMap(invoiceTasks),
  ]
}

function subscriptionTasks(subscription: SubscriptionRecord): Task[] {
  const { id, created, pendingUpdate, cancelAt, item } = subscription
  if (subscription.status === 'incomplete') {
    return [{ at: created + firstPaymentTimeout, rank: 3, id, run: expireIncomplete }]
  }
  if (!isLive(subscription)) return []
  const { currentPeriodStart: start, currentPeriodEnd: end } = item
  const tasks: Task[] = [{ at: end, rank: 4, id, run: renew }]
  if (pendingUpdate) {
    tasks.push({ at: pendingUpdate.expiresAt, rank: 0, id, run: dropPendingUpdate })
  }
  if (cancelAt) {
    tasks.push({ at: cancelAt, rank: 1, id, run: endAsAsked })
  } else if (subscription.upcomingAnnounced !== end) {
    const at = Math.max(end - noticeBefore, start)
    tasks.push({ at, rank: 7, id, run: announceUpcoming })
  }
  return tasks
}

const endAsAsked = (books: Books, id: string) =>
  endSubscription(books, id, 'cancellation_requested')

/** One that was finalized is due at the same second, and so charged next. */
function invoiceTasks({ id, status, collectedAt: at }: InvoiceRecord): Task[] {
  if (!at) return []
  return status === 'draft'
    ? [{ at, rank: 5, id, run: finalizeInvoice }]
    : [{ at, rank: 6, id, run: collect }]
}

/** Days after the first failure on which the card is tried again: two weeks in all. */
const retryDays = [3, 7, 10, 14]

/** An automatic charge; when it fails the next try is planned, or the last consequence drawn. */
function collect(books: Books, id: string): void {
  const result = tryCharge(books, id)
  if (result === 'paid') return
  const invoice = books.invoices.edit(id)
  invoice.firstFailedAt ??= books.at
  const first = invoice.firstFailedAt
  invoice.collectedAt = retryDays.map((days) => first + days * day).find((at) => at > books.at)
  announceFailure(books, id, result, false)
  const { subscription } = invoice
  if (invoice.collectedAt !== undefined) {
    if (books.subscriptions.get(subscription).status === 'active') {
      setStatus(books, subscription, 'past_due')
    }
  } else if (settingsOf(books).afterLastRetry === 'unpaid') {
    setStatus(books, subscription, 'unpaid')
  } else endSubscription(books, subscription, 'payment_failed')
}
