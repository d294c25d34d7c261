import { prorationsFor } from '#sandbox/billing/change-items.ts'
import { composeInvoice } from '#sandbox/billing/invoices.ts'
import { nextInvoice } from '#sandbox/billing/preview.ts'
import { hasEnded } from '#sandbox/billing/statuses.ts'
import type { Books, Wire } from '#sandbox/books/books.ts'
import { invalid, refused } from '#sandbox/errors/api-error.ts'
import { newId } from '#sandbox/store/ids.ts'
import type { ItemChange, LineRecord, SubscriptionRecord } from '#sandbox/store/records.ts'
import { presentInvoice } from '#sandbox/wire/invoice.ts'
import { type Call, paramsOf } from './call.ts'
import { subscriptionAt } from './find.ts'
import { refuseOthers } from './parameters.ts'
import { type ItemParam, readChange } from './update-subscription.ts'

type PreviewParams = {
  customer?: string
  subscription?: string
  subscription_details?: {
    cancel_at_period_end?: boolean
    items?: ItemParam[]
    proration_behavior?: 'always_invoice' | 'create_prorations' | 'none'
    proration_date?: number
  }
}

/** What a change would cost, or the next renewal; nothing is written. */
export function previewInvoice(books: Books, call: Call): Wire {
  refuseOthers(call.params, ['customer', 'expand', 'subscription', 'subscription_details'])
  const params = paramsOf<PreviewParams>(call)
  if (params.subscription === undefined) {
    throw invalid('The sandbox only previews existing subscriptions.', { param: 'subscription' })
  }
  const details = params.subscription_details ?? {}
  refuseOthers(details, ['items', 'proration_behavior', 'proration_date'])
  const subscription = subscriptionAt(books, params.subscription)
  if (hasEnded(subscription)) throw noUpcoming(subscription)

  const change = readChange(books, subscription, details.items)
  const behavior = details.proration_behavior ?? 'create_prorations'
  const prorations = change ? changeLines(books, subscription, change, details) : []
  if (change && behavior === 'always_invoice') {
    return presentInvoice(books, changeInvoice(books, subscription, prorations, details))
  }
  if (!change && subscription.cancelAt !== null) throw noUpcoming(subscription)
  const terms = change && { ...change, prorations: behavior === 'none' ? [] : prorations }
  return presentInvoice(books, nextInvoice(books, subscription.id, terms))
}

type Details = { proration_date?: number }

function changeLines(
  books: Books,
  subscription: SubscriptionRecord,
  change: ItemChange,
  details: Details,
): LineRecord[] {
  const { price, quantity } = subscription.item
  if (price === change.price && quantity === change.quantity) return []
  return prorationsFor(books, subscription, change, details.proration_date)
}

const changeInvoice = (
  books: Books,
  subscription: SubscriptionRecord,
  lines: LineRecord[],
  details: Details,
) => ({
  ...composeInvoice(books, {
    subscription,
    billingReason: 'subscription_update',
    lines: [...subscription.pendingLines, ...lines],
    periodStart: books.at,
    periodEnd: books.at,
    prorationDate: details.proration_date ?? books.at,
  }),
  id: newId('upcoming_in'),
})

const noUpcoming = ({ customer }: SubscriptionRecord) =>
  refused(`No upcoming invoices for customer: ${customer}`, {
    status: 404,
    code: 'invoice_upcoming_none',
  })
