import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { guidesToUnpublish, isGraceOver } from '#domain/money/grace.ts'
import type { BillingContext } from '#server/billing/context.ts'
import { hasBeenSeen } from '#server/billing/sync/customers.ts'
import { updateGrace } from '#server/billing/sync/grace.ts'
import { notify } from '#server/billing/sync/notices.ts'
import { syncHost } from '#server/billing/sync/sync-host.ts'
import type { Transaction } from '#server/db/database.ts'
import { type HostAccount, lockHostCredits } from '#server/db/host-accounts.ts'
import { listPublished, type NamedGuide, takenDown } from '#server/db/published-guides.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { billingAudit, creditGrants, hostAccounts, properties } from '#server/db/tables/schema.ts'
import { openBatch } from '#server/work/promises.ts'

/** Looks at every grace that runs: clears it, reminds of it, or ends it; and where credits given for a time have ended. */
export async function sweepGraces(context: BillingContext) {
  const now = context.payments.now()
  const isRunning = and(isNotNull(hostAccounts.graceStartedAt), isNull(hostAccounts.graceClearedAt))
  const running = await asSystem(context.db, (tx) => {
    const hosts = (which: typeof isRunning) =>
      tx.select({ hostId: hostAccounts.hostId }).from(hostAccounts).where(and(which, hasBeenSeen))
    const given = tx.select({ hostId: creditGrants.hostId }).from(creditGrants).where(isEnded(now))
    return union(hosts(isRunning), hosts(inArray(hostAccounts.hostId, given)))
  })
  const batch = openBatch()
  for (const { hostId } of running) await batch.do(() => sweepHost(context, hostId))
  context.mail.sendSoon()
  batch.finish('some graces were not looked at')
}

function isEnded(now: Date) {
  return and(isNull(creditGrants.settledAt), lte(creditGrants.endsAt, now))
}

async function sweepHost(context: BillingContext, hostId: string) {
  if (!(await asSystem(context.db, (tx) => lookAtGrace(context, tx, hostId)))) return
  // Nothing is taken down before the provider was asked: what was paid meanwhile may not have been heard.
  await syncHost(context, hostId, 'grace_over')
  const over = await asSystem(context.db, async (tx) => {
    const ending = await lookAtGrace(context, tx, hostId)
    return ending ? endGrace(context, tx, ending) : []
  })
  for (const { shortCode } of over) context.guideChanges.tell(shortCode)
}

/** Clears a host's grace or reminds of it; what takes its guides down is answered where it is over. */
async function lookAtGrace(context: BillingContext, tx: Transaction, hostId: string) {
  const { courtesyCredits } = context.config
  const at = context.payments.now()
  const account = await lockHostCredits(tx, { hostId, courtesyCredits, at })
  await tx
    .update(creditGrants)
    .set({ settledAt: at })
    .where(and(eq(creditGrants.hostId, hostId), isEnded(at)))
  const published = await listPublished(tx, hostId)
  const grace = await updateGrace(context, tx, { account, published })
  if (!grace || !isGraceOver(grace, at)) return undefined
  return { account, published, startedAt: grace.startedAt, at }
}

type Ending = { account: HostAccount; published: NamedGuide[]; startedAt: Date; at: Date }

/** Takes down the guides that no credit covers, and tells their host. */
async function endGrace(
  context: BillingContext,
  tx: Transaction,
  { account, published, startedAt, at }: Ending,
) {
  const { hostId, courtesyCredits, paidCredits } = account
  const over = guidesToUnpublish(published, courtesyCredits + paidCredits)
  const ids = over.map(({ id }) => id)
  await tx
    .update(properties)
    .set(takenDown('billing', at))
    .where(and(eq(properties.hostId, hostId), inArray(properties.id, ids)))
  for (const { shortCode } of over) await context.guideChanges.announce(tx, shortCode)
  await tx.update(hostAccounts).set({ graceClearedAt: at }).where(eq(hostAccounts.hostId, hostId))
  await tx.insert(billingAudit).values({
    hostId,
    at,
    reason: 'grace_over',
    before: { published: published.length },
    after: { published: published.length - over.length, unpublished: ids },
  })
  await notify(context, tx, {
    hostId,
    template: 'grace_over',
    dedupeKey: `grace-over:${hostId}:${startedAt.toISOString()}`,
    payload: { guides: over.map(({ name }) => name), url: `${context.appUrl()}/` },
  })
  return over
}
