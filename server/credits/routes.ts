import { successSentenceOf } from '#domain/messages/successes.ts'
import { listPublished } from '#server/db/published-guides.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { json, messageSchema } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'
import {
  creditsSchema,
  presentCredits,
  presentPublished,
  publishedSchema,
  publishSchema,
} from './present.ts'
import { publishGuidebook, type SettleFacts } from './publish-guidebook.ts'
import { findCredits } from './queries.ts'
import { unpublishGuidebook } from './unpublish-guidebook.ts'

/** Guide credits: the figures, what they cover, and spending and regaining them. */
export function createCreditRoutes(resources: Resources, settle: SettleFacts) {
  const { db, payments } = resources
  const { courtesyCredits } = resources.config

  return routesOf(resources, 'Guide credits', [
    hostCall('GET /guide-credits/credits', {
      summary: 'Read my credits',
      failure: 'error_fetching_credits',
      answer: { 200: json(creditsSchema, 'The figures') },
      async work({ hostId }) {
        const figures = await asHost(db, hostId, (tx) =>
          findCredits(tx, { hostId, courtesyCredits, at: payments.now() }),
        )
        return presentCredits(figures)
      },
    }),
    hostCall('GET /guide-credits/published', {
      summary: 'List my published guides, oldest publication first',
      failure: 'could_not_fetch_credits',
      answer: { 200: json(publishedSchema, 'What is published, and what covers it') },
      async work({ hostId }) {
        const { guides, figures } = await asHost(db, hostId, async (tx) => ({
          guides: await listPublished(tx, hostId),
          figures: await findCredits(tx, { hostId, courtesyCredits, at: payments.now() }),
        }))
        return { published_guides: presentPublished(guides, figures) }
      },
    }),
    hostCall('POST /guide-credits/publish/{id}', {
      summary: 'Publish a guide with one credit',
      description:
        'Publishing what is published already spends nothing. Without a credit: 403 `no_credit` or `over_limit`, with `can_delete_to_regain`. With `confirm`, 409 `facts_to_confirm` answers the `facts` that guests will act on and of which nobody has said that they are right: networks, codes, the number to call, the address, the hours. Without it, those of them that are marked as not confirmed.',
      failure: 'error_publishing',
      body: publishSchema,
      isBodyOptional: true,
      limit: 'writes',
      refuses: ['facts_to_confirm'],
      answer: { 200: json(messageSchema, 'Guests can open it') },
      async work({ id, hostId, body, locale }) {
        const facts = { confirm: body.confirm, settle }
        const { wasPublished } = await publishGuidebook(resources, { id, hostId }, facts)
        const code = wasPublished ? 'guide_already_published' : 'guide_published'
        return { message: successSentenceOf(code, locale) }
      },
    }),
    hostCall('POST /guide-credits/unpublish/{id}', {
      summary: 'Unpublish a guide and regain its credit',
      failure: 'error_unpublishing',
      limit: 'writes',
      answer: { 200: json(messageSchema, 'Guests can no longer open it') },
      async work({ id, hostId, locale }) {
        const { wasPublished } = await unpublishGuidebook(resources, { id, hostId })
        const code = wasPublished ? 'guide_unpublished' : 'guide_already_unpublished'
        return { message: successSentenceOf(code, locale) }
      },
    }),
  ])
}
