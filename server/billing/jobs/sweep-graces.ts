import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { guidesToUnpublish, isGraceOver } from '#domain/money/grace.ts'
import type { BillingContext } from '#server/billing/context.ts'
import { hasBeenSeen } from '#server/billing/sync/customers.ts'
import { updateGrace } from '#server/billing/sync/grace.ts'
import { notify } from '#server/billing/sync/notices.ts'
import { readMirror } from '#server/billing/sync/sync-host.ts'
import { lockHostCredits } from '#server/db/host-accounts.ts'
import { listPublished, type NamedGuide } from '#server/db/published-guides.ts'
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
  const taken = await asSystem(context.db, async (tx) => {
    const { courtesyCredits } = context.config
    const now = context.payments.now()
    const account = await lockHostCredits(tx, { hostId, courtesyCredits, at: now })
    await tx
      .update(creditGrants)
      .set({ settledAt: now })
      .where(and(eq(creditGrants.hostId, hostId), isEnded(now)))
    const published = await listPublished(tx, hostId)
    const { lastPaidAt } = await readMirror(tx, hostId)
    const grace = await updateGrace(context, tx, { account, published, lastPaidAt })
    if (!grace || !isGraceOver(grace, now)) return []
    const over = guidesToUnpublish(published, account.courtesyCredits + account.paidCredits)
    await tx
      .update(properties)
      .set({
        isPublished: false,
        publishedAt: null,
        unpublishedReason: 'billing',
        unpublishedAt: now,
      })
      .where(
        and(
          eq(properties.hostId, hostId),
          inArray(
            properties.id,
            over.map(({ id }) => id),
          ),
        ),
      )
    for (const { shortCode } of over) await context.guideChanges.announce(tx, shortCode)
    await tx
      .update(hostAccounts)
      .set({ graceClearedAt: now })
      .where(eq(hostAccounts.hostId, hostId))
    await tx.insert(billingAudit).values({
      hostId,
      at: now,
      reason: 'grace_over',
      before: { published: published.length },
      after: { published: published.length - over.length, unpublished: over.map(({ id }) => id) },
    })
    await notify(context, tx, {
      hostId,
      template: 'grace_over',
      dedupeKey: `grace-over:${hostId}:${grace.startedAt.toISOString()}`,
      payload: { guides: over.map(({ name }: NamedGuide) => name), url: `${context.appUrl()}/` },
    })
    return over
  })
  for (const { shortCode } of taken) context.guideChanges.tell(shortCode)
}
