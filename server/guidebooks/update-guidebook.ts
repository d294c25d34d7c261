import { sql } from 'drizzle-orm'
import { giveIds } from '#domain/guide/editing/give-ids.ts'
import {
  assertTextFits,
  assertTranslationsFit,
  textBytesOf,
} from '#domain/guide/editing/text-size.ts'
import {
  formToStored,
  type GuidebookPayload,
  guidebookFormSchema,
  storedToForm,
} from '#domain/guide/guidebook.ts'
import { keepLocks } from '#domain/guide/locks/keep-locks.ts'
import { photoPathsOf, photosIn } from '#domain/guide/photos.ts'
import { newlyConfirmed } from '#domain/guide/unconfirmed/keep-unconfirmed.ts'
import { changedSections } from '#domain/guide/versions/changed-sections.ts'
import type { Transaction } from '#server/db/database.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { properties } from '#server/db/tables/schema.ts'
import type { Resources } from '#server/resources.ts'
import { findCopies, idsOfChanged, noteCopies } from './copies/note-copies.ts'
import { entryIdsOf } from './entry-ids.ts'
import { claimPhotos, lockUnused, setUnusedSince } from './photos/guide-photos.ts'
import {
  type GuideWithContent,
  getGuide,
  type HeldGuide,
  lockGuide,
  type OwnGuide,
  owned,
} from './queries.ts'
import { assertPhotoRoom } from './room/photo-room.ts'
import { digestOfSave, findSave, keepSave, refusedSave } from './saves.ts'
import { confirmInVersions } from './unconfirmed/confirm-in-versions.ts'
import { settleEssentials } from './unconfirmed/settle-essentials.ts'
import { keepVersion } from './versions/keep-version.ts'
import { contentColumns, writeContent } from './write-content.ts'

type Update = OwnGuide & {
  form: GuidebookPayload
  /** The version the form was made from; without one the save is unconditional. */
  version?: number | undefined
  /** Made by whoever asks: the same one again writes nothing and answers the version it made. */
  saveId?: string | undefined
  /** What of a published guide the host says is right; without it nothing is asked. */
  confirm?: string[] | undefined
}

/**
 * Only the owner: the whole form over the stored guide, in one transaction; guests see it at once. Answers as well in which
 * other guides stands what it changed.
 */
export function updateGuidebook(resources: Resources, update: Update) {
  const { id, hostId, saveId, confirm } = update
  return saveOver(resources, update, {
    async findMade(tx, previous) {
      const made = saveId && (await findSave(tx, { propertyId: id, saveId }))
      if (!made) return undefined
      if (made.digest === digestOfSave(update)) return made
      throw refusedSave(resources, 'save_id_reused', previous)
    },
    async write(tx, previous) {
      await writeGuide(tx, resources, { ...update, previous })
      const guide = await getGuide(tx, { id, hostId })
      if (!previous.isPublished || !confirm) return guide
      const known = previous.rightValues
      return settleEssentials(tx, resources, { guide, previous, known, confirm })
    },
  })
}

type Saving = {
  /** What an earlier try of this very save has made; of two alike at once, the second finds what the first has. */
  findMade: (
    tx: Transaction,
    previous: HeldGuide,
  ) => Promise<{ version: number; changedEntries: string[] } | undefined>
  write: (tx: Transaction, previous: HeldGuide) => Promise<GuideWithContent>
}

/** One save of a guide under its lock, unless it was done already or somebody has saved since its `version`. */
export async function saveOver(
  resources: Resources,
  { id, hostId, version }: OwnGuide & { version?: number | undefined },
  { findMade, write }: Saving,
) {
  const { isNew, ...saved } = await asHost(resources.db, hostId, async (tx) => {
    const previous = await lockGuide(tx, { id, hostId })
    const made = await findMade(tx, previous)
    if (made) {
      const copies = await findCopies(tx, previous, made.changedEntries)
      return { guide: { ...previous, version: made.version }, copies, isNew: false }
    }
    if (version !== undefined && version !== previous.version)
      throw refusedSave(resources, 'stale', previous)
    const guide = await write(tx, previous)
    return { guide, copies: await noteCopies(tx, resources, { previous, guide }), isNew: true }
  })
  if (isNew) announceGuide(resources, saved.guide)
  return saved
}

/** After the transaction: guests see it at once. */
export function announceGuide(
  { guideChanges }: Pick<Resources, 'guideChanges'>,
  { isPublished, shortCode }: GuideWithContent,
) {
  if (isPublished) guideChanges.tell(shortCode)
}

type Writing = Update & {
  previous: GuideWithContent
  /** Whose unknown and unsaid parts stay; the guide as it stands where nothing else is named. */
  base?: GuideWithContent
  /** Photos that are the guide's although it does not show them now. */
  knownPhotos?: readonly string[]
  /** A version of its own, however soon after the last. */
  isApart?: boolean
}

/** The form over a guide that is locked, and everything that follows from it, in the caller's transaction. */
export async function writeGuide(
  tx: Transaction,
  resources: Resources,
  { id, hostId, form, version, saveId, previous, base = previous, knownPhotos, isApart }: Writing,
) {
  const { photos, guideChanges, now } = resources
  const { findPath } = photos
  const claimedForm = await claimPhotos(tx, { hostId, form, previous, knownPhotos, findPath })
  const known = storedToForm(previous)
  const named = giveIds(claimedForm, entryIdsOf(resources), known)
  const locked = keepLocks(named.form, known, named.made)
  const content = formToStored(locked, base, named.made)
  const written = storedToForm(content)
  assertTextFits({
    bytes: textBytesOf(written),
    storedBytes: textBytesOf(known),
  })
  assertTranslationsFit({ before: previous.translations, after: content.translations })
  // What a version brings back stood in the guide before.
  if (!knownPhotos) await assertPhotoRoom(tx, { before: previous, after: content })
  await tx
    .update(properties)
    .set({
      ...contentColumns(content),
      version: sql`${properties.version} + 1`,
      updatedAt: now(),
    })
    .where(owned({ id, hostId }))
    .returning(
      previous.isPublished
        ? { announced: guideChanges.announcement(properties.shortCode) }
        : { id: properties.id },
    )
  await writeContent(tx, {
    propertyId: id,
    hostId,
    now: now(),
    before: previous,
    after: content,
  })
  if (saveId) {
    await keepSave(tx, {
      ...{ propertyId: id, saveId, digest: digestOfSave({ form, version }) },
      version: previous.version + 1,
      changedEntries: idsOfChanged(known, written),
      createdAt: now(),
    })
  }
  const confirmed = newlyConfirmed({ previous, content })
  await confirmInVersions(tx, { propertyId: id, confirmed })
  const changed = changedSections(known, written)
  const forgotten = await keepVersion(tx, { previous, changed, now: now(), isApart })
  const sent = photosIn(guidebookFormSchema, claimedForm).map(({ address }) => address)
  const after = photoPathsOf(content)
  const left = [...photoPathsOf(previous), ...sent, ...forgotten].filter(
    (path) => !after.includes(path),
  )
  const dropped = await lockUnused(tx, { hostId, paths: left })
  if (dropped.length > 0) await setUnusedSince(tx, dropped, now())
}
