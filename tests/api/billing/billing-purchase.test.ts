import { expect } from 'vitest'
import { asksOnce, buy, declined, good, hour, test, unknownId } from '#tests/billing-shop.ts'

test('a host without a subscription is on the courtesy plan', async ({ shop }) => {
  const host = await shop.newHost()
  const { status, headers, body } = await host.status()
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body.subscription).toMatchObject({
    plan_type: 'courtesy',
    status: 'inactive',
    current_period_end: null,
    cancel_at_period_end: false,
  })
  expect(shop.exchanges).toEqual([])
})

test('buying four guides beside three courtesy ones makes seven credits, confirmed before any webhook', async ({
  shop,
}) => {
  shop.controls.holdWebhooks()
  const host = await shop.newHost({ guides: 4, published: 3 })
  const { body } = await host.checkout(4)
  shop.controls.payCheckout({ session: body.sessionId, card: good })
  const confirmed = await host.status(body.sessionId)
  expect(confirmed.body).toMatchObject({
    pending: false,
    property_id: host.guideIds[0],
    subscription: { plan_type: 'per_guide_monthly', status: 'active', quantity: 4 },
  })
  expect(await host.credits()).toMatchObject({ guide_credits: 7, available_credits: 4 })
  await shop.controls.releaseWebhooks()
  expect(await host.credits()).toMatchObject({ guide_credits: 7, available_credits: 4 })
})

test('the webhook alone grants what was paid, and coming back to the page changes nothing', async ({
  shop,
}) => {
  const host = await shop.newHost()
  const { sessionId } = await buy(shop, host, 4)
  expect(await host.credits()).toMatchObject({ guide_credits: 7 })
  expect((await host.status(sessionId)).body.pending).toBe(false)
  expect(await host.credits()).toMatchObject({ guide_credits: 7 })
  expect((await shop.mails(host.id)).map(({ template }) => template)).toEqual(['plan_bought'])
})

test('what is sent to the provider is decided here: price, quantity, addresses, language', async ({
  shop,
}) => {
  const host = await shop.newHost({ locale: 'en' })
  const { body } = await host.checkout(4)
  const session = await shop.stripe.checkout.sessions.retrieve(body.sessionId, {
    expand: ['line_items'],
  })
  expect(session).toMatchObject({
    client_reference_id: host.id,
    locale: 'en',
    amount_total: 32_000,
    success_url: 'http://zaguan.test/payment-success?session_id={CHECKOUT_SESSION_ID}',
    metadata: { host_id: host.id, property_id: host.guideIds[0] },
  })
  expect(session.cancel_url).toMatch(/^http:\/\/zaguan\.test\/payment-cancel/)
  expect(session.line_items?.data[0]?.quantity).toBe(4)
})

test('the page to pay at speaks the language of the screen it was asked for on', async ({
  shop,
}) => {
  const host = await shop.newHost({ locale: 'es' })
  const order = { hostId: host.id, propertyId: host.guideIds[0], guideQuantity: 4 }
  const { body } = await host.call('POST', '/stripe/create-checkout-session', order, 'en')
  const session = await shop.stripe.checkout.sessions.retrieve(body.sessionId)
  expect(session.locale).toBe('en')
  expect(session.custom_text.submit?.message).toContain('Automatic monthly charge of $320.00 MXN')
  const again = await host.call('POST', '/stripe/create-checkout-session', order, 'es')
  const inSpanish = await shop.stripe.checkout.sessions.retrieve(again.body.sessionId)
  expect(inSpanish.locale).toBe('es-419')
})

test.for(['4', 4.5, 0, 16, -1, null, 1e9, undefined])(
  'a quantity of %s is no quantity to buy',
  async (quantity, { shop }) => {
    const host = await shop.newHost()
    const { status, body } = await host.checkout(quantity)
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_quantity' })
  },
)

test('a purchase names a guide of its host', async ({ shop }) => {
  const host = await shop.newHost()
  const other = await shop.newHost()
  const missing = await host.call('POST', '/stripe/create-checkout-session', {
    hostId: host.id,
    guideQuantity: 4,
  })
  expect(missing).toMatchObject({ status: 400, body: { code: 'missing_property' } })
  for (const propertyId of [other.guideIds[0], unknownId(), 'none', 7]) {
    const { status, body } = await host.checkout(4, propertyId)
    const isText = typeof propertyId === 'string'
    expect({ status, code: body.code }).toEqual(
      isText
        ? { status: 404, code: 'property_not_found' }
        : { status: 400, code: 'missing_property' },
    )
  }
  expect(shop.exchanges).toEqual([])
})

