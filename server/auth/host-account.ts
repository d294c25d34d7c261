import type { Db } from '#server/db/database.ts'
import { hostAccounts } from '#server/db/schema.ts'

/** Makes the row that counts a host's credits; made once, however many ask at the same time. */
export async function makeHostAccount(
  db: Db,
  { hostId, courtesyCredits }: { hostId: string; courtesyCredits: number },
) {
  await db.insert(hostAccounts).values({ hostId, courtesyCredits }).onConflictDoNothing()
}
