import { expect } from 'vitest'
import {
  asksAlways,
  buy,
  day,
  failsLater,
  good,
  hour,
  openShop,
  test,
} from '#tests/billing-shop.ts'
import { invoicesOf, planUpdate } from '#tests/billing-steps.ts'

test('an upgrade charges the rest of the month to the second and raises the credits in the same call', async ({
  shop,
}) => {
  const host = await shop.newHost()
  const { subscription } = await buy(shop, host, 4)
  await shop.pass(10 * day + 1234)
  shop.controls.holdWebhooks()
  const { status, body } = await host.upgrade(6)
  expect({ status, credits: body.guide_credits }).toEqual({ status: 200, credits: 9 })
  expect(body.subscription).toMatchObject({ quantity: 6, status: 'active' })
  const item = subscription.items.data[0]!
  const whole = item.current_period_end - item.current_period_start
  const left = item.current_period_end - Math.floor(shop.now().getTime() / 1000)
  const [invoice] = await invoicesOf(shop, host)
  const share = (centavos: number) => Math.round((centavos * left) / whole)
  expect(invoice!.total).toBe(share(42_000) - share(32_000))
  expect(invoice!.status).toBe('paid')
})

test.for([
  [8, 9],
  [12, 13],
])(
  'growing from %i to %i costs less: nothing is charged and the difference is kept as a balance',
  async ([from, to], { shop }) => {
    const host = await shop.newHost()
    const { subscription } = await buy(shop, host, from!)
    await shop.pass(3 * day)
    expect((await host.upgrade(to)).body.guide_credits).toBe(3 + to!)
    const [invoice] = await invoicesOf(shop, host)
    expect(invoice!.amount_due).toBe(0)
    const customer = await shop.stripe.customers.retrieve(String(subscription.customer))
    expect(customer.deleted ? 0 : customer.balance).toBeLessThan(0)
  },
)

test('a difference below ten pesos is carried to the next invoice, and the credits come at once', {
  tags: 'long',
}, async ({ shop }) => {
  const host = await shop.newHost()
  await buy(shop, host, 5)
  await shop.pass(30 * day + 20 * hour)
  const { status, body } = await host.upgrade(6)
  expect({ status, credits: body.guide_credits }).toEqual({ status: 200, credits: 9 })
})

test('only more guides is an upgrade', async ({ shop }) => {
  const host = await shop.newHost()
  await buy(shop, host, 4)
  const codes: [unknown, string, string][] = [
    [4, 'not_greater', 'New quantity must be greater than current subscription'],
    [3, 'not_greater', 'New quantity must be greater than current subscription'],
    [0, 'invalid_quantity', 'Elige una cantidad de 1 a 15 guías'],
    [16, 'quantity_limit', 'El máximo es 15 guías'],
    ['5', 'invalid_quantity', 'Elige una cantidad de 1 a 15 guías'],
    [5.5, 'invalid_quantity', 'Elige una cantidad de 1 a 15 guías'],
  ]
  for (const [quantity, code, sentence] of codes) {
    const { status, body } = await host.upgrade(quantity)
    expect({ status, code: body.code }).toEqual({ status: 400, code })
    expect(body.error).toBe(sentence)
  }
  expect(shop.calls(planUpdate)).toEqual([])
})

test('an installation that sells fewer guides refuses more, in its own figures', {
  tags: 'long',
}, async ({ freshDatabase }) => {
  const shop = await openShop(await freshDatabase(), { settings: { MAX_PAID_GUIDES: '6' } })
  const host = await shop.newHost()
  const tooMany = { code: 'quantity_limit', error: 'El máximo es 6 guías' }
  expect((await host.checkout(7)).body).toMatchObject(tooMany)
  await buy(shop, host, 5)
  expect((await host.upgrade(7)).body).toMatchObject(tooMany)
  expect((await host.upgrade(6)).status).toBe(200)
  await shop.close()
})

test('a card that is declined changes nothing until the invoice is paid', async ({ shop }) => {
  const host = await shop.newHost()
  const { subscription } = await buy(shop, host, 4)
  shop.controls.changeCard({
    customer: String(subscription.customer),
    card: failsLater,
  })
  const { status, body } = await host.upgrade(6)
  expect(status).toBe(402)
  expect(body.url).toMatch(/^http/)
  expect(await host.credits()).toMatchObject({ guide_credits: 7 })
  expect(await host.subscription()).toMatchObject({ quantity: 4, pending_quantity: 6 })
  const [invoice] = await invoicesOf(shop, host)
  shop.controls.payInvoice({ invoice: invoice!.id!, card: good })
  await shop.settled()
  expect(await host.credits()).toMatchObject({ guide_credits: 9 })
})

