import { z } from '@hono/zod-openapi'
import { eq, sql } from 'drizzle-orm'
import { sentRight } from '#domain/guide/unconfirmed/essentials.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import {
  type CreditSources,
  canDeleteToRegain,
  creditFigures,
  mayPublish,
} from '#domain/money/credits.ts'
import type { Transaction } from '#server/db/database.ts'
import { courtesyAt, lockHostAccount } from '#server/db/host-accounts.ts'
import { takenDown } from '#server/db/published-guides.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { hostAccounts, properties } from '#server/db/tables/schema.ts'
import { json, messageSchema } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import { jsonMaxBytes } from '#server/http/limit-body.ts'
import type { Resources } from '#server/resources.ts'
import { getGuide, getGuideForWrite, type OwnGuide, owned } from './queries.ts'
import {
  assertEssentialsConfirmed,
  type EssentialsToConfirm,
  rememberConfirmed,
} from './unconfirmed.ts'

/** A credit spent on a guide, and regained: what guests may open. */
export function createPublishRoutes(resources: Resources) {
  return routesOf(resources, 'Guide credits', [
    hostCall('POST /guide-credits/publish/{id}', {
      summary: 'Publish a guide with one credit',
      description:
        'Publishing what is published already spends nothing. Without a credit: 403 `no_credit` or `over_limit`, with `can_delete_to_regain`. With `confirm`, 409 `facts_to_confirm` answers the `facts` that guests will act on and of which nobody has said that they are right: networks, codes, the host’s number, the address, the hours, what guests read of the house where it was left empty, and every other number that guests can call, those of the local guide left out. Without it, those of them that are marked as not confirmed.',
      failure: 'error_publishing',
      body: publishSchema,
      maxBytes: jsonMaxBytes,
      isBodyOptional: true,
      limit: 'writes',
      refuses: ['facts_to_confirm'],
      answer: { 200: json(messageSchema, 'Guests can open it') },
      async work({ id, hostId, body, locale }) {
        const { confirm } = body
        const { wasPublished } = await publishGuidebook(resources, { id, hostId, confirm })
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

const publishSchema = z.object({
  confirm: sentRight.optional().openapi({
    description: 'Facts that are right, each by its `of`; `[]` asks about all of them',
  }),
})

/** Only the owner, and only with a credit left; a guide that is published already costs nothing. */
export async function publishGuidebook(
  resources: Resources,
  { id, hostId, confirm }: OwnGuide & Pick<EssentialsToConfirm, 'confirm'>,
) {
  const { db, config, guideChanges, now, payments } = resources
  const outcome = await asHost(db, hostId, async (tx) => {
    const { courtesyCredits } = config
    const account = await lockHostAccount(tx, { hostId, courtesyCredits })
    // Credits given for a time end by the provider's clock, as plans do, which a sandbox may move; a guide is dated by ours.
    const counted = await lockAndCount(tx, { id, hostId, at: payments.now() })
    const guide = await getGuideForWrite(tx, { id, hostId })
    if (guide.suspendedAt) throw new Refusal('guide_suspended')
    if (guide.isPublished) return { ...guide, wasPublished: true }
    assertCredit({ ...account, ...counted })
    const toConfirm = { guide, rightValues: guide.rightValues, confirm }
    await assertEssentialsConfirmed(tx, toConfirm)
    await rememberConfirmed(tx, resources, toConfirm)
    await tx
      .update(properties)
      .set({
        isPublished: true,
        publishedAt: now(),
        unpublishedReason: null,
        unpublishedAt: null,
      })
      .where(owned({ id, hostId }))
      .returning({ announced: guideChanges.announcement(properties.shortCode) })
    return { ...guide, wasPublished: false }
  })
  if (!outcome.wasPublished) guideChanges.tell(outcome.shortCode)
  return outcome
}

/** What decides over a credit, under the account's lock, so that it stands; nobody changes the guide from here on. */
async function lockAndCount(tx: Transaction, { at, ...own }: OwnGuide & { at: Date }) {
  const [counted] = await tx
    .select({
      courtesyCredits: courtesyAt(at),
      publishedGuidesCount: sql<number>`(
        select count(*)::int from properties p where p.host_id = ${own.hostId} and p.is_published
      )`,
    })
    .from(properties)
    .innerJoin(hostAccounts, eq(hostAccounts.hostId, properties.hostId))
    .where(owned(own))
    .for('update', { of: properties })
  return counted
}

function assertCredit(sources: CreditSources) {
  const figures = creditFigures(sources)
  if (mayPublish(figures)) return
  const extra = { can_delete_to_regain: canDeleteToRegain(figures) }
  if (figures.overLimit === 0) throw new Refusal('no_credit', { extra })
  throw new Refusal('over_limit', { extra, values: { count: figures.overLimit } })
}

/** Only the owner: guests lose the guide at once and its credit returns; a draft stays one. */
export async function unpublishGuidebook(resources: Resources, { id, hostId }: OwnGuide) {
  const { db, config, guideChanges, now } = resources
  const guide = await asHost(db, hostId, async (tx) => {
    await lockHostAccount(tx, { hostId, courtesyCredits: config.courtesyCredits })
    const guide = await getGuide(tx, { id, hostId })
    if (!guide.isPublished) return guide
    await tx
      .update(properties)
      .set(takenDown('host', now()))
      .where(owned({ id, hostId }))
      .returning({ announced: guideChanges.announcement(properties.shortCode) })
    return guide
  })
  if (guide.isPublished) guideChanges.tell(guide.shortCode)
  return { wasPublished: guide.isPublished }
}
