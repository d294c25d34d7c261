import { z } from '@hono/zod-openapi'
import { Refusal } from '#domain/messages/refusals.ts'
import { maxPaidGuides } from '#domain/money/pricing.ts'
import { json } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'
import { createCheckout } from './acts/create-checkout.ts'
import { cancelSubscription, reactivateSubscription } from './acts/end-subscription.ts'
import { openPortal } from './acts/open-portal.ts'
import { openStatusReader } from './acts/read-status.ts'
import { updateQuantity } from './acts/update-quantity.ts'
import {
  checkoutAnswer,
  portalAnswer,
  presentSubscription,
  statusAnswer,
  subscriptionAnswer,
  upgradeAnswer,
} from './present.ts'
import { getLocale, getStanding } from './queries.ts'

/** Buying, growing, ending and looking at a subscription. */
export function createBillingRoutes(resources: Resources) {
  const status = openStatusReader(resources)

  /** Compared before anything is looked up: whose it is, or that it is nobody's, cannot be told apart. */
  const assertOwn = async (asked: string | undefined, hostId: string) => {
    if (asked !== hostId) throw new Refusal('forbidden')
    // An access token outlives its account by minutes: one who left has no billing.
    await getLocale(resources, hostId)
  }

  const subscriptionOf = async (hostId: string) => {
    const standing = await getStanding(resources, hostId)
    return { standing, subscription: presentSubscription(standing) }
  }

  return routesOf(resources, 'Subscription', [
    hostCall('POST /stripe/create-checkout-session', {
      summary: 'Start buying a subscription',
      description:
        'Answers the page to pay at. The same order, asked again, answers the same page; another quantity makes the old page unpayable.',
      failure: 'could_not_process_checkout',
      body: checkoutBody,
      limit: 'billingChanges',
      refuses: ['already_subscribed', 'property_not_found', 'payment_past_due'],
      answer: { 200: json(checkoutAnswer, 'Where to pay') },
      async work({ hostId, body, locale }) {
        await assertOwn(body.hostId, hostId)
        return createCheckout(resources, { ...body, locale })
      },
    }),
    hostCall('POST /stripe/update-subscription-quantity', {
      summary: 'Pay for more guides',
      description:
        'The difference of the running month is charged at once. While the bank has not approved it nothing changes: 402 with the `url` to pay at.',
      failure: 'could_not_process_upgrade',
      body: quantityBody,
      limit: 'billingChanges',
      refuses: ['no_subscription', 'card_declined'],
      answer: { 200: json(upgradeAnswer, 'Paid, and the credits are there') },
      async work({ hostId, body }) {
        await assertOwn(body.hostId, hostId)
        await updateQuantity(resources, body)
        const { standing, subscription } = await subscriptionOf(hostId)
        return { subscription, guide_credits: standing.figures.guideCredits }
      },
    }),
    hostCall('GET /stripe/subscription-status/{hostId}', {
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
        await assertOwn(c.req.param('hostId'), hostId)
        const { standing, isStale, pending, propertyId } =
          sessionId === undefined
            ? await status.read(hostId)
            : await status.confirm(hostId, sessionId)
        return {
          subscription: presentSubscription(standing, { isStale }),
          ...(pending !== undefined && { pending }),
          ...(propertyId && { property_id: propertyId }),
        }
      },
    }),
    hostCall('POST /stripe/cancel-subscription', {
      summary: 'Stop at the end of what is paid',
      description: 'A subscription whose last charge failed ends at once.',
      failure: 'error_cancelling_subscription',
      body: hostBody,
      limit: 'billingChanges',
      refuses: ['no_subscription'],
      answer: { 200: json(subscriptionAnswer, 'It will end') },
      async work({ hostId, body }) {
        await assertOwn(body.hostId, hostId)
        await cancelSubscription(resources, hostId)
        return { subscription: (await subscriptionOf(hostId)).subscription }
      },
    }),
    hostCall('POST /stripe/reactivate-subscription', {
      summary: 'Go on after all',
      failure: 'error_reactivating_subscription',
      body: hostBody,
      limit: 'billingChanges',
      refuses: ['no_subscription'],
      answer: { 200: json(subscriptionAnswer, 'It goes on') },
      async work({ hostId, body }) {
        await assertOwn(body.hostId, hostId)
        await reactivateSubscription(resources, hostId)
        return { subscription: (await subscriptionOf(hostId)).subscription }
      },
    }),
    hostCall('POST /stripe/create-portal-session', {
      summary: 'Open my invoices and cards',
      failure: 'could_not_open_portal',
      body: hostBody,
      limit: 'billingChanges',
      refuses: ['no_subscription'],
      answer: { 200: json(portalAnswer, 'Where they are') },
      async work({ hostId, body, locale }) {
        await assertOwn(body.hostId, hostId)
        return openPortal(resources, { hostId, locale })
      },
    }),
  ])
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
