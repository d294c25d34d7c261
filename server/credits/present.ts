import { z } from '@hono/zod-openapi'
import { sectionTypes } from '#domain/guide/section-names.ts'
import { sentUnconfirmed } from '#domain/guide/unconfirmed/unconfirmed.ts'
import type { CreditFigures } from '#domain/money/credits.ts'
import { guideCoverage } from '#domain/money/grace.ts'
import { subscriptionStatuses } from '#domain/money/subscription.ts'
import { messageSchema } from '#server/http/answers.ts'

const count = z.number().int().min(0)

export const creditsSchema = z
  .object({
    guide_credits: count.openapi({ description: 'The total' }),
    available_credits: count,
    published_guides_count: count,
    courtesy_credits: count,
    paid_credits: count,
    over_limit: count.openapi({ description: 'How many published guides no credit covers' }),
  })
  .openapi('Credits')

export function presentCredits(figures: CreditFigures): z.infer<typeof creditsSchema> {
  return {
    guide_credits: figures.guideCredits,
    available_credits: figures.availableCredits,
    published_guides_count: figures.publishedGuidesCount,
    courtesy_credits: figures.courtesyCredits,
    paid_credits: figures.paidCredits,
    over_limit: figures.overLimit,
  }
}

const publishedGuideSchema = z
  .object({
    id: z.string().openapi({ format: 'uuid' }),
    name: z.string(),
    published_at: z.string().openapi({ format: 'date-time' }),
    time_zone: z.string().openapi({ example: 'America/Mexico_City' }),
    subscription_status: z.enum(subscriptionStatuses).openapi({
      description:
        'active: covered; cancelled: covered until the period ends; expired: not covered',
    }),
  })
  .openapi('PublishedGuide')

export const publishedSchema = z.object({ published_guides: z.array(publishedGuideSchema) })

export const hiddenFactSchema = z
  .object({
    address: z.string().openapi({ description: 'Of its entry, or of the text itself' }),
    section: z.enum(sectionTypes),
    texts: z.array(
      z.object({
        address: z.string(),
        path: z.array(z.string()).openapi({ description: 'In the form, `*` for any entry' }),
        numbers: z.array(z.number().int()).openapi({ description: 'Which entry, from one' }),
        text: z.string(),
        of: z.string().openapi({ description: 'What confirms these very words' }),
      }),
    ),
  })
  .openapi('HiddenFact', { description: 'Can hurt when it is wrong; guests are not shown it' })

export const publishSchema = z.object({
  confirm: sentUnconfirmed
    .optional()
    .openapi({ description: 'Texts that are right, by address: their `of`' }),
  keep_hidden: z
    .union([z.boolean(), z.array(z.string().max(200)).max(8000)], { error: 'wrong_type' })
    .optional()
    .openapi({
      description:
        'Publish although the rest is not shown to guests: all of it, or the facts of these addresses and no other',
    }),
})

export const publicationSchema = messageSchema.extend({
  hidden: z
    .array(hiddenFactSchema)
    .optional()
    .openapi({ description: 'What stays hidden; absent where nothing does' }),
})

type Published = { id: string; name: string; publishedAt: Date; timeZone: string }

export function presentPublished(
  guides: readonly Published[],
  credits: CreditFigures & { isCancelling: boolean },
): z.infer<typeof publishedGuideSchema>[] {
  const coverage = guideCoverage(guides, credits)
  return guides.map(({ id, name, publishedAt, timeZone }) => ({
    id,
    name,
    published_at: publishedAt.toISOString(),
    time_zone: timeZone,
    subscription_status: coverage.get(id) ?? 'inactive',
  }))
}
