import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, isNull, lt, or } from 'drizzle-orm'
import { Refusal, type RefusalCode } from '#domain/messages/refusals.ts'
import type { BillingContext } from '#server/billing/context.ts'
import { getMirror } from '#server/billing/queries.ts'
import { refusalFor } from '#server/billing/stripe-errors.ts'
import { changeCustomer } from '#server/billing/sync/customers.ts'
import type { Mirror } from '#server/billing/sync/mirror.ts'
import { syncHost } from '#server/billing/sync/sync-host.ts'
import { sqlState } from '#server/db/connections/sql-state.ts'
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

const { leaseHolder, leaseUntil } = billingCustomers

function take({ db, payments }: Needs, { hostId, holder }: Claim) {
  const isFree = or(isNull(leaseUntil), lt(leaseUntil, payments.now()))
  const lease = { leaseHolder: holder, leaseUntil: leaseEnd(payments) }
  return asSystem(db, (tx) => changeCustomer(tx, hostId, lease, isFree))
}

async function extend({ db, payments }: Needs, { hostId, holder }: Claim) {
  const lease = { leaseUntil: leaseEnd(payments) }
  const isHeld = eq(leaseHolder, holder)
  const isKept = await asSystem(db, (tx) => changeCustomer(tx, hostId, lease, isHeld))
  if (!isKept) throw new Refusal('busy')
}

function release({ db }: Needs, { hostId, holder }: Claim) {
  const noLease = { leaseHolder: null, leaseUntil: null }
  return asSystem(db, (tx) => changeCustomer(tx, hostId, noLease, eq(leaseHolder, holder)))
}

function leaseEnd(payments: Needs['payments']) {
  return new Date(payments.now().getTime() + leaseMs)
}
