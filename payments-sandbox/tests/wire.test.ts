import fs from 'node:fs'
import Stripe from 'stripe'
import { expect } from 'vitest'
import { operations } from '#sandbox/api/operations.ts'
import { apiVersion } from '#sandbox/events.ts'
import { bundle } from '#sandbox/schema/bundle.ts'
import { openBox, sdkFor, test } from './sandbox-test.ts'
import { buy, createPrice, openSession, volume } from './shop.ts'
import { problemsOf, problemsOfRequest } from './validator.ts'

test('every operation of the schema bundle is answered, and no other', ({ expect }) => {
  expect(Object.keys(operations).toSorted()).toEqual(Object.keys(bundle['x-operations']).toSorted())
})

test('the README names every call that is answered, and no other', ({ expect }) => {
  const readme = fs.readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'))
  const named = rows.join(' ').match(/`(?:GET|POST|DELETE) \/v1\/[^`]+`/g) ?? []
  expect(named.map((call) => call.slice(1, -1)).toSorted()).toEqual(
    Object.values(bundle['x-operations']).toSorted(),
  )
})

test('the schemas are those of the API version that the installed SDK sends', ({ expect }) => {
  expect(apiVersion, 'the SDK moved on: generate the schema bundle again').toBe(Stripe.API_VERSION)
})

test('the schemas the other tests lean on do refuse what does not fit', ({ expect }) => {
  expect(problemsOf('subscription', { object: 'subscription' })).not.toEqual([])
  expect(problemsOf('event.invoice.paid', { type: 'invoice.paid' })).not.toEqual([])
  expect(problemsOfRequest('PostCustomers', 'nickname=x')).not.toEqual([])
  expect(problemsOfRequest('PostPrices', 'currency=mxn&unit_amount=ten')).not.toEqual([])
})

const raw = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, headers: { authorization: 'Bearer sk_test_raw', ...init.headers } })

test('a call outside the subset answers 404 in the error envelope, and the message names it', async ({
  box,
}) => {
  for (const [method, path] of [
    ['GET', '/v1/charges'],
    ['GET', '/v1/customers/x/y'],
    ['POST', '/v1/invoices/create_preview'],
    ['DELETE', '/v1/customers/cus_1'],
    ['GET', '/v1/'],
  ] as const) {
    const response = await raw(box.sandbox.url + path, { method })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({
      error: {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${path}). The payments sandbox answers only the calls that its README lists.`,
      },
    })
  }
})

test('a missing, foreign or live key answers 401', async ({ box }) => {
  for (const authorization of ['', 'Bearer sk_live_1', 'Bearer pk_test_1', 'Basic c2s6']) {
    const response = await raw(`${box.sandbox.url}/v1/customers`, { headers: { authorization } })
    expect(response.status).toBe(401)
  }
  const stripe = sdkFor(box.sandbox.port)
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    code: 'resource_missing',
    requestId: expect.stringMatching(/^req_\w+$/),
  })
})

test('a sandbox with a key of its own answers to no other', async () => {
  const { box, close } = await openBox({ apiKey: 'sk_test_own' })
  const statusFor = async (key: string) => {
    const headers = { authorization: `Bearer ${key}` }
    return (await raw(`${box.sandbox.url}/v1/customers/cus_none`, { headers })).status
  }
  expect([await statusFor('sk_test_own'), await statusFor('sk_test_other')]).toEqual([404, 401])
  await close()
})

test('another API version is refused, ours is echoed', async ({ box }) => {
  const ask = (version: string) =>
    raw(`${box.sandbox.url}/v1/customers`, { headers: { 'stripe-version': version } })
  expect((await ask('2024-06-20')).status).toBe(400)
  const response = await ask('2026-10-28.endive')
  expect(response.headers.get('stripe-version')).toBe('2026-10-28.endive')
  expect(response.headers.get('request-id')).toMatch(/^req_/)
})

