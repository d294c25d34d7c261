import { eq } from 'drizzle-orm'
import { creditFigures } from '#domain/money/credits.ts'
import type { Transaction } from '#server/db/database.ts'
import { courtesyAt } from '#server/db/host-accounts.ts'
import { countPublished } from '#server/db/published-guides.ts'
import { hostAccounts } from '#server/db/tables/schema.ts'

/** A host's figures; without an account yet, those it will start with. */
export async function findCredits(
  tx: Transaction,
  { hostId, courtesyCredits, at }: { hostId: string; courtesyCredits: number; at: Date },
) {
  const [account] = await tx
    .select({
      courtesyCredits: courtesyAt(at),
      paidCredits: hostAccounts.paidCredits,
      isCancelling: hostAccounts.isCancelling,
    })
    .from(hostAccounts)
    .where(eq(hostAccounts.hostId, hostId))
  const publishedGuidesCount = await countPublished(tx, hostId)
  const figures = creditFigures({ courtesyCredits, ...account, publishedGuidesCount })
  return { ...figures, isCancelling: account?.isCancelling ?? false }
}
