import { and, isNull, or, sql } from 'drizzle-orm'
import { isLive } from '#domain/money/subscription.ts'
import { getPrice, PriceProblem } from '#server/billing/catalogue.ts'
import type { BillingContext } from '#server/billing/context.ts'
import { findHostOf } from '#server/billing/sync/find-host-of.ts'
import {
  findIncidentDetail,
  openIncident,
  resolveIncident,
} from '#server/billing/sync/incidents.ts'
import {
  type FetchedSubscription,
  readSubscription,
} from '#server/billing/sync/read-subscription.ts'
import { syncHost } from '#server/billing/sync/sync-host.ts'
import { courtesyAt } from '#server/db/host-accounts.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { billedSubscriptions, hostAccounts } from '#server/db/tables/schema.ts'
import { openPieces, type Pieces } from './pieces.ts'
import { hasBeenSeen } from './unseen.ts'

/** Every day: the whole account at the provider against our copy, the price against our quotes, published against credits. */
export async function auditAccount(context: BillingContext) {
  const pieces = openPieces()
  await pieces.do(() => compareCopies(context, pieces))
  await pieces.do(() => checkPrice(context))
  await pieces.do(() => checkInvariant(context))
  pieces.finish('a part of the daily audit was not done')
}

async function compareCopies(context: BillingContext, pieces: Pieces) {
  const told = await context.payments.stripe.subscriptions
    .list({ status: 'all', limit: 100 })
    .autoPagingToArray({ limit: 10_000 })
  const byCustomer = new Map<string, FetchedSubscription[]>()
  for (const one of told) {
    const read = readSubscription(one)
    if (!read) continue
    const customerId = typeof one.customer === 'string' ? one.customer : one.customer.id
    byCustomer.set(customerId, [...(byCustomer.get(customerId) ?? []), read])
  }
  const drifted = await listDrifted(context, pieces, byCustomer)
  for (const hostId of drifted) await pieces.do(() => syncHost(context, hostId, 'daily_audit'))
  await noteDrift(context, drifted.length)
}

/** Hosts whose copy differs; a live subscription of nobody's is left for a person to see. */
async function listDrifted(
  context: BillingContext,
  pieces: Pieces,
  byCustomer: ReadonlyMap<string, FetchedSubscription[]>,
) {
  const copies = await asSystem(context.db, (tx) => tx.select().from(billedSubscriptions))
  const known = new Map(copies.map((copy) => [copy.id, copy]))
  const drifted = new Set<string>()
  for (const [customerId, subscriptions] of byCustomer) {
    const isSame = subscriptions.every((one) => isSameAs(one, known.get(one.id)))
    if (isSame) continue
    await pieces.do(async () => {
      const hostId = await findHostOf(context, customerId)
      if (hostId) drifted.add(hostId)
    })
  }
  const listed = new Set([...byCustomer.values()].flat().map(({ id }) => id))
  for (const { id, hostId, status } of copies) {
    if (!listed.has(id) && isLive(status)) drifted.add(hostId)
  }
  return [...drifted]
}

function isSameAs(told: FetchedSubscription, copy: FetchedSubscription | undefined) {
  if (!copy) return false
  const facts = ({ status, quantity, cancelAtPeriodEnd, cancelAt }: FetchedSubscription) =>
    JSON.stringify([status, quantity, cancelAtPeriodEnd, cancelAt])
  const end = (one: FetchedSubscription) => one.currentPeriodEnd?.getTime()
  return (
    facts(told) === facts(copy) &&
    end(told) === end(copy) &&
    told.endedAt?.getTime() === copy.endedAt?.getTime() &&
    told.pendingQuantity === copy.pendingQuantity
  )
}

/** Once may be a webhook on its way; at two audits in a row something is wrong. */
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

async function checkPrice({ db, payments, log }: BillingContext) {
  const incident = { kind: 'price_mismatch', subject: payments.priceLookupKey } as const
  try {
    await getPrice(payments)
    await asSystem(db, (tx) => resolveIncident(tx, payments.now(), incident))
  } catch (error) {
    if (!(error instanceof PriceProblem)) throw error
    const { problem } = error
    log.error({ problem }, 'the price at the payment provider is not the one we quote')
    await asSystem(db, (tx) =>
      openIncident(tx, payments.now(), { ...incident, detail: { problem } }),
    )
  }
}

/** Published is never more than credits, but while a grace runs. */
async function checkInvariant({ db, payments, log }: BillingContext) {
  const broken = await asSystem(db, (tx) => listWithoutCover(tx, payments.now()))
  if (broken.length === 0) return
  log.error({ broken }, 'more guides are published than credits cover, and no grace runs')
  await asSystem(db, async (tx) => {
    for (const hostId of broken) {
      await openIncident(tx, payments.now(), {
        kind: 'over_limit_without_grace',
        subject: hostId,
        hostId,
      })
    }
  })
}

type Reader = Parameters<Parameters<typeof asSystem>[1]>[0]

export async function listWithoutCover(tx: Reader, at: Date): Promise<string[]> {
  const published = sql`(
    select count(*) from properties p
    where p.host_id = ${hostAccounts.hostId} and p.is_published
  )`
  const rows = await tx
    .select({ hostId: hostAccounts.hostId })
    .from(hostAccounts)
    .where(
      and(
        sql`${published} > ${courtesyAt(at)} + ${hostAccounts.paidCredits}`,
        or(isNull(hostAccounts.graceStartedAt), sql`${hostAccounts.graceClearedAt} is not null`),
        hasBeenSeen,
      ),
    )
  return rows.map(({ hostId }) => hostId)
}
