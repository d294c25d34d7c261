import { expect } from 'vitest'
import { test } from './sandbox-test.ts'
import { buy, changeQuantity, day, failsLater, itemOf, retrieve } from './shop.ts'

test('the same key and parameters get the same answer, marked as replayed', async ({ box }) => {
  const options = { idempotencyKey: 'customer:1' }
  const first = await box.stripe.customers.create({ name: 'Ana' }, options)
  const again = await box.stripe.customers.create({ name: 'Ana' }, options)
  expect(again.id).toBe(first.id)
  expect((await box.stripe.customers.list()).data).toHaveLength(1)
  const [original, replay] = box.exchanges
  expect(original?.headers).not.toHaveProperty('idempotent-replayed')
  expect(replay?.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': original?.headers['request-id'],
  })
})

test('the same key with other parameters or another address is an error', async ({ box }) => {
  const options = { idempotencyKey: 'customer:1' }
  const { id } = await box.stripe.customers.create({ name: 'Ana' }, options)
  await expect(box.stripe.customers.create({ name: 'Eva' }, options)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  })
  await expect(box.stripe.customers.update(id, { name: 'Ana' }, options)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  })
})

test('the same key at the same time waits its turn', async ({ box }) => {
  box.controls.fail({ kind: 'delay', ms: 150 })
  const create = () => box.stripe.customers.create({ name: 'Ana' }, { idempotencyKey: 'twice' })
  const [first, second] = await Promise.allSettled([create(), create()])
  const outcomes = [first, second].map(({ status }) => status).toSorted()
  expect(outcomes).toEqual(['fulfilled', 'rejected'])
  const refused = [first, second].find(({ status }) => status === 'rejected')
  expect(refused).toMatchObject({ reason: { statusCode: 409, code: 'idempotency_key_in_use' } })
  expect((await create()).name).toBe('Ana')
  expect((await box.stripe.customers.list()).data).toHaveLength(1)
})

test('a request that was never executed does not use up its key', async ({ box }) => {
  const options = { idempotencyKey: 'clumsy' }
  await expect(
    box.stripe.customers.create({ test_clock: 'clock_none' }, options),
  ).rejects.toMatchObject({ code: 'resource_missing' })
  expect((await box.stripe.customers.create({ name: 'Ana' }, options)).name).toBe('Ana')
})

test('a decline is replayed with its key, and a new key tries again', async ({ box }) => {
  const subscription = await buy(box, { card: failsLater })
  const pending = await changeQuantity(box, subscription, 6)
  const invoice = (pending.latest_invoice as { id: string }).id
  const pay = (idempotencyKey: string) =>
    box.stripe.invoices.pay(invoice, {}, { idempotencyKey }).catch((error) => error.code)
  expect([await pay('one'), await pay('one'), await pay('two')]).toEqual([
    'card_declined',
    'card_declined',
    'card_declined',
  ])
  expect((await box.stripe.invoices.retrieve(invoice)).attempt_count).toBe(3)
})

test('a day later the key is forgotten', async ({ box }) => {
  const create = () => box.stripe.customers.create({ name: 'Ana' }, { idempotencyKey: 'old' })
  const first = await create()
  box.pass(day)
  expect((await create()).id).not.toBe(first.id)
})

test('a connection that breaks after the change is kept is healed by the same key', async ({
  box,
}) => {
  const subscription = await buy(box, { quantity: 4 })
  box.controls.fail({
    kind: 'reset',
    when: 'after',
    times: 2,
    operation: 'PostSubscriptionsSubscription',
  })
  const options = { idempotencyKey: 'upgrade' }
  await expect(changeQuantity(box, subscription, 6, options)).rejects.toMatchObject({
    type: 'StripeConnectionError',
  })
  expect(itemOf(await retrieve(box, subscription.id)).quantity).toBe(6)
  expect(itemOf(await changeQuantity(box, subscription, 6, options)).quantity).toBe(6)
  expect((await box.stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(2)
})
