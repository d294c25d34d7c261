import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { billedStatuses } from '#domain/money/subscription.ts'
import { userId } from './auth-tables.ts'
import { isNotOver, isUnsettled } from './billing-states.ts'
import { createdAt, isAtLeast, isOneOf, moment, updatedAt } from './columns.ts'

/** The host at the payment provider: who it is there, how fresh our copy is, and who is working on it. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    hostId: userId('host_id').primaryKey(),
    /** One more each time the provider lost the customer: part of the key under which the next one is made. */
    generation: integer().default(1).notNull(),
    stripeCustomerId: text('stripe_customer_id').unique(),
    /** The address the provider was last told. */
    email: text(),
    syncsStarted: integer('syncs_started').default(0).notNull(),
    /** The youngest fetch that was written down: an older one that arrives later is dropped. */
    syncApplied: integer('sync_applied').default(0).notNull(),
    lastSyncedAt: moment('last_synced_at'),
    leaseHolder: text('lease_holder'),
    leaseUntil: moment('lease_until'),
    createdAt: createdAt(),
  },
  (table) => [
    index('billing_customers_unseen')
      .on(table.hostId)
      .where(sql`${table.stripeCustomerId} is not null and ${table.lastSyncedAt} is null`),
  ],
)

/** Our copy of each subscription, also those that ended. Written by the sync alone. */
export const billedSubscriptions = pgTable(
  'billed_subscriptions',
  {
    id: text().primaryKey(),
    hostId: userId('host_id').notNull(),
    status: text({ enum: billedStatuses }).notNull(),
    quantity: integer().notNull(),
    itemId: text('item_id').notNull(),
    /** Of the item; absent in copies from before it was kept, until the next look. */
    priceId: text('price_id'),
    currentPeriodEnd: moment('current_period_end'),
    cancelAt: moment('cancel_at'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    cancellationReason: text('cancellation_reason'),
    endedAt: moment('ended_at'),
    latestInvoiceId: text('latest_invoice_id'),
    /** Where an unpaid latest invoice can be paid. */
    unpaidInvoiceUrl: text('unpaid_invoice_url'),
    lastPaidAt: moment('last_paid_at'),
    pendingQuantity: integer('pending_quantity'),
    stripeCreated: moment('stripe_created').notNull(),
    syncedAt: moment('synced_at').notNull(),
  },
  (table) => [
    index('billed_subscriptions_of_host').on(table.hostId),
    index('billed_subscriptions_by_period_end').on(table.currentPeriodEnd).where(isNotOver(table)),
    index('billed_subscriptions_by_end')
      .on(table.cancelAt)
      .where(sql`${table.cancelAt} is not null and ${isNotOver(table)}`),
    isOneOf('billed_subscriptions_status', table.status, billedStatuses),
    isAtLeast('billed_subscriptions_quantity', table.quantity, 0),
  ],
)

const attemptKinds = ['checkout', 'quantity', 'cancel', 'reactivate'] as const
const attemptStates = ['started', 'open', 'succeeded', 'failed', 'expired'] as const

/** Every write we ask of the provider, before we ask: its id is the idempotency key, its parameters are resent as they are. */
export const billingAttempts = pgTable(
  'billing_attempts',
  {
    id: uuid().primaryKey(),
    hostId: userId('host_id').notNull(),
    kind: text({ enum: attemptKinds }).notNull(),
    state: text({ enum: attemptStates }).default('started').notNull(),
    quantity: integer(),
    propertyId: uuid('property_id'),
    params: jsonb().$type<Record<string, unknown>>().notNull(),
    stripeObjectId: text('stripe_object_id'),
    url: text(),
    expiresAt: moment('expires_at'),
    errorCode: text('error_code'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('billing_attempts_of_host').on(table.hostId, table.createdAt),
    index('billing_attempts_by_object').on(table.stripeObjectId),
    index('billing_attempts_by_age').on(table.createdAt),
    index('billing_attempts_unsettled').on(table.createdAt).where(isUnsettled(table)),
    uniqueIndex('billing_attempts_one_checkout')
      .on(table.hostId)
      .where(sql`${table.kind} = 'checkout' and ${isUnsettled(table)}`),
    isOneOf('billing_attempts_kind', table.kind, attemptKinds),
    isOneOf('billing_attempts_state', table.state, attemptStates),
  ],
)

const eventStates = ['received', 'done', 'ignored', 'failed'] as const

/** The provider's announcements, by id alone: what they say is asked again, never believed. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    customerId: text('customer_id'),
    state: text({ enum: eventStates }).default('received').notNull(),
    tries: integer().default(0).notNull(),
    lastError: text('last_error'),
    receivedAt: moment('received_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [
    index('stripe_events_unfinished')
      .on(table.receivedAt)
      .where(sql`${table.state} in ('received', 'failed')`),
    index('stripe_events_by_age').on(table.receivedAt),
    isOneOf('stripe_events_state', table.state, eventStates),
  ],
)

/** What a person has to look at; the same one is opened once until it is resolved. */
export const billingIncidents = pgTable('billing_incidents', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text().notNull(),
  dedupeKey: text('dedupe_key').notNull().unique(),
  /** No reference: an incident outlives the account it is about. */
  hostId: text('host_id'),
  detail: jsonb().$type<Record<string, unknown>>().default({}).notNull(),
  openedAt: moment('opened_at').notNull(),
  resolvedAt: moment('resolved_at'),
})

/** Every change of what a host is entitled to, and what brought it about. */
export const billingAudit = pgTable(
  'billing_audit',
  {
    id: uuid().primaryKey().defaultRandom(),
    hostId: userId('host_id').notNull(),
    at: moment('at').notNull(),
    reason: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('billing_audit_of_host').on(table.hostId, table.at),
    index('billing_audit_by_age').on(table.at),
  ],
)

export type AttemptKind = (typeof attemptKinds)[number]
