import { z } from '@hono/zod-openapi'
import { Refusal } from '#domain/messages/refusals.ts'
import { maxPaidGuides } from '#domain/money/pricing.ts'
import { getAddressee } from '#server/db/addressee.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import type { GuideChanges } from '#server/db/guide-changes.ts'
import type { Mail } from '#server/db/mails.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import type { Payments } from './payments.ts'

/** What every act of billing stands on. */
export type BillingContext = {
  db: Db
  payments: Payments
  config: { courtesyCredits: number; graceDays: number; maxPaidGuides: number }
  log: {
    warn(facts: object, line: string): void
    error(facts: object, line: string): void
  }
  mail: { enqueue(tx: Transaction, mail: Mail): Promise<void>; sendSoon(): void }
  guideChanges: Pick<GuideChanges, 'announce' | 'tell'>
  appUrl: () => string
}

/** What every call that changes a plan names. */
export const hostBody = z.object({ hostId: z.string().min(1) })

/** Quantities are looked at by the rules, which say what is wrong with them. */
export const askedQuantity = z
  .unknown()
  .optional()
  .openapi({ type: 'integer', minimum: 1, maximum: maxPaidGuides })

/** Compared before anything is looked up: whose it is, or that it is nobody's, cannot be told apart. */
export async function assertOwn(
  context: BillingContext,
  hostId: string,
  asked: string | undefined,
) {
  if (asked !== hostId) throw new Refusal('forbidden')
  // One who left has no billing.
  await getLocale(context, hostId)
}

/** The language the provider's pages speak to this host; one who left is refused. */
export async function getLocale({ db }: BillingContext, hostId: string) {
  const { locale } = await asSystem(db, (tx) => getAddressee(tx, hostId))
  return locale
}

/** The languages of the provider's pages, as it calls them. */
export const pageLocales = { es: 'es-419', en: 'en' } as const
