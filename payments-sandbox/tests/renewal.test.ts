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
  latestInvoice,
  retrieve,
} from './shop.ts'

const toPeriodEnd = async (box: Box, subscription: string) =>
  itemOf(await retrieve(box, subscription)).current_period_end - box.seconds()

test('the period moves an hour before the money is asked for', async ({ box }) => {
  const bought = await buy(box)
  const end = itemOf(bought).current_period_end
  box.pass(await toPeriodEnd(box, bought.id))
  expect(itemOf(await retrieve(box, bought.id)).current_period_start).toBe(end)
  expect(await latestInvoice(box, bought.id)).toMatchObject({
    status: 'draft',
    amount_paid: 0,
    automatically_finalizes_at: end + hour,
    hosted_invoice_url: null,
  })
  box.pass(hour)
  expect(await latestInvoice(box, bought.id)).toMatchObject({ status: 'paid', amount_paid: 32_000 })
})

test('several months that pass at once are renewed one after the other', async ({ box }) => {
  const bought = await buy(box)
  box.pass(100 * day)
  const { data } = await box.stripe.invoices.list({ subscription: bought.id })
  expect(data.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid', 'paid'])
  expect(new Set(data.map(({ created }) => created)).size).toBe(4)
})

test.for([
  [10, ['2026-04-10', '2026-05-10', '2026-06-10']],
  [31, ['2026-04-30', '2026-05-31', '2026-06-30']],
] as const)(
  'bought on the %i of a month it renews a month further, on the last day of shorter ones',
  async ([from, renewed], { box }) => {
    box.pass((from - 10) * day)
    const bought = await buy(box)
    const days: string[] = []
    for (const _ of renewed) {
      box.pass(await toPeriodEnd(box, bought.id))
      days.push(new Date(box.seconds() * 1000).toISOString().slice(0, 10))
    }
    expect(days).toEqual(renewed)
  },
)

test('a renewal is announced seven days ahead, once', async ({ box }) => {
  const bought = await buy(box)
  box.pass((await toPeriodEnd(box, bought.id)) - 7 * day - 1)
  await box.controls.webhooksSettled()
  expect(box.receiver.types()).not.toContain('invoice.upcoming')
  box.pass(1)
  box.pass(day)
  await box.controls.webhooksSettled()
  const announced = box.receiver.events.filter(({ type }) => type === 'invoice.upcoming')
  expect(announced.map(({ data }) => data.object)).toMatchObject([{ amount_due: 32_000 }])
})

test('a failing renewal is retried for two weeks and then cancelled', async ({ box }) => {
  const bought = await buy(box, { card: failsLater })
  box.pass((await toPeriodEnd(box, bought.id)) + hour)
  const failedAt = box.seconds()
  expect((await retrieve(box, bought.id)).status).toBe('past_due')

  const retries: number[] = []
  for (;;) {
    const { next_payment_attempt } = await latestInvoice(box, bought.id)
    if (next_payment_attempt === null) break
    retries.push((next_payment_attempt - failedAt) / day)
    box.pass(next_payment_attempt - box.seconds())
  }
  expect(retries).toEqual([3, 7, 10, 14])

  const ended = await retrieve(box, bought.id)
  expect(ended).toMatchObject({
    status: 'canceled',
    ended_at: box.seconds(),
    cancellation_details: { reason: 'payment_failed' },
  })
  expect(await latestInvoice(box, bought.id)).toMatchObject({ status: 'open', attempt_count: 5 })
  await box.controls.webhooksSettled()
  const types = box.receiver.types()
  expect(types.filter((type) => type === 'invoice.payment_failed')).toHaveLength(5)
  expect(types).toContain('customer.subscription.deleted')
})

test('a new card pays nothing a second time, and no renewal that was never asked for', async ({
  box,
}) => {
  box.controls.setAfterLastRetry({ outcome: 'unpaid' })
  const bought = await buy(box, { card: failsLater })
  box.pass((await toPeriodEnd(box, bought.id)) + hour + 14 * day)
  box.pass((await toPeriodEnd(box, bought.id)) + 2 * hour)
  box.controls.changeCard({ customer: String(bought.customer), card: good })
  const { data } = await box.stripe.invoices.list({ subscription: bought.id })
  expect(data.map(({ status }) => status)).toEqual(['draft', 'paid', 'paid'])
  await box.controls.webhooksSettled()
  const paid = box.receiver.types().filter((type) => type === 'invoice.paid')
  expect(paid).toHaveLength(2)
})

test('a new card pays what is owed, and not for a change that waits', async ({ box }) => {
  const bought = await buy(box, { quantity: 4, card: failsLater })
  box.pass((await toPeriodEnd(box, bought.id)) + hour)
  await changeQuantity(box, bought, 6)
  box.controls.changeCard({ customer: String(bought.customer), card: good })
  const { data } = await box.stripe.invoices.list({ subscription: bought.id })
  expect(data.map(({ billing_reason, status }) => [billing_reason, status])).toEqual([
    ['subscription_update', 'open'],
    ['subscription_cycle', 'paid'],
    ['subscription_create', 'paid'],
  ])
  const restored = await retrieve(box, bought.id)
  expect(itemOf(restored).quantity).toBe(4)
  expect(restored.default_payment_method).not.toBe(bought.default_payment_method)
})

test('left unpaid instead of cancelled, it stays and renews as a draft', async ({ box }) => {
  box.controls.setAfterLastRetry({ outcome: 'unpaid' })
  const bought = await buy(box, { card: failsLater })
  box.pass((await toPeriodEnd(box, bought.id)) + hour + 14 * day)
  expect((await retrieve(box, bought.id)).status).toBe('unpaid')
  const owed = await latestInvoice(box, bought.id)

  box.pass((await toPeriodEnd(box, bought.id)) + 2 * hour)
  expect(await latestInvoice(box, bought.id)).toMatchObject({
    status: 'draft',
    auto_advance: false,
  })
  expect(box.controls.payInvoice({ invoice: owed.id!, card: good }).kind).toBe('done')
  expect((await retrieve(box, bought.id)).status).toBe('active')
})

test('voiding what is owed makes the subscription active again', async ({ box }) => {
  const bought = await buy(box, { card: failsLater })
  box.pass((await toPeriodEnd(box, bought.id)) + hour)
  const { id } = await latestInvoice(box, bought.id)
  await box.stripe.invoices.voidInvoice(id!)
  expect((await retrieve(box, bought.id)).status).toBe('active')
  expect(box.controls.payInvoice({ invoice: id!, card: good }).kind).toBe('closed')
})

test('the sandbox’s own clock can be moved ahead of the one it was given', async ({ box }) => {
  const bought = await buy(box)
  const end = itemOf(bought).current_period_end
  box.controls.advance({ to: new Date((end + hour) * 1000).toISOString() })
  expect(box.controls.time()).toEqual(new Date((end + hour) * 1000))
  expect(await latestInvoice(box, bought.id)).toMatchObject({ status: 'paid', created: end })
  expect(() => box.controls.advance({ seconds: -1 })).toThrow()
})