test('a plan that is cancelled no longer grows by a payment that waited', async ({ shop }) => {
  const host = await shop.newHost()
  await buy(shop, host, 4, asksAlways)
  await host.upgrade(6)
  expect((await host.cancel()).body.subscription).toMatchObject({
    cancel_at_period_end: true,
    pending_quantity: null,
  })
  const states = (await invoicesOf(shop, host)).map(({ status }) => status)
  expect(states).toEqual(['void', 'paid'])
})

test('asked again while a bank’s question waits, the same page is named; another quantity voids it', {
  tags: 'long',
}, async ({ shop }) => {
  const host = await shop.newHost()
  await buy(shop, host, 4, asksAlways)
  const first = await host.upgrade(6)
  expect(first).toMatchObject({ status: 402, body: { code: 'payment_action_required' } })
  const again = await host.upgrade(6)
  expect(again.body.url).toBe(first.body.url)
  const other = await host.upgrade(8)
  expect(other.status).toBe(402)
  const states = (await invoicesOf(shop, host)).map(({ status }) => status)
  expect(states).toEqual(['open', 'void', 'paid'])
  expect(await host.credits()).toMatchObject({ guide_credits: 7 })
})

test('an increase nobody pays for is dropped after 23 hours and nothing changed', {
  tags: 'long',
}, async ({ shop }) => {
  const host = await shop.newHost()
  await buy(shop, host, 4, asksAlways)
  await host.upgrade(6)
  await shop.pass(24 * hour)
  expect(await host.subscription()).toMatchObject({ quantity: 4, pending_quantity: null })
  expect(await host.credits()).toMatchObject({ guide_credits: 7 })
})

test('ten clicks at once charge once', async ({ shop }) => {
  const host = await shop.newHost()
  await buy(shop, host, 4)
  await shop.forgetLimits()
  const answers = await Promise.all(Array.from({ length: 10 }, () => host.upgrade(6)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await invoicesOf(shop, host)).toHaveLength(2)
})

test('an answer that is lost after the charge is found out, and charges once', async ({ shop }) => {
  const host = await shop.newHost()
  await buy(shop, host, 4)
  shop.controls.fail({ kind: 'reset', when: 'after', times: 4, operation: planUpdate })
  const { status, body } = await host.upgrade(6)
  expect({ status, credits: body.guide_credits }).toEqual({ status: 200, credits: 9 })
  shop.controls.stopFailing()
  expect((await host.upgrade(6)).status).toBe(200)
  expect(await invoicesOf(shop, host)).toHaveLength(2)
})

test.for(['reset', 'timeout'] as const)(
  'a charge that was never heard of (%s) is unknown, and the retry makes it once',
  { tags: 'long' },
  async (kind, { shop }) => {
    const host = await shop.newHost()
    await buy(shop, host, 4)
    if (kind === 'timeout') shop.leaveUnanswered(planUpdate, { times: 8 })
    else shop.controls.fail({ kind, when: 'before', times: 8, operation: planUpdate })
    const { status, headers, body } = await host.upgrade(6)
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'outcome_unknown' })
    expect(body.error).toBe('Could not process upgrade')
    expect(headers.get('retry-after')).toBe('5')
    shop.failures.length = 0
    shop.answerAgain()
    await shop.pass(120)
    expect((await host.upgrade(6)).status).toBe(200)
    expect(await invoicesOf(shop, host)).toHaveLength(2)
    expect((await shop.attempts(host.id)).filter(({ kind }) => kind === 'quantity')).toHaveLength(1)
  },
)

test('another quantity after one that was never heard of is asked under a key of its own, and the old request is over', async ({
  shop,
}) => {
  const host = await shop.newHost()
  await buy(shop, host, 4)
  shop.controls.fail({ kind: 'reset', when: 'before', times: 8, operation: planUpdate })
  expect(await host.upgrade(6)).toMatchObject({ status: 503, body: { code: 'outcome_unknown' } })
  shop.controls.stopFailing()
  shop.failures.length = 0
  await shop.pass(120)
  expect(await host.upgrade(8)).toMatchObject({ status: 200, body: { guide_credits: 11 } })
  const tried = (await shop.attempts(host.id)).filter(({ kind }) => kind === 'quantity')
  const said = tried.map(({ quantity, state }) => [quantity, state])
  expect(said.toSorted()).toEqual([
    [6, 'failed'],
    [8, 'succeeded'],
  ])
  expect(await invoicesOf(shop, host)).toHaveLength(2)
})

