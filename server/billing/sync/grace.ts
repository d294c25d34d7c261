import { eq, sql } from 'drizzle-orm'
import {
  type Grace,
  graceAfter,
  graceNoticesDue,
  guidesToUnpublish,
  isGraceRunning,
} from '#domain/money/grace.ts'
import type { BillingContext } from '#server/billing/context.ts'
import type { Transaction } from '#server/db/database.ts'
import type { HostAccount } from '#server/db/host-accounts.ts'
import { findStaysAround, type NamedGuide } from '#server/db/published-guides.ts'
import { billedSubscriptions, creditGrants, hostAccounts } from '#server/db/tables/schema.ts'
import { notify } from './notices.ts'

export function graceOf(account: HostAccount): Grace | null {
  const { graceStartedAt: startedAt, graceEndsAt: endsAt, graceClearedAt: clearedAt } = account
  return startedAt && endsAt ? { startedAt, endsAt, clearedAt } : null
}

type Covered = { account: HostAccount; published: readonly NamedGuide[] }

/** Starts, goes on with or clears the grace that credits and published guides come to; under the account's lock. */
export async function updateGrace(
  context: BillingContext,
  tx: Transaction,
  { account, published }: Covered,
): Promise<Grace | null> {
  const now = context.payments.now()
  const guideCredits = account.courtesyCredits + account.paidCredits
  const grace = graceAfter({
    now,
    guideCredits,
    publishedCount: published.length,
    grace: graceOf(account),
    lastPaidAt: await findLastPaid(tx, account.hostId),
    graceDays: context.config.graceDays,
  })
  await tx
    .update(hostAccounts)
    .set({
      graceStartedAt: grace?.startedAt ?? null,
      graceEndsAt: grace?.endsAt ?? null,
      graceClearedAt: grace?.clearedAt ?? null,
    })
    .where(eq(hostAccounts.hostId, account.hostId))
  const atRisk = guidesToUnpublish(published, guideCredits)
  // A process that slept through several days tells the newest of them alone.
  const day = graceNoticesDue(grace, now).at(-1)
  if (day !== undefined && isGraceRunning(grace) && atRisk.length > 0) {
    await notify(context, tx, {
      hostId: account.hostId,
      template: 'grace_running',
      dedupeKey: `grace:${account.hostId}:${grace.startedAt.toISOString()}:${day}`,
      payload: {
        guides: atRisk.map(({ name }) => name),
        stays: await findStaysAround(tx, { guides: atRisk, at: grace.endsAt }),
        endsAt: grace.endsAt.toISOString(),
        url: `${context.appUrl()}/`,
      },
    })
  }
  return grace
}

/** When a host last paid, or was given credits by hand: what drops after that is a lapse of its own. */
async function findLastPaid(tx: Transaction, hostId: string) {
  const { lastPaidAt, hostId: paidBy } = billedSubscriptions
  const { grantedAt, hostId: givenTo } = creditGrants
  const at = sql`greatest(
    (select max(${lastPaidAt}) from ${billedSubscriptions} where ${paidBy} = ${hostId}),
    (select max(${grantedAt}) from ${creditGrants} where ${givenTo} = ${hostId}))`
  const found = tx.select({ at: at.mapWith(grantedAt) }).from(hostAccounts)
  return (await found.where(eq(hostAccounts.hostId, hostId)))[0]?.at ?? null
}
