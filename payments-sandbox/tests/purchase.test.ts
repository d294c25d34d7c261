import { expect } from 'vitest'
import { test } from './sandbox-test.ts'
import {
  asksOnce,
  buy,
  createPrice,
  declined,
  good,
  hour,
  latestInvoice,
  openSession,
  retrieve,
} from './shop.ts'

test('a paid session carries its subscription, its invoice and its customer', async ({ box }) => {
  const session = await openSession(box)
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', subscription: null })
  expect(session.url).toBe(`${box.sandbox.url}/c/pay/${session.id}`)

  expect(box.controls.payCheckout({ session: session.id, card: good })).toEqual({ kind: 'done' })
  const paid = await box.stripe.checkout.sessions.retrieve(session.id, { expand: ['line_items'] })
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    amount_total: 32_000,
    client_reference_id: 'host-1',
    customer: session.customer,
    customer_details: { email: 'host@example.com' },
    line_items: { data: [{ quantity: 4, amount_total: 32_000 }] },
  })
  const subscription = String(paid.subscription)
  expect(await retrieve(box, subscription)).toMatchObject({
    status: 'active',
    metadata: { host_id: 'host-1' },
  })
  expect(await latestInvoice(box, subscription)).toMatchObject({
    id: paid.invoice,
    status: 'paid',
    amount_paid: 32_000,
  })
})

test('nothing is not for sale: a session of no unit is refused by its parameter', async ({
  box,
}) => {
  await expect(openSession(box, { quantity: 0 })).rejects.toMatchObject({
    code: 'parameter_invalid_integer',
    param: 'line_items[0][quantity]',
  })
})

test('a purchase sends created, paid, updated and completed', async ({ box }) => {
  await buy(box)
  await box.controls.webhooksSettled()
  expect(box.receiver.types().toSorted()).toEqual([
    'checkout.session.completed',
    'customer.created',
    'customer.subscription.created',
    'customer.subscription.updated',
    'invoice.paid',
  ])
  const updated = box.receiver.events.find(({ type }) => type === 'customer.subscription.updated')
  expect(updated?.data.previous_attributes).toMatchObject({ status: 'incomplete' })
})

test('a bank that nobody answers leaves an incomplete subscription for 23 hours', async ({
  box,
}) => {
  const session = await openSession(box)
  box.controls.payCheckout({ session: session.id, card: asksOnce })
  const statuses = async () =>
    (await box.stripe.subscriptions.list({ customer: session.customer, status: 'all' })).data.map(
      ({ status }) => status,
    )
  expect(await statuses()).toEqual(['incomplete'])
  box.pass(23 * hour - 1)
  expect(await statuses()).toEqual(['incomplete'])
  box.pass(1)
  expect(await statuses()).toEqual(['incomplete_expired'])
  await box.controls.webhooksSettled()
  expect(box.receiver.types()).toContain('invoice.payment_action_required')
})

test('an incomplete subscription can be cancelled and the session still be paid', async ({
  box,
}) => {
  const session = await openSession(box)
  box.controls.payCheckout({ session: session.id, card: declined })
  const { data } = await box.stripe.subscriptions.list({ customer: session.customer })
  const ended = await box.stripe.subscriptions.cancel(data[0]!.id)
  expect(ended.status).toBe('incomplete_expired')
  expect(box.controls.payCheckout({ session: session.id, card: good }).kind).toBe('done')
  expect(
    (await box.stripe.subscriptions.list({ customer: session.customer })).data[0],
  ).toMatchObject({
    status: 'active',
  })
})

test('a session that was paid cannot be expired', async ({ box }) => {
  const { id } = await openSession(box)
  box.controls.payCheckout({ session: id, card: good })
  await expect(box.stripe.checkout.sessions.expire(id)).rejects.toMatchObject({
    statusCode: 400,
    type: 'StripeInvalidRequestError',
  })
})

test('a session lives from 30 minutes to 24 hours', async ({ box }) => {
  const price = await createPrice(box)
  const customer = await box.stripe.customers.create()
  const create = (expires_at: number) =>
    box.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: 'http://localhost/ok',
      expires_at,
    })
  await expect(create(box.seconds() + 29 * 60)).rejects.toMatchObject({ param: 'expires_at' })
  await expect(create(box.seconds() + 25 * hour)).rejects.toMatchObject({ param: 'expires_at' })
  expect((await create(box.seconds() + 30 * 60)).status).toBe('open')
})