test('after a refusal a new card is charged under a new key', { tags: 'long' }, async ({
  shop,
}) => {
  const host = await shop.newHost()
  const { subscription } = await buy(shop, host, 4)
  const customer = String(subscription.customer)
  shop.controls.changeCard({ customer, card: failsLater })
  expect((await host.upgrade(6)).status).toBe(402)
  shop.controls.changeCard({ customer, card: good })
  await shop.pass(24 * hour)
  expect((await host.upgrade(6)).status).toBe(200)
  const tried = (await shop.attempts(host.id)).filter(({ kind }) => kind === 'quantity')
  expect(tried.map(({ state }) => state).sort()).toEqual(['failed', 'succeeded'])
})

test('a card that was refused is replaced and charged at once, under a new key', {
  tags: 'long',
}, async ({ shop }) => {
  const host = await shop.newHost()
  const { subscription } = await buy(shop, host, 4)
  shop.controls.fail({ kind: 'status', status: 402, operation: planUpdate })
  expect(await host.upgrade(6)).toMatchObject({ status: 402, body: { code: 'card_declined' } })
  shop.controls.changeCard({ customer: String(subscription.customer), card: good })
  expect(await host.upgrade(6)).toMatchObject({ status: 200, body: { guide_credits: 9 } })
  const tried = (await shop.attempts(host.id)).filter(({ kind }) => kind === 'quantity')
  expect(tried.map(({ state }) => state).sort()).toEqual(['failed', 'succeeded'])
  expect(await invoicesOf(shop, host)).toHaveLength(2)
})

test('an invoice that a card failed is paid with a new one at once, and the increase is there', {
  tags: 'long',
}, async ({ shop }) => {
  const host = await shop.newHost()
  const { subscription } = await buy(shop, host, 4)
  const customer = String(subscription.customer)
  shop.controls.changeCard({ customer, card: failsLater })
  const { body } = await host.upgrade(6)
  shop.controls.changeCard({ customer, card: good })
  const again = await host.upgrade(6)
  expect(again).toMatchObject({ status: 402, body: { code: 'payment_action_required' } })
  expect(again.body.url).toBe(body.url)
  const [waiting] = await invoicesOf(shop, host)
  shop.controls.payInvoice({ invoice: waiting!.id!, card: good })
  expect(await host.upgrade(6)).toMatchObject({ status: 400, body: { code: 'not_greater' } })
  expect(await host.credits()).toMatchObject({ guide_credits: 9 })
})

test('the quantity that counts is the provider’s, not our copy’s', { tags: 'long' }, async ({
  shop,
}) => {
  const host = await shop.newHost()
  const { subscription } = await buy(shop, host, 4)
  shop.controls.holdWebhooks()
  shop.controls.setQuantity({ subscription: subscription.id, quantity: 6 })
  expect(await host.upgrade(5)).toMatchObject({ status: 400, body: { code: 'not_greater' } })
  expect(shop.calls(planUpdate)).toEqual([])
  expect(await host.credits()).toMatchObject({ guide_credits: 9 })
})

test('what is ending, owed or not there cannot grow', { tags: 'long' }, async ({ shop }) => {
  const courtesy = await shop.newHost()
  expect(await courtesy.upgrade(4)).toMatchObject({
    status: 409,
    body: { code: 'no_subscription', error: 'Could not upgrade subscription' },
  })
  const ending = await shop.newHost()
  await buy(shop, ending, 4)
  await ending.cancel()
  expect(await ending.upgrade(6)).toMatchObject({
    status: 409,
    body: {
      code: 'subscription_cancelling',
      error: 'Reactiva tu suscripción antes de aumentar guías',
    },
  })
  const owing = await shop.newHost()
  await buy(shop, owing, 4, failsLater)
  await shop.pass(31 * day + 2 * hour)
  const refused = await owing.upgrade(6)
  expect(refused).toMatchObject({ status: 402, body: { code: 'payment_past_due' } })
  expect(refused.body.url).toMatch(/^http/)
})
