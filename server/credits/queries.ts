import { and, asc, eq, sql } from 'drizzle-orm'
import { creditFigures } from '#domain/money/credits.ts'
import type { Transaction } from '#server/db/database.ts'
import { hostAccounts, properties } from '#server/db/schema.ts'

/** A host's figures; without an account yet, those it will start with. */
export async function findCredits(
  tx: Transaction,
  { hostId, courtesyCredits }: { hostId: string; courtesyCredits: number },
) {
  const [account] = await tx
    .select({
      courtesyCredits: hostAccounts.courtesyCredits,
      paidCredits: hostAccounts.paidCredits,
      isCancelling: hostAccounts.isCancelling,
    })
    .from(hostAccounts)
    .where(eq(hostAccounts.hostId, hostId))
  const publishedGuidesCount = await countPublished(tx, hostId)
  const figures = creditFigures({ courtesyCredits, ...account, publishedGuidesCount })
  return { ...figures, isCancelling: account?.isCancelling ?? false }
}

export async function countPublished(tx: Transaction, hostId: string) {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(properties)
    .where(isPublishedOf(hostId))
  return row?.count ?? 0
}

export async function listPublished(tx: Transaction, hostId: string) {
  const rows = await tx
    .select({
      id: properties.id,
      name: properties.name,
      publishedAt: properties.publishedAt,
      timeZone: properties.timeZone,
    })
    .from(properties)
    .where(isPublishedOf(hostId))
    .orderBy(asc(properties.publishedAt), asc(properties.id))
  return rows.flatMap(({ publishedAt, ...row }) => (publishedAt ? { ...row, publishedAt } : []))
}

function isPublishedOf(hostId: string) {
  return and(eq(properties.hostId, hostId), eq(properties.isPublished, true))
}
