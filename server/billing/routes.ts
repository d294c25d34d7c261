import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { Refusal, type RefusalCode } from '#domain/messages/refusals.ts'
import { maxPaidGuides } from '#domain/money/pricing.ts'
import { requireHost } from '#server/auth/require-host.ts'
import { hostSecurity, json, jsonBody, refusals } from '#server/http/answers.ts'
import { callersLocale } from '#server/http/callers-locale.ts'
import { onFailure } from '#server/http/on-failure.ts'
import { refuseInvalid } from '#server/http/refuse-invalid.ts'
import type { Resources } from '#server/resources.ts'
import { createCheckout } from './acts/create-checkout.ts'
import { cancelSubscription, reactivateSubscription } from './acts/end-subscription.ts'
import { openPortal } from './acts/open-portal.ts'
import { openStatusReader } from './acts/read-status.ts'
import { updateQuantity } from './acts/update-quantity.ts'
import type { BillingContext } from './context.ts'
import {
  checkoutAnswer,
  portalAnswer,
  presentSubscription,
  statusAnswer,
  subscriptionAnswer,
  upgradeAnswer,
} from './present.ts'
import { assertHost, getStanding } from './queries.ts'
import { openBillingLimits } from './rate-limit.ts'

type Needs = BillingContext & Pick<Resources, 'auth' | 'database'>

/** Buying, growing, ending and looking at a subscription. */
export function createBillingRoutes(resources: Needs) {
  const limits = openBillingLimits(resources.database)
  const host = requireHost(resources)
  const status = openStatusReader(resources)

  type Guards = [ReturnType<typeof onFailure>, typeof host, typeof limits.changes]
  const guards = (failure: RefusalCode, limit: keyof typeof limits): Guards => [
    onFailure(failure),
    host,
    limits[limit],
  ]

  const post = <Path extends string>(path: Path, summary: string) => ({
    method: 'post' as const,
    path,
    summary,
    tags: ['Subscription'],
    security: hostSecurity,
  })

  /** Compared before anything is looked up: whose it is, or that it is nobody's, cannot be told apart. */
  const assertOwn = async (asked: string, hostId: string) => {
    if (asked !== hostId) throw new Refusal('forbidden')
    await assertHost(resources, hostId)
  }

  const subscriptionOf = async (hostId: string) => {
    const standing = await getStanding(resources, hostId)
    return { standing, subscription: presentSubscription(standing) }
  }

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(
      createRoute({
        ...post('/stripe/create-checkout-session', 'Start buying a subscription'),
        description:
          'Answers the page to pay at. The same order, asked again, answers the same page; another quantity makes the old page unpayable.',
        middleware: guards('could_not_process_checkout', 'changes'),
        request: { body: jsonBody(checkoutBody) },
        responses: { 200: json(checkoutAnswer, 'Where to pay'), ...refusals },
      }),
      async (c) => {
        const order = c.req.valid('json')
        await assertOwn(order.hostId, c.var.hostId)
        return c.json(await createCheckout(resources, { ...order, locale: callersLocale(c) }), 200)
      },
    )
    .openapi(
      createRoute({
        ...post('/stripe/update-subscription-quantity', 'Pay for more guides'),
        description:
          'The difference of the running month is charged at once. While the bank has not approved it nothing changes: 402 with the `url` to pay at.',
        middleware: guards('could_not_process_upgrade', 'changes'),
        request: { body: jsonBody(quantityBody) },
        responses: { 200: json(upgradeAnswer, 'Paid, and the credits are there'), ...refusals },
      }),
      async (c) => {
        const upgrade = c.req.valid('json')
        await assertOwn(upgrade.hostId, c.var.hostId)
        await updateQuantity(resources, upgrade)
        const { standing, subscription } = await subscriptionOf(upgrade.hostId)
        return c.json({ subscription, guide_credits: standing.figures.guideCredits }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/stripe/subscription-status/{hostId}',
        tags: ['Subscription'],
        summary: 'Read my subscription',
        description:
          'With the `session_id` of a purchase, it is confirmed with the payment provider first; `pending` until it is.',
        security: hostSecurity,
        middleware: guards('error_fetching_subscription_status', 'reads'),
        request: {
          params: z.object({ hostId: z.string().min(1) }),
          query: z.object({ session_id: z.string().optional() }),
        },
        responses: { 200: json(statusAnswer, 'The subscription'), ...refusals },
      }),
      async (c) => {
        const { hostId } = c.req.valid('param')
        const { session_id: sessionId } = c.req.valid('query')
        await assertOwn(hostId, c.var.hostId)
        const { standing, isStale, pending, propertyId } =
          sessionId === undefined
            ? await status.read(hostId)
            : await status.confirm(hostId, sessionId)
        return c.json(
          {
            subscription: presentSubscription(standing, { isStale }),
            ...(pending !== undefined && { pending }),
            ...(propertyId && { property_id: propertyId }),
          },
          200,
        )
      },
    )
    .openapi(
      createRoute({
        ...post('/stripe/cancel-subscription', 'Stop at the end of what is paid'),
        description: 'A subscription whose last charge failed ends at once.',
        middleware: guards('error_cancelling_subscription', 'changes'),
        request: { body: jsonBody(hostBody) },
        responses: { 200: json(subscriptionAnswer, 'It will end'), ...refusals },
      }),
      async (c) => {
        const { hostId } = c.req.valid('json')
        await assertOwn(hostId, c.var.hostId)
        await cancelSubscription(resources, hostId)
        return c.json({ subscription: (await subscriptionOf(hostId)).subscription }, 200)
      },
    )
    .openapi(
      createRoute({
        ...post('/stripe/reactivate-subscription', 'Go on after all'),
        middleware: guards('error_reactivating_subscription', 'changes'),
        request: { body: jsonBody(hostBody) },
        responses: { 200: json(subscriptionAnswer, 'It goes on'), ...refusals },
      }),
      async (c) => {
        const { hostId } = c.req.valid('json')
        await assertOwn(hostId, c.var.hostId)
        await reactivateSubscription(resources, hostId)
        return c.json({ subscription: (await subscriptionOf(hostId)).subscription }, 200)
      },
    )
    .openapi(
      createRoute({
        ...post('/stripe/create-portal-session', 'Open my invoices and cards'),
        middleware: guards('could_not_open_portal', 'changes'),
        request: { body: jsonBody(hostBody) },
        responses: { 200: json(portalAnswer, 'Where they are'), ...refusals },
      }),
      async (c) => {
        const { hostId } = c.req.valid('json')
        await assertOwn(hostId, c.var.hostId)
        return c.json(await openPortal(resources, { hostId, locale: callersLocale(c) }), 200)
      },
    )
}

const hostBody = z.object({ hostId: z.string().min(1) })

/** Quantities and properties are looked at by the rules, which say what is wrong with them. */
const anything = z.unknown().optional()

const checkoutBody = hostBody.extend({
  propertyId: anything.openapi({ type: 'string', format: 'uuid' }),
  guideQuantity: anything.openapi({ type: 'integer', minimum: 1, maximum: maxPaidGuides }),
})

const quantityBody = hostBody.extend({
  newQuantity: anything.openapi({ type: 'integer', minimum: 1, maximum: maxPaidGuides }),
})
