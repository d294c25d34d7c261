import { expect } from 'vitest'
import { openBox, test } from './sandbox-test.ts'
import { asksOnce, buy, changeQuantity, day, good, itemOf, openSession, retrieve } from './shop.ts'

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

test('the same key at the same time waits its turn', async () => {
  const { promise: delay, resolve: goOn } = Promise.withResolvers<void>()
  const { box, close } = await openBox({ pause: () => delay })
  box.controls.fail({ kind: 'delay', ms: 1 })
  const create = () => box.stripe.customers.create({ name: 'Ana' }, { idempotencyKey: 'twice' })
  const both = [create(), create()]
  await expect(Promise.race(both)).rejects.toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
  })
  goOn()
  const outcomes = (await Promise.allSettled(both)).map(({ status }) => status).toSorted()
  expect(outcomes).toEqual(['fulfilled', 'rejected'])
  expect((await create()).name).toBe('Ana')
  expect((await box.stripe.customers.list()).data).toHaveLength(1)
  await close()
})

test('a request that was never executed does not use up its key', async ({ box }) => {
  const options = { idempotencyKey: 'clumsy' }
  await expect(box.stripe.customers.create({ phone: '5550001' }, options)).rejects.toMatchObject({
    param: 'phone',
  })
  expect((await box.stripe.customers.create({ name: 'Ana' }, options)).name).toBe('Ana')
})

test('what was refused as things stood is refused again under its key, whatever changed since', async ({
  box,
}) => {
  const { id } = await openSession(box)
  box.controls.payCheckout({ session: id, card: asksOnce })
  const [subscription] = (await box.stripe.subscriptions.list()).data
  const upgrade = (idempotencyKey: string) =>
    changeQuantity(box, subscription!, 6, { idempotencyKey }).then(
      () => 'done',
      (error) => error.statusCode,
    )
  expect(await upgrade('one')).toBe(400)
  expect(box.controls.payCheckout({ session: id, card: good }).kind).toBe('done')
  expect([await upgrade('one'), await upgrade('two')]).toEqual([400, 'done'])
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
