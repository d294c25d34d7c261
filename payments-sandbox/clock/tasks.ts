import { expireSession } from '#sandbox/billing/checkout.ts'
import { collect, finalizeAndCollect } from '#sandbox/billing/collect.ts'
import { endSubscription, expireIncomplete } from '#sandbox/billing/end-subscription.ts'
import { dropPendingUpdate } from '#sandbox/billing/pending-update.ts'
import { renew } from '#sandbox/billing/renew.ts'
import { isLive } from '#sandbox/billing/statuses.ts'
import { announceUpcoming } from '#sandbox/billing/upcoming.ts'
import type { Books } from '#sandbox/books/books.ts'
import { day, hour } from '#sandbox/money/calendar.ts'
import type {
  InvoiceRecord,
  SessionRecord,
  SubscriptionRecord,
  Unix,
} from '#sandbox/store/records.ts'
import type { Tables } from '#sandbox/store/tables.ts'

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
