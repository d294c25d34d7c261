import { keepGoing, scheduleCancel } from '#sandbox/billing/cancellation.ts'
import { endSubscription } from '#sandbox/billing/end-subscription.ts'
import { isLive } from '#sandbox/billing/statuses.ts'
import { withUpdateEvent } from '#sandbox/books/emit.ts'
import { type World, withBooks } from '#sandbox/world.ts'

/**
 * Under flexible billing the portal sets `cancel_at` to the end of the period and leaves
 * `cancel_at_period_end` false. A period that was never paid ends at once.
 */
export function cancelInPortal(world: World, id: string): void {
  withBooks(world, (books) => {
    const subscription = books.subscriptions.find(id)
    if (!subscription || !isLive(subscription)) return
    if (subscription.status === 'unpaid') endSubscription(books, id, 'cancellation_requested')
    else withUpdateEvent(books, id, () => scheduleCancel(books, id, subscription.item.periodEnd))
  })
}

export function keepInPortal(world: World, id: string): void {
  withBooks(world, (books) => {
    const subscription = books.subscriptions.find(id)
    if (!subscription || !isLive(subscription)) return
    withUpdateEvent(books, id, () => keepGoing(books, id))
  })
}
