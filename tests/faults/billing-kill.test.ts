/** @module-tag long */
import Stripe from 'stripe'
import { expect } from 'vitest'
import { Refusal } from '#domain/messages/refusals.ts'
import { createCheckout } from '#server/billing/acts/create-checkout.ts'
import {
  cancelSubscription,
  endEverything,
  reactivateSubscription,
} from '#server/billing/acts/end-subscription.ts'
import { updateQuantity } from '#server/billing/acts/update-quantity.ts'
import type { BillingContext } from '#server/billing/context.ts'
import { reconcile } from '#server/billing/jobs/reconcile.ts'
import { buy, good, type Shop, type ShopHost, test } from '#tests/billing-shop.ts'
import { invoicesOf } from '#tests/billing-steps.ts'

type Deed = {
  prepare: (shop: Shop, host: ShopHost) => Promise<unknown>
  act: (context: BillingContext, host: ShopHost) => Promise<unknown>
  check: (shop: Shop, host: ShopHost) => Promise<void>
}

async function paidInvoices(shop: Shop, host: ShopHost) {
  return (await invoicesOf(shop, host)).filter(({ status }) => status === 'paid')
}

const deeds: Record<string, Deed> = {
  'starting to buy': {
    prepare: async () => {},
    act: (context, { id, guideIds }) =>
      createCheckout(context, { hostId: id, propertyId: guideIds[0], guideQuantity: 4 }),
    async check(shop, host) {
      const again = await host.checkout(4)
      const { data } = await shop.stripe.checkout.sessions.list({ status: 'open', limit: 100 })
      const own = data.filter(({ client_reference_id }) => client_reference_id === host.id)
      expect(own.map(({ id }) => id)).toEqual([again.body.sessionId])
      const { data: customers } = await shop.stripe.customers.list({ limit: 100 })
      expect(customers.filter(({ metadata }) => metadata.host_id === host.id)).toHaveLength(1)
      shop.controls.payCheckout({ session: again.body.sessionId, card: good })
      await shop.settled()
      expect(await host.credits()).toMatchObject({ guide_credits: 7 })
    },
  },
  'paying for more guides': {
    prepare: (shop, host) => buy(shop, host, 4),
    act: (context, { id }) => updateQuantity(context, { hostId: id, newQuantity: 6 }),
    async check(shop, host) {
      expect(await paidInvoices(shop, host)).toHaveLength(2)
      expect(await host.credits()).toMatchObject({ guide_credits: 9 })
    },
  },
  cancelling: {
    prepare: (shop, host) => buy(shop, host, 4),
    act: (context, { id }) => cancelSubscription(context, id),
    async check(_shop, host) {
      expect(await host.subscription()).toMatchObject({ cancel_at_period_end: true })
    },
  },
  'going on after all': {
    async prepare(shop, host) {
      await buy(shop, host, 4)
      await host.cancel()
    },
    act: (context, { id }) => reactivateSubscription(context, id),
    async check(shop, host) {
      expect(await host.subscription()).toMatchObject({ cancel_at_period_end: false })
      expect(await paidInvoices(shop, host)).toHaveLength(1)
    },
  },
  'leaving for good': {
    prepare: (shop, host) => buy(shop, host, 4),
    act: (context, { id }) => endEverything(context, id),
    async check(shop, host) {
      expect((await shop.subscriptionsOf(host)).map(({ status }) => status)).toEqual(['canceled'])
    },
  },
}

test.for(Object.keys(deeds))(
  'a process that dies at any point of %s leaves nothing that a retry and the next hour do not mend, and charges once',
  async (name, { shop }) => {
    const { prepare, act, check } = deeds[name]!
    for (let point = 0; ; point += 1) {
      const host = await shop.newHost()
      await prepare(shop, host)
      const life = lifeOf(point)
      await act(mortal(shop, life), host).catch(() => {})
      const hasDied = life.isOver()
      await shop.pass(6 * 60)
      await reconcile(shop.resources)
      await shop.forgetLimits()
      await act(shop.resources, host).catch(unlessDone)
      await shop.settled()
      await check(shop, host)
      if (!hasDied) break
    }
    expect(shop.failures).toEqual([])
  },
)

/** Asked for again minutes after it went through, an upgrade is no upgrade any more. */
function unlessDone(error: unknown) {
  if (!(error instanceof Refusal && error.code === 'not_greater')) throw error
}

type Life = ReturnType<typeof lifeOf>

/** So many steps, and then none, for whoever tries. */
function lifeOf(steps: number) {
  let left = steps
  return {
    step() {
      left -= 1
      if (left < 0) throw new Error('the process has died')
    },
    isOver: () => left < 0,
  }
}

/** The same product in a process of its own, which dies before or after one of its transactions or calls. */
function mortal(shop: Shop, life: Life): BillingContext {
  const { resources, db, sandbox } = shop
  const client = Stripe.createNodeHttpClient()
  const mortalDb = new Proxy(db, {
    get(target, name) {
      if (name !== 'transaction') return Reflect.get(target, name, target)
      const transaction: typeof db.transaction = async (work, config) => {
        life.step()
        const result = await target.transaction(work, config)
        life.step()
        return result
      }
      return transaction
    },
  })
  const stripe = new Stripe('sk_test_sandbox', {
    host: '127.0.0.1',
    port: sandbox.port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    httpClient: {
      getClientName: () => client.getClientName(),
      async makeRequest(...request: Parameters<typeof client.makeRequest>) {
        life.step()
        const response = await client.makeRequest(...request)
        life.step()
        return response
      },
    },
  })
  return { ...resources, db: mortalDb, payments: { ...resources.payments, stripe } }
}
