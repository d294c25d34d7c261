import { eq } from 'drizzle-orm'
import type { Transaction } from './database.ts'
import { hostAccounts } from './schema.ts'

type NewAccount = { hostId: string; courtesyCredits: number }

export type HostAccount = typeof hostAccounts.$inferSelect

/** The row that counts are made under: whoever holds it is alone with this host's guides and credits. */
export async function lockHostAccount(tx: Transaction, account: NewAccount): Promise<HostAccount> {
  const existing = await lockRow(tx, account.hostId)
  if (existing) return existing
  await tx.insert(hostAccounts).values(account).onConflictDoNothing()
  const made = await lockRow(tx, account.hostId)
  if (!made) throw new Error('a host account vanished while it was being made')
  return made
}

async function lockRow(tx: Transaction, hostId: string) {
  const [row] = await tx
    .select()
    .from(hostAccounts)
    .where(eq(hostAccounts.hostId, hostId))
    .for('update')
  return row
}
