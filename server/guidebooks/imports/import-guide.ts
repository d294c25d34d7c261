import type { FileHandle } from 'node:fs/promises'
import { HTTPException } from 'hono/http-exception'
import { bringPhotos } from '#domain/guide/exports/place-photos.ts'
import { sumUp } from '#domain/guide/exports/sum-up.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { assertRoom, createGuidebook, tryGuidebook } from '#server/guidebooks/create-guidebook.ts'
import { giveUpUnused } from '#server/guidebooks/photos/guide-photos.ts'
import { findGuide } from '#server/guidebooks/queries.ts'
import type { Resources } from '#server/resources.ts'
import { withOpenZip } from './open-zip.ts'
import { type GuideInZip, readGuideZip } from './read-guide-zip.ts'

type OfHost = { hostId: string; bytes: Uint8Array }

/** What is done with the photos of a zip: never taken as they are. */
export type PhotoWork = {
  /** Refuses what would be refused as an upload. */
  check: (photo: OfHost) => Promise<unknown>
  upload: (photo: OfHost) => Promise<{ path: string }>
  remove: (paths: string[]) => Promise<void>
}

type Look = {
  hostId: string
  file: FileHandle
  /** Nobody waits for the answer any more. */
  signal?: AbortSignal
}

type Import = { hostId: string; file: FileHandle; id: string }

/** Only a host: what would be made of a zip, everything in it checked; nothing is kept. */
export function lookIntoGuide(resources: Resources, work: PhotoWork, { signal, ...zip }: Look) {
  const { hostId, file } = zip
  return withOpenZip(file, async (opened) => {
    const guide = await readGuideZip(opened)
    await tryGuidebook(resources, { hostId, form: bringPhotos(guide.form, new Map()) })
    await spendPhotos(resources, hostId, guide)
    await eachPhoto(guide, async (bytes) => {
      if (signal?.aborted) throw new HTTPException(400)
      await work.check({ hostId, bytes })
    })
    return sumUp(guide.form, guide.files)
  })
}

/** Only a host: the guide of a zip as a new draft of its own, or the one an earlier try with this id has made. */
export async function importGuide(
  resources: Resources,
  work: PhotoWork,
  { hostId, file, id }: Import,
) {
  const made = await asHost(resources.db, hostId, (tx) => findGuide(tx, { id, hostId }))
  if (made) return made
  return withOpenZip(file, async (zip) => {
    const guide = await readGuideZip(zip)
    await asHost(resources.db, hostId, (tx) => assertRoom(tx, resources, hostId))
    await spendPhotos(resources, hostId, guide)
    const paths: string[] = []
    const giveUp = async () =>
      work.remove(await asHost(resources.db, hostId, (tx) => giveUpUnused(tx, { hostId, paths })))
    try {
      const addresses = new Map<string, string>()
      // Photos come first: until a guide shows them they are nobody's.
      await eachPhoto(guide, async (bytes, name) => {
        const { path } = await work.upload({ hostId, bytes })
        paths.push(path)
        addresses.set(name, resources.photos.addressOf(path))
      })
      const form = bringPhotos(guide.form, addresses)
      const created = await createGuidebook(resources, { hostId, form, id, isImported: true })
      if (!created.isNew) await giveUp()
      return created.guide
    } catch (error) {
      await giveUp()
      throw error
    }
  })
}

async function spendPhotos(resources: Resources, hostId: string, { files }: GuideInZip) {
  if (files.size > 0) await resources.limits.importedPhotos.spend(hostId, files.size)
}

async function eachPhoto(
  { files, readPhoto }: GuideInZip,
  work: (bytes: Uint8Array, file: string) => Promise<unknown>,
) {
  for (const file of files) {
    const bytes = await readPhoto(file)
    await work(bytes, file).catch((error) => {
      throw isOfThePhoto(error) ? new Refusal('import_photo', { values: { file } }) : error
    })
  }
}

const ofThePhoto = new Set<string>([
  'photo_empty',
  'photo_too_large',
  'photo_not_image',
  'photo_heic',
  'photo_damaged',
  'photo_too_many_pixels',
  'photo_too_small',
  'photo_too_narrow',
])

function isOfThePhoto(error: unknown) {
  return error instanceof Refusal && ofThePhoto.has(error.code)
}
