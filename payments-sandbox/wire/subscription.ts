import type { Books, Wire } from '#sandbox/books/books.ts'
import { getPrice } from '#sandbox/books/get.ts'
import type { ItemRecord, SubscriptionRecord } from '#sandbox/store/records.ts'
import { presentPlan, presentPrice } from './catalogue.ts'
import { presentList } from './list.ts'

export function presentSubscription(books: Books, subscription: SubscriptionRecord): Wire {
  const { id, item } = subscription
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: subscription.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: subscription.cancelAt,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: subscription.cancellation.reason,
    },
    collection_method: 'charge_automatically',
    created: subscription.created,
    currency: getPrice(books, item.price).currency,
    customer: subscription.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: subscription.defaultPaymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: subscription.endedAt,
    invoice_settings: {
      account_tax_ids: [],
      custom_fields: [],
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: presentList(`/v1/subscription_items?subscription=${id}`, [
      presentItem(books, id, item, item.quantity),
    ]),
    latest_invoice: subscription.latestInvoice,
    livemode: false,
    managed_payments: null,
    metadata: subscription.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: ['card'],
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: presentPendingUpdate(books, subscription),
    schedule: null,
    start_date: subscription.created,
    status: subscription.status,
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  }
}

function presentPendingUpdate(books: Books, subscription: SubscriptionRecord): Wire | null {
  const { id, item, pendingUpdate } = subscription
  if (!pendingUpdate) return null
  return {
    billing_cycle_anchor: null,
    cancel_at_period_end: null,
    discount: null,
    discounts: [],
    expires_at: pendingUpdate.expiresAt,
    metadata: null,
    subscription_items: [presentItem(books, id, item, pendingUpdate.quantity)],
    trial_end: null,
    trial_from_plan: null,
  }
}

function presentItem(books: Books, subscription: string, item: ItemRecord, quantity: number): Wire {
  const price = getPrice(books, item.price)
  return {
    id: item.id,
    object: 'subscription_item',
    billing_thresholds: null,
    created: item.created,
    current_period_end: item.periodEnd,
    current_period_start: item.periodStart,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: presentPlan(price),
    price: presentPrice(price),
    quantity,
    subscription,
    tax_rates: [],
  }
}
