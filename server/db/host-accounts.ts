import { eq, sql } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import { creditFigures } from '#domain/money/credits.ts'
import { sqlState } from './connections/sql-state.ts'
import type { Transaction } from './database.ts'
import { countPublished } from './published-guides.ts'
import { hostAccounts } from './tables/schema.ts'

type NewAccount = { hostId: string; courtesyCredits: number }

export type HostAccount = typeof hostAccounts.$inferSelect

/** The row that counts are made under: whoever holds it is alone with this host's guides and credits. */
export async function lockHostAccount(tx: Transaction, account: NewAccount): Promise<HostAccount> {
  const existing = await lockRow(tx, account.hostId)
  if (existing) return existing
  await tx.insert(hostAccounts).values(account).onConflictDoNothing().catch(refuseGone)
  const made = await lockRow(tx, account.hostId)
  if (!made) throw new Error('a host account vanished while it was being made')
  return made
}

/** Locks the account and counts, as its courtesy credits, those given by hand that have not ended: graces are settled by them. */
export async function lockHostCredits(
  tx: Transaction,
  { at, ...known }: NewAccount & { at: Date },
): Promise<HostAccount> {
  const account = await lockHostAccount(tx, known)
  // Not read along with the lock: who waited for it would see the credits of before.
  const [row] = await tx
    .select({ courtesyCredits: courtesyAt(at) })
    .from(hostAccounts)
    .where(eq(hostAccounts.hostId, known.hostId))
  return { ...account, ...row }
}

/** Courtesy credits at a moment: those of the beginning, and those given by hand until later. Names tables, as part of any statement. */
export function courtesyAt(at: Date) {
  return sql<number>`(host_accounts.courtesy_credits + coalesce((
    select sum(credit_grants.credits) from credit_grants
    where credit_grants.host_id = host_accounts.host_id and credit_grants.ends_at > ${at}
  ), 0))::int`
}

/** A host's figures, and until when a grace runs; without an account yet, those it will start with. */
export async function findCredits(
  tx: Transaction,
  { hostId, at, courtesyCredits }: NewAccount & { at: Date },
) {
  const [account] = await tx
    .select({
      courtesyCredits: courtesyAt(at),
      paidCredits: hostAccounts.paidCredits,
      isCancelling: hostAccounts.isCancelling,
      graceEndsAt: hostAccounts.graceEndsAt,
      graceClearedAt: hostAccounts.graceClearedAt,
    })
    .from(hostAccounts)
    .where(eq(hostAccounts.hostId, hostId))
  const publishedGuidesCount = await countPublished(tx, hostId)
  const { isCancelling = false, graceEndsAt = null, graceClearedAt = null } = account ?? {}
  return {
    figures: creditFigures({ courtesyCredits, ...account, publishedGuidesCount }),
    isCancelling,
    graceEndsAt: graceClearedAt ? null : graceEndsAt,
  }
}

/** For a host who left there is no row to make. */
export function refuseGone(error: unknown): never {
  const isForeignKeyViolation = sqlState(error) === '23503'
  throw isForeignKeyViolation ? new Refusal('unauthorized') : error
}

async function lockRow(tx: Transaction, hostId: string) {
  const [row] = await tx
    .select()
    .from(hostAccounts)
    .where(eq(hostAccounts.hostId, hostId))
    .for('update')
  return row
}
