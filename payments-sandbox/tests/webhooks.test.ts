import { expect } from 'vitest'
import { openBox, test } from './sandbox-test.ts'
import { buy, day, hour, openSession } from './shop.ts'

test('events arrive signed, after the answer, with the version of the subset', async ({ box }) => {
  const customer = await box.stripe.customers.create({ name: 'Ana' })
  await box.controls.webhooksSettled()
  expect(box.receiver.events).toMatchObject([
    {
      id: expect.stringMatching(/^evt_/),
      type: 'customer.created',
      api_version: '2026-10-28.endive',
      livemode: false,
      created: box.seconds(),
      data: { object: { id: customer.id, name: 'Ana' } },
      request: { id: expect.stringMatching(/^req_/), idempotency_key: expect.any(String) },
    },
  ])
  expect(box.receiver.forged).toEqual([])
})

test('held events wait, and are released in the order that was asked for', async ({ box }) => {
  box.controls.holdWebhooks()
  await buy(box)
  await box.controls.webhooksSettled()
  expect(box.receiver.events).toEqual([])
  const backwards = box.controls.heldWebhooks().toReversed()
  expect(backwards).toHaveLength(5)
  box.controls.reorderWebhooks({ events: backwards })
  await box.controls.releaseWebhooks()
  expect(box.receiver.events.map(({ id }) => id)).toEqual(backwards)
})

test('one held event can be released before the others', async ({ box }) => {
  box.controls.holdWebhooks()
  await buy(box)
  const last = box.controls.heldWebhooks().at(-1)!
  await box.controls.releaseWebhooks({ events: [last] })
  expect(box.receiver.events.map(({ id }) => id)).toEqual([last])
  expect(box.controls.heldWebhooks()).toHaveLength(4)
})

test('an event can be sent again, as the same event', async ({ box }) => {
  await box.stripe.customers.create()
  await box.controls.webhooksSettled()
  const [event] = box.receiver.events
  await box.controls.duplicateWebhook({ event: event!.id, times: 9 })
  expect(box.receiver.events.map(({ id }) => id)).toEqual(Array(10).fill(event!.id))
})

test('a dropped event never arrives but stays in the list of events', async ({ box }) => {
  box.controls.dropWebhooks({ next: 1, type: 'invoice.paid' })
  await buy(box)
  await box.controls.webhooksSettled()
  expect(box.receiver.types()).not.toContain('invoice.paid')
  const missed = await box.stripe.events.list({ delivery_success: false })
  expect(missed.data.map(({ type }) => type)).toEqual(['invoice.paid'])
  expect((await box.stripe.events.retrieve(missed.data[0]!.id)).pending_webhooks).toBe(1)
  const arrived = await box.stripe.events.list({ delivery_success: true })
  expect(arrived.data).toHaveLength(4)
})

test('a corrupted signature is refused by the SDK', async ({ box }) => {
  box.controls.corruptWebhooks({ next: 1 })
  await box.stripe.customers.create()
  await box.controls.webhooksSettled()
  expect(box.receiver.events).toEqual([])
  expect(box.receiver.forged).toHaveLength(1)
  expect(box.controls.deliveries()).toMatchObject([{ state: 'failed', lastStatus: 400 }])
})

test('events are listed since a moment, newest first', async ({ box }) => {
  await buy(box)
  box.pass(day)
  await box.stripe.customers.create()
  const since = async (gt: number) =>
    (await box.stripe.events.list({ created: { gt } })).data.map(({ type }) => type)
  expect(await since(box.seconds() - 60)).toEqual(['customer.created'])
  expect((await since(box.seconds() - 2 * day))[0]).toBe('customer.created')
  expect(await since(box.seconds() - 2 * day)).toHaveLength(6)
})

test('after thirty days an event is forgotten', async ({ box }) => {
  await buy(box)
  await box.controls.webhooksSettled()
  box.pass(31 * day + hour)
  const { data } = await box.stripe.events.list({ limit: 100 })
  expect(data.map(({ type }) => type)).not.toContain('checkout.session.completed')
  expect(data.map(({ type }) => type)).toContain('invoice.paid')
})

test('what an endpoint refuses is tried again until it is taken', async () => {
  const { box, close } = await openBox({
    retryDelayMs: (attempt) => (attempt <= 3 ? 5 : undefined),
  })
  box.receiver.answerWith(500)
  const { id } = await openSession(box)
  await box.stripe.checkout.sessions.expire(id)
  await expect
    .poll(() => box.controls.deliveries().map(({ state, attempts }) => ({ state, attempts })))
    .toEqual([
      { state: 'failed', attempts: 3 },
      { state: 'failed', attempts: 3 },
    ])
  box.receiver.answerWith(200)
  await box.stripe.customers.create()
  await box.controls.webhooksSettled()
  expect(box.receiver.types()).toEqual(['customer.created'])
  await close()
})
