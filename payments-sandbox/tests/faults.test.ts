import { expect } from 'vitest'
import { sdkFor, test } from './sandbox-test.ts'

test('a call fails with the status that was planned, and only as often as planned', async ({
  box,
}) => {
  box.controls.fail({ kind: 'status', status: 503, times: 2 })
  const list = () =>
    box.stripe.customers.list().then(
      () => 200,
      (error) => error.statusCode,
    )
  expect([await list(), await list(), await list()]).toEqual([503, 503, 200])
})

test('statuses become the errors that the SDK makes of them', async ({ box }) => {
  const type = async (status: number) => {
    box.controls.fail({ kind: 'status', status })
    return await box.stripe.customers.list().then(
      () => 'none',
      (error) => error.type,
    )
  }
  expect([await type(402), await type(429), await type(500)]).toEqual([
    'StripeCardError',
    'StripeRateLimitError',
    'StripeAPIError',
  ])
})

test('a failure can be kept for one operation', async ({ box }) => {
  box.controls.fail({ kind: 'status', status: 500, operation: 'PostCustomers' })
  await box.stripe.customers.list()
  await expect(box.stripe.customers.create()).rejects.toMatchObject({ statusCode: 500 })
})

test('a reset before the work leaves nothing behind', async ({ box }) => {
  box.controls.fail({ kind: 'reset', times: 2 })
  await expect(box.stripe.customers.create()).rejects.toMatchObject({
    type: 'StripeConnectionError',
  })
  expect((await box.stripe.customers.list()).data).toHaveLength(0)
})

test('a status after the work loses the answer, not the change', async ({ box }) => {
  box.controls.fail({ kind: 'status', status: 500, when: 'after' })
  await expect(box.stripe.customers.create()).rejects.toMatchObject({ statusCode: 500 })
  expect((await box.stripe.customers.list()).data).toHaveLength(1)
})

test('a timeout answers nothing, before the work or after it', async ({ box }) => {
  const impatient = sdkFor(box.sandbox.port, { timeout: 60 })
  for (const [when, kept] of [
    ['before', 0],
    ['after', 1],
  ] as const) {
    box.controls.fail({ kind: 'timeout', when })
    await expect(impatient.customers.create()).rejects.toMatchObject({
      type: 'StripeConnectionError',
    })
    expect((await box.stripe.customers.list()).data).toHaveLength(kept)
  }
})
