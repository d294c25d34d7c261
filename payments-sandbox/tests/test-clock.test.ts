import { expect } from 'vitest'
import { type Box, test } from './sandbox-test.ts'
import { buy, day, hour, itemOf, latestInvoice, openSession, retrieve } from './shop.ts'

const advance = async ({ stripe }: Box, clock: string, frozen_time: number) => {
  const advancing = await stripe.testHelpers.testClocks.advance(clock, { frozen_time })
  expect(advancing).toMatchObject({
    status: 'advancing',
    status_details: { advancing: { target_frozen_time: frozen_time } },
  })
  const ready = await stripe.testHelpers.testClocks.retrieve(clock)
  expect(ready).toMatchObject({ status: 'ready', frozen_time })
}

test('a test clock carries its customers through renewals, and nobody else', async ({ box }) => {
  const clock = await box.stripe.testHelpers.testClocks.create({ frozen_time: box.seconds() })
  const onClock = await buy(box, { testClock: clock.id })
  const other = await buy(box)
  expect(onClock.test_clock).toBe(clock.id)

  const end = itemOf(onClock).current_period_end
  await advance(box, clock.id, end)
  expect(await latestInvoice(box, onClock.id)).toMatchObject({ status: 'draft', created: end })
  await advance(box, clock.id, end + hour)
  expect(await latestInvoice(box, onClock.id)).toMatchObject({ status: 'paid' })
  expect(itemOf(await retrieve(box, other.id)).current_period_end).toBe(end)
})

test('events of a clock that stands in the past stay listed', async ({ box }) => {
  const frozen_time = box.seconds() - 400 * day
  const clock = await box.stripe.testHelpers.testClocks.create({ frozen_time })
  const bought = await buy(box, { testClock: clock.id })
  await advance(box, clock.id, itemOf(bought).current_period_end + hour)
  await box.controls.webhooksSettled()
  const { data } = await box.stripe.events.list({ type: 'invoice.paid' })
  expect(data.map(({ created }) => created)).toEqual([
    itemOf(bought).current_period_end + hour,
    frozen_time,
  ])
})

test('after thirty days an event is forgotten', async ({ box }) => {
  await buy(box)
  await box.controls.webhooksSettled()
  box.pass(31 * day + hour)
  const { data } = await box.stripe.events.list({ limit: 100 })
  expect(data.map(({ type }) => type)).not.toContain('checkout.session.completed')
  expect(data.map(({ type }) => type)).toContain('invoice.paid')
})

test('a clock goes forward only, at most two months past a monthly subscription', async ({
  box,
}) => {
  const clock = await box.stripe.testHelpers.testClocks.create({ frozen_time: box.seconds() })
  await buy(box, { testClock: clock.id })
  for (const frozen_time of [box.seconds(), box.seconds() + 70 * day]) {
    await expect(
      box.stripe.testHelpers.testClocks.advance(clock.id, { frozen_time }),
    ).rejects.toMatchObject({ param: 'frozen_time' })
  }
})

test('an existing customer can be put on a clock, and is then listed by it', async ({ box }) => {
  const customer = await box.stripe.customers.create()
  const clock = await box.stripe.testHelpers.testClocks.create({
    frozen_time: box.seconds(),
    customer: customer.id,
  })
  expect((await box.stripe.customers.list()).data).toEqual([])
  const listed = await box.stripe.customers.list({ test_clock: clock.id })
  expect(listed.data.map(({ id }) => id)).toEqual([customer.id])
})

test('subscriptions on a clock are listed by customer or clock only', async ({ box }) => {
  const clock = await box.stripe.testHelpers.testClocks.create({ frozen_time: box.seconds() })
  const { id, customer } = await buy(box, { testClock: clock.id })
  const ids = async (params: object) =>
    (await box.stripe.subscriptions.list(params)).data.map((subscription) => subscription.id)
  expect(await ids({})).toEqual([])
  expect(await ids({ test_clock: clock.id })).toEqual([id])
  expect(await ids({ customer })).toEqual([id])
})

test('the sandbox’s own clock can be moved ahead of the one it was given', async ({ box }) => {
  const bought = await buy(box)
  const end = itemOf(bought).current_period_end
  box.controls.advance({ to: new Date((end + hour) * 1000).toISOString() })
  expect(box.controls.time()).toEqual(new Date((end + hour) * 1000))
  expect(await latestInvoice(box, bought.id)).toMatchObject({ status: 'paid', created: end })
  expect(() => box.controls.advance({ seconds: -1 })).toThrow()
})

test('a session of a customer on a clock expires by that clock', async ({ box }) => {
  const clock = await box.stripe.testHelpers.testClocks.create({
    frozen_time: box.seconds() + 90 * day,
  })
  const session = await openSession(box, { testClock: clock.id })
  expect(session.created).toBe(clock.frozen_time)
  await advance(box, clock.id, clock.frozen_time + day)
  expect((await box.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired')
})
