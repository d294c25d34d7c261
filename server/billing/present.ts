import { z } from '@hono/zod-openapi'
import { planTypes, subscriptionStatuses } from '#domain/money/subscription.ts'
import { moment } from '#server/http/answers.ts'
import type { Standing } from './queries.ts'

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

export const statusAnswer = subscriptionAnswer.extend({
  pending: z.boolean().optional().openapi({ description: 'The purchase is not confirmed yet' }),
  property_id: z.string().optional().openapi({ description: 'The guide it began with' }),
})

export const upgradeAnswer = subscriptionAnswer.extend({ guide_credits: z.number().int() })

export const checkoutAnswer = z.object({ sessionId: z.string(), url: z.string() })
export const portalAnswer = z.object({ url: z.string() })

export function presentSubscription(
  standing: Standing,
  { isStale = false } = {},
): z.infer<typeof subscriptionSchema> {
  const { subscription, current } = standing.mirror
  const isOwed = ['past_due', 'unpaid'].includes(current?.status ?? '')
  const isOwing = isOwed || (current?.pendingQuantity ?? null) !== null
  return {
    plan_type: subscription.planType,
    status: subscription.status,
    current_period_end: subscription.currentPeriodEnd?.toISOString() ?? null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    ended_at: subscription.endedAt?.toISOString() ?? null,
    quantity: subscription.quantity,
    payment_problem: subscription.paymentProblem,
    payment_url: isOwing ? (current?.unpaidInvoiceUrl ?? null) : null,
    has_invoices: standing.hasCustomer,
    pending_quantity: current?.pendingQuantity ?? null,
    grace_ends_at: standing.graceEndsAt?.toISOString() ?? null,
    guides_at_risk: standing.guidesAtRisk.map(({ id, name }) => ({ id, name })),
    stays_at_risk: standing.staysAtRisk,
    guides_to_republish: standing.guidesToRepublish.map(({ id, name }) => ({ id, name })),
    stale: isStale,
  }
}
