import { hostAccounts } from '#server/db/schema.ts'
import type { AuthDatabase } from './auth-database.ts'

/** Makes the row that counts a host's credits; made once, however many ask at the same time. */
export async function makeHostAccount(
  db: AuthDatabase,
  { hostId, courtesyCredits }: { hostId: string; courtesyCredits: number },
) {
  await db.insert(hostAccounts).values({ hostId, courtesyCredits }).onConflictDoNothing()
}
