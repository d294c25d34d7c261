import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { Refusal } from '#domain/messages/refusals.ts'
import { photoBucket, photoMaxBytes } from '#domain/values/photo.ts'
import { requireHost } from '#server/auth/require-host.ts'
import { hostSecurity, json, refusals } from '#server/http/answers.ts'
import { within } from '#server/http/host-limit.ts'
import type { Resources } from '#server/resources.ts'
import { uploadPhoto } from './upload-photo.ts'

/** The bucket `guidebook-photos`: is it there, and take this photo. */
export function createPhotoRoutes(resources: Resources) {
  const { photos, log } = resources
  const host = requireHost(resources)

  return new OpenAPIHono()
    .openapi(
      createRoute({
        method: 'get',
        path: `/storage/${photoBucket}`,
        tags: ['Photos'],
        summary: 'Check that photos can be stored',
        middleware: [host] as const,
        security: hostSecurity,
        responses: { 200: json(bucketSchema, 'The bucket answers'), ...refusals },
      }),
      async (c) => {
        try {
          await photos.store.check()
        } catch (err) {
          log.error({ err, bucket: photoBucket }, 'the photo bucket is missing')
          throw new Refusal('bucket_unavailable', { values: { bucket: photoBucket } })
        }
        return c.json({ bucket: photoBucket, max_bytes: photoMaxBytes }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: `/storage/${photoBucket}`,
        tags: ['Photos'],
        summary: 'Upload a photo',
        description:
          'JPG, PNG, WebP or AVIF up to 5 MB, told by its content alone. It is re-encoded in several sizes, upright and without its metadata.',
        middleware: [host, within(resources.uploadLimit)] as const,
        security: hostSecurity,
        request: {
          body: { required: true, content: { 'multipart/form-data': { schema: uploadSchema } } },
        },
        responses: { 201: json(photoSchema, 'Where the photo is'), ...refusals },
      }),
      async (c) => {
        const { file } = c.req.valid('form')
        if (!(file instanceof File)) throw new Refusal('photo_missing')
        const bytes = new Uint8Array(await file.arrayBuffer())
        const photo = await uploadPhoto(resources, { hostId: c.var.hostId, bytes })
        const { path, width, height, placeholder } = photo
        return c.json({ path, url: photos.addressOf(path), width, height, placeholder }, 201)
      },
    )
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
