import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { z } from '@hono/zod-openapi'
import { ZipFile } from 'yazl'
import {
  guideFileOf,
  guideFormat,
  guideFormatVersion,
  writeGuideFile,
} from '#domain/guide/exports/guide-file.ts'
import { type PlacedPhoto, placePhotos } from '#domain/guide/exports/place-photos.ts'
import { storedToForm } from '#domain/guide/guidebook.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { properties } from '#server/db/tables/schema.ts'
import { answeredFormSchema } from '#server/guidebooks/property-schema.ts'
import {
  type GuideWithContent,
  getGuide,
  type OwnGuide,
  owned,
} from '#server/guidebooks/queries.ts'
import { holdPhotosOf } from '#server/photos/photo-use.ts'
import type { Resources } from '#server/resources.ts'

type Own = OwnGuide & { moreFiles?: MoreFiles }

/** Only the owner: the guide as it is now in a zip that is made while it is read, and the name it is saved under. */
export async function writeGuideZip(resources: Resources, { id, hostId, moreFiles }: Own) {
  const { db, database, now } = resources
  const release = await holdPhotosOf(database.pool, hostId)
  try {
    const guide = await asHost(db, hostId, async (tx) => {
      const isIt = owned({ id, hostId })
      // What is read after this statement sees every save that had it before us, and none comes between.
      await tx.select({ id: properties.id }).from(properties).where(isIt).for('share')
      return getGuide(tx, { id, hostId })
    })
    const leaving = leavingGuide(guide, now())
    const zip = writeZip(guideFiles(resources, leaving, moreFiles), {
      writtenAt: leaving.exportedAt,
    })
    return { zip: releasedAtEnd(zip, release), fileName: fileNameOf(guide.name) }
  } catch (error) {
    await release()
    throw error
  }
}

/** However slowly somebody reads. */
export const longestHoldMs = 30 * 60_000

function releasedAtEnd(zip: Readable, release: () => Promise<void>) {
  // A hold that is not given back ends by itself.
  const giveBack = () => void release().catch(() => {})
  const timer = setTimeout(giveBack, longestHoldMs).unref()
  return zip.once('close', () => {
    clearTimeout(timer)
    giveBack()
  })
}

/** The guide's name as far as every device takes it. */
export function fileNameOf(name: string): string {
  const words = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}._-]/gu, ' ')
    .split(' ')
    .filter((word) => word !== '')
  const plain = words.join(' ').replace(/^\.+/, '')
  return `${Array.from(plain).slice(0, 60).join('').trim() || 'zaguan'}.zip`
}

/** A guide as it was at one moment: everything a zip of it is made from. */
type LeavingGuide = ReturnType<typeof leavingGuide>

export function leavingGuide(guide: GuideWithContent, exportedAt: Date) {
  // As the API answers it, photos under the paths they are stored at.
  const form = storedToForm(guide)
  return { guide, form, photos: placePhotos(form), exportedAt }
}

/** What of the zip may be written beside the guide's own files: a folder of a site. */
export type MoreFiles = (leaving: LeavingGuide) => ZipEntries

/**
 * The photos of a guide, what comes beside them, and at last `guide.json`, which says which photos could not be read. One
 * file at a time is held.
 */
export async function* guideFiles(
  { photos, log, appUrl }: Pick<Resources, 'photos' | 'log' | 'appUrl'>,
  leaving: LeavingGuide,
  moreFiles: MoreFiles = () => [],
): AsyncGenerator<ZipEntry> {
  const missing: PlacedPhoto[] = []
  for (const photo of leaving.photos) {
    const { address, file } = photo
    const name = photos.findFileName(address)
    const bytes = name === undefined ? undefined : await photos.store.find(name)
    if (bytes) yield { name: file, bytes, isPacked: true }
    else {
      log.warn({ path: address }, 'a photo of a downloaded guide has no file')
      missing.push(photo)
    }
  }
  yield* moreFiles(leaving)
  const { guide, form, exportedAt } = leaving
  const json = writeGuideFile(
    guideFileOf({
      schemaAddress: appUrl() + guideSchemaAddress,
      exportedAt: exportedAt.toISOString(),
      head: {
        title: guide.name,
        code: guide.shortCode,
        isPublished: guide.isPublished,
        publishedAt: guide.publishedAt?.toISOString() ?? null,
        createdAt: guide.createdAt.toISOString(),
        updatedAt: guide.updatedAt.toISOString(),
      },
      form,
      missing,
    }),
  )
  yield { name: 'guide.json', bytes: Buffer.from(json) }
}

/** Where this version of the format is described, for as long as the server stands. */
const guideSchemaAddress = `/api/schemas/zaguan-guide-${guideFormatVersion}.json`

const moment = z.string().meta({ format: 'date-time' })

const addresses = z
  .array(z.string())
  .describe('Addresses in `form`: the path of the field, an entry under its id')

/** `guide.json` as this version writes it. */
export const guideFileSchema = z.object({
  $schema: z.string(),
  format: z.literal(guideFormat),
  version: z.literal(guideFormatVersion),
  exportedAt: moment,
  guide: z
    .object({
      title: z.string(),
      code: z.string(),
      isPublished: z.boolean(),
      publishedAt: moment.nullable(),
      createdAt: moment,
      updatedAt: moment,
    })
    .describe('The guide it was; none of this is brought in again'),
  form: z
    .object(answeredFormSchema.shape)
    .describe('All that its host wrote; each photo is the name of its file in the zip'),
  photos: z.array(z.object({ file: z.string(), at: addresses })),
  missingPhotos: z
    .array(z.object({ at: addresses }))
    .describe('Photos whose files could not be read when the zip was made'),
})

/** The same for other tools, as JSON Schema (draft 2020-12). */
export function describeGuideFile(appUrl: string) {
  return { $id: appUrl + guideSchemaAddress, ...z.toJSONSchema(guideFileSchema, { io: 'output' }) }
}

/** One file of a zip, under its name in it. */
export type ZipEntry = {
  name: string
  bytes: Uint8Array
  /** Already as small as it gets: a photo. */
  isPacked?: boolean
}

type ZipEntries = AsyncIterable<ZipEntry> | Iterable<ZipEntry>

/**
 * A zip of these files, read by whoever sends it on. The next file is asked for when the one before it has been taken: no
 * more than one is held. Where a file fails the zip breaks off, without an end that would make it look whole.
 */
export function writeZip(entries: ZipEntries, { writtenAt }: { writtenAt: Date }): Readable {
  const zip = new ZipFile()
  // True because yazl makes it a PassThrough.
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  fill(zip, { entries, output, writtenAt }).catch((error) => output.destroy(error))
  return output
}

type Filling = { entries: ZipEntries; output: Readable; writtenAt: Date }

async function fill(zip: ZipFile, { entries, output, writtenAt }: Filling) {
  for await (const { name, bytes, isPacked = false } of entries) {
    if (output.destroyed) return
    const input = Readable.from([bytes])
    const stop = () => input.destroy()
    output.once('close', stop)
    zip.addReadStream(input, name, { mtime: writtenAt, compress: !isPacked, size: bytes.length })
    await finished(input)
    output.off('close', stop)
  }
  zip.end()
}

/** The same files in a folder of the zip. */
export async function* inFolder(folder: string, entries: ZipEntries): AsyncGenerator<ZipEntry> {
  for await (const { name, ...entry } of entries) yield { ...entry, name: `${folder}/${name}` }
}
