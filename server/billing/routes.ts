import { routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'
import { checkoutCall } from './acts/create-checkout.ts'
import { cancelCall, reactivateCall } from './acts/end-subscription.ts'
import { portalCall } from './acts/open-portal.ts'
import { statusCall } from './acts/read-status.ts'
import { upgradeCall } from './acts/update-quantity.ts'
import { createWebhookRoutes } from './sync/webhook.ts'

/** Buying, growing, ending and looking at a subscription, and what the provider announces of it. */
export function createBillingRoutes(resources: Resources) {
  return routesOf(resources, 'Subscription', [
    checkoutCall(resources),
    upgradeCall(resources),
    statusCall(resources),
    cancelCall(resources),
    reactivateCall(resources),
    portalCall(resources),
  ]).route('/', createWebhookRoutes(resources))
}
