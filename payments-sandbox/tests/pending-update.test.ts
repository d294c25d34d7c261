import type Stripe from 'stripe'
import { expect } from 'vitest'
import { type Box, test } from './sandbox-test.ts'
import {
  asksAlways,
  buy,
  changeQuantity,
  day,
  failsLater,
  good,
  hour,
  itemOf,
  noFunds,
  retrieve,
} from './shop.ts'

test('a declined change waits, and paying its invoice applies it', async ({ box }) => {
  const subscription = await buy(box, { quantity: 4, card: failsLater })
  box.pass(3 * day)
  const pending = await changeQuantity(box, subscription, 6)
  const invoice = pending.latest_invoice as Stripe.Invoice
  expect(itemOf(pending).quantity).toBe(4)
  expect(pending).toMatchObject({
    status: 'active',
    pending_update: {
      expires_at: box.seconds() + 23 * hour,
      subscription_items: [{ id: itemOf(subscription).id, quantity: 6 }],
    },
  })
  expect(invoice).toMatchObject({ status: 'open', attempted: true })
  expect(invoice.hosted_invoice_url).toContain(box.sandbox.url)

  expect(box.controls.payInvoice({ invoice: invoice.id!, card: good })).toEqual({ kind: 'done' })
  const applied = await retrieve(box, subscription.id)
  expect(itemOf(applied).quantity).toBe(6)
  expect(applied.pending_update).toBeNull()
  await box.controls.webhooksSettled()
  expect(box.receiver.types()).toEqual(
    expect.arrayContaining([
      'invoice.payment_failed',
      'customer.subscription.pending_update_applied',
      'customer.subscription.updated',
      'invoice.paid',
    ]),
  )
})

test('a change that the bank asks about waits until the bank is answered', async ({ box }) => {
  const subscription = await buy(box, { quantity: 1, card: asksAlways })
  const pending = await changeQuantity(box, subscription, 3)
  expect(pending.pending_update).not.toBeNull()
  await box.controls.webhooksSettled()
  expect(box.receiver.types()).toContain('invoice.payment_action_required')

  const { id } = pending.latest_invoice as Stripe.Invoice
  const asked = box.controls.payInvoice({ invoice: id!, card: asksAlways })
  const challenge = asked.kind === 'challenge' ? asked.challenge : ''
  expect(box.controls.answerChallenge({ challenge, confirmed: true }).kind).toBe('done')
  expect(itemOf(await retrieve(box, subscription.id)).quantity).toBe(3)
})

test('a change that nobody pays for in 23 hours is dropped with its invoice', async ({ box }) => {
  const subscription = await buy(box, { quantity: 4, card: failsLater })
  const pending = await changeQuantity(box, subscription, 6)
  const { id } = pending.latest_invoice as Stripe.Invoice
  box.pass(23 * hour - 1)
  expect((await retrieve(box, subscription.id)).pending_update).not.toBeNull()
  box.pass(1)
  const dropped = await retrieve(box, subscription.id)
  expect(dropped.pending_update).toBeNull()
  expect(itemOf(dropped).quantity).toBe(4)
  expect((await invoiceOf(box, subscription, id)).status).toBe('void')
  await box.controls.webhooksSettled()
  expect(box.receiver.types()).toContain('customer.subscription.pending_update_expired')
})

test('voiding the invoice of a waiting change drops the change', async ({ box }) => {
  const subscription = await buy(box, { quantity: 4, card: failsLater })
  const pending = await changeQuantity(box, subscription, 6)
  const { id } = pending.latest_invoice as Stripe.Invoice
  expect((await box.stripe.invoices.voidInvoice(id!)).status).toBe('void')
  expect((await retrieve(box, subscription.id)).pending_update).toBeNull()
  expect(box.controls.payInvoice({ invoice: id!, card: good }).kind).toBe('closed')
})

test('a second card that is declined too leaves the change waiting and counts the try', async ({
  box,
}) => {
  const subscription = await buy(box, { quantity: 4, card: failsLater })
  const pending = await changeQuantity(box, subscription, 6)
  const { id } = pending.latest_invoice as Stripe.Invoice
  expect(box.controls.payInvoice({ invoice: id!, card: noFunds })).toEqual({
    kind: 'declined',
    declineCode: 'insufficient_funds',
  })
  expect((await invoiceOf(box, subscription, id)).attempt_count).toBe(2)
  expect((await retrieve(box, subscription.id)).pending_update).not.toBeNull()
})

async function invoiceOf(
  { stripe }: Box,
  { id }: Stripe.Subscription,
  invoice: string | undefined,
) {
  const { data } = await stripe.invoices.list({ subscription: id })
  return data.find((one) => one.id === invoice)!
}
