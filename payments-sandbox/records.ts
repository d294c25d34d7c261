import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Everything the sandbox remembers, in its own words; `wire.ts` says it in Stripe's. All money is pesos, in centavos. */

export type Unix = number
export type Metadata = Record<string, string>

export type CustomerRecord = {
  id: string
  created: Unix
  isGone?: boolean
  email?: string
  name?: string
  metadata: Metadata
  /** Below zero is credit in the customer's favour; above zero is owed on the next invoice. */
  balance: number
  defaultPaymentMethod?: string
  nextInvoiceSequence: number
}

export type ProductRecord = {
  id: string
  created: Unix
  name: string
  unitLabel?: string
}

export type PriceRecord = {
  id: string
  created: Unix
  product: string
  lookupKey?: string
  /** Without an end, the last one. */
  tiers: { upTo?: number; unitAmount: number }[]
  taxBehavior: 'exclusive' | 'inclusive' | 'unspecified'
}

type CardBehaviour =
  | 'pays'
  | 'declines'
  | 'lacks_funds'
  | 'asks_once'
  | 'asks_always'
  | 'fails_later'

/** Never the number: what it does, its brand and its last four digits. */
export type PaymentMethodRecord = {
  id: string
  created: Unix
  /** Until it has paid or was accepted, nobody's. */
  customer?: string
  behaviour: CardBehaviour
  authenticated: boolean
  brand: string
  last4: string
  expMonth: number
  expYear: number
}

export type SessionRecord = {
  id: string
  created: Unix
  status: 'open' | 'complete' | 'expired'
  expiresAt: Unix
  customer: string
  price: string
  quantity: number
  clientReferenceId?: string
  allowedPaymentMethodTypes?: string[]
  locale?: string
  metadata: Metadata
  subscriptionMetadata: Metadata
  successUrl: string
  cancelUrl?: string
  /** The merchant's own words beside the button. */
  submitText?: string
  /** The incomplete subscription that a declined or unfinished payment left behind. */
  subscriptionInProgress?: string
  subscription?: string
  invoice?: string
}

export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export type CancellationReason = 'cancellation_requested' | 'payment_failed' | 'payment_disputed'

export type ItemRecord = {
  id: string
  created: Unix
  price: string
  quantity: number
  currentPeriodStart: Unix
  currentPeriodEnd: Unix
  /** What was last invoiced for it: credits give back a share of exactly this. */
  billed?: { amount: number; start: Unix; end: Unix; invoice: string; line: string }
}

export type SubscriptionRecord = {
  id: string
  created: Unix
  customer: string
  status: SubscriptionStatus
  billingCycleAnchor: Unix
  item: ItemRecord
  cancelAt?: Unix
  cancelAtPeriodEnd: boolean
  canceledAt?: Unix
  endedAt?: Unix
  cancellationReason?: CancellationReason
  defaultPaymentMethod?: string
  latestInvoice: string
  metadata: Metadata
  pendingUpdate?: { expiresAt: Unix; invoice: string; quantity: number }
  /** The period end for which `invoice.upcoming` went out. */
  upcomingAnnounced?: Unix
}

export type LineRecord = {
  id: string
  amount: number
  description: string
  price: string
  quantity: number
  period: { start: Unix; end: Unix }
  proration: boolean
  subscriptionItem: string
  /** What it gives back a share of. */
  credits?: { invoice: string; line: string }
}

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update'

export type InvoiceRecord = {
  id: string
  created: Unix
  number?: string
  customer: string
  subscription: string
  billingReason: BillingReason
  status: 'draft' | 'open' | 'paid' | 'void'
  lines: LineRecord[]
  periodStart: Unix
  periodEnd: Unix
  startingBalance: number
  endingBalance?: number
  amountDue: number
  amountPaid: number
  /** While it is collected by itself: a draft when it is finalized, an open one when its card is tried next. */
  collectedAt?: Unix
  attemptCount: number
  firstFailedAt?: Unix
  finalizedAt?: Unix
  paidAt?: Unix
  voidedAt?: Unix
}

export type PortalSessionRecord = {
  id: string
  created: Unix
  customer: string
  expiresAt: Unix
  locale?: string
  returnUrl?: string
}

/** An invoice to be paid, perhaps that of a checkout; or a card to be kept, perhaps by the portal. */
export type Purpose =
  | { invoice: string; session?: string }
  | { customer: string; portalSession?: string }

/** A bank's question waiting for the card holder. */
export type ChallengeRecord = {
  id: string
  created: Unix
  isAnswered: boolean
  paymentMethod: string
  purpose: Purpose
}

/** What the sandbox remembers about itself: events, answers, settings. */

/** What came of telling an endpoint; events that nobody listened to have none. */
export type Delivery = {
  state: 'waiting' | 'delivered' | 'failed' | 'dropped'
  attempts: number
  /** Wall-clock milliseconds of the next try. */
  nextAttemptAt?: number
  lastStatus?: number
  lastError?: string
}

export type EventRecord = {
  id: string
  /** When it fell due; `recordedAt` is when somebody looked. */
  created: Unix
  recordedAt: Unix
  type: string
  object: Record<string, unknown>
  previous?: Record<string, unknown>
  requestId?: string
  idempotencyKey?: string
  delivery?: Delivery
}

export type AnswerRecord = {
  id: string
  created: Unix
  requestId: string
  path: string
  fingerprint: string
  status: ContentfulStatusCode
  body: string
}

export type SettingsRecord = {
  id: 'settings'
  /** How far the sandbox's own clock runs ahead of the one it was given, in seconds. */
  clockAhead: number
  afterLastRetry: 'cancel' | 'unpaid'
  webhook?: { url: string; secret: string }
}

export type Row = { id: string }

/** One collection. A row is changed only in a transaction, and only after `edit` has given it out. */
export type Table<T extends Row> = {
  find(id: string): T | undefined
  /** For a row that must exist because another row names it. */
  get(id: string): T
  all(): T[]
  insert(row: T): T
  edit(id: string): T
  remove(id: string): void
}

/** Every collection. */
export const openTables = (open: <T extends Row>(kind: string) => Table<T>) => ({
  customers: open<CustomerRecord>('customers'),
  products: open<ProductRecord>('products'),
  prices: open<PriceRecord>('prices'),
  paymentMethods: open<PaymentMethodRecord>('paymentMethods'),
  sessions: open<SessionRecord>('sessions'),
  subscriptions: open<SubscriptionRecord>('subscriptions'),
  invoices: open<InvoiceRecord>('invoices'),
  portalSessions: open<PortalSessionRecord>('portalSessions'),
  challenges: open<ChallengeRecord>('challenges'),
  events: open<EventRecord>('events'),
  answers: open<AnswerRecord>('answers'),
  settings: open<SettingsRecord>('settings'),
})

export type Tables = ReturnType<typeof openTables>
