import type { AddressInfo } from 'node:net'
import type Stripe from 'stripe'
import type { Locale } from '#domain/values/locale.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import type { GuideChanges } from '#server/db/guide-changes.ts'

/** What every deed of billing stands on. */
export type BillingContext = {
  db: Db
  payments: Payments
  config: { courtesyCredits: number; graceDays: number; maxPaidGuides: number }
  log: {
    warn(facts: object, line: string): void
    error(facts: object, line: string): void
  }
  mail: { enqueue(tx: Transaction, mail: BillingMail): Promise<void>; kick(): void }
  guideChanges: Pick<GuideChanges, 'announce' | 'tell'>
  appUrl: () => string
}

/** The payment provider as the rest of billing meets it; the sandbox differs in the address alone. */
export type Payments = {
  stripe: Stripe
  isSandbox: boolean
  isLive: boolean
  webhookSecrets: readonly string[]
  priceLookupKey: string
  /** How long one piece of a host's billing waits for another before it is told that it is busy. */
  turnTimeoutMs: number
  /** The provider's clock: ours, unless the sandbox's was moved. */
  now: () => Date
  /** Where payments go, for a person to read; undefined at Stripe itself. */
  sandboxUrl: string | undefined
  /** Once the port is known: where the sandbox sends its webhooks. */
  listensAt(address: AddressInfo): void
  close(): Promise<void>
}

export type Payloads = {
  plan_bought: { quantity: number; totalCentavos: number; renewsAt: string; url: string }
  payment_failed: { totalCentavos: number; url: string }
  renewal_ahead: { quantity: number; totalCentavos: number; renewsAt: string; url: string }
  grace_running: {
    guides: string[]
    stays: { guide: string; from: string; until: string }[]
    endsAt: string
    url: string
  }
  grace_over: { guides: string[]; url: string }
}

type Addressed = { to: string; locale: Locale; hostId: string; dedupeKey: string }

/** What billing tells hosts by mail; the same key is sent once. */
export type BillingMail = Addressed &
  { [Name in keyof Payloads]: { template: Name; payload: Payloads[Name] } }[keyof Payloads]
