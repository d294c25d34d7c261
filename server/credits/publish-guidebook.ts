import { and, eq, sql } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import { canDeleteToRegain, creditFigures, mayPublish } from '#domain/money/credits.ts'
import { asHost } from '#server/db/callers.ts'
import type { Transaction } from '#server/db/database.ts'
import { type HostAccount, lockHostAccount } from '#server/db/host-accounts.ts'
import { properties } from '#server/db/schema.ts'
import type { Resources } from '#server/resources.ts'

type Own = { id: string; hostId: string }

/** Only the owner, and only with a credit left; a guide that is published already costs nothing. */
export async function publishGuidebook(resources: Resources, { id, hostId }: Own) {
  const { config, guideChanges, now } = resources
  const outcome = await asHost(resources.db, hostId, async (tx) => {
    const account = await lockHostAccount(tx, { hostId, courtesyCredits: config.courtesyCredits })
    const guide = await findGuideAndCount(tx, { id, hostId })
    if (!guide) throw new Refusal('not_found')
    if (guide.isPublished) return { ...guide, wasPublished: true }
    assertCredit(account, guide.publishedGuidesCount)
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

function assertCredit(account: HostAccount, publishedGuidesCount: number) {
  const figures = creditFigures({ ...account, publishedGuidesCount })
  if (mayPublish(figures)) return
  const extra = { can_delete_to_regain: canDeleteToRegain(figures) }
  if (figures.overLimit === 0) throw new Refusal('no_credit', { extra })
  throw new Refusal('over_limit', { extra, values: { count: figures.overLimit } })
}

/** The guide, and how many of its host's are published: read under the account's lock, so the count stands. */
async function findGuideAndCount(tx: Transaction, { id, hostId }: Own) {
  const [guide] = await tx
    .select({
      shortCode: properties.shortCode,
      isPublished: properties.isPublished,
      publishedGuidesCount: sql<number>`(
        select count(*)::int from properties p where p.host_id = ${hostId} and p.is_published
      )`,
    })
    .from(properties)
    .where(and(eq(properties.id, id), eq(properties.hostId, hostId)))
  return guide
}
