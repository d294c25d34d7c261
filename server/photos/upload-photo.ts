import { z } from '@hono/zod-openapi'
import { and, eq, sql } from 'drizzle-orm'
import { hostLimits } from '#domain/host/host-limits.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import { photoBucket, photoFileName, photoMaxBytes } from '#domain/values/photo.ts'
import type { Transaction } from '#server/db/database.ts'
import { lockHostAccount } from '#server/db/host-accounts.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { photos } from '#server/db/tables/schema.ts'
import { json } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import { smallMaxBytes } from '#server/http/limit-body.ts'
import type { Resources } from '#server/resources.ts'
import { enqueue } from '#server/work/queue.ts'
import { type Encoder, EncoderFailure } from './encoding/open-encoder.ts'
import type { Copy } from './encoding/picture.ts'
import {
  filesOf,
  isStoreMissing,
  mediaTypes,
  type PhotoFile,
  photosBase,
  storeErrorCode,
} from './store.ts'

/** The bucket `guidebook-photos`: is it there, and take this photo. */
export function createPhotoRoutes(resources: Resources) {
  const { photos, log } = resources

  return routesOf(resources, 'Photos', [
    hostCall(`GET /storage/${photoBucket}`, {
      summary: 'Check that photos can be stored',
      answer: { 200: json(bucketSchema, 'The bucket answers') },
      async work() {
        await photos.store.check().catch((err) => {
          throw missingBucket(log, err)
        })
        return { bucket: photoBucket, max_bytes: photoMaxBytes }
      },
    }),
    hostCall(`POST /storage/${photoBucket}`, {
      summary: 'Upload a photo',
      description:
        'JPG, PNG, WebP or AVIF up to 5 MB, told by its content alone. It is re-encoded in several sizes, upright and without its metadata.',
      form: uploadSchema,
      maxBytes: photoMaxBytes + smallMaxBytes,
      tooLarge: 'photo_too_large',
      limit: 'uploads',
      answer: { 201: json(photoSchema, 'Where the photo is') },
      async work({ hostId, form: { file } }) {
        if (!(file instanceof File)) throw new Refusal('photo_missing')
        const bytes = new Uint8Array(await file.arrayBuffer())
        const { path, width, height, placeholder } = await uploadPhoto(resources, { hostId, bytes })
        return { path, url: photos.addressOf(path), width, height, placeholder }
      },
    }),
  ])
}

const bucketSchema = z.object({ bucket: z.string(), max_bytes: z.number().int() })

const uploadSchema = z.object({
  file: z.custom<File>().optional().openapi({ type: 'string', format: 'binary' }),
})

const photoSchema = z
  .object({
    path: z.string().openapi({ example: '/photos/1777919400000-0f3a5c7e9b1d2f4a6c8e0b1d.jpg' }),
    url: z.string().openapi({ description: 'What `photoUrl` of a form takes' }),
    width: z.number().int(),
    height: z.number().int(),
    placeholder: z.string().openapi({ description: 'A tiny copy, as a data: address' }),
  })
  .openapi('Photo')

type Upload = { hostId: string; bytes: Uint8Array }

/** Only a host, within its limits: the photo re-encoded in every size, under a name nobody had before. Its AVIF follows. */
export async function uploadPhoto(resources: Resources, { hostId, bytes }: Upload) {
  const { db, now, random } = resources
  const name = photoFileName({ at: now(), randomBytes: random(12), format: 'jpg' })
  const { copies, ...looks } = await inTurn(resources, hostId, (encoder) =>
    encoder.run('makeFirstCopies', bytes),
  )
  const files = [...filesOf(name, copies), { name, bytes: widestOf(copies), type: mediaTypes.jpg }]
  const photo = {
    ...looks,
    path: photosBase + name,
    bytes: files.reduce((sum, file) => sum + file.bytes.length, 0),
  }
  // The row comes before the files and speaks for them only afterwards: whatever stops us between, the sweep knows what to remove.
  await asHost(db, hostId, async (tx) => {
    await assertUploadRoom(tx, resources, hostId)
    await tx.insert(photos).values({
      ...photo,
      hostId,
      state: 'storing',
      hasAvif: false,
      createdAt: now(),
      unusedSince: now(),
    })
  })
  await store(resources, files)
  const stored = await asHost(db, hostId, async (tx) => {
    const [row] = await tx
      .update(photos)
      .set({ state: 'stored' })
      .where(and(eq(photos.path, photo.path), eq(photos.hostId, hostId)))
      .returning({ path: photos.path })
    if (row) await enqueue(tx, 'photo-avif', row.path)
    return row
  })
  // The account was erased meanwhile: the sweep removes what was stored since.
  if (!stored) throw new Refusal('unauthorized')
  resources.jobs.soon('photo-avif')
  return photo
}

/** In the host's turn. What the encoder stumbles over is not the photo's fault, and is told as that. */
function inTurn<Result>(
  { photos: { encoding, encoders }, log }: Resources,
  hostId: string,
  work: (encoder: Encoder) => Promise<Result>,
) {
  return encoding.enter(async () => {
    try {
      return await work(encoders.atUpload)
    } catch (err) {
      if (!(err instanceof EncoderFailure)) throw err
      log.error({ err }, 'a photo could not be processed')
      throw new Refusal('photo_not_processed')
    }
  }, hostId)
}

/** The photo under its own name: nothing wider is kept. */
function widestOf(copies: readonly Copy[]) {
  const jpegs = copies.filter(({ format }) => format === 'jpg')
  const [widest] = jpegs.toSorted((one, other) => other.width - one.width)
  if (!widest) throw new Error('a photo has no JPEG')
  return widest.bytes
}

/** Under the account's lock, so that parallel uploads cannot pass the limit together. */
export async function assertUploadRoom(tx: Transaction, { config }: Resources, hostId: string) {
  await lockHostAccount(tx, { hostId, courtesyCredits: config.courtesyCredits })
  const [kept] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${photos.bytes}), 0)::float8` })
    .from(photos)
    .where(eq(photos.hostId, hostId))
  if ((kept?.bytes ?? 0) >= hostLimits.photoBytes) throw new Refusal('photo_storage_limit')
}

async function store({ photos: { store }, log }: Resources, files: PhotoFile[]) {
  try {
    for (const file of files) await store.put(file)
  } catch (err) {
    if (isStoreMissing(err)) throw missingBucket(log, err)
    log.error({ err }, 'a photo could not be stored')
    throw new Refusal('upload_failed', { values: { message: storeErrorCode(err) } })
  }
}

function missingBucket(log: Resources['log'], err: unknown) {
  log.error({ err, bucket: photoBucket }, 'the photo bucket is missing')
  return new Refusal('bucket_unavailable', { values: { bucket: photoBucket } })
}

/** Refuses what would be refused as an upload; keeps nothing. */
export function checkPhoto(resources: Resources, { hostId, bytes }: Upload) {
  return inTurn(resources, hostId, (encoder) => encoder.run('look', bytes))
}
