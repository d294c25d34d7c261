import { sql } from 'drizzle-orm'
import { formToStored, type GuidebookPayload } from '#domain/guidebook.ts'
import { Refusal } from '#domain/refusals.ts'
import type { Transaction } from '#server/db/database.ts'
import { properties } from '#server/db/schema.ts'
import { asHost } from '#server/db/walls.ts'
import type { Resources } from '#server/resources.ts'
import { claimPhotos, lockUnused, photoPathsOf, setUnusedSince } from './guide-photos.ts'
import { findGuide, type GuideWithContent, lockGuide, owned } from './queries.ts'
import { contentColumns, writeContent } from './write-content.ts'

type Update = {
  id: string
  hostId: string
  form: GuidebookPayload
  /** The version the form was made from; without one the save is unconditional. */
  version?: number | undefined
  /** What a stale save is answered with: the guide as it stands. */
  presentCurrent: (current: GuideWithContent) => Record<string, unknown>
}

/** Only the owner: the whole form over the stored guide, in one transaction; guests see it at once. */
export async function updateGuidebook(resources: Resources, update: Update) {
  const { id, hostId } = update
  const guide = await asHost(resources.db, hostId, async (tx) => {
    const previous = await lockGuide(tx, { id, hostId })
    if (!previous) throw new Refusal('not_found')
    if (update.version !== undefined && update.version !== previous.version) {
      throw new Refusal('stale', { extra: update.presentCurrent(previous) })
    }
    await write(tx, resources, { ...update, previous })
    return getGuide(tx, { id, hostId })
  })
  if (guide.isPublished) resources.guideChanges.tell(guide.shortCode)
  return guide
}

async function write(
  tx: Transaction,
  { photos, guideChanges, now }: Resources,
  { id, hostId, form, previous }: Update & { previous: GuideWithContent },
) {
  const { findPath } = photos
  const claimedForm = await claimPhotos(tx, { hostId, form, previous, findPath })
  const content = formToStored(claimedForm, previous)
  await tx
    .update(properties)
    .set({
      ...contentColumns(content),
      version: sql`${properties.version} + 1`,
      updatedAt: now(),
    })
    .where(owned({ id, hostId }))
  await writeContent(tx, id, content.sections)
  const dropped = await lockUnused(tx, { hostId, paths: photoPathsOf(previous) })
  if (dropped.length > 0) await setUnusedSince(tx, dropped, now())
  if (previous.isPublished) await guideChanges.announce(tx, previous.shortCode)
}

async function getGuide(tx: Transaction, own: { id: string; hostId: string }) {
  const guide = await findGuide(tx, own)
  if (!guide) throw new Error('a guide vanished while it was locked')
  return guide
}
