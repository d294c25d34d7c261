import { eq } from 'drizzle-orm'
import { isGraceRunning } from '#domain/money/grace.ts'
import { isLive } from '#domain/money/subscription.ts'
import type { BillingContext } from '#server/billing/context.ts'
import { notify, totalOf } from '#server/billing/notices.ts'
import type { Transaction } from '#server/db/database.ts'
import { lockHostCredits } from '#server/db/host-accounts.ts'
import { listPublished } from '#server/db/published-guides.ts'
import { billingAudit, hostAccounts } from '#server/db/tables/schema.ts'
import { graceOf, settleGrace } from './grace.ts'
import { openIncident, resolveIncident } from './incidents.ts'
import { type Mirror, readMirror } from './mirror.ts'
import { severalItems } from './read-subscription.ts'

type Change = { hostId: string; reason: string; change: () => Promise<void> }

/** Changes our copy of what the host pays for, and lets credits, grace and news follow from it, under the account's lock. */
export async function entitleHost(
  context: BillingContext,
  tx: Transaction,
  { hostId, reason, change }: Change,
) {
  const { courtesyCredits } = context.config
  const at = context.payments.now()
  const account = await lockHostCredits(tx, { hostId, courtesyCredits, at })
  const before = await readMirror(tx, hostId)
  await change()
  const after = await readMirror(tx, hostId)
  const { paidCredits, cancelAtPeriodEnd } = after.subscription
  const entitled = { ...account, paidCredits, isCancelling: cancelAtPeriodEnd }
  await tx
    .update(hostAccounts)
    .set({ paidCredits, isCancelling: cancelAtPeriodEnd, updatedAt: context.payments.now() })
    .where(eq(hostAccounts.hostId, hostId))
  const grace = await settleGrace(context, tx, {
    account: entitled,
    published: await listPublished(tx, hostId),
    lastPaidAt: after.lastPaidAt,
  })
  const wasInGrace = isGraceRunning(graceOf(account))
  await recordChange(tx, {
    hostId,
    reason,
    at: context.payments.now(),
    before: { ...summary(before), credits: account.paidCredits, inGrace: wasInGrace },
    after: { ...summary(after), credits: paidCredits, inGrace: isGraceRunning(grace) },
  })
  await tellNews(context, tx, { hostId, before, after })
  await flagOddities(context, tx, { hostId, mirror: after })
}

function summary({ subscription }: Mirror) {
  const { status, quantity, currentPeriodEnd, cancelAtPeriodEnd, paymentProblem } = subscription
  return {
    status,
    quantity,
    periodEnd: currentPeriodEnd?.toISOString() ?? null,
    cancelling: cancelAtPeriodEnd,
    paymentProblem,
  }
}

type Entry = typeof billingAudit.$inferInsert

async function recordChange(tx: Transaction, entry: Entry) {
  if (JSON.stringify(entry.before) === JSON.stringify(entry.after)) return
  await tx.insert(billingAudit).values(entry)
}

type News = { hostId: string; before: Mirror; after: Mirror }

async function tellNews(context: BillingContext, tx: Transaction, { hostId, before, after }: News) {
  const { subscription: was } = before
  const { subscription: is, current } = after
  if (!current) return
  const url = `${context.appUrl()}/settings`
  const totalCentavos = totalOf(is.quantity)
  const isNew = is.status === 'active' && (was.status !== 'active' || was.billed?.id !== current.id)
  if (isNew && is.currentPeriodEnd && is.quantity > 0) {
    await notify(context, tx, {
      hostId,
      template: 'plan_bought',
      dedupeKey: `plan-bought:${current.id}`,
      payload: {
        quantity: is.quantity,
        totalCentavos,
        renewsAt: is.currentPeriodEnd.toISOString(),
        url,
      },
    })
  }
  if (is.paymentProblem && !was.paymentProblem) {
    await notify(context, tx, {
      hostId,
      template: 'payment_failed',
      dedupeKey: `payment-failed:${current.id}:${current.latestInvoiceId}`,
      payload: { totalCentavos, url },
    })
  }
}

/** Two that can charge, or one with several items of ours: a person has to look. */
async function flagOddities(
  { payments }: BillingContext,
  tx: Transaction,
  { hostId, mirror }: { hostId: string; mirror: Mirror },
) {
  const now = payments.now()
  const duplicate = { kind: 'duplicate_subscription', subject: hostId, hostId } as const
  const live = mirror.rows.filter(({ status }) => isLive(status)).map(({ id }) => id)
  if (mirror.subscription.hasDuplicates) {
    await openIncident(tx, now, { ...duplicate, detail: { subscriptions: live } })
  } else await resolveIncident(tx, now, duplicate)
  for (const { id, itemId } of mirror.rows) {
    if (itemId === severalItems) {
      await openIncident(tx, now, { kind: 'several_items', subject: id, hostId })
    }
  }
}
