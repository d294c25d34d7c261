import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { monthlyTotalCentavos, quoteUpgrade } from '#domain/money/pricing.ts'
import { createCatalogue, findPriceProblem } from '#server/billing/price.ts'
import { buy, good, test } from '#tests/billing-shop.ts'
import { makeUnquotedPrice, planUpdate, sellAtQuotedPrice } from '#tests/billing-steps.ts'

test('what is charged each month is what is quoted, for every quantity', async ({ shop }) => {
  const [price] = (await shop.stripe.prices.list({})).data
  for (let quantity = 1; quantity <= 15; quantity += 1) {
    const customer = await shop.stripe.customers.create({})
    const session = await shop.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: price!.id, quantity }],
      success_url: 'http://zaguan.test/',
    })
    shop.controls.payCheckout({ session: session.id, card: good })
    const [invoice] = (await shop.stripe.invoices.list({ customer: customer.id })).data
    expect(invoice!.total).toBe(monthlyTotalCentavos(quantity))
    if (quantity > 1) {
      expect(quoteUpgrade(quantity - 1, quantity).totalCentavos).toBe(invoice!.total)
    }
  }
  await shop.settled()
})

test('nothing is sold at a price that is not the quoted one, until it is', async ({ shop }) => {
  await makeUnquotedPrice(shop, { takesKey: true })
  const host = await shop.newHost()
  expect(await host.checkout(4)).toMatchObject({
    status: 500,
    body: { code: 'billing_misconfigured' },
  })
  expect(await shop.incidents()).toMatchObject([{ kind: 'price_mismatch', resolvedAt: null }])
  await sellAtQuotedPrice(shop)
  expect((await host.checkout(4)).status).toBe(200)
  expect(await shop.incidents()).toMatchObject([{ kind: 'price_mismatch', resolvedAt: shop.now() }])
  shop.failures.length = 0
})

test('taxes are in the quoted price, and a price to which they would be added is another one', async ({
  shop,
}) => {
  const { price } = await createCatalogue(shop.resources.payments)
  expect(price.tax_behavior).toBe('inclusive')
  expect(findPriceProblem({ ...price, tax_behavior: 'exclusive' })).toBe(
    'taxes would be added to the price',
  )
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

test('setting the shop up again makes no second product and no second price', async ({ shop }) => {
  const { isNew, price } = await createCatalogue(shop.resources.payments)
  expect(isNew).toBe(false)
  expect(findPriceProblem(price)).toBeUndefined()
  expect((await shop.stripe.prices.list({})).data).toHaveLength(1)
})

test('`npm run billing:setup` fails where the price is not the quoted one', {
  tags: 'long',
}, async ({ shop }) => {
  expect(await setUp(shop.sandbox.port)).toMatchObject({
    code: 0,
    said: expect.stringContaining('we quote'),
  })
  await makeUnquotedPrice(shop, { takesKey: true })
  expect(await setUp(shop.sandbox.port)).toMatchObject({
    code: 1,
    said: expect.stringContaining('Nothing will be sold at this price'),
  })
})

test('`npm run billing:setup` says in a sentence that the provider or a setting is wrong', {
  tags: 'long',
}, async () => {
  for (const port of ['1', 'none']) {
    const { code, said } = await setUp(port)
    expect(code).toBe(1)
    expect(said).not.toMatch(/\n {4}at /)
  }
})

async function setUp(port: string | number) {
  const env = { PATH: process.env.PATH, STRIPE_API_HOST: '127.0.0.1', STRIPE_API_PORT: `${port}` }
  const child = spawn(process.execPath, ['scripts/billing-setup.mjs'], { env })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const said = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, said: said.join('') }
}