test('ten clicks at once make one customer, one page, one address', { tags: 'long' }, async ({
  shop,
}) => {
  const host = await shop.newHost()
  const answers = await Promise.all(Array.from({ length: 10 }, () => host.checkout(4)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
  expect(new Set(answers.map(({ body }) => body.sessionId)).size).toBe(1)
  expect((await shop.stripe.customers.list()).data).toHaveLength(1)
  expect((await shop.stripe.checkout.sessions.list()).data).toHaveLength(1)
})

test('of two quantities in two tabs only the second can be paid', async ({ shop }) => {
  const host = await shop.newHost()
  const first = await host.checkout(4)
  const second = await host.checkout(6)
  expect(second.body.url).not.toBe(first.body.url)
  expect(shop.controls.payCheckout({ session: first.body.sessionId, card: good }).kind).toBe(
    'closed',
  )
  expect(shop.controls.payCheckout({ session: second.body.sessionId, card: good }).kind).toBe(
    'done',
  )
  await shop.settled()
  expect(await host.credits()).toMatchObject({ guide_credits: 9 })
})

test('a page that was paid in the meantime is not replaced by another', async ({ shop }) => {
  shop.controls.holdWebhooks()
  const host = await shop.newHost()
  const first = await host.checkout(4)
  shop.controls.payCheckout({ session: first.body.sessionId, card: good })
  const second = await host.checkout(6)
  expect(second).toMatchObject({ status: 409, body: { code: 'already_subscribed', quantity: 4 } })
  expect(await host.credits()).toMatchObject({ guide_credits: 7 })
})

test('two subscriptions by accident grant the larger one, and a person is told', {
  tags: 'long',
}, async ({ shop }) => {
  const host = await shop.newHost()
  const { subscription } = await buy(shop, host, 4)
  const price = subscription.items.data[0]!.price.id
  const session = await shop.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: String(subscription.customer),
    line_items: [{ price, quantity: 6 }],
    success_url: 'http://zaguan.test/',
  })
  shop.controls.payCheckout({ session: session.id, card: good })
  await shop.settled()
  expect(await host.credits()).toMatchObject({ guide_credits: 9 })
  expect(await shop.incidents()).toMatchObject([
    { kind: 'duplicate_subscription', hostId: host.id, resolvedAt: null },
  ])
})

test('a card that is declined on the page can be followed by a good one: one subscription', async ({
  shop,
}) => {
  const host = await shop.newHost()
  const { body } = await host.checkout(4)
  expect(shop.controls.payCheckout({ session: body.sessionId, card: declined }).kind).toBe(
    'declined',
  )
  await shop.settled()
  expect(await host.credits()).toMatchObject({ guide_credits: 3 })
  shop.controls.payCheckout({ session: body.sessionId, card: good })
  await shop.settled()
  expect(await host.credits()).toMatchObject({ guide_credits: 7 })
  expect(await shop.subscriptionsOf(host)).toHaveLength(1)
})

test('a bank’s question that nobody answers grants nothing, and a new purchase works', async ({
  shop,
}) => {
  const host = await shop.newHost()
  const first = await host.checkout(4)
  const asked = shop.controls.payCheckout({
    session: first.body.sessionId,
    card: asksOnce,
  })
  expect(asked.kind).toBe('challenge')
  await shop.settled()
  expect(await host.credits()).toMatchObject({ guide_credits: 3 })
  await shop.pass(2 * hour)
  await buy(shop, host, 4)
  expect(await host.credits()).toMatchObject({ guide_credits: 7 })
  const granting = (await shop.subscriptionsOf(host)).filter(({ status }) => status === 'active')
  expect(granting).toHaveLength(1)
})

test('going back and buying again leads to the same page until it expires after an hour', {
  tags: 'long',
}, async ({ shop }) => {
  const host = await shop.newHost()
  const first = await host.checkout(4)
  await shop.pass(0.9 * hour)
  expect((await host.checkout(4)).body.url).toBe(first.body.url)
  await shop.pass(0.2 * hour)
  expect((await shop.attempts(host.id)).map(({ state }) => state)).toEqual(['expired'])
  const second = await host.checkout(4)
  expect(second.status).toBe(200)
  expect(second.body.url).not.toBe(first.body.url)
})

test('who has a subscription already is not sold another', { tags: 'long' }, async ({ shop }) => {
  const host = await shop.newHost()
  await buy(shop, host, 4)
  expect(await host.checkout(6)).toMatchObject({
    status: 409,
    body: { code: 'already_subscribed', quantity: 4 },
  })
})

test('somebody else’s purchase, or one that never was, is not found on the success page', async ({
  shop,
}) => {
  const host = await shop.newHost()
  const other = await shop.newHost()
  const { sessionId } = await buy(shop, other, 4)
  for (const forged of [sessionId, 'cs_test_madeup', 'nonsense', '../../etc']) {
    const { status, body } = await host.status(encodeURIComponent(forged))
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'checkout_not_found' })
  }
  expect(await host.credits()).toMatchObject({ guide_credits: 3 })
})

test('a purchase that is not paid yet is pending, not granted', async ({ shop }) => {
  const host = await shop.newHost()
  const { body } = await host.checkout(4)
  expect((await host.status(body.sessionId)).body).toMatchObject({
    pending: true,
    subscription: { status: 'inactive' },
  })
})
