import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { BillingContext } from '#server/billing/context.ts'
import { isServerSide, keepsKey } from '#server/billing/stripe-errors.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import type { AttemptKind } from '#server/db/tables/billing-tables.ts'
import { billingAttempts } from '#server/db/tables/schema.ts'

export type Attempt = typeof billingAttempts.$inferSelect

type Needs = Pick<BillingContext, 'db' | 'payments'>

/** The provider forgets a key after a day. */
const keyLivesMs = 24 * 3_600_000

type Wanted = {
  hostId: string
  kind: AttemptKind
  params: Record<string, unknown>
  quantity?: number
  propertyId?: string
  expiresAt?: Date
}

/** Written down before the provider is asked: whatever happens then, the same thing is asked again under the same key. */
export async function startAttempt({ db, payments }: Needs, wanted: Wanted): Promise<Attempt> {
  const now = payments.now()
  const row = { id: randomUUID(), ...wanted, createdAt: now, updatedAt: now }
  const [attempt] = await asSystem(db, (tx) => tx.insert(billingAttempts).values(row).returning())
  if (!attempt) throw new Error('an attempt was not written')
  return attempt
}

type Settled = Partial<Pick<Attempt, 'state' | 'stripeObjectId' | 'url' | 'errorCode'>>

export async function settleAttempt({ db, payments }: Needs, id: string, settled: Settled) {
  await asSystem(db, (tx) =>
    tx
      .update(billingAttempts)
      .set({ ...settled, updatedAt: payments.now() })
      .where(eq(billingAttempts.id, id)),
  )
}

/** Asks under the attempt's key. An answer uses the key up; silence, and a 409 or 429, do not. */
export async function ask<Answer>(
  needs: Needs,
  attempt: Attempt,
  call: (key: { idempotencyKey: string }) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call({ idempotencyKey: attempt.id })
  } catch (error) {
    if (!keepsKey(error)) {
      await settleAttempt(needs, attempt.id, { state: 'failed', errorCode: codeOf(error) })
    }
    throw error
  }
}

/** Answered with an error of the provider's own, which may have come after the work was done. */
export const unseen = 'outcome_unseen'

function codeOf(error: unknown) {
  if (isServerSide(error)) return unseen
  return error instanceof Error ? error.constructor.name : 'unknown'
}

type Search = { hostId: string; kind: AttemptKind }

/** The newest attempt that was sent, or was about to be, and whose outcome is unknown; its key still counts. */
export async function findUnanswered({ db, payments }: Needs, { hostId, kind }: Search) {
  const [found] = await asSystem(db, (tx) =>
    tx
      .select()
      .from(billingAttempts)
      .where(
        and(
          eq(billingAttempts.hostId, hostId),
          eq(billingAttempts.kind, kind),
          eq(billingAttempts.state, 'started'),
          gt(billingAttempts.createdAt, new Date(payments.now().getTime() - keyLivesMs)),
        ),
      )
      .orderBy(desc(billingAttempts.createdAt))
      .limit(1),
  )
  return found
}

/** What became of a page to pay at. */
export async function settleSession(
  { db, payments }: Needs,
  { sessionId, state }: { sessionId: string; state: 'succeeded' | 'expired' },
) {
  await asSystem(db, (tx) =>
    tx
      .update(billingAttempts)
      .set({ state, updatedAt: payments.now() })
      .where(
        and(
          eq(billingAttempts.stripeObjectId, sessionId),
          inArray(billingAttempts.state, ['started', 'open']),
        ),
      ),
  )
}

/** The purchase under way: there is one at a time. */
export async function findCheckout({ db }: Pick<Needs, 'db'>, hostId: string) {
  const [found] = await asSystem(db, (tx) =>
    tx
      .select()
      .from(billingAttempts)
      .where(
        and(
          eq(billingAttempts.hostId, hostId),
          eq(billingAttempts.kind, 'checkout'),
          inArray(billingAttempts.state, ['started', 'open']),
        ),
      ),
  )
  return found
}

export function isForgotten({ payments }: Pick<Needs, 'payments'>, { createdAt }: Attempt) {
  return createdAt.getTime() + keyLivesMs <= payments.now().getTime()
}
