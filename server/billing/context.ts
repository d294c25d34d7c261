import type { Db, Transaction } from '#server/db/database.ts'
import type { GuideChanges } from '#server/db/guide-changes.ts'
import type { BillingMail } from './notices.ts'
import type { Payments } from './open-payments.ts'

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
