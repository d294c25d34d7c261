import { z } from '@hono/zod-openapi'
import { and, eq, sql } from 'drizzle-orm'
import { assertLinksOpen } from '#domain/guide/editing/broken-links.ts'
import { type GuidebookPayload, storedToForm } from '#domain/guide/guidebook.ts'
import { photoPathsOf } from '#domain/guide/photos.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import type { Transaction } from '#server/db/database.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { guidebookSaves, properties } from '#server/db/tables/schema.ts'
import { json } from '#server/http/answers.ts'
import { hostCall } from '#server/http/call.ts'
import { jsonMaxBytes } from '#server/http/limit-body.ts'
import { assertPhotoRoom, noteUnused } from '#server/photos/photo-use.ts'
import type { Resources } from '#server/resources.ts'
import { findCopies, idsOfChanged, noteCopies, textDigestOf } from './copies/known-copies.ts'
import { copiedEntrySchema, presentCopies } from './copies/present-copies.ts'
import { presentGuide } from './present.ts'
import { guideSchema, savedFormSchema } from './property-schema.ts'
import { type GuideWithContent, getGuide, lockGuide, type OwnGuide, owned } from './queries.ts'
import { assertEssentialsConfirmed, rememberConfirmed } from './unconfirmed.ts'
import { keepVersion } from './versions/versions.ts'
import { contentColumns, contentOfForm, type FormToKeep, writeContent } from './write-content.ts'

