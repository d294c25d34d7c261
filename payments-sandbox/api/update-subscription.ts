import { cancelAtPeriodEnd, keepGoing } from '#sandbox/billing/cancellation.ts'
import { changeForMoney } from '#sandbox/billing/change-items.ts'
import { hasEnded, isLive } from '#sandbox/billing/statuses.ts'
import type { Books, Wire } from '#sandbox/books/books.ts'
import { withUpdateEvent } from '#sandbox/books/emit.ts'
import { getSubscription } from '#sandbox/books/get.ts'
import { invalid, refused } from '#sandbox/errors/api-error.ts'
import type { SubscriptionRecord } from '#sandbox/store/records.ts'
import { presentSubscription } from '#sandbox/wire/subscription.ts'
import { type Call, idOf, paramsOf } from './call.ts'
import { subscriptionAt } from './find.ts'
import { missing, refuseOthers, requireValue } from './parameters.ts'

type ItemParam = { id?: string; quantity?: number }

type UpdateParams = {
  cancel_at?: number | string
  cancel_at_period_end?: boolean
  items?: ItemParam[]
}

const supported = [
  'cancel_at',
  'cancel_at_period_end',
  'expand',
  'items',
  'payment_behavior',
  'proration_behavior',
]

const ways = ['items', 'cancel_at', 'cancel_at_period_end']

/** Another quantity, or another end: one of them in a call. */
export function updateSubscription(books: Books, call: Call): Wire {
  const found = subscriptionAt(books, idOf(call))
  refuseOthers(call.params, supported)
  const params = paramsOf<UpdateParams>(call)
  refuseContradictions(call)
  if (hasEnded(found)) {
    throw refused('A canceled subscription can only update its cancellation_details and metadata.')
  }
  const quantity = params.items ? readQuantity(call, found, params.items) : undefined
  withUpdateEvent(books, found.id, () => {
    takeEnding(books, found.id, params)
    if (quantity !== undefined) changeForMoney(books, found.id, quantity)
  })
  return presentSubscription(books, getSubscription(books, found.id))
}

function refuseContradictions({ params }: Call): void {
  const [first, second] = ways.filter((name) => params[name] !== undefined)
  if (second === undefined) return
  throw invalid(`You cannot set both \`${first}\` and \`${second}\`.`, { param: second })
}

/** Charged now and held until it is paid; Stripe's other ways of charging a change are refused by name. */
function readQuantity(call: Call, subscription: SubscriptionRecord, items: ItemParam[]): number {
  requireValue(call.params, 'proration_behavior', 'always_invoice')
  requireValue(call.params, 'payment_behavior', 'pending_if_incomplete')
  const [item, ...others] = items
  if (!item) throw missing('items')
  if (others.length > 0) {
    throw invalid('The sandbox only knows subscriptions of one item.', { param: 'items' })
  }
  refuseOthers(item, ['id', 'quantity'], 'items[0]')
  if (item.id !== subscription.item.id) {
    throw invalid(`No such subscription item: '${item.id ?? ''}'`, {
      code: 'resource_missing',
      param: 'items[0][id]',
    })
  }
  if (!isLive(subscription)) {
    throw refused(
      `The items of a subscription in status \`${subscription.status}\` cannot be changed.`,
    )
  }
  const quantity = item.quantity ?? subscription.item.quantity
  if (quantity >= 0) return quantity
  throw invalid('Invalid non-negative integer', { param: 'items[0][quantity]' })
}

/** Clearing one way of cancelling leaves the other alone, as Stripe does. */
function takeEnding(books: Books, id: string, params: UpdateParams): void {
  const { cancelAtPeriodEnd: atPeriodEnd, cancelAt } = getSubscription(books, id)
  if (params.cancel_at_period_end === true && !atPeriodEnd) cancelAtPeriodEnd(books, id)
  if (params.cancel_at_period_end === false && atPeriodEnd) keepGoing(books, id)
  if (params.cancel_at === undefined) return
  if (params.cancel_at !== '') {
    throw invalid('The sandbox only clears `cancel_at`; its portal sets it.', {
      param: 'cancel_at',
    })
  }
  if (cancelAt !== null) keepGoing(books, id)
}
