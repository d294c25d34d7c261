import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import { notePurges, photoTag } from '#server/db/cdn-tags.ts'
import type { Transaction } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { messageOf } from '#server/db/startup-error.ts'
import { guidePhotos, photos, properties } from '#server/db/tables/schema.ts'
import type { Resources } from '#server/resources.ts'
import { type Handler, openLine, type Task, workThrough } from '#server/work/queue.ts'
import { EncoderFailure } from './encoding/open-encoder.ts'
import { removePhotos } from './photo-use.ts'
import { filesOf, type PhotoFile, type PhotoStore, photoNameOf } from './store.ts'

type AvifResources = Pick<Resources, 'db' | 'photos' | 'guideChanges' | 'log' | 'now'>

export type Avifs = ReturnType<typeof openAvifs>

/** A photo that breaks or holds up this many processes keeps its JPEG and WebP. */
export const mostTries = 3

const minuteMs = 60_000

/** Makes the AVIF copies that uploads were answered without. Closed after the encoders. */
export function openAvifs(resources: AvifResources) {
  return openLine((signal) => workThrough(resources, avifHandler(resources), signal))
}

function avifHandler(resources: AvifResources): Handler {
  const { log, photos: own } = resources
  return {
    kind: 'photo-avif',
    claimMs: minuteMs,
    async work({ subject: path, attempts }) {
      if (own.encoders.areClosed()) throw new Error('the process ends')
      if (attempts > mostTries)
        throw new EncoderFailure('the processes that tried have ended over it')
      const isWaiting = and(eq(photos.path, path), eq(photos.hasAvif, false), isStored)
      const [wanted] = await asSystem(resources.db, (tx) =>
        tx.select({ path: photos.path }).from(photos).where(isWaiting),
      )
      if (!wanted) return undefined
      const name = photoNameOf(path)
      const kept = await own.store.find(name)
      if (!kept) throw new EncoderFailure('the photo is not in the store')
      const files = filesOf(name, await own.encoders.afterwards.run('makeAvif', kept))
      for (const file of files) await putAgain(own.store, file)
      const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
      return async (tx) => {
        const shortCodes = await recordAvif(tx, resources, { path, bytes })
        return shortCodes
          ? () => shortCodes.forEach(resources.guideChanges.tell)
          : // Given up while we were at work: whoever removed its files came before ours.
            () => removePhotos(resources, [path])
      }
    },
    onFailure({ subject: path, attempts: tries }: Task, err) {
      const reason = messageOf(err)
      // A try that something else put an end to does not count.
      if (own.encoders.areClosed()) return { reason, waitMs: 0, isCounted: false }
      if (!(err instanceof EncoderFailure || err instanceof Refusal)) {
        log.warn({ err, path }, 'the AVIF of a photo waits: the store does not answer')
        return { reason, waitMs: minuteMs, isCounted: false }
      }
      if (tries < mostTries) {
        log.warn({ err, path, tries }, 'the AVIF of a photo was not made yet')
        return { reason, waitMs: tries * minuteMs }
      }
      log.error({ err, path, tries }, 'a photo stays without AVIF, shown as WebP and JPEG')
      return { givenUp: reason }
    },
  }
}

const isStored = eq(photos.state, 'stored')

/** What a process left behind that was killed in the middle may be half a file. */
async function putAgain(store: PhotoStore, file: PhotoFile) {
  const left = await store.find(file.name)
  if (left && Buffer.compare(left, file.bytes) === 0) return
  if (left) await store.remove(file.name)
  await store.put(file)
}

type Made = { path: string; bytes: number }

/**
 * From here on pages may name the AVIF: those of the guides that show it are told. Undefined when the photo was given
 * up meanwhile.
 */
async function recordAvif(tx: Transaction, { guideChanges }: AvifResources, { path, bytes }: Made) {
  const [photo] = await tx
    .update(photos)
    .set({
      hasAvif: true,
      bytes: sql`${photos.bytes} + case when ${photos.hasAvif} then 0 else ${bytes}::int end`,
    })
    .where(and(eq(photos.path, path), isStored))
    .returning({ path: photos.path })
  if (!photo) return undefined
  // A copy that somebody guessed the name of may have been read while it was half there.
  await notePurges(tx, [photoTag(path)])
  const isIt = eq(guidePhotos.path, path)
  const inIt = tx.select({ id: guidePhotos.propertyId }).from(guidePhotos).where(isIt)
  const showsIt = or(eq(properties.coverImageUrl, path), inArray(properties.id, inIt))
  const { shortCode } = properties
  const told = await tx
    .select({ shortCode, announced: guideChanges.announcement(shortCode) })
    .from(properties)
    .where(and(eq(properties.isPublished, true), showsIt))
  return told.map((guide) => guide.shortCode)
}
