import { z } from '@hono/zod-openapi'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import { creditFigures } from '#domain/money/credits.ts'
import { guidesToRepublish, guidesToUnpublish, isGraceRunning } from '#domain/money/grace.ts'
import { planTypes, subscriptionStatuses } from '#domain/money/subscription.ts'
import { assertOwn, type BillingContext } from '#server/billing/context.ts'
import { isMissing } from '#server/billing/payments.ts'
import { findCustomer } from '#server/billing/sync/customers.ts'
import { graceOf } from '#server/billing/sync/grace.ts'
import { readMirror, syncHost } from '#server/billing/sync/sync-host.ts'
import type { Transaction } from '#server/db/database.ts'
import { courtesyAt } from '#server/db/host-accounts.ts'
import { findStaysAround, listPublished } from '#server/db/published-guides.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { billingCustomers, hostAccounts, properties, user } from '#server/db/tables/schema.ts'
import { json, moment, presentAs } from '#server/http/answers.ts'
import { hostCall } from '#server/http/call.ts'
import { noteSessionOutcome } from './attempts.ts'

/** A host's subscription as it is told, and looked up where that is old. */
export function statusCall(context: BillingContext) {
  const status = openStatusReader(context)
  return hostCall('GET /stripe/subscription-status/{hostId}', {
    summary: 'Read my subscription',
    description:
      'With the `session_id` of a purchase, it is confirmed with the payment provider first; `pending` until it is.',
    failure: 'error_fetching_subscription_status',
    params: z.object({ hostId: z.string().min(1) }),
    query: z.object({ session_id: z.string().optional() }),
    limit: 'billingReads',
    refuses: ['forbidden', 'busy'],
    answer: { 200: json(statusAnswer, 'The subscription') },
    async work({ c, hostId, query: { session_id: sessionId } }) {
      await assertOwn(context, hostId, c.req.param('hostId'))
      const { plan, isStale, pending, propertyId } =
        sessionId === undefined
          ? await status.read(hostId)
          : await status.confirm(hostId, sessionId)
      return {
        subscription: presentSubscription(plan, { isStale }),
        ...(pending !== undefined && { pending }),
        ...(propertyId && { property_id: propertyId }),
      }
    },
  })
}

const hourMs = 3_600_000
const backgroundEveryMs = 30_000

type Status = { plan: HostPlan; isStale: boolean; pending?: boolean; propertyId?: string }

/** Answers from our own tables; what looks old is answered too, and looked up behind the answer. */
function openStatusReader(context: BillingContext) {
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
      const plan = await getHostPlan(context, hostId)
      const isStale = isOld(plan, context.payments.now())
      if (isStale) lookUpLater(hostId)
      return { plan, isStale }
    },
    /** After the provider's page: the purchase is confirmed with the provider, whatever the address says. */
    async confirm(hostId: string, sessionId: string): Promise<Status> {
      const session = await getOwnSession(context, { hostId, sessionId })
      const isSynced = await syncHost(context, hostId, 'return_from_checkout').then(
        () => true,
        (err) => {
          context.log.warn({ err, hostId }, 'a purchase could not be confirmed yet')
          return false
        },
      )
      if (session?.status === 'complete') {
        await noteSessionOutcome(context, { sessionId, state: 'succeeded' })
      }
      const plan = await getHostPlan(context, hostId)
      const propertyId = session?.metadata?.property_id
      const isPaid = session?.status === 'complete' && session.payment_status !== 'unpaid'
      const bought = session?.subscription
      const boughtId = typeof bought === 'string' ? bought : bought?.id
      // Our copy has what the purchase made, also when that is over by now.
      const isWrittenDown = plan.mirror.rows.some(
        ({ id, status }) => id === boughtId && status !== 'incomplete',
      )
      return {
        plan,
        isStale: !isSynced,
        pending: !(isPaid && isWrittenDown),
        ...(propertyId && { propertyId }),
      }
    },
  }
}

function isOld({ mirror, hasCustomer, lastSyncedAt }: HostPlan, now: Date) {
  if (!hasCustomer) return false
  const age = (at: Date | null | undefined) => (at ? now.getTime() - at.getTime() : Infinity)
  const { currentPeriodEnd, status } = mirror.subscription
  const isPast = status === 'active' && currentPeriodEnd !== null && age(currentPeriodEnd) > hourMs
  return isPast || age(lastSyncedAt) > 24 * hourMs
}

type SessionOfHost = { hostId: string; sessionId: string }

