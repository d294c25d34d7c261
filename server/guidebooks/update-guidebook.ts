import { z } from '@hono/zod-openapi'
import { and, eq, sql } from 'drizzle-orm'
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
import { changedSections } from '#domain/guide/versions/versions.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import type { Transaction } from '#server/db/database.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { guidebookSaves, properties } from '#server/db/tables/schema.ts'
import { json } from '#server/http/answers.ts'
import { hostCall } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'
import { digestOf, findCopies, idsOfChanged, noteCopies } from './copies/known-copies.ts'
import { copiedEntrySchema, presentCopies } from './copies/present-copies.ts'
import { assertPhotoRoom, claimPhotos, lockUnused, setUnusedSince } from './photos/guide-photos.ts'
import { presentGuide } from './present.ts'
import { guideSchema, savedFormSchema } from './property-schema.ts'
import {
  type GuideWithContent,
  getGuide,
  type HeldGuide,
  lockGuide,
  type OwnGuide,
  owned,
} from './queries.ts'
import { settleEssentials } from './settle-essentials.ts'
import { confirmInVersions, keepVersion } from './versions/versions.ts'
import { contentColumns, entryIdsOf, writeContent } from './write-content.ts'

export const saveCall = (resources: Resources) =>
  hostCall('PUT /guidebooks/{id}', {
    summary: 'Save the whole form over a guidebook',
    description:
      'With `version`, a guide saved elsewhere meanwhile is left alone: 409 `stale` with the current `property` and `form`. Without it the save is unconditional. With a `saveId` of the caller’s making it can be sent again safely for ninety days: nothing is written twice, and 200 answers the guide as it stands with the `version` this very save made, also when others have saved since (the next save from there is stale). The same `saveId` with another body answers 409 `save_id_reused`. With `confirm`, a published guide is left alone while it says what guests will act on in new words of which nobody has said that they are right: 409 `facts_to_confirm`, as when it is published.',
    failure: 'error_updating',
    body: savedFormSchema,
    limit: 'writes',
    refuses: ['stale', 'facts_to_confirm'],
    answer: { 200: json(savedSchema, 'The saved guidebook') },
    async work({ id, hostId, body, locale }) {
      const { addressOf } = resources.photos
      const { version, saveId, confirm, overwrites: isApart, ...form } = body
      const update = { id, hostId, form, version, saveId, confirm, isApart }
      const { guide, copies } = await updateGuidebook(resources, update)
      const name = form.welcome.propertyName.trim()
      const message = successSentenceOf('guidebook_updated', locale, { name })
      const elsewhere = presentCopies(copies, { addressOf, locale })
      return { ...presentGuide(guide, addressOf), copies: elsewhere, message }
    },
  })

const savedSchema = guideSchema.extend({
  copies: z.array(copiedEntrySchema).openapi({
    description:
      'What this save changed that stands in other guides, too, and says something else there',
  }),
  message: z.string(),
})

type Update = OwnGuide & {
  form: GuidebookPayload
  /** The version the form was made from; without one the save is unconditional. */
  version?: number | undefined
  /** Made by whoever asks: the same one again writes nothing and answers the version it made. */
  saveId?: string | undefined
  /** What of a published guide the host says is right; without it nothing is asked. */
  confirm?: string[] | undefined
  /** What stood there is a version of its own, however soon after the last. */
  isApart?: boolean | undefined
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

type Save = { propertyId: string; saveId: string }

/** What a save asked for, in few bytes: two that ask the same for the same version have the same digest. */
function digestOfSave(order: { form: GuidebookPayload; version?: number | undefined }) {
  // A checked form has its keys in the schema's order, whatever the order they were sent in.
  return digestOf(JSON.stringify([order.version ?? null, order.form]))
}

/** Of a save that is not over the guide as it stands: answered with that guide. */
export function refusedSave(
  { photos }: Pick<Resources, 'photos'>,
  code: 'stale' | 'save_id_reused',
  current: GuideWithContent,
) {
  return new Refusal(code, { extra: presentGuide(current, photos.addressOf) })
}

/** What an earlier save with this id asked for, the version it made, and which entries it changed. */
export async function findSave(tx: Transaction, { propertyId, saveId }: Save) {
  const [save] = await tx
    .select()
    .from(guidebookSaves)
    .where(and(eq(guidebookSaves.propertyId, propertyId), eq(guidebookSaves.saveId, saveId)))
  return save
}

export async function keepSave(
  tx: Transaction,
  save: Save & { digest: string; version: number; changedEntries?: string[]; createdAt: Date },
) {
  await tx.insert(guidebookSaves).values(save)
}
