import { z } from '@hono/zod-openapi'
import { Refusal } from '#domain/messages/refusals.ts'
import { photoBucket, photoMaxBytes } from '#domain/values/photo.ts'
import { json } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'
import { uploadPhoto } from './upload-photo.ts'

/** The bucket `guidebook-photos`: is it there, and take this photo. */
export function createPhotoRoutes(resources: Resources) {
  const { photos, log } = resources

  return routesOf(resources, 'Photos', [
    hostCall(`GET /storage/${photoBucket}`, {
      summary: 'Check that photos can be stored',
      answer: { 200: json(bucketSchema, 'The bucket answers') },
      async work() {
        try {
          await photos.store.check()
        } catch (err) {
          log.error({ err, bucket: photoBucket }, 'the photo bucket is missing')
          throw new Refusal('bucket_unavailable', { values: { bucket: photoBucket } })
        }
        return { bucket: photoBucket, max_bytes: photoMaxBytes }
      },
    }),
    hostCall(`POST /storage/${photoBucket}`, {
      summary: 'Upload a photo',
      description:
        'JPG, PNG, WebP or AVIF up to 5 MB, told by its content alone. It is re-encoded in several sizes, upright and without its metadata.',
      form: uploadSchema,
      limit: 'uploads',
      answer: { 201: json(photoSchema, 'Where the photo is') },
      async work({ hostId, form: { file } }) {
        if (!(file instanceof File)) throw new Refusal('photo_missing')
        const bytes = new Uint8Array(await file.arrayBuffer())
        const photo = await uploadPhoto(resources, { hostId, bytes })
        const { path, width, height, placeholder } = photo
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
