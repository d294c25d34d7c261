import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { user } from '#server/db/schema.ts'
import { asSystem } from '#server/db/walls.ts'
import {
  asksAlways,
  asksOnce,
  buy,
  day,
  failsLater,
  good,
  hour,
  type Shop,
  type ShopHost,
  test,
} from '#tests/billing-shop.ts'
import { invoicesOf, justBefore, makeUnquotedPrice, planUpdate } from '#tests/billing-steps.ts'

const doneAndAnswered500 = {
  kind: 'status',
  status: 500,
  when: 'after',
  times: 2,
  operation: planUpdate,
} as const

test('a charge the provider made before it answered 500 counts, and the retry charges nothing', async ({
  shop,
}) => {
  const host = await shop.newHost()
  await buy(shop, host, 4)
  shop.controls.holdWebhooks()
  shop.controls.fail(doneAndAnswered500)
  expect(await host.upgrade(6)).toMatchObject({ status: 200, body: { guide_credits: 9 } })
  expect((await host.upgrade(6)).status).toBe(200)
  expect(await invoicesOf(shop, host)).toHaveLength(2)
})

test('a charge that was answered 500 and could not be looked up is found by the retry', async ({
  shop,
}) => {
  const host = await shop.newHost()
  await buy(shop, host, 4)
  shop.controls.holdWebhooks()
  shop.controls.fail(doneAndAnswered500)
  justBefore(shop.stripe.subscriptions, 'update', () =>
    shop.controls.fail({ kind: 'reset', times: 2, operation: 'GetSubscriptions' }),
  )
  expect(await host.upgrade(6)).toMatchObject({ status: 503, body: { code: 'outcome_unknown' } })
  shop.failures.length = 0
  await shop.pass(10 * 60)
  expect(await host.upgrade(6)).toMatchObject({ status: 200, body: { guide_credits: 9 } })
  expect(await invoicesOf(shop, host)).toHaveLength(2)
})

test('a charge that was answered 500 and not made is made by the retry, under a new key', async ({
  shop,
}) => {
  const host = await shop.newHost()
  await buy(shop, host, 4)
  shop.controls.fail({ kind: 'status', status: 500, times: 2, operation: planUpdate })
  expect(await host.upgrade(6)).toMatchObject({
    status: 503,
    body: { code: 'payment_provider_unavailable' },
  })
  shop.failures.length = 0
  expect((await host.upgrade(6)).status).toBe(200)
  expect((await shop.attempts(host.id)).filter(({ kind }) => kind === 'quantity')).toHaveLength(2)
  expect(await invoicesOf(shop, host)).toHaveLength(2)
})

test.for(['cancel', 'reactivate'] as const)(
  'an ending that the provider changed before it answered 500 is changed (%s)',
  async (deed, { shop }) => {
    const host = await shop.newHost()
    await buy(shop, host, 4)
    if (deed === 'reactivate') await host.cancel()
    shop.controls.holdWebhooks()
    shop.controls.fail(doneAndAnswered500)
    expect(await host[deed]()).toMatchObject({
      status: 200,
      body: { subscription: { cancel_at_period_end: deed === 'cancel' } },
    })
  },
)

test('an increase that is paid while another is asked for is never taken back', async ({
  shop,
}) => {
  const host = await shop.newHost()
  await buy(shop, host, 4, asksAlways)
  expect((await host.upgrade(6)).status).toBe(402)
  const [waiting] = await invoicesOf(shop, host)
  shop.controls.holdWebhooks()
  justBefore(shop.stripe.invoices, 'voidInvoice', () =>
    shop.controls.payInvoice({ invoice: waiting!.id!, card: good }),
  )
  expect(await host.upgrade(5)).toMatchObject({ status: 400, body: { code: 'not_greater' } })
  const [subscription] = await shop.subscriptionsOf(host)
  expect(subscription!.items.data[0]!.quantity).toBe(6)
  expect(await host.credits()).toMatchObject({ guide_credits: 9 })
})

test('another quantity, paid with a card that passes, replaces the one that waited', async ({
  shop,
}) => {
  const host = await shop.newHost()
  const { subscription } = await buy(shop, host, 4, asksAlways)
  expect((await host.upgrade(6)).status).toBe(402)
  shop.controls.holdWebhooks()
  justBefore(shop.stripe.subscriptions, 'update', () =>
    shop.controls.changeCard({ customer: String(subscription.customer), card: good }),
  )
  expect(await host.upgrade(8)).toMatchObject({ status: 200, body: { guide_credits: 11 } })
  const states = (await invoicesOf(shop, host)).map(({ status }) => status)
  expect(states).toEqual(['paid', 'void', 'paid'])
  expect(await host.subscription()).toMatchObject({ quantity: 8, pending_quantity: null })
})

/** A subscription whose first payment waits for the bank. */
async function withUnfinished(shop: Shop, host: ShopHost) {
  await buy(shop, host, 2)
  await host.cancel()
  await shop.pass(32 * day)
  const { customer, items } = (await shop.subscriptionsOf(host))[0]!
  const session = await shop.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: String(customer),
    client_reference_id: host.id,
    line_items: [{ price: items.data[0]!.price.id, quantity: 4 }],
    subscription_data: { metadata: { host_id: host.id } },
    success_url: 'http://zaguan.test/',
  })
  const asked = shop.controls.payCheckout({ session: session.id, card: asksOnce })
  if (asked.kind !== 'challenge') throw new Error('the bank asked nothing')
  await shop.settled()
  const unfinished = (await shop.subscriptionsOf(host)).find(
    ({ status }) => status === 'incomplete',
  )
  return { challenge: asked.challenge, unfinished: unfinished! }
}

