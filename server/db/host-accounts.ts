import { eq } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Transaction } from './database.ts'
import { hostAccounts } from './schema.ts'
import { sqlState } from './sql-state.ts'

type NewAccount = { hostId: string; courtesyCredits: number }

export type HostAccount = typeof hostAccounts.$inferSelect

/** The row that counts are made under: whoever holds it is alone with this host's guides and credits. */
export async function lockHostAccount(tx: Transaction, account: NewAccount): Promise<HostAccount> {
  const existing = await lockRow(tx, account.hostId)
  if (existing) return existing
  await makeRow(tx, account)
  const made = await lockRow(tx, account.hostId)
  if (!made) throw new Error('a host account vanished while it was being made')
  return made
}

/** An access token outlives its account by minutes: for a host who left there is no row to make. */
async function makeRow(tx: Transaction, account: NewAccount) {
  try {
    await tx.insert(hostAccounts).values(account).onConflictDoNothing()
  } catch (error) {
    throw sqlState(error) === foreignKeyViolation ? new Refusal('unauthorized') : error
  }
}

const foreignKeyViolation = '23503'

async function lockRow(tx: Transaction, hostId: string) {
  const [row] = await tx
    .select()
    .from(hostAccounts)
    .where(eq(hostAccounts.hostId, hostId))
    .for('update')
  return row
}
