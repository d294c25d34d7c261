import { expect } from 'vitest'
import {
  asksOnce,
  buy,
  day,
  declined,
  good,
  type Shop,
  type ShopHost,
  test,
} from '#tests/billing-shop.ts'
import { justBefore } from '#tests/billing-steps.ts'

test('a declined first card leaves the page open', async ({ shop }) => {
  const host = await shop.newHost()
  const { body } = await host.checkout(2)
  expect(shop.controls.payCheckout({ session: body.sessionId, card: declined }).kind).toBe(
    'declined',
  )
  expect((await host.checkout(2)).body.url).toBe(body.url)
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

test('a first payment the bank confirms at the last moment is kept, not cancelled', {
  tags: 'long',
}, async ({ shop }) => {
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

test('a purchase that was never heard of is begun anew when it is too late to ask for it again', {
  tags: 'long',
}, async ({ shop }) => {
  const host = await shop.newHost()
  shop.leaveUnanswered('PostCheckoutSessions', { times: 2 })
  expect((await host.checkout(4)).status).toBe(503)
  shop.answerAgain()
  shop.failures.length = 0
  await shop.pass(40 * 60)
  const { status, body } = await host.checkout(4)
  expect(status).toBe(200)
  expect(shop.controls.payCheckout({ session: body.sessionId, card: good }).kind).toBe('done')
})
