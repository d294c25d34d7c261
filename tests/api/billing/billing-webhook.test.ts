import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import { expect } from 'vitest'
import { reconcile } from '#server/billing/jobs/reconcile.ts'
import { syncHost } from '#server/billing/sync/sync-host.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import {
  billedSubscriptions,
  billingAttempts,
  hostAccounts,
  stripeEvents,
} from '#server/db/tables/schema.ts'
import { buy, good, type Shop, type ShopHost, test, webhookSecret } from '#tests/billing-shop.ts'

type Posted = { headers?: Record<string, string | undefined>; secret?: string; at?: number }

function signatureOf(body: string, { secret = webhookSecret, at = Date.now() / 1000 }: Posted) {
  const seconds = Math.floor(at)
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}

async function post(shop: Shop, body: string, posted: Posted = {}) {
  const headers = Object.entries({
    'content-type': 'application/json',
    'stripe-signature': signatureOf(body, posted),
    ...posted.headers,
  }).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]))
  const response = await shop.api.request('/stripe/webhook', { method: 'POST', headers, body })
  return response.status
}

const eventsKnown = (shop: Shop) => asSystem(shop.db, (tx) => tx.select().from(stripeEvents))

/** A purchase paid while nothing is announced, and the announcements that wait. */
async function paidUnannounced(shop: Shop, quantity = 4) {
  shop.controls.holdWebhooks()
  const host = await shop.newHost()
  const { body } = await host.checkout(quantity)
  shop.controls.payCheckout({ session: body.sessionId, card: good })
  const { data } = await shop.stripe.events.list({ limit: 100 })
  const wanted = [
    'customer.subscription.created',
    'customer.subscription.updated',
    'checkout.session.completed',
    'invoice.paid',
  ]
  const events = wanted.flatMap((type) => data.find((event) => event.type === type) ?? [])
  return { host, events }
}

test('what is not signed by the provider, just now and as it stands, is refused and leaves no trace', async ({
  shop,
}) => {
  const { host, events } = await paidUnannounced(shop)
  const body = JSON.stringify(events[0])
  const signed = signatureOf(body, {})
  const old = Date.now() / 1000 - 301
  const forged: [string, Posted][] = [
    [body, { headers: { 'stripe-signature': undefined } }],
    [body, { headers: { 'stripe-signature': '' } }],
    [body, { secret: 'whsec_another' }],
    [body.replace('active', 'actixe'), { headers: { 'stripe-signature': signed } }],
    [JSON.stringify(JSON.parse(body), null, 1), { headers: { 'stripe-signature': signed } }],
    [body, { at: old }],
    [body, { secret: '' }],
    [body, { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['not json', {}],
  ]
  for (const [sent, posted] of forged) expect(await post(shop, sent, posted)).toBe(400)
  expect(await eventsKnown(shop)).toEqual([])
  expect(await host.credits()).toMatchObject({ guide_credits: 3 })
})

test('while one secret replaces another, both are good', async ({ shop }) => {
  const { host, events } = await paidUnannounced(shop)
  const secrets = ['whsec_new', webhookSecret]
  Object.assign(shop.resources.payments, { webhookSecrets: secrets })
  expect(await post(shop, JSON.stringify(events[0]), { secret: webhookSecret })).toBe(200)
  expect(await post(shop, JSON.stringify(events[1]), { secret: 'whsec_new' })).toBe(200)
  expect(await host.credits()).toMatchObject({ guide_credits: 7 })
})

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  )
}

test('in whatever order the announcements of a purchase come, the end is the same', {
  tags: 'long',
}, async ({ shop }) => {
  const { host, events } = await paidUnannounced(shop)
  const orders = permutations(events)
  expect(orders).toHaveLength(24)
  const ends = new Set<string>()
  for (const order of orders) {
    await forgetPurchase(shop, host)
    expect(await host.credits()).toMatchObject({ guide_credits: 3 })
    for (const event of order) expect(await post(shop, JSON.stringify(event))).toBe(200)
    expect(await host.credits()).toMatchObject({ guide_credits: 7 })
    ends.add(JSON.stringify([await host.subscription(), await host.credits()]))
  }
  expect(ends.size).toBe(1)
  expect(JSON.parse([...ends][0]!)[0]).toMatchObject({ status: 'active', quantity: 4 })
})

/** As it was before anything was announced: no copy, no credits, no attempt heard of. */
async function forgetPurchase(shop: Shop, { id }: ShopHost) {
  await asSystem(shop.db, async (tx) => {
    await tx.delete(stripeEvents)
    await tx.delete(billedSubscriptions).where(eq(billedSubscriptions.hostId, id))
    await tx.update(hostAccounts).set({ paidCredits: 0 }).where(eq(hostAccounts.hostId, id))
    await tx.update(billingAttempts).set({ state: 'open' }).where(eq(billingAttempts.hostId, id))
  })
}

test('the same announcement ten times, also at once, does its work and no harm', async ({
  shop,
}) => {
  const { host, events } = await paidUnannounced(shop)
  const body = JSON.stringify(events[0])
  const statuses = await Promise.all(Array.from({ length: 10 }, () => post(shop, body)))
  expect(statuses).toEqual(Array(10).fill(200))
  expect(await host.credits()).toMatchObject({ guide_credits: 7 })
  const [known, ...others] = await eventsKnown(shop)
  expect(others).toEqual([])
  expect(known).toMatchObject({ state: 'done', tries: 10 })
  const asked = shop.calls('GetSubscriptions').length
  expect(await post(shop, body)).toBe(200)
  expect(shop.calls('GetSubscriptions')).toHaveLength(asked)
})

