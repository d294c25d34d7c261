import { z } from '@hono/zod-openapi'
import { sentRight } from '#domain/guide/unconfirmed/essentials.ts'
import type { CreditFigures } from '#domain/money/credits.ts'
import { guideCoverage } from '#domain/money/grace.ts'
import { subscriptionStatuses } from '#domain/money/subscription.ts'
import { moment } from '#server/http/answers.ts'

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
    published_at: moment,
    time_zone: z.string().openapi({ example: 'America/Mexico_City' }),
    subscription_status: z.enum(subscriptionStatuses).openapi({
      description:
        'active: covered; cancelled: covered until the period ends; expired: not covered',
    }),
  })
  .openapi('PublishedGuide')

export const publishedSchema = z.object({ published_guides: z.array(publishedGuideSchema) })

export const publishSchema = z.object({
  confirm: sentRight.optional().openapi({
    description: 'Facts that are right, each by its `of`; `[]` asks about all of them',
  }),
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