test('a first payment the bank confirms at the last moment is kept, not cancelled', async ({
  shop,
}) => {
  const host = await shop.newHost()
  const { challenge, unfinished } = await withUnfinished(shop, host)
  shop.controls.holdWebhooks()
  const confirm = () => shop.controls.answerChallenge({ challenge, confirmed: true })
  justBefore(shop.stripe.invoices, 'voidInvoice', confirm)
  expect(await host.checkout(4)).toMatchObject({
    status: 409,
    body: { code: 'already_subscribed', quantity: 4 },
  })
  expect((await shop.stripe.subscriptions.retrieve(unfinished.id)).status).toBe('active')
  expect(await host.credits()).toMatchObject({ guide_credits: 7 })
})

test('a first payment nobody finished stands in nobody’s way, and can no longer be made', async ({
  shop,
}) => {
  const host = await shop.newHost()
  const { unfinished } = await withUnfinished(shop, host)
  expect((await host.checkout(4)).status).toBe(200)
  const { status } = await shop.stripe.subscriptions.retrieve(unfinished.id)
  expect(['incomplete_expired', 'canceled']).toContain(status)
})

test('a purchase that was never heard of is begun anew when it is too late to ask for it again', async ({
  shop,
}) => {
  const host = await shop.newHost()
  shop.controls.fail({
    kind: 'timeout',
    when: 'before',
    times: 2,
    operation: 'PostCheckoutSessions',
  })
  expect((await host.checkout(4)).status).toBe(503)
  shop.failures.length = 0
  await shop.pass(40 * 60)
  const { status, body } = await host.checkout(4)
  expect(status).toBe(200)
  expect(shop.controls.payCheckout({ session: body.sessionId, card: good }).kind).toBe('done')
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

test('a host with a new address, whose customer was deleted unheard, can buy', async ({ shop }) => {
  const host = await shop.newHost()
  await host.checkout(4)
  const [gone] = (await shop.stripe.customers.list()).data
  shop.controls.holdWebhooks()
  shop.controls.deleteCustomer({ customer: gone!.id })
  await asSystem(shop.db, (tx) =>
    tx
      .update(user)
      .set({ email: `new-${host.email}` })
      .where(eq(user.id, host.id)),
  )
  await shop.pass(2 * hour)
  const { status, body } = await host.checkout(4)
  expect(status).toBe(200)
  shop.controls.payCheckout({ session: body.sessionId, card: good })
  await shop.controls.releaseWebhooks()
  expect(await host.credits()).toMatchObject({ guide_credits: 7 })
})

test('a plan that ends while it is being cancelled or grown is over, and says so', async ({
  shop,
}) => {
  for (const deed of ['cancel', 'upgrade'] as const) {
    const host = await shop.newHost()
    const { subscription } = await buy(shop, host, 4)
    shop.controls.holdWebhooks()
    const end = () => shop.controls.setStatus({ subscription: subscription.id, status: 'canceled' })
    justBefore(shop.stripe.subscriptions, 'update', end)
    const answer = deed === 'cancel' ? await host.cancel() : await host.upgrade(6)
    expect(answer).toMatchObject({ status: 409, body: { code: 'no_subscription' } })
  }
})

test('a host with a payment left unpaid is led to where it is paid', async ({ shop }) => {
  shop.controls.setAfterLastRetry({ outcome: 'unpaid' })
  const host = await shop.newHost()
  await buy(shop, host, 4, failsLater)
  await shop.pass(31 * day + 2 * hour)
  await shop.pass(20 * day)
  expect(await host.subscription()).toMatchObject({ status: 'expired', payment_problem: true })
  for (const refused of [await host.checkout(4), await host.upgrade(6)]) {
    expect(refused).toMatchObject({ status: 402, body: { code: 'payment_past_due' } })
    expect(refused.body.url).toMatch(/^http/)
  }
})

test('a plan that is paused is led to the provider’s page', async ({ shop }) => {
  const host = await shop.newHost()
  const { subscription } = await buy(shop, host, 4)
  shop.controls.setStatus({ subscription: subscription.id, status: 'paused' })
  await shop.settled()
  expect(await host.subscription()).toMatchObject({ status: 'inactive', ended_at: null })
  const { status, body } = await host.checkout(4)
  expect({ status, code: body.code }).toEqual({ status: 402, code: 'payment_past_due' })
  expect(body.url).toMatch(/^http/)
})

test('a plan at a price that is not the one we quote does not grow', async ({ shop }) => {
  const host = await shop.newHost()
  const { customer } = (await buy(shop, host, 2)).subscription
  const [subscription] = await shop.subscriptionsOf(host)
  await shop.stripe.subscriptions.cancel(subscription!.id)
  const other = await makeUnquotedPrice(shop)
  const session = await shop.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: String(customer),
    line_items: [{ price: other.id, quantity: 4 }],
    success_url: 'http://zaguan.test/',
  })
  shop.controls.payCheckout({ session: session.id, card: good })
  await shop.settled()
  expect(await host.upgrade(6)).toMatchObject({
    status: 500,
    body: { code: 'billing_misconfigured' },
  })
  expect(shop.calls(planUpdate)).toEqual([])
  expect(await shop.incidents()).toMatchObject([
    { kind: 'price_mismatch', dedupeKey: `price_mismatch:${other.id}`, hostId: host.id },
  ])
  shop.failures.length = 0
})
