import { and, count, eq, isNull, notInArray, type SQL } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { billingIncidents } from '#server/db/tables/schema.ts'

export type IncidentKind =
  | 'duplicate_subscription'
  | 'several_items'
  | 'unknown_customer'
  | 'customer_deleted'
  | 'customer_linked_elsewhere'
  | 'dispute'
  | 'drift'
  | 'price_mismatch'
  | 'over_limit_without_grace'

/** What it is about: the id of a subscription, customer, host, dispute or price. The same one is opened once. */
type Named = { kind: IncidentKind; subject: string }

type Incident = Named & { hostId?: string; detail?: Record<string, unknown> }

/** Leaves something for a person to look at. Ids only: no address, no name. */
export async function openIncident(
  tx: Transaction,
  now: Date,
  { kind, subject, hostId, detail = {} }: Incident,
) {
  await tx
    .insert(billingIncidents)
    .values({ kind, dedupeKey: `${kind}:${subject}`, hostId, detail, openedAt: now })
    .onConflictDoUpdate({
      target: billingIncidents.dedupeKey,
      set: { resolvedAt: null, detail },
    })
}

export type Reporter = { db: Db; payments: { now: () => Date } }

/** Leaves it in a transaction of its own. */
export function reportIncident({ db, payments }: Reporter, incident: Incident) {
  return asSystem(db, (tx) => openIncident(tx, payments.now(), incident))
}

export function resolveIncident(tx: Transaction, now: Date, { kind, subject }: Named) {
  return resolve(tx, now, eq(billingIncidents.dedupeKey, `${kind}:${subject}`))
}

/** Those of one kind about other hosts than these: it is over for them, or they are gone. */
export function resolveOthers(
  tx: Transaction,
  now: Date,
  { kind, hostIds }: { kind: IncidentKind; hostIds: string[] },
) {
  const { kind: ofKind, hostId } = billingIncidents
  return resolve(tx, now, and(eq(ofKind, kind), notInArray(hostId, hostIds)))
}

async function resolve(tx: Transaction, now: Date, which: SQL | undefined) {
  await tx
    .update(billingIncidents)
    .set({ resolvedAt: now })
    .where(and(which, isNull(billingIncidents.resolvedAt)))
}

/** What was noted of it last, resolved or not. */
export async function findIncidentDetail(tx: Transaction, { kind, subject }: Named) {
  const [found] = await tx
    .select({ detail: billingIncidents.detail })
    .from(billingIncidents)
    .where(eq(billingIncidents.dedupeKey, `${kind}:${subject}`))
  return found?.detail
}

/** How many of each kind wait for a person. */
export function countOpenIncidents(db: Db) {
  return asSystem(db, (tx) =>
    tx
      .select({ kind: billingIncidents.kind, open: count() })
      .from(billingIncidents)
      .where(isNull(billingIncidents.resolvedAt))
      .groupBy(billingIncidents.kind),
  )
}
