import type { Db } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { hostAccounts } from '#server/db/tables/schema.ts'

type NewAccount = { hostId: string; courtesyCredits: number }

/** Makes the row that counts a host's credits; made once, however many ask at the same time. */
export async function makeHostAccount(db: Db, account: NewAccount) {
  await asSystem(db, (tx) => tx.insert(hostAccounts).values(account).onConflictDoNothing())
}