test('parameters are named when they are unknown, missing, of the wrong type or unsupported', async ({
  box,
}) => {
  const post = async (path: string, body: string) => {
    const response = await raw(`${box.sandbox.url}/v1/${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const { error } = (await response.json()) as { error: object }
    return { status: response.status, ...error }
  }
  expect(await post('customers', 'nickname=x')).toMatchObject({
    status: 400,
    code: 'parameter_unknown',
    param: 'nickname',
  })
  expect(await post('products', '')).toMatchObject({ code: 'parameter_missing', param: 'name' })
  const monthly =
    'currency=mxn&billing_scheme=tiered&tiers_mode=volume&recurring[interval]=month&tiers[0][up_to]=inf'
  expect(await post('prices', `${monthly}&tiers[0][unit_amount]=much`)).toMatchObject({
    code: 'parameter_invalid_integer',
    param: 'tiers[0][unit_amount]',
  })
  expect(await post('customers', 'email=')).toMatchObject({ code: 'parameter_invalid_empty' })
  expect(await post('customers', 'source=tok_visa')).toMatchObject({ param: 'source' })
})

test('a list that is sent without positions is a list', async ({ box }) => {
  await createPrice(box)
  await createPrice(box, 'unit_yearly')
  const keys = 'lookup_keys[]=unit_monthly&lookup_keys[]=unit_yearly'
  const { data } = (await (await raw(`${box.sandbox.url}/v1/prices?${keys}`)).json()) as {
    data: Stripe.Price[]
  }
  expect(data.map(({ lookup_key }) => lookup_key)).toEqual(['unit_yearly', 'unit_monthly'])
})

test('metadata is merged, emptied key by key, and safe from its own names', async ({ box }) => {
  const { id } = await box.stripe.customers.create({ metadata: { one: '1', two: '2' } })
  const merged = await box.stripe.customers.update(id, {
    metadata: JSON.parse('{"two": "", "three": "3", "__proto__": "polluted"}'),
  })
  expect(Object.entries(merged.metadata)).toEqual([
    ['one', '1'],
    ['three', '3'],
    ['__proto__', 'polluted'],
  ])
  expect(Object.prototype).not.toHaveProperty('polluted')
  expect((await box.stripe.customers.update(id, { metadata: '' })).metadata).toEqual({})
})

test('lists go page by page, newest first', async ({ box }) => {
  const ids: string[] = []
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    ids.unshift((await box.stripe.customers.create({ name })).id)
    box.pass(1)
  }
  const first = await box.stripe.customers.list({ limit: 2 })
  expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' })
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2))
  const all: string[] = []
  for await (const { id } of box.stripe.customers.list({ limit: 2 })) all.push(id)
  expect(all).toEqual(ids)
  await expect(box.stripe.customers.list({ starting_after: 'cus_none' })).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'starting_after',
  })
})

test('a filter that Stripe knows and the sandbox does not is refused, not ignored', async ({
  box,
}) => {
  const { customers, events, invoices, subscriptions } = box.stripe
  for (const [param, asked] of [
    ['email', customers.list({ email: 'host@example.com' })],
    ['ending_before', customers.list({ ending_before: 'cus_1' })],
    ['type', events.list({ type: 'invoice.paid' })],
    ['created[gte]', events.list({ created: { gte: 1 } })],
    ['status', invoices.list({ status: 'open' })],
    ['status', subscriptions.list({ status: 'active' })],
  ] as const) {
    await expect(asked).rejects.toMatchObject({ statusCode: 400, param })
  }
})

test('tiers are only told when asked for, and the last one is open', async ({ box }) => {
  const price = await createPrice(box)
  const plain = await box.stripe.prices.list({ lookup_keys: ['unit_monthly'] })
  expect(plain.data[0]).toMatchObject({ unit_amount: null, billing_scheme: 'tiered' })
  expect(plain.data[0]).not.toHaveProperty('tiers')
  const { tiers } = await box.stripe.prices.retrieve(price.id, { expand: ['tiers'] })
  expect(tiers?.map(({ up_to, unit_amount }) => [up_to ?? 'inf', unit_amount])).toEqual(
    volume.map(({ up_to, unit_amount }) => [up_to, unit_amount]),
  )
  await expect(
    box.stripe.prices.create({
      ...monthlyByVolume,
      product: String(price.product),
      tiers: volume.slice(0, 2),
    }),
  ).rejects.toMatchObject({ param: 'tiers' })
})

const monthlyByVolume: Stripe.PriceCreateParams = {
  currency: 'mxn',
  recurring: { interval: 'month' },
  billing_scheme: 'tiered',
  tiers_mode: 'volume',
  tiers: [{ up_to: 'inf', unit_amount: 9900 }],
}

test('a price of any other kind than pesos a month by volume is refused, by name', async ({
  box,
}) => {
  const product = String((await createPrice(box)).product)
  for (const [param, other] of [
    ['currency', { currency: 'usd' }],
    ['recurring[interval]', { recurring: { interval: 'day' } }],
    ['recurring[interval_count]', { recurring: { interval: 'month', interval_count: 3 } }],
    ['tiers_mode', { tiers_mode: 'graduated' }],
    ['billing_scheme', { billing_scheme: 'per_unit' }],
    ['tiers[0][unit_amount]', { tiers: [{ up_to: 'inf' }] }],
    ['tiers[0][flat_amount]', { tiers: [{ up_to: 'inf', unit_amount: 1, flat_amount: 1 }] }],
  ] as const) {
    await expect(
      box.stripe.prices.create({
        ...monthlyByVolume,
        product,
        ...(other as Partial<Stripe.PriceCreateParams>),
      }),
    ).rejects.toMatchObject({ statusCode: 400, param })
  }
})

test('a lookup key belongs to one price until it is transferred', async ({ box }) => {
  const old = await createPrice(box)
  await expect(createPrice(box)).rejects.toMatchObject({ param: 'lookup_key' })
  const fresh = await box.stripe.prices.create({
    ...monthlyByVolume,
    product: String(old.product),
    lookup_key: 'unit_monthly',
    transfer_lookup_key: true,
  })
  const { data } = await box.stripe.prices.list({ lookup_keys: ['unit_monthly'] })
  expect(data.map(({ id }) => id)).toEqual([fresh.id])
  expect((await box.stripe.prices.retrieve(old.id)).lookup_key).toBeNull()
})

test('what cannot be expanded is refused, what can be is nested', async ({ box }) => {
  const { id } = await buy(box)
  const expanded = await box.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
  expect(expanded).toMatchObject({ latest_invoice: { object: 'invoice', status: 'paid' } })
  const listed = await box.stripe.subscriptions.list({ expand: ['data.latest_invoice'] })
  expect(listed.data[0]).toMatchObject({ latest_invoice: { object: 'invoice' } })
  await expect(box.stripe.subscriptions.retrieve(id, { expand: ['status'] })).rejects.toMatchObject(
    { message: 'This property cannot be expanded (status).' },
  )
})

test('sessions, products and prices that do not exist are named', async ({ box }) => {
  await expect(box.stripe.checkout.sessions.retrieve('cs_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  })
  await expect(openSession(box, { price: 'price_none' })).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'line_items[0][price]',
  })
})
