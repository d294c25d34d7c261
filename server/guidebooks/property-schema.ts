import { z } from '@hono/zod-openapi'
import { guidebookFormSchema, wholeFormSchema } from '#domain/guide/guide-form.ts'
import { sectionTypes } from '#domain/guide/section-names.ts'
import { keptTranslations, sentTranslations } from '#domain/guide/translations/translations.ts'
import { sentRight } from '#domain/guide/unconfirmed/essentials.ts'
import { keptUnconfirmed, sentUnconfirmed } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { guideLanguageSchema } from '#domain/values/guide-language-schema.ts'
import { moment } from '#server/http/answers.ts'
import { excerptLength } from './queries.ts'

const clockTime = z.string().openapi({ description: 'hh:mm:ss', example: '15:00:00' })
const count = z.number().nullable()
const metadata = z.record(z.string(), z.unknown())

const hasAvif = z
  .boolean()
  .openapi({ description: 'Whether the copies in AVIF stand yet; WebP and JPEG always do' })

const coverSchema = z
  .object({
    width: z.number().int(),
    height: z.number().int(),
    placeholder: z.string().openapi({ description: 'A tiny copy, as a data: address' }),
    has_avif: hasAvif,
  })
  .openapi('Cover')

/** What may leave the server of a guidebook; `present.ts` fills exactly these names. */
const propertyHeadSchema = z.object({
  id: z.string().openapi({ format: 'uuid' }),
  host_id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  cover_image_url: z.string().nullable(),
  cover: coverSchema.nullable(),
  short_code: z.string().openapi({ example: 'k7p3wq9d' }),
  is_published: z.boolean(),
  published_at: moment.nullable(),
  created_at: moment,
  language: guideLanguageSchema,
  time_zone: z.string().openapi({ example: 'America/Mexico_City' }),
})

export const propertySchema = propertyHeadSchema
  .extend({
    updated_at: moment,
    checkin_time: clockTime.nullable(),
    checkout_time: clockTime.nullable(),
    bedrooms: count,
    bathrooms: count,
    max_guests: count,
    amenities: metadata,
  })
  .openapi('Property')

export const contentItemSchema = z
  .object({
    id: z.string().openapi({ format: 'uuid' }),
    section_id: z.string().openapi({ format: 'uuid' }),
    entry_id: z.string().nullable().openapi({
      description: 'What a link to it ends in: `/g/{code}#{entry_id}`',
    }),
    title: z.string(),
    body: z.string(),
    photo_url: z.string().nullable(),
    photo_has_avif: hasAvif,
    photos: z.array(
      z.object({ id: z.string().nullable(), photo_url: z.string(), caption: z.string() }),
    ),
    video_url: z.string().nullable(),
    link_url: z.string().nullable(),
    locked: z.boolean().openapi({
      description: 'Only on the link of a stay; whoever reads without one finds its title alone',
    }),
    is_active: z.boolean(),
    sort_order: z.number().int(),
  })
  .openapi('ContentItem')

export const contentSectionSchema = z
  .object({
    id: z.string().openapi({ format: 'uuid' }),
    property_id: z.string().openapi({ format: 'uuid' }),
    section_type: z.enum(sectionTypes),
    metadata,
    is_active: z.boolean(),
    sort_order: z.number().int(),
  })
  .openapi('ContentSection')

const sectionWithItemsSchema = contentSectionSchema
  .extend({ content_items: z.array(contentItemSchema) })
  .openapi('ContentSectionWithItems')

const completenessSchema = z
  .record(z.enum(sectionTypes), z.boolean())
  .openapi('Completeness', { description: 'Which of the seven sections have what they need' })

const suspended = z
  .object({ at: moment, reason: z.string() })
  .nullable()
  .openapi({ description: 'Kept from guests by the operator, and why; null when it is not' })

