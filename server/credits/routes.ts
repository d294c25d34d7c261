import { createRoute, OpenAPIHono, type z } from '@hono/zod-openapi'
import { successSentenceOf } from '#domain/messages/successes.ts'
import { requireHost } from '#server/auth/require-host.ts'
import { listPublished } from '#server/db/published-guides.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import {
  hostSecurity,
  idParam,
  json,
  jsonBody,
  messageSchema,
  refusals,
} from '#server/http/answers.ts'
import { callersLocale } from '#server/http/callers-locale.ts'
import { within } from '#server/http/host-limit.ts'
import { onFailure } from '#server/http/on-failure.ts'
import type { Resources } from '#server/resources.ts'
import {
  creditsSchema,
  type hiddenFactSchema,
  presentCredits,
  presentPublished,
  publicationSchema,
  publishedSchema,
  publishSchema,
} from './present.ts'
import { publishGuidebook, type SettleFacts } from './publish-guidebook.ts'
import { findCredits } from './queries.ts'
import { unpublishGuidebook } from './unpublish-guidebook.ts'

/** Guide credits: the figures, what they cover, and spending and regaining them. */
export function createCreditRoutes(
  resources: Resources,
  settle: SettleFacts<z.infer<typeof hiddenFactSchema>>,
) {
  const { db, config, payments } = resources
  const { courtesyCredits } = config
  const host = requireHost(resources)
  const writes = within(resources.writeLimit)

  return new OpenAPIHono()
    .openapi(
      createRoute({
        method: 'get',
        path: '/guide-credits/credits',
        tags: ['Guide credits'],
        summary: 'Read my credits',
        middleware: [onFailure('error_fetching_credits'), host] as const,
        security: hostSecurity,
        responses: { 200: json(creditsSchema, 'The figures'), ...refusals },
      }),
      async (c) => {
        const { hostId } = c.var
        const figures = await asHost(db, hostId, (tx) =>
          findCredits(tx, { hostId, courtesyCredits, at: payments.now() }),
        )
        return c.json(presentCredits(figures), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/guide-credits/published',
        tags: ['Guide credits'],
        summary: 'List my published guides, oldest publication first',
        middleware: [onFailure('could_not_fetch_credits'), host] as const,
        security: hostSecurity,
        responses: {
          200: json(publishedSchema, 'What is published, and what covers it'),
          ...refusals,
        },
      }),
      async (c) => {
        const { hostId } = c.var
        const { guides, figures } = await asHost(db, hostId, async (tx) => ({
          guides: await listPublished(tx, hostId),
          figures: await findCredits(tx, { hostId, courtesyCredits, at: payments.now() }),
        }))
        return c.json({ published_guides: presentPublished(guides, figures) }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/guide-credits/publish/{id}',
        tags: ['Guide credits'],
        summary: 'Publish a guide with one credit',
        description:
          'Publishing what is published already spends nothing. Without a credit: 403 `no_credit` or `over_limit`, with `can_delete_to_regain`. A guide with facts that can hurt and wait to be confirmed answers 409 `facts_to_confirm` with those `facts`, until the call confirms each (`confirm`: the address of each text, and its `of`) or says that the rest stays hidden (`keep_hidden`).',
        middleware: [onFailure('error_publishing'), host, writes] as const,
        security: hostSecurity,
        request: { params: idParam, body: { ...jsonBody(publishSchema), required: false } },
        responses: { 200: json(publicationSchema, 'Guests can open it'), ...refusals },
      }),
      async (c) => {
        const own = { id: c.req.valid('param').id, hostId: c.var.hostId }
        const { confirm, keep_hidden: keepHidden } = c.req.valid('json')
        const facts = { confirm, keepHidden, settle }
        const { wasPublished, hidden } = await publishGuidebook(resources, own, facts)
        const code = wasPublished ? 'guide_already_published' : 'guide_published'
        const message = successSentenceOf(code, callersLocale(c))
        return c.json({ message, ...(hidden.length > 0 && { hidden }) }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/guide-credits/unpublish/{id}',
        tags: ['Guide credits'],
        summary: 'Unpublish a guide and regain its credit',
        middleware: [onFailure('error_unpublishing'), host, writes] as const,
        security: hostSecurity,
        request: { params: idParam },
        responses: { 200: json(messageSchema, 'Guests can no longer open it'), ...refusals },
      }),
      async (c) => {
        const own = { id: c.req.valid('param').id, hostId: c.var.hostId }
        const { wasPublished } = await unpublishGuidebook(resources, own)
        const code = wasPublished ? 'guide_unpublished' : 'guide_already_unpublished'
        return c.json({ message: successSentenceOf(code, callersLocale(c)) }, 200)
      },
    )
}