export const saveCall = (resources: Resources) =>
  hostCall('PUT /guidebooks/{id}', {
    summary: 'Save the whole form over a guidebook',
    description:
      'With `version`, a guide saved elsewhere meanwhile is left alone: 409 `stale` with the current `property` and `form`. Without it the save is unconditional. With a `saveId` of the caller’s making it can be sent again safely for ninety days: nothing is written twice, and 200 answers the guide as it stands with the `version` this very save made, also when others have saved since (the next save from there is stale). The same `saveId` with another body answers 409 `save_id_reused`. With `confirm`, a published guide is left alone while it says what guests will act on in new words of which nobody has said that they are right: 409 `facts_to_confirm`, as when it is published.',
    failure: 'error_updating',
    body: savedFormSchema,
    maxBytes: jsonMaxBytes,
    limit: 'writes',
    refuses: ['stale', 'facts_to_confirm'],
    answer: { 200: json(savedSchema, 'The saved guidebook') },
    async work({ id, hostId, body, locale }) {
      const { addressOf } = resources.photos
      const { version, saveId, confirm, overwrites: startsVersion, ...form } = body
      const request = { id, hostId, version, saveId, confirm, sent: form }
      const readContent = async (_: Transaction, previous: GuideWithContent) => {
        assertLinksOpen(form, previous)
        return { form, startsVersion }
      }
      const { guide, copies } = await saveOver(resources, request, readContent)
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

type SaveRequest = OwnGuide & {
  /** The version the form was made from; without one the save is unconditional. */
  version?: number | undefined
  /** Made by whoever asks: the same one again writes nothing and answers the version it made. */
  saveId?: string | undefined
  /** What of a published guide the host says is right; without it nothing is asked. */
  confirm?: string[] | undefined
  /** What is asked for: anything else under the same `saveId` is refused. */
  sent: GuidebookPayload | { restores: number }
}

/**
 * Only the owner: one save of a guide under its lock, unless it was done already or somebody has saved since its `version`;
 * guests see it at once. Answers as well in which other guides stands what it changed.
 */
export async function saveOver(
  resources: Resources,
  { id, hostId, version, saveId, confirm, sent }: SaveRequest,
  readContent: (tx: Transaction, previous: GuideWithContent) => Promise<NewContent>,
) {
  const { isNew, ...saved } = await asHost(resources.db, hostId, async (tx) => {
    const previous = await lockGuide(tx, { id, hostId })
    // Of two alike at once, the second finds what the first has made.
    const made = saveId && (await findSave(tx, { propertyId: id, saveId }))
    if (made) {
      if (made.digest !== digestOfSave({ sent, version }))
        throw refusedSave(resources, 'save_id_reused', previous)
      const copies = await findCopies(tx, previous, made.changedEntries)
      const guide = { ...previous, version: 'restores' in sent ? previous.version : made.version }
      return { guide, copies, isNew: false }
    }
    if (version !== undefined && version !== previous.version)
      throw refusedSave(resources, 'stale', previous)
    const content = await readContent(tx, previous)
    await writeGuide(tx, resources, { ...content, previous, version, saveId, sent })
    const written = await getGuide(tx, { id, hostId })
    const toConfirm = { guide: written, previous, rightValues: previous.rightValues, confirm }
    const isAsked = previous.isPublished && confirm !== undefined
    // What takes the place of somebody's newer words may bring an old password back.
    const known = content.startsVersion ? null : previous.rightValues
    if (isAsked) await assertEssentialsConfirmed(tx, { ...toConfirm, rightValues: known })
    const guide = isAsked ? await rememberConfirmed(tx, resources, toConfirm) : written
    return { guide, copies: await noteCopies(tx, resources, { previous, guide }), isNew: true }
  })
  if (isNew && saved.guide.isPublished) resources.guideChanges.tell(saved.guide.shortCode)
  return saved
}

/** What is written over a guide. */
type NewContent = Pick<FormToKeep, 'form' | 'base' | 'photosOfVersion'> & {
  /** What stood there is a version of its own, however soon after the last. */
  startsVersion?: boolean | undefined
}

type GuideWriting = NewContent &
  Pick<SaveRequest, 'version' | 'saveId'> & {
    previous: GuideWithContent
    /** Where it is not the form itself. */
    sent?: SaveRequest['sent']
  }

/** The form over a guide that is locked, and everything that follows from it, in the caller's transaction. */
export async function writeGuide(tx: Transaction, resources: Resources, writing: GuideWriting) {
  const { form, sent = form, version, saveId, previous, photosOfVersion, startsVersion } = writing
  const { id, hostId } = previous
  const { guideChanges } = resources
  const now = resources.now()
  const storedForm = storedToForm(previous)
  const { content, written, claimed } = await contentOfForm(tx, resources, { ...writing, hostId })
  // What a version brings back stood in the guide before.
  if (!photosOfVersion) await assertPhotoRoom(tx, { before: previous, after: content })
  await tx
    .update(properties)
    .set({ ...contentColumns(content), version: sql`${properties.version} + 1`, updatedAt: now })
    .where(owned({ id, hostId }))
    .returning(
      previous.isPublished
        ? { announced: guideChanges.announcement(properties.shortCode) }
        : { id: properties.id },
    )
  if (saveId) {
    await tx.insert(guidebookSaves).values({
      propertyId: id,
      saveId,
      digest: digestOfSave({ sent, version }),
      version: previous.version + 1,
      changedEntries: idsOfChanged(storedForm, written),
      createdAt: now,
    })
  }
  const change = { previous, before: storedForm, written, now, startsVersion }
  const photosOfDropped = await keepVersion(tx, change)
  // Behind it: what this save confirms is confirmed in the version it keeps, too.
  await writeContent(tx, { propertyId: id, hostId, now, before: previous, after: content })
  const shown = photoPathsOf(content)
  // Those of the form are in use since they were claimed, and what is kept of it may not show them all.
  const left = [...photoPathsOf(previous), ...claimed, ...photosOfDropped].filter(
    (path) => !shown.includes(path),
  )
  await noteUnused(tx, { hostId, paths: left }, now)
}

/**
 * What a save asked for, in few bytes: two that ask the same for the same version have the same digest. Of a version that is
 * brought back over which one does not matter: a page that sends it again has read the guide anew.
 */
function digestOfSave({ sent, version }: Pick<SaveRequest, 'sent' | 'version'>) {
  if ('restores' in sent) return textDigestOf(JSON.stringify(sent))
  // A checked form has its keys in the schema's order, whatever the order they were sent in.
  return textDigestOf(JSON.stringify([version ?? null, sent]))
}

/** Refuses a save that cannot be written over the guide, and answers the guide as it is now. */
export function refusedSave(
  { photos }: Pick<Resources, 'photos'>,
  code: 'stale' | 'save_id_reused',
  current: GuideWithContent,
) {
  return new Refusal(code, { extra: presentGuide(current, photos.addressOf) })
}

/** What an earlier save with this id asked for, the version it made, and which entries it changed. */
export async function findSave(
  tx: Transaction,
  { propertyId, saveId }: { propertyId: string; saveId: string },
) {
  const [save] = await tx
    .select()
    .from(guidebookSaves)
    .where(and(eq(guidebookSaves.propertyId, propertyId), eq(guidebookSaves.saveId, saveId)))
  return save
}
