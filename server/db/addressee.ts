import { eq } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Transaction } from './database.ts'
import { user } from './tables/schema.ts'

/** Where, and in which language, we write to a host; nothing for one who has left. */
export async function findAddressee(tx: Transaction, hostId: string) {
  const { email: to, locale } = user
  const [host] = await tx.select({ to, locale }).from(user).where(eq(user.id, hostId))
  return host
}

/** Refuses a host who has left: an access token outlives its account by minutes. */
export async function getAddressee(tx: Transaction, hostId: string) {
  const host = await findAddressee(tx, hostId)
  if (!host) throw new Refusal('unauthorized')
  return host
}
