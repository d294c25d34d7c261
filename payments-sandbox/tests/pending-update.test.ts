import type Stripe from 'stripe'
import { expect } from 'vitest'
import { type Box, test } from './sandbox-test.ts'
import {
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