test('what could not be done answers 500, and is done when it comes again', async ({ shop }) => {
  const { host, events } = await paidUnannounced(shop)
  const body = JSON.stringify(events[0])
  shop.controls.fail({ kind: 'status', status: 500, times: 20, operation: 'GetSubscriptions' })
  expect(await post(shop, body)).toBe(500)
  expect(await eventsKnown(shop)).toMatchObject([
    { state: 'failed', tries: 1, lastError: 'StripeAPIError' },
  ])
  expect(shop.failures).toHaveLength(1)
  shop.failures.length = 0
  shop.controls.stopFailing()
  expect(await post(shop, body)).toBe(200)
  expect(await eventsKnown(shop)).toMatchObject([{ state: 'done', tries: 2 }])
  expect(await host.credits()).toMatchObject({ guide_credits: 7 })
})

test('what failed and never comes again is done within the hour', async ({ shop }) => {
  const { host, events } = await paidUnannounced(shop)
  shop.controls.fail({ kind: 'status', status: 500, times: 20, operation: 'GetSubscriptions' })
  expect(await post(shop, JSON.stringify(events[0]))).toBe(500)
  shop.failures.length = 0
  shop.controls.stopFailing()
  await reconcile(shop.resources)
  expect(await eventsKnown(shop)).toMatchObject([{ state: 'done' }])
  expect(await host.credits()).toMatchObject({ guide_credits: 7 })
})

test('without the database an announcement is not accepted, and is done when it comes again', async ({
  shop,
}) => {
  const { host, events } = await paidUnannounced(shop)
  const body = JSON.stringify(events[0])
  const { db } = shop.resources
  const { transaction } = db
  db.transaction = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
  expect(await post(shop, body)).toBeGreaterThanOrEqual(500)
  db.transaction = transaction
  shop.failures.length = 0
  expect(await post(shop, body)).toBe(200)
  expect(await host.credits()).toMatchObject({ guide_credits: 7 })
})

test('an announcement of the other mode, or of something we did not ask for, is ignored', async ({
  shop,
}) => {
  const { host, events } = await paidUnannounced(shop)
  expect(await post(shop, JSON.stringify({ ...events[0], livemode: true }))).toBe(200)
  expect(await post(shop, JSON.stringify({ ...events[0], type: 'payout.paid' }))).toBe(200)
  expect(await eventsKnown(shop)).toEqual([])
  expect(await host.credits()).toMatchObject({ guide_credits: 3 })
})

test('a look that began earlier and ends later does not overwrite a later one', async ({
  shop,
}) => {
  const host = await shop.newHost()
  const { subscription } = await buy(shop, host, 4)
  shop.controls.holdWebhooks()
  const { stripe } = shop.resources.payments
  const gate = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  const list = stripe.subscriptions.list.bind(stripe.subscriptions)
  stripe.subscriptions.list = ((params: Stripe.SubscriptionListParams) => {
    const answer = list(params)
    return {
      ...answer,
      autoPagingToArray: async (options: { limit: number }) => {
        const told = await answer.autoPagingToArray(options)
        reached.resolve()
        await gate.promise
        return told
      },
    }
  }) as typeof stripe.subscriptions.list
  const slow = syncHost(shop.resources, host.id, 'slow')
  await reached.promise
  stripe.subscriptions.list = list
  shop.controls.setQuantity({ subscription: subscription.id, quantity: 6 })
  await syncHost(shop.resources, host.id, 'fast')
  gate.resolve()
  await slow
  expect(await host.credits()).toMatchObject({ guide_credits: 9 })
})

test('what the account sells besides is not counted', async ({ shop }) => {
  const host = await shop.newHost()
  const { subscription } = await buy(shop, host, 2)
  const { id: product } = await shop.stripe.products.create({ name: 'Otra cosa' })
  const other = await shop.stripe.prices.create({
    product,
    currency: 'mxn',
    recurring: { interval: 'month' },
    billing_scheme: 'tiered',
    tiers_mode: 'volume',
    tiers: [{ up_to: 'inf', unit_amount: 50_000 }],
  })
  const session = await shop.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: String(subscription.customer),
    line_items: [{ price: other.id, quantity: 9 }],
    success_url: 'http://zaguan.test/',
  })
  shop.controls.payCheckout({ session: session.id, card: good })
  await shop.settled()
  expect(await host.credits()).toMatchObject({ guide_credits: 5 })
  expect(await shop.incidents()).toEqual([])
})

test('a payload of an older version names the customer, and that is all it is asked for', async ({
  shop,
}) => {
  const { host, events } = await paidUnannounced(shop)
  const event = structuredClone(events.find(({ type }) => type === 'invoice.paid')!)
  const customer = (event.data.object as Stripe.Invoice).customer
  const old = { ...event, api_version: '2019-05-16', data: { object: { id: 'in_1', customer } } }
  expect(await post(shop, JSON.stringify(old))).toBe(200)
  expect(await host.credits()).toMatchObject({ guide_credits: 7 })
})
