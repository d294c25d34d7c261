import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, isNull, lt, or, type SQL } from 'drizzle-orm'
import { Refusal, type RefusalCode } from '#domain/messages/refusals.ts'
import type { BillingContext } from '#server/billing/context.ts'
import { refusalFor } from '#server/billing/payments.ts'
import { changeCustomer } from '#server/billing/sync/customers.ts'
import { getMirror, type Mirror, syncHost } from '#server/billing/sync/sync-host.ts'
import { refuseGone } from '#server/db/host-accounts.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { billingCustomers } from '#server/db/tables/schema.ts'

export type Turn = {
  /** Before each write at the provider: whoever lost the lease stops here. */
  keep(): Promise<void>
  /** Asks the provider what the host has now: our copy of it, made to follow. */
  sync(reason?: string): Promise<Mirror>
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

const { leaseHolder, leaseUntil } = billingCustomers

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
  const { db, payments } = context
  const holder = randomUUID()
  const isHeld = eq(leaseHolder, holder)
  const leaseEnd = () => new Date(payments.now().getTime() + leaseMs)
  const change = (
    lease: Partial<typeof billingCustomers.$inferInsert>,
    isExpected: SQL | undefined,
  ) => asSystem(db, (tx) => changeCustomer(tx, hostId, lease, isExpected))
  // A host who left has no row to hold on to.
  await asSystem(db, (tx) =>
    tx.insert(billingCustomers).values({ hostId }).onConflictDoNothing(),
  ).catch(refuseGone)
  const until = performance.now() + payments.turnTimeoutMs
  const isFree = () => or(isNull(leaseUntil), lt(leaseUntil, payments.now()))
  while (!(await change({ leaseHolder: holder, leaseUntil: leaseEnd() }, isFree()))) {
    if (performance.now() > until) throw new Refusal('busy')
    await wait(lookAgainMs)
  }
  let isLeftHeld = false
  const turn: Turn = {
    async keep() {
      if (!(await change({ leaseUntil: leaseEnd() }, isHeld))) throw new Refusal('busy')
    },
    async sync(because = reason) {
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
      await change({ leaseHolder: null, leaseUntil: null }, isHeld).catch((err) =>
        context.log.warn({ err, hostId }, 'a billing lease was not released'),
      )
  }
}
