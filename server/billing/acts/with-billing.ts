import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { Refusal, type RefusalCode } from '#domain/messages/refusals.ts'
import type { BillingContext } from '#server/billing/context.ts'
import { getMirror } from '#server/billing/queries.ts'
import { refusalFor } from '#server/billing/stripe-errors.ts'
import type { Mirror } from '#server/billing/sync/mirror.ts'
import { syncHost } from '#server/billing/sync/sync-host.ts'
import { sqlState } from '#server/db/connections/sql-state.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { billingCustomers } from '#server/db/tables/schema.ts'

export type Turn = {
  /** Before each write at the provider: whoever lost the lease stops here. */
  keep(): Promise<void>
  /** Asks the provider what the host has now: our copy of it, made to follow. */
  look(reason?: string): Promise<Mirror>
  /** What was done must stand until something else is: the lease then ends by itself. */
  leaveHeld(): void
}

type Work = {
  hostId: string
  /** What brings the looks about. */
  reason: string
  /** What a host reads where the provider has no better word. */
  saying: RefusalCode
}

const leaseMs = 60_000
const lookAgainMs = 40

/**
 * One piece of billing work for a host at a time, in any process; another one waits a little, then is told so. The work
 * looks, acts, looks again and judges by what it sees, never by what it was answered.
 */
export async function withBilling<Result>(
  context: BillingContext,
  { hostId, reason, saying }: Work,
  work: (turn: Turn) => Promise<Result>,
): Promise<Result> {
  const holder = randomUUID()
  await claimSoon(context, { hostId, holder })
  let isLeftHeld = false
  const turn: Turn = {
    keep: () => extend(context, { hostId, holder }),
    async look(because = reason) {
      await syncHost(context, hostId, because)
      return getMirror(context, hostId)
    },
    leaveHeld: () => {
      isLeftHeld = true
    },
  }
  try {
    await turn.keep()
    return await work(turn)
  } catch (error) {
    throw refusalFor(error, saying)
  } finally {
    // An unreleased lease ends by itself; what the work answered matters more.
    if (!isLeftHeld)
      await release(context, { hostId, holder }).catch((err) =>
        context.log.warn({ err, hostId }, 'a billing lease was not released'),
      )
  }
}

type Claim = { hostId: string; holder: string }
type Needs = Pick<BillingContext, 'db' | 'payments'>

async function claimSoon(needs: Needs, claim: Claim) {
  await makeRow(needs, claim.hostId)
  const until = performance.now() + needs.payments.turnTimeoutMs
  while (!(await take(needs, claim))) {
    if (performance.now() > until) throw new Refusal('busy')
    await wait(lookAgainMs)
  }
}

/** A host who left has no row to hold on to. */
async function makeRow({ db }: Needs, hostId: string) {
  try {
    await asSystem(db, (tx) => tx.insert(billingCustomers).values({ hostId }).onConflictDoNothing())
  } catch (error) {
    throw sqlState(error) === '23503' ? new Refusal('unauthorized') : error
  }
}

async function take({ db, payments }: Needs, { hostId, holder }: Claim) {
  const now = payments.now()
  const isFree = or(isNull(billingCustomers.leaseUntil), lt(billingCustomers.leaseUntil, now))
  const taken = await asSystem(db, (tx) =>
    tx
      .update(billingCustomers)
      .set({ leaseHolder: holder, leaseUntil: new Date(now.getTime() + leaseMs) })
      .where(and(eq(billingCustomers.hostId, hostId), isFree))
      .returning({ hostId: billingCustomers.hostId }),
  )
  return taken.length > 0
}

async function extend({ db, payments }: Needs, { hostId, holder }: Claim) {
  const until = new Date(payments.now().getTime() + leaseMs)
  const kept = await asSystem(db, (tx) =>
    tx
      .update(billingCustomers)
      .set({ leaseUntil: until })
      .where(isHeldBy(hostId, holder))
      .returning({ hostId: billingCustomers.hostId }),
  )
  if (kept.length === 0) throw new Refusal('busy')
}

async function release({ db }: Needs, { hostId, holder }: Claim) {
  await asSystem(db, (tx) =>
    tx
      .update(billingCustomers)
      .set({ leaseHolder: null, leaseUntil: null })
      .where(isHeldBy(hostId, holder)),
  )
}

function isHeldBy(hostId: string, holder: string) {
  return and(eq(billingCustomers.hostId, hostId), eq(billingCustomers.leaseHolder, holder))
}
