import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { type GuidebookContent, type GuidebookForm, storedToForm } from '#domain/guide/guidebook.ts'
import { locksAlone } from '#domain/guide/locks/keep-locks.ts'
import { photoPathsOf } from '#domain/guide/photos.ts'
import { languagesIn } from '#domain/guide/translations/translations.ts'
import {
  changedParts,
  isSameChange,
  versionParts,
  versionsToDrop,
} from '#domain/guide/versions/versions.ts'
import type { Transaction } from '#server/db/database.ts'
import { guideVersions, versionPhotos } from '#server/db/tables/schema.ts'
import { type GuideWithContent, there } from '#server/guidebooks/queries.ts'
import { headOf } from '#server/guidebooks/write-content.ts'

type Change = {
  previous: GuideWithContent
  /** What the guide said, and what it says now, as it is kept. */
  before: GuidebookForm
  written: GuidebookForm
  now: Date
  /** Never one with the change before: what is replaced as a whole can be brought back as a whole. */
  startsVersion?: boolean | undefined
}

/**
 * Keeps what the guide said before a save, under the guide's lock and within the save's transaction. Saves within ten minutes
 * are one version, unless one asks for its own or takes a lock or a language away. The photos of versions that are dropped, for there are
 * too many, may be in use nowhere else.
 */
export async function keepVersion(
  tx: Transaction,
  { previous, before, written, now, startsVersion = false }: Change,
) {
  const propertyId = previous.id
  const changed = changedParts(before, written)
  if (changed.length === 0) return []
  const kept = await listVersions(tx, propertyId)
  const [last] = kept
  const isSame = last && isSameChange(last.createdAt, now, previous.publishedAt)
  const mayFold = isSame && !startsVersion && !last.isApart && !losesLanguage(before, written)
  if (mayFold && !(await losesLock(tx, { propertyId, last: last.version, before, written }))) {
    if (changed.every((part) => last.changed.includes(part))) return []
    const together = versionParts.filter((part) => [...last.changed, ...changed].includes(part))
    await tx
      .update(guideVersions)
      .set({ changed: together })
      .where(ofVersions(propertyId, [last.version]))
    return []
  }
  const { version, updatedAt: savedAt } = previous
  const content = contentOf(previous)
  await tx.insert(guideVersions).values({
    propertyId,
    version,
    content,
    changed,
    isApart: startsVersion,
    savedAt,
    createdAt: now,
  })
  const paths = photoPathsOf(previous)
  if (paths.length > 0)
    await tx.insert(versionPhotos).values(paths.map((path) => ({ propertyId, version, path })))
  const dropped = versionsToDrop(kept).map((old) => old.version)
  if (dropped.length === 0) return []
  const photos = await photosOfVersions(tx, [propertyId], dropped)
  await tx.delete(guideVersions).where(ofVersions(propertyId, dropped))
  return photos
}

type Folding = Pick<Change, 'before' | 'written'> & { propertyId: string; last: number }

/** Whether nothing would tell any more, once these saves are one, that something was locked between them. */
async function losesLock(tx: Transaction, { propertyId, last, before, written }: Folding) {
  if (!locksAlone(before, [written])) return false
  const { content } = await getVersion(tx, { propertyId, version: last })
  return locksAlone(before, [written, storedToForm(content)])
}

function losesLanguage(before: GuidebookForm, written: GuidebookForm) {
  const left = languagesIn(written.translations)
  return languagesIn(before.translations).some((language) => !left.includes(language))
}

function ofVersions(propertyId: string, versions: number[]) {
  return and(eq(guideVersions.propertyId, propertyId), inArray(guideVersions.version, versions))
}

/** What the host wrote, and nothing of what the product knows besides. */
function contentOf(guide: GuideWithContent): GuidebookContent {
  return {
    ...headOf(guide),
    amenities: guide.amenities,
    ...(guide.translations && { translations: guide.translations }),
    ...(guide.unconfirmed && { unconfirmed: guide.unconfirmed }),
    sections: guide.sections.map(({ sectionType, metadata, isActive, sortOrder, items }) => ({
      sectionType,
      metadata,
      isActive,
      sortOrder,
      items: items.map(({ sectionId: _, photoHasAvif: __, ...item }) => item),
    })),
  }
}

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