export const listedPropertySchema = propertyHeadSchema
  .extend({
    suspended,
    description: z
      .string()
      .nullable()
      .openapi({ description: `The first ${excerptLength} characters` }),
    completeness: completenessSchema,
    has_locks: z
      .boolean()
      .openapi({ description: 'Whether something shows on links of stays only' }),
    check_due: z.boolean().openapi({
      description:
        'Published, and for thirty days nobody has said that it is still true: `…/check`',
    }),
  })
  .openapi('ListedProperty')

const unconfirmedMeans =
  'Texts nobody has said are true: by address (the text’s path in the form, an entry under its id) the hash of the words that wait. Guests read none in a field that can hurt, and none whose hash is followed by a `!`; one that says something else by now counts as confirmed.'

export const ownPropertySchema = propertySchema
  .extend({
    version: z.number().int(),
    completeness: completenessSchema,
    translations: keptTranslations.nullable(),
    unconfirmed: keptUnconfirmed.nullable().openapi({ description: unconfirmedMeans }),
  })
  .openapi('OwnProperty')

const knownPhotos = z
  .array(
    z.object({
      url: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      has_avif: hasAvif,
    }),
  )
  .openapi({ description: 'What is known of the photos that stand in it' })

export const wholePropertySchema = ownPropertySchema
  .extend({
    suspended,
    photos: knownPhotos,
    content_sections: z.array(sectionWithItemsSchema),
  })
  .openapi('WholeProperty')

export const publicPropertySchema = propertySchema
  .extend({ photos: knownPhotos, content_sections: z.array(sectionWithItemsSchema) })
  .openapi('PublicProperty')

const translated = sentTranslations.optional().openapi({
  description:
    'Texts in other languages, by language and by address: the text’s path in the form, an entry under its id (`houseManual.rooms.r7k2m9qa.label`). A language left out stays as it is; one that is named is replaced as a whole, and removed when it is empty. `of` is the hash of the original it translates, as answered; without one it is the original in this very save. It shows only while that original stands. An address that the guide does not have is ignored.',
})

const unconfirmedSent = sentUnconfirmed.optional().openapi({
  description: `${unconfirmedMeans} Left out it stays as it is. What stood there confirmed stays so, and an address that the guide does not have is ignored.`,
})

const sentForm = guidebookFormSchema.extend({
  translations: translated,
  unconfirmed: unconfirmedSent,
})

/** What a new guide may be known by: an id that makes sending it twice safe. */
export const newIdSchema = z.object({
  id: z
    .guid({ error: 'wrong_type' })
    .optional()
    .openapi({ description: 'The new guide’s id, made by the caller by chance' }),
})

/** What the first save sends. */
export const newFormSchema = sentForm.extend(newIdSchema.shape)

/** What a save sends: the form, the version it was made from, and an id that makes sending it twice safe. */
export const savedFormSchema = sentForm.extend({
  confirm: sentRight.optional().openapi({
    description:
      'Of a published guide: facts that are right, each by its `of`; `[]` asks about those that change',
  }),
  version: z
    .int({ error: 'wrong_type' })
    .optional()
    .openapi({ description: 'The version the form was made from' }),
  overwrites: z.boolean({ error: 'wrong_type' }).optional().openapi({
    description:
      'Over what somebody else saved: that is kept as a version of its own, and what changes back is asked about',
  }),
  saveId: z.guid({ error: 'wrong_type' }).optional().openapi({
    description: 'This save’s id, made by the caller by chance; the same when it is sent again',
  }),
})

export const newGuideSchema = z.object({
  property: wholePropertySchema.extend({ shortCode: z.string() }),
  message: z.string(),
})

export const answeredFormSchema = z
  .object({
    ...wholeFormSchema.shape,
    translations: keptTranslations.optional(),
    unconfirmed: keptUnconfirmed.optional(),
  })
  .openapi('GuidebookForm', {
    description: 'The guide as the form that a save takes, everything said',
  })

export const guideSchema = z.object({ property: wholePropertySchema, form: answeredFormSchema })
