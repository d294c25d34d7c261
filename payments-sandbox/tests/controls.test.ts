import { expect } from 'vitest'
import { type Box, test } from './sandbox-test.ts'
import { buy, createPrice, good, openSession } from './shop.ts'

async function ask({ sandbox }: Box, name: string, input?: object, init: RequestInit = {}) {
  const response = await fetch(`${sandbox.url}/_sandbox/${name}`, {
    method: input ? 'POST' : 'GET',
    body: input && JSON.stringify(input),
    headers: input ? { 'content-type': 'application/json' } : {},
    ...init,
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('the controls are there over HTTP under their own names', async ({ box }) => {
  expect((await ask(box, 'time')).body).toBe(box.controls.time().toISOString())
  await ask(box, 'hold-webhooks', {})
  await box.stripe.customers.create()
  expect((await ask(box, 'held-webhooks')).body).toHaveLength(1)
  await ask(box, 'release-webhooks', {})
  expect((await ask(box, 'deliveries')).body).toMatchObject([
    { type: 'customer.created', state: 'delivered', attempts: 1, lastStatus: 200 },
  ])
})

test('a checkout can be paid and the clock moved over HTTP', async ({ box }) => {
  const session = await openSession(box)
  const paid = await ask(box, 'pay-checkout', { session: session.id, card: good })
  expect(paid).toEqual({ status: 200, body: { kind: 'done' } })
  const moved = await ask(box, 'advance', { seconds: 60 })
  expect(moved.body).toBe(new Date((box.seconds() + 60) * 1000).toISOString())
})

test('failures are planned over HTTP', async ({ box }) => {
  await ask(box, 'fail', { kind: 'status', status: 500, operation: 'GetCustomers' })
  await expect(box.stripe.customers.list()).rejects.toMatchObject({ statusCode: 500 })
  await ask(box, 'fail', { kind: 'status', status: 500 })
  await ask(box, 'stop-failing', {})
  expect((await box.stripe.customers.list()).data).toEqual([])
})

test('mistakes are told instead of ignored', async ({ box }) => {
  expect((await ask(box, 'nonsense', {})).status).toBe(404)
  expect((await ask(box, 'set-quantity', { subscription: 'sub_1' })).status).toBe(400)
  expect((await ask(box, 'catch-up', { hard: true })).status).toBe(400)
  expect((await ask(box, 'set-quantity', { subscription: 'sub_1', quantity: 2 })).status).toBe(400)
})

test('no other page can reach the controls', async ({ box }) => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await ask(box, 'reset', {}, { headers: form })).status).toBe(415)
  const forwarded = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' }
  expect((await ask(box, 'reset', {}, { headers: forwarded })).status).toBe(403)
  expect((await ask(box, 'reset')).status).toBe(405)
})

test('a reset empties the books and keeps the endpoint', async ({ box }) => {
  await createPrice(box)
  await buy(box)
  await box.controls.webhooksSettled()
  box.controls.advance({ seconds: 60 })
  box.controls.reset()
  expect((await box.stripe.prices.list()).data).toEqual([])
  expect((await box.stripe.events.list()).data).toEqual([])
  expect(box.controls.time().getTime()).toBe(box.seconds() * 1000)
  const { id } = await box.stripe.customers.create()
  await box.controls.webhooksSettled()
  expect(box.receiver.events.at(-1)).toMatchObject({ data: { object: { id } } })
})

test('any status can be set', async ({ box }) => {
  const bought = await buy(box)
  for (const status of ['paused', 'active', 'trialing', 'unpaid'] as const) {
    box.controls.setStatus({ subscription: bought.id, status })
    expect((await box.stripe.subscriptions.retrieve(bought.id)).status).toBe(status)
  }
  await box.controls.webhooksSettled()
  expect(box.receiver.types()).toEqual(
    expect.arrayContaining(['customer.subscription.paused', 'customer.subscription.resumed']),
  )
})
