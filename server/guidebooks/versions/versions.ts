import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { guideVersions, versionPhotos } from '#server/db/tables/schema.ts'
import { there } from '#server/guidebooks/queries.ts'

/** What is kept of a guide, the newest first, without its content. */
export function listVersions(tx: Transaction, propertyId: string) {
  return tx
    .select({
      version: guideVersions.version,
      changed: guideVersions.changed,
      savedAt: guideVersions.savedAt,
      isApart: guideVersions.isApart,
      /** As the database packs it. */
      bytes: sql<number>`pg_column_size(${guideVersions.content})`,
      createdAt: guideVersions.createdAt,
    })
    .from(guideVersions)
    .where(eq(guideVersions.propertyId, propertyId))
    .orderBy(desc(guideVersions.version))
}

export async function getVersion(
  tx: Transaction,
  { propertyId, version }: { propertyId: string; version: number },
) {
  const [found] = await tx
    .select()
    .from(guideVersions)
    .where(and(eq(guideVersions.propertyId, propertyId), eq(guideVersions.version, version)))
  return there(found)
}

/** The photos of some versions of guides, of all of them where none are named. */
export async function photosOfVersions(tx: Transaction, guideIds: string[], versions?: number[]) {
  const ofGuide = inArray(versionPhotos.propertyId, guideIds)
  const rows = await tx
    .selectDistinct({ path: versionPhotos.path })
    .from(versionPhotos)
    .where(versions ? and(ofGuide, inArray(versionPhotos.version, versions)) : ofGuide)
  return rows.map(({ path }) => path)
}
