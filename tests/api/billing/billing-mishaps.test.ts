import { expect } from 'vitest'
import { asksAlways, buy, day, failsLater, good, hour, test } from '#tests/billing-shop.ts'
import { invoicesOf, justBefore, planUpdate } from '#tests/billing-steps.ts'

const doneAndAnswered500 = {
  kind: 'status',
  status: 500,
  when: 'after',
  times: 2,
  operation: planUpdate,
} as const

test('a charge the provider made before it answered 500 counts, and the retry charges nothing', {
  tags: 'long',
}, async ({ shop }) => {
  const host = await shop.newHost()
  await buy(shop, host, 4)
  shop.controls.holdWebhooks()
  shop.controls.fail(doneAndAnswered500)
  expect(await host.upgrade(6)).toMatchObject({ status: 200, body: { guide_credits: 9 } })
  expect((await host.upgrade(6)).status).toBe(200)
  expect(await invoicesOf(shop, host)).toHaveLength(2)
})

test.for([
  ['ten minutes later', 10 * 60, { status: 200, body: { guide_credits: 9 } }],
  ['after a day as what stands already', 25 * hour, { status: 400, body: { code: 'not_greater' } }],
] as const)(
  'a charge that was answered 500 and could not be looked up is found by the retry (%s)',
  async ([, seconds, answer], { shop }) => {
    const host = await shop.newHost()
    await buy(shop, host, 4)
    shop.controls.holdWebhooks()
    shop.controls.fail(doneAndAnswered500)
    justBefore(shop.stripe.subscriptions, 'update', () =>
      shop.controls.fail({ kind: 'reset', times: 2, operation: 'GetSubscriptions' }),
    )
    expect(await host.upgrade(6)).toMatchObject({ status: 503, body: { code: 'outcome_unknown' } })
    shop.failures.length = 0
    await shop.pass(seconds)
    expect(await host.upgrade(6)).toMatchObject(answer)
    expect(await host.credits()).toMatchObject({ guide_credits: 9 })
    expect(await invoicesOf(shop, host)).toHaveLength(2)
  },
)

test('a charge that was answered 500 and not made is made by the retry, under a new key', {
  tags: 'long',
}, async ({ shop }) => {
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

test('a plan that was cancelled unheard and taken up again is cancelled anew, not by the old request', async ({
  shop,
}) => {
  const host = await shop.newHost()
  const { subscription } = await buy(shop, host, 4)
  const isEnding = async () =>
    (await shop.stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end
  shop.leaveUnanswered(planUpdate, { times: 2, when: 'after' })
  expect((await host.cancel()).status).toBe(200)
  shop.answerAgain()
  expect(await isEnding()).toBe(true)
  expect((await host.reactivate()).status).toBe(200)
  expect(await isEnding()).toBe(false)
  expect((await host.cancel()).status).toBe(200)
  expect(await isEnding()).toBe(true)
})

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

test('a purchase that is paid while another quantity is asked for stands, and the other is refused', async ({
  shop,
}) => {
  const host = await shop.newHost()
  const { body } = await host.checkout(4)
  shop.controls.holdWebhooks()
  justBefore(shop.stripe.checkout.sessions, 'expire', () =>
    shop.controls.payCheckout({ session: body.sessionId, card: good }),
  )
  expect(await host.checkout(6)).toMatchObject({
    status: 409,
    body: { code: 'already_subscribed' },
  })
  expect(await host.credits()).toMatchObject({ guide_credits: 7 })
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
