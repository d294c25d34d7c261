import { and, eq, sql } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import {
  type CreditSources,
  canDeleteToRegain,
  creditFigures,
  mayPublish,
} from '#domain/money/credits.ts'
import type { Transaction } from '#server/db/database.ts'
import { courtesyAt, lockHostAccount } from '#server/db/host-accounts.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { hostAccounts, properties } from '#server/db/tables/schema.ts'
import type { Resources } from '#server/resources.ts'

type Own = { id: string; hostId: string }

/** What the host says of what guests will act on, before they read it. */
type Facts = {
  confirm?: string[] | undefined
  settle: SettleFacts
}

/** Refuses while the host has not said that it is right. */
export type SettleFacts = (
  tx: Transaction,
  said: Own & { confirm?: string[] | undefined },
) => Promise<void>

/** Only the owner, and only with a credit left; a guide that is published already costs nothing. */
export async function publishGuidebook(
  resources: Resources,
  { id, hostId }: Own,
  { confirm, settle }: Partial<Facts> = {},
) {
  const { config, guideChanges, now, payments } = resources
  const outcome = await asHost(resources.db, hostId, async (tx) => {
    const { courtesyCredits } = config
    const { paidCredits } = await lockHostAccount(tx, { hostId, courtesyCredits })
    const guide = await findGuideAndCount(tx, { id, hostId, at: payments.now() })
    if (!guide) throw new Refusal('not_found')
    if (guide.isSuspended) throw new Refusal('guide_suspended')
    if (guide.isPublished) return { ...guide, wasPublished: true }
    assertCredit({ ...guide, paidCredits })
    await settle?.(tx, { id, hostId, confirm })
    await tx
      .update(properties)
      .set({
        isPublished: true,
        publishedAt: now(),
        unpublishedReason: null,
        unpublishedAt: null,
      })
      .where(and(eq(properties.id, id), eq(properties.hostId, hostId)))
      .returning({ announced: guideChanges.announcement(properties.shortCode) })
    return { ...guide, wasPublished: false }
  })
  if (!outcome.wasPublished) guideChanges.tell(outcome.shortCode)
  return outcome
}

function assertCredit(sources: CreditSources) {
  const figures = creditFigures(sources)
  if (mayPublish(figures)) return
  const extra = { can_delete_to_regain: canDeleteToRegain(figures) }
  if (figures.overLimit === 0) throw new Refusal('no_credit', { extra })
  throw new Refusal('over_limit', { extra, values: { count: figures.overLimit } })
}

/**
 * The guide, which nobody changes from here on, its host's courtesy credits and how many guides are published: read under the
 * account's lock, so the count stands.
 */
async function findGuideAndCount(tx: Transaction, { id, hostId, at }: Own & { at: Date }) {
  const [guide] = await tx
    .select({
      shortCode: properties.shortCode,
      isPublished: properties.isPublished,
      isSuspended: sql<boolean>`${properties.suspendedAt} is not null`,
      courtesyCredits: courtesyAt(at),
      publishedGuidesCount: sql<number>`(
        select count(*)::int from properties p where p.host_id = ${hostId} and p.is_published
      )`,
    })
    .from(properties)
    .innerJoin(hostAccounts, eq(hostAccounts.hostId, properties.hostId))
    .where(and(eq(properties.id, id), eq(properties.hostId, hostId)))
    .for('update', { of: properties })
  return guide
}

/** Only the owner: guests lose the guide at once and its credit returns; a draft stays one. */
export async function unpublishGuidebook(resources: Resources, { id, hostId }: Own) {
  const { config, guideChanges, now } = resources
  const own = and(eq(properties.id, id), eq(properties.hostId, hostId))
  const outcome = await asHost(resources.db, hostId, async (tx) => {
    await lockHostAccount(tx, { hostId, courtesyCredits: config.courtesyCredits })
    const [guide] = await tx
      .select({ shortCode: properties.shortCode, isPublished: properties.isPublished })
      .from(properties)
      .where(own)
    if (!guide) throw new Refusal('not_found')
    if (!guide.isPublished) return { ...guide, wasPublished: false }
    await tx
      .update(properties)
      .set({
        isPublished: false,
        publishedAt: null,
        unpublishedReason: 'host',
        unpublishedAt: now(),
      })
      .where(own)
      .returning({ announced: guideChanges.announcement(properties.shortCode) })
    return { ...guide, wasPublished: true }
  })
  if (outcome.wasPublished) guideChanges.tell(outcome.shortCode)
  return outcome
}
