import { and, eq, sql } from 'drizzle-orm'
import { marksSame, type Unconfirmed } from '#domain/guide/unconfirmed/unconfirmed.ts'
import type { Transaction } from '#server/db/database.ts'
import { guideVersions } from '#server/db/tables/schema.ts'

type Confirmation = {
  propertyId: string
  /** What has just been confirmed, in the words it was noted with. */
  confirmed: Unconfirmed
}

/** What a host has confirmed does not wait again when an earlier version with the same words comes back. */
export async function confirmInVersions(
  tx: Transaction,
  { propertyId, confirmed }: Confirmation,
): Promise<void> {
  if (Object.keys(confirmed).length === 0) return
  const ofGuide = eq(guideVersions.propertyId, propertyId)
  const { version, content } = guideVersions
  const kept = await tx
    .select({ version, noted: sql<Unconfirmed | null>`${content} -> 'unconfirmed'` })
    .from(guideVersions)
    .where(ofGuide)
  for (const { version: at, noted } of kept) {
    const before = Object.entries(noted ?? {})
    const after = before.filter(([path, mark]) => !marksSame(confirmed[path], mark))
    if (after.length === before.length) continue
    const left = JSON.stringify(Object.fromEntries(after))
    await tx
      .update(guideVersions)
      .set({ content: sql`jsonb_set(${content}, '{unconfirmed}', ${left}::jsonb)` })
      .where(and(ofGuide, eq(version, at)))
  }
}