/** Undefined while the provider does not answer; somebody else's, or nobody's, is not found. */
async function getOwnSession(context: BillingContext, { hostId, sessionId }: SessionOfHost) {
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

/** Everything a host is told of its subscription, from our own tables alone; one who left is refused. */
export function getHostPlan(context: BillingContext, hostId: string) {
  return asSystem(context.db, async (tx) => {
    const [host] = await tx
      .select({
        account: hostAccounts,
        courtesyNow: courtesyAt(context.payments.now()),
        customerId: billingCustomers.stripeCustomerId,
        lastSyncedAt: billingCustomers.lastSyncedAt,
      })
      .from(user)
      .leftJoin(hostAccounts, eq(hostAccounts.hostId, user.id))
      .leftJoin(billingCustomers, eq(billingCustomers.hostId, user.id))
      .where(eq(user.id, hostId))
    if (!host) throw new Refusal('unauthorized')
    const published = await listPublished(tx, hostId)
    const figures = creditFigures({
      courtesyCredits: host.account ? host.courtesyNow : context.config.courtesyCredits,
      paidCredits: host.account?.paidCredits,
      publishedGuidesCount: published.length,
    })
    const grace = host.account && graceOf(host.account)
    const isInGrace = figures.overLimit > 0 && isGraceRunning(grace)
    const atRisk = isInGrace ? guidesToUnpublish(published, figures.guideCredits) : []
    return {
      mirror: await readMirror(tx, hostId),
      hasCustomer: host.customerId !== null,
      lastSyncedAt: host.lastSyncedAt,
      figures,
      graceEndsAt: isInGrace ? grace.endsAt : null,
      guidesAtRisk: atRisk,
      staysAtRisk: isInGrace ? await findStaysAround(tx, { guides: atRisk, at: grace.endsAt }) : [],
      guidesToRepublish: guidesToRepublish(
        await listTakenDown(tx, hostId),
        figures.availableCredits,
      ),
    }
  })
}

export type HostPlan = Awaited<ReturnType<typeof getHostPlan>>

function listTakenDown(tx: Transaction, hostId: string) {
  return tx
    .select({ id: properties.id, name: properties.name, createdAt: properties.createdAt })
    .from(properties)
    .where(
      and(
        eq(properties.hostId, hostId),
        eq(properties.isPublished, false),
        eq(properties.unpublishedReason, 'billing'),
        isNotNull(properties.unpublishedAt),
        isNull(properties.suspendedAt),
      ),
    )
}

const namedGuide = z.object({ id: z.string(), name: z.string() })
const namedStay = z.object({ guide: z.string(), from: z.string(), until: z.string() })

const subscriptionSchema = z
  .object({
    plan_type: z.enum(planTypes),
    status: z.enum(subscriptionStatuses),
    current_period_end: moment.nullable(),
    cancel_at_period_end: z.boolean(),
    ended_at: moment.nullable().openapi({ description: 'When it was over; null while it is not' }),
    quantity: z.number().int().openapi({ description: 'Guides paid for' }),
    payment_problem: z
      .boolean()
      .openapi({ description: 'The last charge failed: it is retried while the status is active' }),
    payment_url: z.string().nullable().openapi({ description: 'Where an unpaid invoice is paid' }),
    has_invoices: z.boolean().openapi({ description: 'Whether the portal has something to show' }),
    pending_quantity: z.number().int().nullable().openapi({
      description: 'An increase that waits for its payment',
    }),
    grace_ends_at: moment.nullable(),
    guides_at_risk: z.array(namedGuide).openapi({
      description: 'Published guides that no credit covers once the grace is over',
    }),
    stays_at_risk: z.array(namedStay).openapi({
      description: 'Who would be inside those, or about to arrive, when the grace is over',
    }),
    guides_to_republish: z.array(namedGuide).openapi({
      description: 'Taken down for lack of credits, and covered again',
    }),
    stale: z.boolean().openapi({ description: 'Our copy may be behind the payment provider' }),
  })
  .openapi('Subscription')

export const subscriptionAnswer = z.object({ subscription: subscriptionSchema })

const statusAnswer = subscriptionAnswer.extend({
  pending: z.boolean().optional().openapi({ description: 'The purchase is not confirmed yet' }),
  property_id: z.string().optional().openapi({ description: 'The guide it began with' }),
})

export function presentSubscription(plan: HostPlan, { isStale = false } = {}) {
  const { subscription, current } = plan.mirror
  const isOwed = ['past_due', 'unpaid'].includes(current?.status ?? '')
  const isOwing = isOwed || (current?.pendingQuantity ?? null) !== null
  return presentAs(subscriptionSchema, {
    ...subscription,
    ...plan,
    paymentUrl: isOwing ? (current?.unpaidInvoiceUrl ?? null) : null,
    hasInvoices: plan.hasCustomer,
    pendingQuantity: current?.pendingQuantity ?? null,
    guidesAtRisk: plan.guidesAtRisk.map((guide) => presentAs(namedGuide, guide)),
    guidesToRepublish: plan.guidesToRepublish.map((guide) => presentAs(namedGuide, guide)),
    stale: isStale,
  })
}
