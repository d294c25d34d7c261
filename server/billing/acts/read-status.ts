import type Stripe from 'stripe'
import { Refusal } from '#domain/messages/refusals.ts'
import type { BillingContext } from '#server/billing/context.ts'
import { getStanding, type Standing } from '#server/billing/queries.ts'
import { isMissing } from '#server/billing/stripe-errors.ts'
import { findCustomer } from '#server/billing/sync/customers.ts'
import { syncHost } from '#server/billing/sync/sync-host.ts'
import { settleSession } from './with-billing.ts'

const hourMs = 3_600_000
const backgroundEveryMs = 30_000

type Status = { standing: Standing; isStale: boolean; pending?: boolean; propertyId?: string }

/** Answers from our own tables; what looks old is answered too, and looked up behind the answer. */
export function openStatusReader(context: BillingContext) {
  const lookedUpAt = new Map<string, number>()

  const lookUpLater = (hostId: string) => {
    const now = context.payments.now().getTime()
    if (now - (lookedUpAt.get(hostId) ?? 0) < backgroundEveryMs) return
    if (lookedUpAt.size > 10_000) lookedUpAt.clear()
    lookedUpAt.set(hostId, now)
    syncHost(context, hostId, 'stale_status').catch((err) =>
      context.log.warn({ err, hostId }, 'a stale subscription could not be looked up'),
    )
  }

  return {
    async read(hostId: string): Promise<Status> {
      const standing = await getStanding(context, hostId)
      const isStale = isOld(standing, context.payments.now())
      if (isStale) lookUpLater(hostId)
      return { standing, isStale }
    },
    /** After the provider's page: the purchase is confirmed with the provider, whatever the address says. */
    async confirm(hostId: string, sessionId: string): Promise<Status> {
      const session = await getOwnSession(context, { hostId, sessionId })
      const isSynced = await tryToSync(context, hostId)
      if (session?.status === 'complete') {
        await settleSession(context, { sessionId, state: 'succeeded' })
      }
      const standing = await getStanding(context, hostId)
      const propertyId = session?.metadata?.property_id
      const isPaid = session?.status === 'complete' && session.payment_status !== 'unpaid'
      return {
        standing,
        isStale: !isSynced,
        pending: !(isPaid && isWrittenDown(standing, session.subscription)),
        ...(propertyId && { propertyId }),
      }
    },
  }
}

/** Our copy has what the purchase made, also when that is over by now. */
function isWrittenDown(
  { mirror }: Standing,
  subscription: Stripe.Checkout.Session['subscription'],
) {
  const id = typeof subscription === 'string' ? subscription : subscription?.id
  return mirror.rows.some((row) => row.id === id && row.status !== 'incomplete')
}

function isOld({ mirror, hasCustomer, lastSyncedAt }: Standing, now: Date) {
  if (!hasCustomer) return false
  const age = (at: Date | null | undefined) => (at ? now.getTime() - at.getTime() : Infinity)
  const { currentPeriodEnd, status } = mirror.subscription
  if (status !== 'active') return age(lastSyncedAt) > 24 * hourMs
  const isPast = currentPeriodEnd !== null && age(currentPeriodEnd) > hourMs
  return isPast || age(lastSyncedAt) > 24 * hourMs
}

type Asked = { hostId: string; sessionId: string }

/** Undefined while the provider does not answer; somebody else's, or nobody's, is not found. */
async function getOwnSession(context: BillingContext, { hostId, sessionId }: Asked) {
  if (!/^cs_\w+$/.test(sessionId)) throw new Refusal('checkout_not_found')
  try {
    const session = await context.payments.stripe.checkout.sessions.retrieve(sessionId)
    const customer = await findCustomer(context, hostId)
    const isOwn =
      session.client_reference_id === hostId &&
      session.customer !== null &&
      session.customer === customer?.stripeCustomerId
    if (isOwn) return session
  } catch (error) {
    if (isMissing(error)) throw new Refusal('checkout_not_found')
    context.log.warn({ err: error, hostId }, 'a purchase could not be confirmed yet')
    return undefined
  }
  throw new Refusal('checkout_not_found')
}

async function tryToSync(context: BillingContext, hostId: string) {
  try {
    await syncHost(context, hostId, 'return_from_checkout')
    return true
  } catch (err) {
    context.log.warn({ err, hostId }, 'a purchase could not be confirmed yet')
    return false
  }
}
