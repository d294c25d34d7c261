import { z } from '@hono/zod-openapi'
import { guideCoverage } from '#domain/money/grace.ts'
import { subscriptionStatuses } from '#domain/money/subscription.ts'
import { findCredits } from '#server/db/host-accounts.ts'
import { listPublished } from '#server/db/published-guides.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { json, moment, presentAs } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'

/** Guide credits: the figures, and what they cover. */
export function createCreditRoutes(resources: Resources) {
  const { db, payments } = resources
  const { courtesyCredits } = resources.config

  return routesOf(resources, 'Guide credits', [
    hostCall('GET /guide-credits/credits', {
      summary: 'Read my credits',
      failure: 'error_fetching_credits',
      answer: { 200: json(creditsSchema, 'The figures') },
      async work({ hostId }) {
        const { figures } = await asHost(db, hostId, (tx) =>
          findCredits(tx, { hostId, courtesyCredits, at: payments.now() }),
        )
        return presentAs(creditsSchema, figures)
      },
    }),
    hostCall('GET /guide-credits/published', {
      summary: 'List my published guides, oldest publication first',
      failure: 'could_not_fetch_credits',
      answer: { 200: json(publishedSchema, 'What is published, and what covers it') },
      async work({ hostId }) {
        const { guides, credits } = await asHost(db, hostId, async (tx) => ({
          guides: await listPublished(tx, hostId),
          credits: await findCredits(tx, { hostId, courtesyCredits, at: payments.now() }),
        }))
        const { figures, isCancelling } = credits
        const coverage = guideCoverage(guides, { ...figures, isCancelling })
        return {
          published_guides: guides.map((guide) => {
            const subscriptionStatus = coverage.get(guide.id) ?? 'inactive'
            return presentAs(publishedGuideSchema, { ...guide, subscriptionStatus })
          }),
        }
      },
    }),
  ])
}

const count = z.number().int().min(0)

const creditsSchema = z
  .object({
    guide_credits: count.openapi({ description: 'The total' }),
    available_credits: count,
    published_guides_count: count,
    courtesy_credits: count,
    paid_credits: count,
    over_limit: count.openapi({ description: 'How many published guides no credit covers' }),
  })
  .openapi('Credits')

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

const publishedSchema = z.object({ published_guides: z.array(publishedGuideSchema) })
