import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, or, type SQL } from 'drizzle-orm'
import {
  type Billing,
  isMissing,
  isServerSide,
  keepsKey,
  unless,
} from '#server/billing/payments.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { isUnsettled } from '#server/db/tables/billing-states.ts'
import type { AttemptKind } from '#server/db/tables/billing-tables.ts'
import { billingAttempts } from '#server/db/tables/schema.ts'

export type Attempt = typeof billingAttempts.$inferSelect

/** The provider forgets a key after a day. */
const keyLivesMs = 24 * 3_600_000

/** Its `params` are what the provider is asked with, and read back as they were written. */
type Wanted = Pick<Written, 'hostId' | 'kind' | 'params' | 'quantity' | 'propertyId' | 'expiresAt'>

type Written = typeof billingAttempts.$inferInsert

/** Written down before the provider is asked: whatever happens then, the same thing is asked again under the same key. */
export async function startAttempt({ db, payments }: Billing, wanted: Wanted): Promise<Attempt> {
  const now = payments.now()
  const row = { id: randomUUID(), ...wanted, createdAt: now, updatedAt: now }
  const [attempt] = await asSystem(db, (tx) => tx.insert(billingAttempts).values(row).returning())
  if (!attempt) throw new Error('an attempt was not written')
  return attempt
}

type AttemptChange = Partial<Pick<Attempt, 'state' | 'stripeObjectId' | 'url' | 'errorCode'>>

export function noteAttempt(billing: Billing, id: string, change: AttemptChange) {
  return updateAttempts(billing, change, eq(billingAttempts.id, id))
}

/** What became of a page to pay at; undefined while it is open. */
export async function findSessionOutcome({ payments }: Billing, sessionId: string) {
  const session = await unless(isMissing, payments.stripe.checkout.sessions.retrieve(sessionId))
  if (session?.status === 'open') return undefined
  return session?.status === 'complete' ? 'succeeded' : 'expired'
}

export function noteSessionOutcome(
  billing: Billing,
  { sessionId, state: outcome }: { sessionId: string; state: 'succeeded' | 'expired' },
) {
  const isOfSession = eq(billingAttempts.stripeObjectId, sessionId)
  return updateAttempts(billing, { state: outcome }, isOfSession, isUnsettled(billingAttempts))
}

async function updateAttempts(
  { db, payments }: Billing,
  change: AttemptChange,
  ...which: [SQL, ...SQL[]]
) {
  const now = payments.now()
  await asSystem(db, (tx) =>
    tx
      .update(billingAttempts)
      .set({ ...change, updatedAt: now })
      .where(and(...which)),
  )
}

/** Asks under the attempt's key. An answer uses the key up; silence, and a 409 or 429, do not. */
export async function ask<Answer>(
  billing: Billing,
  attempt: Attempt,
  call: (key: { idempotencyKey: string }) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call({ idempotencyKey: attempt.id })
  } catch (error) {
    if (!keepsKey(error)) {
      await noteAttempt(billing, attempt.id, { state: 'failed', errorCode: codeOf(error) })
    }
    throw error
  }
}

/** Answered with an error of the provider's own, which may have come after the work was done. */
const unseen = 'outcome_unseen'

function codeOf(error: unknown) {
  if (isServerSide(error)) return unseen
  return error instanceof Error ? error.constructor.name : 'unknown'
}

const { kind, state, quantity, errorCode, createdAt, updatedAt } = billingAttempts

/** The newest attempt of a host that is as it is asked for. */
async function findAttempt({ db }: Billing, hostId: string, ...isAsked: (SQL | undefined)[]) {
  const [found] = await asSystem(db, (tx) =>
    tx
      .select()
      .from(billingAttempts)
      .where(and(eq(billingAttempts.hostId, hostId), ...isAsked))
      .orderBy(desc(createdAt))
      .limit(1),
  )
  return found
}

type Search = { hostId: string; kind: AttemptKind }

/** Sent, or about to be, with its outcome unknown; its key still counts. */
export function findUnanswered(billing: Billing, { hostId, kind: wanted }: Search) {
  return findAttempt(
    billing,
    hostId,
    eq(kind, wanted),
    eq(state, 'started'),
    gt(createdAt, before(billing, keyLivesMs)),
  )
}

/** The purchase under way: there is one at a time. */
export function findCheckout(billing: Billing, hostId: string) {
  return findAttempt(billing, hostId, eq(kind, 'checkout'), isUnsettled(billingAttempts))
}

const recentMs = 2 * 60_000

/** An upgrade to this quantity that went through just now, or one of which nobody knows what became. */
export function findRecentUpgrade(billing: Billing, wanted: { hostId: string; quantity: number }) {
  const isRecent = and(eq(state, 'succeeded'), gt(updatedAt, before(billing, recentMs)))
  const isUnseen = and(
    eq(state, 'failed'),
    eq(errorCode, unseen),
    gt(updatedAt, before(billing, keyLivesMs)),
  )
  return findAttempt(
    billing,
    wanted.hostId,
    eq(kind, 'quantity'),
    eq(quantity, wanted.quantity),
    or(eq(state, 'started'), isUnseen, isRecent),
  )
}

function before({ payments }: Billing, ms: number) {
  return new Date(payments.now().getTime() - ms)
}

export function isForgotten({ payments }: Billing, attempt: Attempt) {
  return attempt.createdAt.getTime() + keyLivesMs <= payments.now().getTime()
}
