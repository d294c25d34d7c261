import { z } from '@hono/zod-openapi'
import { guideFormat, guideFormatVersion } from '#domain/guide/exports/guide-file.ts'
import { answeredFormSchema } from '#server/guidebooks/property-schema.ts'

/** Where this version of the format is described, for as long as the server stands. */
export const guideSchemaAddress = `/api/schemas/zaguan-guide-${guideFormatVersion}.json`

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
