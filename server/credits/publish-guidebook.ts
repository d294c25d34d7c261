import { and, eq, sql } from 'drizzle-orm'
import type { Unconfirmed } from '#domain/guide/unconfirmed/unconfirmed.ts'
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
import { guideUnconfirmed, hostAccounts, properties } from '#server/db/tables/schema.ts'
import type { Resources } from '#server/resources.ts'

type Own = { id: string; hostId: string }

/** What the host says of facts that can hurt and wait to be confirmed; answers those that stay hidden. */
export type SettleFacts<Hidden> = (
  tx: Transaction,
  said: Own & { confirm: Unconfirmed; keepHidden: boolean | readonly string[] },
) => Promise<Hidden[]>

/** Without it, what waits stays hidden. */
type Facts<Hidden> = {
  confirm?: Unconfirmed | undefined
  keepHidden?: boolean | readonly string[] | undefined
  settle: SettleFacts<Hidden>
}

/** Only the owner, and only with a credit left; a guide that is published already costs nothing. */
export async function publishGuidebook<Hidden>(
  resources: Resources,
  { id, hostId }: Own,
  { confirm = {}, keepHidden = false, settle }: Partial<Facts<Hidden>> = {},
) {
  const { config, guideChanges, now, payments } = resources
  const outcome = await asHost(resources.db, hostId, async (tx) => {
    const { courtesyCredits } = config
    const { paidCredits } = await lockHostAccount(tx, { hostId, courtesyCredits })
    const guide = await findGuideAndCount(tx, { id, hostId, at: payments.now() })
    if (!guide) throw new Refusal('not_found')
    if (guide.isSuspended) throw new Refusal('guide_suspended')
    if (guide.isPublished) return { ...guide, wasPublished: true, hidden: [] }
    assertCredit({ ...guide, paidCredits })
    const said = { id, hostId, confirm, keepHidden }
    const hidden = guide.hasUnconfirmed && settle ? await settle(tx, said) : []
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
    return { ...guide, wasPublished: false, hidden }
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

/** The guide, its host's courtesy credits and how many guides are published: read under the account's lock, so the count stands. */
async function findGuideAndCount(tx: Transaction, { id, hostId, at }: Own & { at: Date }) {
  const [guide] = await tx
    .select({
      shortCode: properties.shortCode,
      isPublished: properties.isPublished,
      hasUnconfirmed: sql<boolean>`exists (
        select from ${guideUnconfirmed} where property_id = ${properties.id}
      )`,
      isSuspended: sql<boolean>`${properties.suspendedAt} is not null`,
      courtesyCredits: courtesyAt(at),
      publishedGuidesCount: sql<number>`(
        select count(*)::int from properties p where p.host_id = ${hostId} and p.is_published
      )`,
    })
    .from(properties)
    .innerJoin(hostAccounts, eq(hostAccounts.hostId, properties.hostId))
    .where(and(eq(properties.id, id), eq(properties.hostId, hostId)))
  return guide
}
