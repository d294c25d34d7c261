import { and, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { isLive } from '#domain/money/subscription.ts'
import type { BillingContext } from '#server/billing/context.ts'
import { isMissing } from '#server/billing/payments.ts'
import { getPrice, PriceProblem, withPriceIncident } from '#server/billing/price.ts'
import { findOrLinkHost, hasBeenSeen, readSubscription } from '#server/billing/sync/customers.ts'
import {
  findIncidentDetail,
  openIncident,
  resolveIncident,
  resolveOthers,
} from '#server/billing/sync/incidents.ts'
import { syncHost } from '#server/billing/sync/sync-host.ts'
import type { Transaction } from '#server/db/database.ts'
import { courtesyAt } from '#server/db/host-accounts.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { billedSubscriptions, hostAccounts } from '#server/db/tables/schema.ts'
import { type Batch, openBatch } from '#server/work/promises.ts'

/** How far the comparison of copies has come: one that was cut off goes on from there, unless that was too long ago. */
type Progress = {
  began: Date | undefined
  after: string | undefined
  listed: Set<string>
  drifted: Set<string>
}

export function startProgress(): Progress {
  return { began: undefined, after: undefined, listed: new Set(), drifted: new Set() }
}

/** Every day: the whole account at the provider against our copy, the price against our quotes, published against credits. */
export async function auditAccount(context: BillingContext, progress = startProgress()) {
  const batch = openBatch()
  await batch.do(() => compareCopies(context, batch, progress))
  await batch.do(() => checkPrice(context))
  await batch.do(() => checkInvariant(context))
  batch.finish('a part of the daily audit was not done')
}

async function compareCopies(context: BillingContext, batch: Batch, progress: Progress) {
  const now = context.payments.now()
  if (progress.began && now.getTime() - progress.began.getTime() > longestPauseMs) {
    context.log.warn({ began: progress.began }, 'a daily audit that was cut off begins anew')
    Object.assign(progress, startProgress())
  }
  progress.began ??= now
  const { began, listed, drifted } = progress
  const note = async (hosts: ReadonlySet<string>) => {
    for (const hostId of hosts) drifted.add(hostId)
    for (const hostId of hosts) await batch.do(() => syncHost(context, hostId, 'daily_audit'))
  }
  for (let hasMore = true; hasMore; ) {
    const page = await listLive(context, progress)
    await note(await listDrifted(context, batch, page.data))
    for (const { id } of page.data) listed.add(id)
    progress.after = page.data.at(-1)?.id
    hasMore = page.has_more
  }
  for await (const copies of pagesOfCopies(context)) {
    const isOver = ({ id, status, syncedAt }: Copy) =>
      isLive(status) && !listed.has(id) && syncedAt <= began
    await note(new Set(copies.filter(isOver).map(({ hostId }) => hostId)))
  }
  Object.assign(progress, startProgress())
  await noteDrift(context, drifted.size)
}

/** The next page of all that can still charge somebody; where the last one ended in nothing, the audit begins anew. */
async function listLive({ payments }: BillingContext, progress: Progress) {
  const { after } = progress
  try {
    return await payments.stripe.subscriptions.list({
      limit: pageSize,
      ...(after && { starting_after: after }),
    })
  } catch (error) {
    if (isMissing(error)) Object.assign(progress, startProgress())
    throw error
  }
}

const pageSize = 100
/** Half of the time from one audit to the next: another process may have done those between. */
const longestPauseMs = 12 * 3_600_000

/** Hosts whose copy differs; a live subscription of nobody's is left for a person to see. */
async function listDrifted(
  context: BillingContext,
  batch: Batch,
  told: readonly Stripe.Subscription[],
) {
  const ids = told.map(({ id }) => id)
  const copies = await asSystem(context.db, (tx) =>
    tx.select().from(billedSubscriptions).where(inArray(billedSubscriptions.id, ids)),
  )
  const known = new Map(copies.map((copy) => [copy.id, copy]))
  const drifted = new Set<string>()
  for (const one of told) {
    const { id, customer } = one
    const read = readSubscription(one)
    const copy = known.get(id)
    if (!read || (copy && factsOf(read) === factsOf(copy))) continue
    await batch.do(async () => {
      const customerId = typeof customer === 'string' ? customer : customer.id
      const hostId = await findOrLinkHost(context, customerId)
      if (hostId) drifted.add(hostId)
    })
  }
  return drifted
}

type Copy = typeof billedSubscriptions.$inferSelect

/** All of our copies, a thousand at a time. */
async function* pagesOfCopies({ db }: BillingContext) {
  for (let after = ''; ; ) {
    const page: Copy[] = await asSystem(db, (tx) =>
      tx
        .select()
        .from(billedSubscriptions)
        .where(gt(billedSubscriptions.id, after))
        .orderBy(billedSubscriptions.id)
        .limit(1000),
    )
    const last = page.at(-1)
    if (!last) return
    yield page
    after = last.id
  }
}

function factsOf({ status, quantity, pendingQuantity, ...ends }: Partial<Copy>) {
  const { cancelAtPeriodEnd, cancelAt, currentPeriodEnd, endedAt } = ends
  const when = [cancelAtPeriodEnd, cancelAt, currentPeriodEnd, endedAt]
  return JSON.stringify([status, quantity, pendingQuantity, ...when])
}

/** Once may be a webhook on its way, twice in a row not: the first is opened and resolved at once, for the next audit to find. */
async function noteDrift({ db, payments, log }: BillingContext, count: number) {
  if (count > 0) {
    log.warn({ count }, 'our copy of some subscriptions was behind the payment provider')
  }
  const incident = { kind: 'drift', subject: 'account', detail: { count } } as const
  await asSystem(db, async (tx) => {
    const last = await findIncidentDetail(tx, incident)
    if (count === 0 && !last) return
    const hadDrifted = Number(last?.count ?? 0) > 0
    await openIncident(tx, payments.now(), incident)
    if (count === 0 || !hadDrifted) await resolveIncident(tx, payments.now(), incident)
  })
}

async function checkPrice(context: BillingContext) {
  const { payments, log } = context
  try {
    await withPriceIncident(context, { subject: payments.priceLookupKey }, getPrice(payments))
  } catch (error) {
    if (!(error instanceof PriceProblem)) throw error
    const { problem } = error
    log.error({ problem }, 'the price at the payment provider is not the one we quote')
  }
}

/** Published is never more than credits, but while a grace runs. */
async function checkInvariant({ db, payments, log }: BillingContext) {
  const now = payments.now()
  const kind = 'over_limit_without_grace'
  const broken = await asSystem(db, async (tx) => {
    const hostIds = await listWithoutCover(tx, now)
    for (const hostId of hostIds) await openIncident(tx, now, { kind, subject: hostId, hostId })
    await resolveOthers(tx, now, { kind, hostIds })
    return hostIds
  })
  if (broken.length === 0) return
  log.error({ broken }, 'more guides are published than credits cover, and no grace runs')
}

export async function listWithoutCover(tx: Transaction, at: Date): Promise<string[]> {
  const published = sql`(
    select count(*) from properties p
    where p.host_id = ${hostAccounts.hostId} and p.is_published
  )`
  const { hostId, paidCredits, graceStartedAt, graceClearedAt } = hostAccounts
  const isTooMany = sql`${published} > ${courtesyAt(at)} + ${paidCredits}`
  const hasNoGrace = or(isNull(graceStartedAt), isNotNull(graceClearedAt))
  const isBroken = and(isTooMany, hasNoGrace, hasBeenSeen)
  const rows = await tx.select({ hostId }).from(hostAccounts).where(isBroken)
  return rows.map(({ hostId }) => hostId)
}
