import type Stripe from 'stripe'
import { expect } from 'vitest'
import { type Box, test } from './sandbox-test.ts'
import { buy, changeQuantity, day, hour, itemOf, latestInvoice, monthly, retrieve } from './shop.ts'

const total = (quantity: number) => (monthly[quantity - 1] ?? 0) * 100

/** What a change at `at` comes to, worked out by hand from the two monthly totals. */
function expectedChange(subscription: Stripe.Subscription, at: number, to: number) {
  const { current_period_start: start, current_period_end: end, quantity } = itemOf(subscription)
  const share = (amount: number) => Math.round((amount * (end - at)) / (end - start))
  return { credit: -share(total(quantity ?? 0)), debit: share(total(to)) }
}

const amounts = (invoice: Stripe.Invoice) => invoice.lines.data.map(({ amount }) => amount)

const balanceOf = async (box: Box, subscription: Stripe.Subscription) => {
  const customer = await box.stripe.customers.retrieve(String(subscription.customer))
  return (customer as Stripe.Customer).balance
}

test('fewer units give back to the second, as credit for the next invoices', async ({ box }) => {
  const subscription = await buy(box, { quantity: 6 })
  box.pass(17 * day + 4321)
  const { credit, debit } = expectedChange(subscription, box.seconds(), 2)
  const changed = await changeQuantity(box, subscription, 2)
  expect(itemOf(changed).quantity).toBe(2)
  expect(amounts(changed.latest_invoice as Stripe.Invoice)).toEqual([credit, debit])
  expect(changed.latest_invoice).toMatchObject({ status: 'paid', amount_due: 0 })
  expect(await balanceOf(box, subscription)).toBe(credit + debit)
  expect(itemOf(changed).current_period_end).toBe(itemOf(subscription).current_period_end)
})

test('a second change in a period gives back what the first one charged', async ({ box }) => {
  const subscription = await buy(box, { quantity: 2 })
  box.pass(5 * day)
  const first = await changeQuantity(box, subscription, 3)
  const charged = amounts(first.latest_invoice as Stripe.Invoice)[1]!
  const { current_period_end: end } = itemOf(first)
  const charge = { from: box.seconds(), amount: charged }
  box.pass(7 * day)
  const second = await changeQuantity(box, subscription, 4)
  const share = (end - box.seconds()) / (end - charge.from)
  const [credit] = (second.latest_invoice as Stripe.Invoice).lines.data
  expect(credit?.amount).toBe(-Math.round(charge.amount * share))
  expect(
    credit?.parent?.subscription_item_details?.proration_details?.credited_items,
  ).toMatchObject({ invoice: (first.latest_invoice as Stripe.Invoice).id })
})

for (const [from, to] of [
  [8, 9],
  [12, 13],
] as const) {
  test(`${from} to ${to} costs nothing and leaves a credit that the renewal uses`, async ({
    box,
  }) => {
    const subscription = await buy(box, { quantity: from })
    box.pass(10 * day)
    const { credit, debit } = expectedChange(subscription, box.seconds(), to)

    const changed = await changeQuantity(box, subscription, to)
    expect(itemOf(changed).quantity).toBe(to)
    expect(changed.latest_invoice).toMatchObject({
      status: 'paid',
      amount_due: 0,
      total: credit + debit,
    })
    expect(credit + debit).toBeLessThan(0)
    expect(await balanceOf(box, subscription)).toBe(credit + debit)

    box.pass(itemOf(subscription).current_period_end - box.seconds() + 2 * hour)
    expect(await latestInvoice(box, subscription.id)).toMatchObject({
      status: 'paid',
      total: total(to),
      amount_paid: total(to) + credit + debit,
    })
    expect(await balanceOf(box, subscription)).toBe(0)
  })
}

test('less than ten pesos is not charged but carried to the next invoice', async ({ box }) => {
  const subscription = await buy(box, { quantity: 1 })
  box.pass(itemOf(subscription).current_period_end - box.seconds() - 2 * day)
  const { credit, debit } = expectedChange(subscription, box.seconds(), 2)
  expect(credit + debit).toBeLessThan(1000)

  const changed = await changeQuantity(box, subscription, 2)
  expect(itemOf(changed).quantity).toBe(2)
  expect(changed.latest_invoice).toMatchObject({ status: 'paid', amount_due: 0, amount_paid: 0 })
  expect(await balanceOf(box, subscription)).toBe(credit + debit)

  box.pass(2 * day + 2 * hour)
  expect(await latestInvoice(box, subscription.id)).toMatchObject({
    amount_paid: total(2) + credit + debit,
    starting_balance: credit + debit,
    ending_balance: 0,
  })
})

test('every other way of charging a change is refused, by name', async ({ box }) => {
  const subscription = await buy(box, { quantity: 4 })
  const items = [{ id: itemOf(subscription).id, quantity: 6 }]
  const always = 'always_invoice'
  const pending = 'pending_if_incomplete'
  for (const [param, params] of [
    ['proration_behavior', { payment_behavior: pending }],
    ['proration_behavior', { proration_behavior: 'none', payment_behavior: pending }],
    ['payment_behavior', { proration_behavior: always }],
    ['payment_behavior', { proration_behavior: always, payment_behavior: 'error_if_incomplete' }],
  ] as const) {
    await expect(
      box.stripe.subscriptions.update(subscription.id, { items, ...params }),
    ).rejects.toMatchObject({ statusCode: 400, param })
  }
  expect(itemOf(await retrieve(box, subscription.id)).quantity).toBe(4)
})
