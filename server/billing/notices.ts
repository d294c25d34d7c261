import { eq } from 'drizzle-orm'
import { maxPaidGuides, monthlyTotalCentavos } from '#domain/money/pricing.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Letter } from '#server/db/mails.ts'
import { user } from '#server/db/tables/schema.ts'
import type { BillingContext } from './context.ts'

/** In the transaction that brings the news: it is sent if, and only if, that one commits. */
export async function notify(
  context: Pick<BillingContext, 'mail'>,
  tx: Transaction,
  { hostId, ...notice }: Letter & { hostId: string; dedupeKey: string },
) {
  const [host] = await tx
    .select({ to: user.email, locale: user.locale })
    .from(user)
    .where(eq(user.id, hostId))
  if (host) await context.mail.enqueue(tx, { ...host, hostId, ...notice })
}

/** What the provider will charge; above our own limit, by the last of our prices. */
export function totalOf(quantity: number) {
  if (quantity < 1) return 0
  return quantity <= maxPaidGuides
    ? monthlyTotalCentavos(quantity)
    : (monthlyTotalCentavos(maxPaidGuides) / maxPaidGuides) * quantity
}
