import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Everything the sandbox remembers, in its own words; `wire.ts` says it in Stripe's. */

export type Unix = number
export type Metadata = Record<string, string>

export type CustomerRecord = {
  id: string
  created: Unix
  deleted: boolean
  email: string | null
  name: string | null
  metadata: Metadata
  /** Below zero is credit in the customer's favour; above zero is owed on the next invoice. */
  balance: number
  currency: string | null
  defaultPaymentMethod: string | null
  invoicePrefix: string
  nextInvoiceNumber: number
}

export type ProductRecord = {
  id: string
  created: Unix
  name: string
  unitLabel: string | null
}

export type Tier = { upTo: number | null; unitAmount: number }

export type PriceRecord = {
  id: string
  created: Unix
  product: string
  currency: string
  lookupKey: string | null
  tiers: Tier[]
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
  customer: string | null
  behaviour: CardBehaviour
  authenticated: boolean
  brand: string
  last4: string
  expMonth: number
  expYear: number
  holder: string | null
}

export type SessionRecord = {
  id: string
  created: Unix
  status: 'open' | 'complete' | 'expired'
  expiresAt: Unix
  customer: string
  clientReferenceId: string | null
  item: { id: string; price: string; quantity: number }
  allowedPaymentMethodTypes: string[]
  locale: string | null
  metadata: Metadata
  subscriptionMetadata: Metadata
  successUrl: string
  cancelUrl: string | null
  /** The merchant's own words beside the button. */
  submitText: string | null
  /** The incomplete subscription that a declined or unfinished payment left behind. */
  subscriptionInProgress: string | null
  subscription: string | null
  invoice: string | null
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

/** What was last invoiced for an item: credits give back a share of exactly this. */
type Billed = { amount: number; start: Unix; end: Unix; invoice: string; line: string }

export type ItemRecord = {
  id: string
  created: Unix
  price: string
  quantity: number
  periodStart: Unix
  periodEnd: Unix
  billed: Billed | null
}

type PendingUpdate = { expiresAt: Unix; invoice: string; quantity: number }

export type SubscriptionRecord = {
  id: string
  created: Unix
  customer: string
  status: SubscriptionStatus
  anchor: Unix
  item: ItemRecord
  cancelAt: Unix | null
  cancelAtPeriodEnd: boolean
  canceledAt: Unix | null
  endedAt: Unix | null
  cancellation: { reason: CancellationReason | null }
  defaultPaymentMethod: string | null
  latestInvoice: string | null
  metadata: Metadata
  pendingUpdate: PendingUpdate | null
  /** The period end for which `invoice.upcoming` went out. */
  upcomingAnnounced: Unix | null
}

export type LineRecord = {
  id: string
  amount: number
  currency: string
  description: string
  price: string
  quantity: number
  periodStart: Unix
  periodEnd: Unix
  proration: boolean
  subscriptionItem: string
  invoiceItem: string | null
  credits: { invoice: string; line: string } | null
}

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update'

export type PaymentRecord = { paymentIntent: string; amount: number }

export type InvoiceRecord = {
  id: string
  created: Unix
  number: string | null
  token: string
  customer: string
  subscription: string
  billingReason: BillingReason
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
  currency: string
  lines: LineRecord[]
  periodStart: Unix
  periodEnd: Unix
  prorationDate: Unix | null
  startingBalance: number
  endingBalance: number | null
  amountDue: number
  amountPaid: number
  autoAdvance: boolean
  finalizesAt: Unix | null
  attemptCount: number
  attempted: boolean
  nextPaymentAttempt: Unix | null
  firstFailedAt: Unix | null
  finalizedAt: Unix | null
  paidAt: Unix | null
  voidedAt: Unix | null
  payment: PaymentRecord | null
}

export type PortalSessionRecord = {
  id: string
  created: Unix
  token: string
  customer: string
  expiresAt: Unix
  locale: string | null
  returnUrl: string | null
}

/** A bank's question waiting for the card holder. */
export type ChallengeRecord = {
  id: string
  created: Unix
  status: 'open' | 'passed' | 'failed'
  paymentMethod: string
  purpose:
    | { kind: 'checkout'; session: string; invoice: string }
    | { kind: 'invoice'; invoice: string }
    | { kind: 'card'; customer: string; portalSession: string | null }
}

/** What the sandbox remembers about itself: events, deliveries, answers, settings. */

export type EventRecord = {
  id: string
  /** When it fell due; `recordedAt` is when somebody looked. */
  created: Unix
  recordedAt: Unix
  type: string
  object: Record<string, unknown>
  previous: Record<string, unknown> | null
  requestId: string | null
  idempotencyKey: string | null
}

export type DeliveryState = 'waiting' | 'held' | 'delivered' | 'failed' | 'dropped'

/** One per event that an endpoint was listening for; shares the event's id. */
export type DeliveryRecord = {
  id: string
  state: DeliveryState
  attempts: number
  /** Wall-clock milliseconds of the next try. */
  nextAttemptAt: number | null
  lastStatus: number | null
  lastError: string | null
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
  afterLastRetry: 'cancel' | 'unpaid' | 'past_due'
  webhook: { url: string; secret: string } | null
}
