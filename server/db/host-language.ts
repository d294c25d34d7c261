import { eq } from 'drizzle-orm'
import type { Transaction } from './database.ts'
import { user } from './tables/schema.ts'

/** The language we write to a host in; nothing for one who has left. */
export async function findHostLanguage(tx: Transaction, hostId: string) {
  const [host] = await tx.select({ locale: user.locale }).from(user).where(eq(user.id, hostId))
  return host?.locale
}
