import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { asSystem } from '#server/db/row-security/callers.ts'
import { user } from '#server/db/tables/schema.ts'
import { buy, good, hour, type Shop, type ShopHost, test, unknownId } from '#tests/billing-shop.ts'
import { customerOf } from '#tests/billing-steps.ts'

/** A subscription to our product for a customer of whom we have no record. */
async function payAsStranger(shop: Shop, metadata: Record<string, string>) {
  const [price] = (await shop.stripe.prices.list({})).data
  const customer = await shop.stripe.customers.create({ metadata })
  const session = await shop.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price!.id, quantity: 9 }],
    success_url: 'http://zaguan.test/',
    metadata,
  })
  shop.controls.payCheckout({ session: session.id, card: good })
  await shop.settled()
  return customer.id
}

test('who pays and is nobody’s host is left for a person', async ({ shop }) => {
  const customer = await payAsStranger(shop, {})
  expect(await shop.incidents()).toMatchObject([
    { kind: 'unknown_customer', dedupeKey: `unknown_customer:${customer}`, hostId: null },
  ])
  expect(shop.controls.deliveries().every(({ lastStatus }) => lastStatus === 200)).toBe(true)
})

test('who pays under the name of a host who is gone is left for a person', async ({ shop }) => {
  await shop.newHost()
  await payAsStranger(shop, { host_id: unknownId() })
  expect(await shop.incidents()).toMatchObject([{ kind: 'customer_linked_elsewhere' }])
  expect(shop.controls.deliveries().every(({ lastStatus }) => lastStatus === 200)).toBe(true)
})

test('a customer is never moved to another host, whatever its labels say', async ({ shop }) => {
  const host = await shop.newHost()
  await buy(shop, host, 4)
  const own = await customerOf(shop, host)
  await payAsStranger(shop, { host_id: host.id })
  expect(await customerOf(shop, host)).toBe(own)
  expect(await host.credits()).toMatchObject({ guide_credits: 7 })
  expect(await shop.incidents()).toMatchObject([{ kind: 'customer_linked_elsewhere' }])
})

test('a purchase whose customer we had no time to write down finds its host', async ({ shop }) => {
  const host = await shop.newHost()
  const customer = await payAsStranger(shop, { host_id: host.id })
  expect(await customerOf(shop, host)).toBe(customer)
  expect(await host.credits()).toMatchObject({ guide_credits: 12 })
})

test('what one host buys leaves the plan of another as it was', async ({ shop }) => {
  const other = await shop.newHost()
  await buy(shop, other, 4)
  const second = await shop.newHost()
  await buy(shop, second, 2)
  for (const host of [other, second])
    expect(await host.subscription()).toMatchObject({ status: 'active' })
})

test('a customer the provider could not make is made by the next try', async ({ shop }) => {
  const host = await shop.newHost()
  const refusing = { kind: 'status', status: 500, times: 2, operation: 'PostCustomers' } as const
  shop.controls.fail(refusing)
  vi.spyOn(shop.stripe.customers, 'create')
  expect((await host.checkout(4)).status).toBe(503)
  shop.failures.length = 0
  expect((await host.checkout(4)).status).toBe(200)
  const keys = vi.mocked(shop.stripe.customers.create).mock.calls.map(([, options]) => options)
  expect(keys).toEqual([
    { idempotencyKey: `customer:${host.id}:1` },
    { idempotencyKey: `customer:${host.id}:2` },
  ])
})

/** A host who has seen the page to pay, and whose customer the provider deleted without our hearing of it. */
async function withDeletedCustomer(shop: Shop) {
  const host = await shop.newHost()
  await host.checkout(4)
  const [gone] = (await shop.stripe.customers.list()).data
  shop.controls.holdWebhooks()
  shop.controls.deleteCustomer({ customer: gone!.id })
  return { host, gone: gone! }
}

/** Buys four guides when the page from before has expired. */
async function expectToBuyLater(shop: Shop, host: ShopHost) {
  await shop.pass(2 * hour)
  const { status, body } = await host.checkout(4)
  expect(status).toBe(200)
  shop.controls.payCheckout({ session: body.sessionId, card: good })
  await shop.controls.releaseWebhooks()
  expect(await host.credits()).toMatchObject({ guide_credits: 7 })
}

test('a customer whom the provider deleted is made anew for the next purchase', async ({
  shop,
}) => {
  const { host, gone } = await withDeletedCustomer(shop)
  await expectToBuyLater(shop, host)
  const [subscription] = await shop.subscriptionsOf(host)
  expect(subscription!.customer).not.toBe(gone.id)
})

test('a host with a new address, whose customer was deleted unheard, can buy', async ({ shop }) => {
  const { host } = await withDeletedCustomer(shop)
  await asSystem(shop.db, (tx) =>
    tx
      .update(user)
      .set({ email: `new-${host.email}` })
      .where(eq(user.id, host.id)),
  )
  await expectToBuyLater(shop, host)
})

test('who asks for cards and invoices of a customer that was deleted unheard is told that there is no plan', async ({
  shop,
}) => {
  const host = await shop.newHost()
  const { subscription } = await buy(shop, host, 2)
  shop.controls.holdWebhooks()
  shop.controls.deleteCustomer({ customer: String(subscription.customer) })
  expect(await host.portal()).toMatchObject({ status: 409, body: { code: 'no_subscription' } })
  expect(await host.subscription()).toMatchObject({ status: 'expired', has_invoices: false })
})
