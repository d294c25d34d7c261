import { expect } from 'vitest'
import { test } from './sandbox-test.ts'
import { buy, itemOf, retrieve } from './shop.ts'

test('cancelled for the end of the period and taken up again, it says so, and why', async ({
  box,
}) => {
  const bought = await buy(box)
  const ask = (cancel_at_period_end: boolean) =>
    box.stripe.subscriptions.update(bought.id, { cancel_at_period_end })
  expect(await ask(true)).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
    cancel_at: itemOf(bought).current_period_end,
    canceled_at: box.seconds(),
    cancellation_details: { reason: 'cancellation_requested' },
  })
  expect(await ask(false)).toMatchObject({
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    cancellation_details: { reason: null },
  })
})

test('cancelled in the portal, only cancel_at tells, and only clearing it reactivates', async ({
  box,
}) => {
  const bought = await buy(box)
  const end = itemOf(bought).current_period_end
  box.controls.cancelInPortal({ subscription: bought.id })
  expect(await retrieve(box, bought.id)).toMatchObject({
    cancel_at: end,
    cancel_at_period_end: false,
  })
  const untouched = await box.stripe.subscriptions.update(bought.id, {
    cancel_at_period_end: false,
  })
  expect(untouched.cancel_at).toBe(end)
  const kept = await box.stripe.subscriptions.update(bought.id, { cancel_at: '' })
  expect(kept).toMatchObject({ cancel_at: null, canceled_at: null })

  box.controls.cancelInPortal({ subscription: bought.id })
  box.pass(end - box.seconds() - 1)
  expect((await retrieve(box, bought.id)).status).toBe('active')
  box.pass(1)
  expect(await retrieve(box, bought.id)).toMatchObject({ status: 'canceled', ended_at: end })
  await box.controls.webhooksSettled()
  expect(box.receiver.types()).not.toContain('invoice.upcoming')
})

test('both ways of cancelling in one call are refused', async ({ box }) => {
  const bought = await buy(box)
  await expect(
    box.stripe.subscriptions.update(bought.id, { cancel_at: '', cancel_at_period_end: false }),
  ).rejects.toMatchObject({ statusCode: 400 })
})

test('an ended subscription cannot be reactivated or cancelled again', async ({ box }) => {
  const bought = await buy(box)
  const ended = await box.stripe.subscriptions.cancel(bought.id)
  expect(ended).toMatchObject({ status: 'canceled', ended_at: box.seconds() })
  expect((await box.stripe.subscriptions.list({})).data).toEqual([])
  await expect(
    box.stripe.subscriptions.update(bought.id, { cancel_at_period_end: false }),
  ).rejects.toMatchObject({ statusCode: 400 })
  await expect(box.stripe.subscriptions.cancel(bought.id)).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  })
})

test('cancelled at once with a final invoice is not known here, and says so', async ({ box }) => {
  const { id } = await buy(box)
  for (const params of [{ prorate: true }, { invoice_now: true }]) {
    await expect(box.stripe.subscriptions.cancel(id, params)).rejects.toMatchObject({
      statusCode: 400,
      param: Object.keys(params)[0],
    })
  }
  expect((await retrieve(box, id)).status).toBe('active')
})

test('lowered by support, the quantity changes without an invoice', async ({ box }) => {
  const bought = await buy(box, { quantity: 6 })
  box.controls.setQuantity({ subscription: bought.id, quantity: 2 })
  const lowered = await retrieve(box, bought.id)
  expect(itemOf(lowered).quantity).toBe(2)
  expect(lowered.latest_invoice).toBe(bought.latest_invoice)
  await box.controls.webhooksSettled()
  const updated = box.receiver.events.findLast(
    ({ type }) => type === 'customer.subscription.updated',
  )
  expect(updated?.request).toEqual({ id: null, idempotency_key: null })
})

test('a dispute is told, and ends the subscription only if it is set to', async ({ box }) => {
  const bought = await buy(box)
  const invoice = String(bought.latest_invoice)
  box.controls.dispute({ invoice })
  expect((await retrieve(box, bought.id)).status).toBe('active')
  box.controls.dispute({ invoice, endsSubscription: true })
  expect(await retrieve(box, bought.id)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_disputed' },
  })
  await box.controls.webhooksSettled()
  expect(box.receiver.types()).toContain('charge.dispute.created')
})

test('a deleted customer is gone with everything that was running', async ({ box }) => {
  const bought = await buy(box)
  const customer = String(bought.customer)
  box.controls.deleteCustomer({ customer })
  expect(await box.stripe.customers.retrieve(customer)).toEqual(
    expect.objectContaining({ id: customer, deleted: true }),
  )
  await expect(box.stripe.customers.update(customer, { name: 'x' })).rejects.toMatchObject({
    statusCode: 404,
  })
  await expect(box.stripe.billingPortal.sessions.create({ customer })).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'customer',
  })
  expect((await retrieve(box, bought.id)).status).toBe('canceled')
  await box.controls.webhooksSettled()
  expect(box.receiver.types()).toContain('customer.deleted')
})
