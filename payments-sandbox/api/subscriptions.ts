import { z } from 'zod'
import {
  changeForMoney,
  endSubscription,
  hasEnded,
  isLive,
  keepGoing,
  scheduleCancel,
} from '#sandbox/billing/subscriptions.ts'
import type { Books } from '#sandbox/books.ts'
import { withUpdateEvent } from '#sandbox/events.ts'
import type { SubscriptionRecord } from '#sandbox/records.ts'
import { presentSubscription } from '#sandbox/wire.ts'
import { invalid, notFound, refused } from './api-error.ts'
import { operation, page, presentPage, refuseUnknownCustomer, rowAt } from './operation.ts'
import { atLeast, flag, missing, only, text } from './parameters.ts'

const items = z.tuple([z.strictObject({ id: text, quantity: atLeast(0) })])
const ways = ['items', 'cancel_at', 'cancel_at_period_end'] as const

export const subscriptionCalls = {
  GetSubscriptionsSubscription: operation({}, (books, _, id) =>
    presentSubscription(books, subscriptionAt(books, id)),
  ),

  /** Ends at once; what was paid is not given back. */
  DeleteSubscriptionsSubscription: operation(
    { prorate: only('false').optional() },
    (books, _, id) => {
      const found = subscriptionAt(books, id)
      if (hasEnded(found)) throw notFound('subscription', found.id, 'id')
      endSubscription(books, found.id, 'cancellation_requested')
      return presentSubscription(books, books.subscriptions.get(found.id))
    },
  ),

  GetSubscriptions: operation(
    { customer: text.optional(), status: only('all').optional(), ...page },
    (books, params) => {
      const { customer, status } = params
      refuseUnknownCustomer(books, customer)
      const rows = books.subscriptions
        .all()
        .filter((row) => status === 'all' || row.status !== 'canceled')
        .filter((row) => customer === undefined || row.customer === customer)
      return presentPage('/v1/subscriptions', rows, params, (row) =>
        presentSubscription(books, row),
      )
    },
  ),

  /** Another quantity, or another end: one of them in a call. */
  PostSubscriptionsSubscription: operation(
    {
      // Its portal sets a date; here one is only cleared.
      cancel_at: only('').optional(),
      cancel_at_period_end: flag.optional(),
      items: items.optional(),
      // Charged now and held until it is paid; Stripe's other ways of charging a change are refused by name.
      payment_behavior: only('pending_if_incomplete').optional(),
      proration_behavior: only('always_invoice').optional(),
    },
    (books, params, id) => {
      const found = subscriptionAt(books, id)
      const [first, second] = ways.filter((name) => params[name] !== undefined)
      if (second !== undefined) {
        throw invalid(`You cannot set both \`${first}\` and \`${second}\`.`, { param: second })
      }
      if (hasEnded(found)) {
        throw refused(
          'A canceled subscription can only update its cancellation_details and metadata.',
        )
      }
      if (params.items && !params.proration_behavior) throw missing('proration_behavior')
      if (params.items && !params.payment_behavior) throw missing('payment_behavior')
      const quantity = params.items && readQuantity(found, params.items)
      withUpdateEvent(books, id, () => {
        // Clearing one way of cancelling leaves the other alone, as Stripe does.
        const { cancel_at: cleared, cancel_at_period_end: cancelAtPeriodEnd } = params
        if (cancelAtPeriodEnd && !found.cancelAtPeriodEnd) {
          scheduleCancel(books, id, { cancelAtPeriodEnd })
        }
        if (cancelAtPeriodEnd === false && found.cancelAtPeriodEnd) keepGoing(books, id)
        if (cleared !== undefined && found.cancelAt) keepGoing(books, id)
        if (quantity !== undefined) changeForMoney(books, id, quantity)
      })
      return presentSubscription(books, books.subscriptions.get(id))
    },
  ),
}

function readQuantity(
  { item, ...subscription }: SubscriptionRecord,
  [{ id, quantity }]: z.output<typeof items>,
): number {
  if (id !== item.id) throw notFound('subscription item', id, 'items[0][id]', 400)
  if (isLive(subscription)) return quantity
  throw refused(
    `The items of a subscription in status \`${subscription.status}\` cannot be changed.`,
  )
}

const subscriptionAt = ({ subscriptions }: Books, id: string): SubscriptionRecord =>
  rowAt(subscriptions, id, 'subscription')
