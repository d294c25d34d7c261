import { and, eq, inArray, not, type SQL } from 'drizzle-orm'
import type { GuidebookPayload } from '#domain/guide/guidebook.ts'
import { sectionTypes } from '#domain/guide/section-names.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import { findText } from '#domain/values/text.ts'
import type { Transaction } from '#server/db/database.ts'
import { isInUse } from '#server/db/photo-uses.ts'
import { photos } from '#server/db/schema.ts'
import type { GuideWithContent } from './queries.ts'

/** The stored path an address of ours leads to; undefined when it leads elsewhere. */
export type FindPath = (address: string) => string | undefined

type Claim = {
  hostId: string
  form: GuidebookPayload
  previous?: GuideWithContent | undefined
  knownPhotos?: string[] | undefined
  findPath: FindPath
}

/** Takes the form's photos into use; refuses every one that is neither this host's upload nor already in the guide. */
export async function claimPhotos(
  tx: Transaction,
  { hostId, form, previous, knownPhotos = [], findPath }: Claim,
) {
  const wanted = photoFieldsOf(form).map(({ field, address }) => ({
    field,
    path: findPath(address),
  }))
  const paths = wanted.flatMap(({ path }) => path ?? [])
  const claimed = await takeIntoUse(tx, { hostId, paths })
  const known = new Set([
    ...claimed.map(({ path }) => path),
    ...photoPathsOf(previous),
    ...knownPhotos,
  ])
  const foreign = wanted.filter(({ path }) => path === undefined || !known.has(path))
  if (foreign.length > 0) {
    const fields = foreign.map(({ field }) => [field, 'photo_not_yours'] as const)
    throw new Refusal('invalid_request', { fields: Object.fromEntries(fields) })
  }
  return withPaths(form, findPath)
}

/** Every photo a guide shows, by its path. */
export function photoPathsOf(guide: GuideWithContent | undefined): string[] {
  if (!guide) return []
  const inItems = guide.sections.flatMap(({ items }) => items.map(({ photoUrl }) => photoUrl))
  return [guide.coverImageUrl, ...inItems].flatMap((path) => path ?? [])
}

/** Of these photos, those that no guide of the host shows any more; nobody can take them into use meanwhile. */
export async function lockUnused(
  tx: Transaction,
  { hostId, paths }: { hostId: string; paths: string[] },
): Promise<string[]> {
  if (paths.length === 0) return []
  const ofHost = and(eq(photos.hostId, hostId), inArray(photos.path, paths))
  // The lock and the look are two statements: the second sees what those before us in the queue have written.
  await lockInOrder(tx, ofHost)
  const unused = await tx
    .select({ path: photos.path })
    .from(photos)
    .where(and(ofHost, not(isInUse)))
  return unused.map(({ path }) => path)
}

export function setUnusedSince(tx: Transaction, paths: string[], unusedSince: Date) {
  return tx.update(photos).set({ unusedSince }).where(inArray(photos.path, paths))
}

/** Two saves that share photos take them one after the other, never crosswise. */
function lockInOrder(tx: Transaction, which: SQL | undefined) {
  return tx
    .select({ path: photos.path })
    .from(photos)
    .where(which)
    .orderBy(photos.path)
    .for('update')
}

async function takeIntoUse(
  tx: Transaction,
  { hostId, paths }: { hostId: string; paths: string[] },
) {
  if (paths.length === 0) return []
  const ofHost = and(eq(photos.hostId, hostId), inArray(photos.path, paths))
  await lockInOrder(tx, ofHost)
  return tx
    .update(photos)
    .set({ unusedSince: null })
    .where(and(ofHost, eq(photos.state, 'stored')))
    .returning({ path: photos.path })
}

function photoFieldsOf({ welcome, sections }: GuidebookPayload) {
  const ofItems = sectionTypes.flatMap((type) =>
    (sections?.[type]?.items ?? []).map(({ photoUrl }, index) => ({
      field: `sections.${type}.items.${index}.photoUrl`,
      address: findText(photoUrl),
    })),
  )
  return [{ field: 'welcome.photoUrl', address: findText(welcome.photoUrl) }, ...ofItems].flatMap(
    ({ field, address }) => (address === undefined ? [] : { field, address }),
  )
}

function withPaths(form: GuidebookPayload, findPath: FindPath): GuidebookPayload {
  const pathOf = (address: string) => findPath(address.trim()) ?? ''
  const { sections } = form
  const own = sectionTypes.flatMap((type) => {
    const section = sections?.[type]
    const items = section?.items?.map((item) => ({ ...item, photoUrl: pathOf(item.photoUrl) }))
    return section ? [[type, { ...section, items }] as const] : []
  })
  return {
    ...form,
    welcome: { ...form.welcome, photoUrl: pathOf(form.welcome.photoUrl) },
    ...(sections && { sections: Object.fromEntries(own) }),
  }
}
