import type { AddressInfo } from 'node:net'
import type Stripe from 'stripe'
import type { Db, Transaction } from '#server/db/database.ts'
import type { GuideChanges } from '#server/db/guide-changes.ts'
import type { Mail } from '#server/db/mails.ts'

/** What every deed of billing stands on. */
export type BillingContext = {
  db: Db
  payments: Payments
  config: { courtesyCredits: number; graceDays: number; maxPaidGuides: number }
  log: {
    warn(facts: object, line: string): void
    error(facts: object, line: string): void
  }
  mail: { enqueue(tx: Transaction, mail: Mail): Promise<void>; kick(): void }
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
