import { eq } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Locale } from '#domain/values/locale.ts'
import { user } from '#server/db/schema.ts'
import { asSystem } from '#server/db/walls.ts'
import type { BillingGround } from './ground.ts'

/** The language the provider's pages speak to this host; a host who left has none. */
export async function getLocale(
  { db }: Pick<BillingGround, 'db'>,
  hostId: string,
): Promise<Locale> {
  const [host] = await asSystem(db, (tx) =>
    tx.select({ locale: user.locale }).from(user).where(eq(user.id, hostId)),
  )
  if (!host) throw new Refusal('unauthorized')
  return host.locale
}
