import { cancelAtPeriodEnd, keepGoing, scheduleCancel } from '#sandbox/billing/cancellation.ts'
import {
  changeItems,
  type PaymentBehavior,
  type ProrationBehavior,
} from '#sandbox/billing/change-items.ts'
import { hasEnded, isLive } from '#sandbox/billing/statuses.ts'
import type { Books, Wire } from '#sandbox/books/books.ts'
import { withUpdateEvent } from '#sandbox/books/emit.ts'
import { getSubscription } from '#sandbox/books/get.ts'
import { invalid, refused } from '#sandbox/errors/api-error.ts'
import type { ItemChange, Metadata, SubscriptionRecord } from '#sandbox/store/records.ts'
import { presentSubscription } from '#sandbox/wire/subscription.ts'
import { type Call, idOf, paramsOf } from './call.ts'
import { priceParam, subscriptionAt } from './find.ts'
import { changeMetadata, refuseOthers } from './parameters.ts'

export type ItemParam = { id?: string; price?: string; quantity?: number }

type UpdateParams = {
  cancel_at?: number | 'min_period_end' | 'max_period_end' | 'max_billed_until' | ''
  cancel_at_period_end?: boolean
  cancellation_details?: { comment?: string; feedback?: string }
  default_payment_method?: string
  description?: string
  items?: ItemParam[]
  metadata?: Metadata | ''
  payment_behavior?: PaymentBehavior
  proration_behavior?: ProrationBehavior
  proration_date?: number
}

const supported = [
  'cancel_at',
  'cancel_at_period_end',
  'cancellation_details',
  'default_payment_method',
  'description',
  'expand',
  'items',
  'metadata',
  'off_session',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
]

const withPendingUpdate = [
  'expand',
  'items',
  'off_session',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
]

export function updateSubscription(books: Books, call: Call): Wire {
  const found = subscriptionAt(books, idOf(call))
  refuseOthers(call.params, supported)
  const params = paramsOf<UpdateParams>(call)
  refuseContradictions(call, params)
  if (hasEnded(found)) refuseAllBut(call, ['cancellation_details', 'expand', 'metadata'])
  const change = readChange(books, found, params.items)
  withUpdateEvent(books, found.id, () => {
    takeDetails(books, found.id, params)
    takeCancellation(books, found.id, params)
    if (!change) return
    changeItems(books, found.id, change, {
      proration: params.proration_behavior ?? 'create_prorations',
      payment: params.payment_behavior ?? 'allow_incomplete',
      prorationDate: params.proration_date,
    })
  })
  return presentSubscription(books, getSubscription(books, found.id))
}

function refuseContradictions(call: Call, params: UpdateParams): void {
  if (params.cancel_at !== undefined && params.cancel_at_period_end !== undefined) {
    throw invalid('You cannot set both `cancel_at` and `cancel_at_period_end`.', {
      param: 'cancel_at_period_end',
    })
  }
  if (params.payment_behavior !== 'pending_if_incomplete') return
  const param = Object.keys(call.params).find((name) => !withPendingUpdate.includes(name))
  if (param === undefined) return
  throw invalid(
    `You can't pass \`${param}\` when \`payment_behavior\` is \`pending_if_incomplete\`.`,
    { param },
  )
}

function refuseAllBut(call: Call, allowed: string[]): void {
  if (Object.keys(call.params).every((name) => allowed.includes(name))) return
  throw refused('A canceled subscription can only update its cancellation_details and metadata.')
}

export function readChange(
  books: Books,
  subscription: SubscriptionRecord,
  items: ItemParam[] | undefined,
): ItemChange | null {
  const [param, ...others] = items ?? []
  if (!param) return null
  if (others.length > 0 || (param.id === undefined && param.price !== undefined)) {
    throw invalid('The sandbox only knows subscriptions of one item.', { param: 'items' })
  }
  refuseOthers(param, ['id', 'price', 'quantity'])
  if (param.id !== subscription.item.id) {
    throw invalid(`No such subscription item: '${param.id ?? ''}'`, {
      code: 'resource_missing',
      param: 'items[0][id]',
    })
  }
  if (!isLive(subscription)) {
    throw refused(
      `The items of a subscription in status \`${subscription.status}\` cannot be changed.`,
    )
  }
  const { item } = subscription
  const price = param.price ?? item.price
  priceParam(books, price, 'items[0][price]')
  const quantity = param.quantity ?? item.quantity
  if (quantity < 0) {
    throw invalid('Invalid non-negative integer', { param: 'items[0][quantity]' })
  }
  return { item: item.id, price, quantity }
}

function takeDetails(books: Books, id: string, params: UpdateParams): void {
  const subscription = books.subscriptions.edit(id)
  subscription.metadata = changeMetadata(subscription.metadata, params.metadata)
  subscription.description = params.description ?? subscription.description
  if (params.cancellation_details) {
    subscription.cancellation = {
      ...subscription.cancellation,
      comment: params.cancellation_details.comment ?? subscription.cancellation.comment,
      feedback: params.cancellation_details.feedback ?? subscription.cancellation.feedback,
    }
  }
  const method = params.default_payment_method
  if (method === undefined) return
  if (books.paymentMethods.find(method)?.customer !== subscription.customer) {
    throw invalid(`No such PaymentMethod: '${method}'`, {
      code: 'resource_missing',
      param: 'default_payment_method',
    })
  }
  subscription.defaultPaymentMethod = method
}

/** Clearing one way of cancelling leaves the other alone, as Stripe does. */
function takeCancellation(books: Books, id: string, params: UpdateParams): void {
  const { cancelAtPeriodEnd: atPeriodEnd, cancelAt, item } = getSubscription(books, id)
  if (params.cancel_at_period_end === true && !atPeriodEnd) cancelAtPeriodEnd(books, id)
  if (params.cancel_at_period_end === false && atPeriodEnd) keepGoing(books, id)
  if (params.cancel_at === undefined) return
  if (params.cancel_at === '') {
    if (cancelAt !== null) keepGoing(books, id)
    return
  }
  const at = typeof params.cancel_at === 'number' ? params.cancel_at : item.periodEnd
  if (at < books.at) {
    throw invalid('`cancel_at` must be in the future.', { param: 'cancel_at' })
  }
  scheduleCancel(books, id, at)
}
