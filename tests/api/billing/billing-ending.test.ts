/** @module-tag long */
import { expect } from 'vitest'
import { syncHost } from '#server/billing/sync/sync-host.ts'
import { buy, day, failsLater, good, hour, test } from '#tests/billing-shop.ts'
import { invoicesOf, planUpdate } from '#tests/billing-steps.ts'

test('a cancelled plan goes on to the end of what is paid, and can be taken up again until then', async ({
  shop,
}) => {
  const host = await shop.newHost({ guides: 5, published: 5 })
  await buy(shop, host, 4)
  const { status, body } = await host.cancel()
  expect(status).toBe(200)
  expect(body.subscription).toMatchObject({ status: 'active', cancel_at_period_end: true })
  expect(await host.credits()).toMatchObject({ guide_credits: 7, published_guides_count: 5 })
  const covered = (await host.published()).map(
    (guide: { subscription_status: string }) => guide.subscription_status,
  )
  expect(covered).toEqual(['active', 'active', 'active', 'cancelled', 'cancelled'])
  await shop.pass(20 * day)
  expect((await host.reactivate()).body.subscription.cancel_at_period_end).toBe(false)
  await shop.pass(20 * day)
  expect(await host.subscription()).toMatchObject({ status: 'active', quantity: 4 })
  expect((await invoicesOf(shop, host)).map(({ status }) => status)).toEqual(['paid', 'paid'])
})

test('cancelling twice, or taking up twice, asks the provider once', async ({ shop }) => {
  const host = await shop.newHost()
  await buy(shop, host, 4)
  expect((await host.cancel()).status).toBe(200)
  expect((await host.cancel()).status).toBe(200)
  expect(shop.calls(planUpdate)).toHaveLength(1)
  expect((await host.reactivate()).status).toBe(200)
  expect((await host.reactivate()).status).toBe(200)
  expect(shop.calls(planUpdate)).toHaveLength(2)
})

test('a plan cancelled on the provider’s own page is shown as ending, and can be taken up again', async ({
  shop,
}) => {
  const host = await shop.newHost()
  const { subscription } = await buy(shop, host, 4)
  shop.controls.cancelInPortal({ subscription: subscription.id })
  await shop.settled()
  const told = await shop.stripe.subscriptions.retrieve(subscription.id)
  expect(told.cancel_at_period_end).toBe(false)
  expect(await host.subscription()).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
    current_period_end: new Date(told.cancel_at! * 1000).toISOString(),
  })
  expect((await host.reactivate()).body.subscription.cancel_at_period_end).toBe(false)
  expect((await shop.stripe.subscriptions.retrieve(subscription.id)).cancel_at).toBeNull()
})

test('at the end of the period a cancelled plan is over: courtesy credits and a week to choose', async ({
  shop,
}) => {
  const host = await shop.newHost({ guides: 5, published: 5 })
  await buy(shop, host, 4)
  await host.cancel()
  await shop.pass(32 * day)
  const subscription = await host.subscription()
  expect(subscription).toMatchObject({ status: 'cancelled', quantity: 4 })
  expect(subscription.guides_at_risk.map(({ name }: { name: string }) => name)).toEqual([
    'Casa 5',
    'Casa 4',
  ])
  expect(subscription.stays_at_risk).toEqual([])
  const graceDays = (more: number) =>
    new Date(shop.now().getTime() + (7 + more) * day * 1000).toISOString().slice(0, 10)
  const inside = { from: graceDays(-1), until: graceDays(2) }
  await host.call('POST', `/guidebooks/${host.guideIds[4]}/stays`, inside)
  await host.call('POST', `/guidebooks/${host.guideIds[0]}/stays`, inside)
  await host.call('POST', `/guidebooks/${host.guideIds[3]}/stays`, {
    from: graceDays(20),
    until: graceDays(22),
  })
  expect((await host.subscription()).stays_at_risk).toEqual([{ guide: 'Casa 5', ...inside }])
  expect(await host.credits()).toMatchObject({
    guide_credits: 3,
    available_credits: 0,
    over_limit: 2,
    published_guides_count: 5,
  })
  expect(new Date(subscription.grace_ends_at).getTime()).toBe(shop.now().getTime() + 7 * day * 1000)
  expect(await host.reactivate()).toMatchObject({
    status: 409,
    body: {
      code: 'subscription_ended',
      error: 'Tu suscripción ya terminó; elige un plan nuevo',
    },
  })
  expect(await host.cancel()).toMatchObject({
    status: 409,
    body: { code: 'no_subscription', error: 'Error cancelling subscription' },
  })
})

test('a plan that ended a moment ago cannot be taken up, although our copy has not heard', async ({
  shop,
}) => {
  const host = await shop.newHost()
  await buy(shop, host, 4)
  await host.cancel()
  shop.controls.holdWebhooks()
  await shop.pass(32 * day)
  expect(await host.reactivate()).toMatchObject({
    status: 409,
    body: { code: 'subscription_ended' },
  })
})

test('cancelling while a charge is owed ends the plan now, and nothing more is tried', async ({
  shop,
}) => {
  const host = await shop.newHost()
  await buy(shop, host, 4, failsLater)
  await shop.pass(31 * day + 2 * hour)
  expect(await host.subscription()).toMatchObject({ status: 'active', payment_problem: true })
  const { status, body } = await host.cancel()
  expect({ status, is: body.subscription.status }).toEqual({ status: 200, is: 'cancelled' })
  const [subscription] = await shop.subscriptionsOf(host)
  const before = await shop.stripe.invoices.list({ subscription: subscription!.id })
  await shop.pass(20 * day)
  const after = await shop.stripe.invoices.list({ subscription: subscription!.id })
  expect(after.data.map(({ attempt_count }) => attempt_count)).toEqual(
    before.data.map(({ attempt_count }) => attempt_count),
  )
})

test('after the end a new plan is a new subscription of the same customer, and the old one is kept', async ({
  shop,
}) => {
  const host = await shop.newHost()
  const first = await buy(shop, host, 4)
  await host.cancel()
  await shop.pass(32 * day)
  await buy(shop, host, 2)
  const all = await shop.subscriptionsOf(host)
  expect(all.map(({ customer }) => customer)).toEqual(Array(2).fill(first.subscription.customer))
  expect(await host.credits()).toMatchObject({ guide_credits: 5 })
  expect(await host.subscription()).toMatchObject({ status: 'active', quantity: 2 })
})

test('three renewals move the period and never touch the credits', async ({ shop }) => {
  const host = await shop.newHost()
  await buy(shop, host, 4)
  const ends = new Set<string>()
  for (let month = 0; month < 3; month += 1) {
    ends.add((await host.subscription()).current_period_end)
    const end = new Date([...ends].at(-1)!).getTime()
    await shop.pass((end - shop.now().getTime()) / 1000 + 60)
    const inDraftHour = await host.subscription()
    expect(inDraftHour).toMatchObject({ status: 'active', payment_problem: false })
    expect(await host.credits()).toMatchObject({ guide_credits: 7 })
    await shop.pass(2 * hour)
    expect(await host.credits()).toMatchObject({ guide_credits: 7 })
  }
  expect(ends.size).toBe(3)
})

test('a renewal that is declined keeps everything, says so, and is mended by another card', async ({
  shop,
}) => {
  const host = await shop.newHost()
  const { subscription } = await buy(shop, host, 4, failsLater)
  await shop.pass(31 * day + 2 * hour)
  const owing = await host.subscription()
  expect(owing).toMatchObject({ status: 'active', payment_problem: true, grace_ends_at: null })
  expect(owing.payment_url).toMatch(/^http/)
  expect(await host.credits()).toMatchObject({ guide_credits: 7 })
  expect((await shop.mails(host.id)).map(({ template }) => template)).toContain('payment_failed')
  expect((await host.portal()).body.url).toMatch(/^http/)
  shop.controls.changeCard({ customer: String(subscription.customer), card: good })
  await shop.pass(4 * day)
  expect(await host.subscription()).toMatchObject({ status: 'active', payment_problem: false })
})

test('the mail of a charge that failed names what was asked for, less what an earlier change had left', async ({
  shop,
}) => {
  const host = await shop.newHost()
  await buy(shop, host, 8, failsLater)
  await shop.pass(10 * day)
  expect((await host.upgrade(9)).status).toBe(200)
  await shop.pass(21 * day + 2 * hour)
  const [{ amount_due: asked } = { amount_due: 0 }] = await invoicesOf(shop, host)
  expect(asked).toBeLessThan(54_000)
  const mails = await shop.mails(host.id)
  expect(mails.find(({ template }) => template === 'payment_failed')?.payload).toMatchObject({
    totalCentavos: asked,
  })
})

test.for(['cancel', 'unpaid'] as const)(
  'when every retry has failed and the account says %s, the plan has expired',
  async (outcome, { shop }) => {
    shop.controls.setAfterLastRetry({ outcome })
    const host = await shop.newHost({ guides: 4, published: 4 })
    await buy(shop, host, 4, failsLater)
    await shop.pass(31 * day + 2 * hour)
    await shop.pass(20 * day)
    const subscription = await host.subscription()
    expect(subscription.status).toBe('expired')
    expect(subscription.grace_ends_at).not.toBeNull()
    expect(await host.credits()).toMatchObject({ guide_credits: 3, over_limit: 1 })
  },
)

test('a quantity that support lowers starts the same week to choose', async ({ shop }) => {
  const host = await shop.newHost({ guides: 7, published: 7 })
  const { subscription } = await buy(shop, host, 4)
  shop.controls.setQuantity({ subscription: subscription.id, quantity: 2 })
  await shop.settled()
  expect(await host.credits()).toMatchObject({ guide_credits: 5, over_limit: 2 })
  expect((await host.subscription()).grace_ends_at).not.toBeNull()
})

test('a dispute is left for a person and takes nothing away', async ({ shop }) => {
  const host = await shop.newHost()
  const { subscription } = await buy(shop, host, 4)
  const [invoice] = (await shop.stripe.invoices.list({ subscription: subscription.id })).data
  shop.controls.dispute({ invoice: invoice!.id! })
  await shop.settled()
  expect(await shop.incidents()).toMatchObject([{ kind: 'dispute' }])
  expect(await shop.resources.metrics.registry.metrics()).toContain(
    'zaguan_billing_incidents_open{kind="dispute"} 1',
  )
  expect(await host.credits()).toMatchObject({ guide_credits: 7 })
})

test('erasing an account ends what it pays for first, and erases nothing while that fails', async ({
  shop,
}) => {
  const host = await shop.newHost()
  const { subscription } = await buy(shop, host, 4)
  shop.controls.fail({ kind: 'status', status: 503, times: 50 })
  const refused = await host.erase()
  expect(refused).toMatchObject({ status: 503, body: { code: 'account_not_deleted' } })
  shop.failures.length = 0
  shop.controls.stopFailing()
  expect((await host.credits()).guide_credits).toBe(7)
  const gone = await host.erase()
  expect(gone.status).toBe(200)
  expect((await shop.stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled')
  await shop.settled()
  expect(await shop.incidents()).toEqual([])
})

test('an account is erased while news of what it paid for keep arriving', async ({ shop }) => {
  for (let round = 0; round < 4; round += 1) {
    const host = await shop.newHost()
    await buy(shop, host, 4)
    let isGone = false
    const erasing = host.erase().finally(() => {
      isGone = true
    })
    const looking = Array.from({ length: 6 }, async () => {
      while (!isGone) await syncHost(shop.resources, host.id, 'news')
    })
    const [gone] = await Promise.all([erasing, ...looking])
    expect(gone.status).toBe(200)
  }
  await shop.settled()
  expect(await shop.incidents()).toEqual([])
})

test('a page to pay at is closed with the account it was for', async ({ shop }) => {
  const host = await shop.newHost()
  const { body } = await host.checkout(4)
  await host.erase()
  expect(shop.controls.payCheckout({ session: body.sessionId, card: good }).kind).toBe('closed')
})

test('a plan on hold ends when its host cancels, also where the portal had set an end', async ({
  shop,
}) => {
  shop.controls.setAfterLastRetry({ outcome: 'unpaid' })
  const host = await shop.newHost()
  const { subscription } = await buy(shop, host, 4, failsLater)
  await shop.pass(31 * day + 2 * hour)
  shop.controls.cancelInPortal({ subscription: subscription.id })
  await shop.pass(15 * day)
  expect((await host.cancel()).body.subscription).toMatchObject({ status: 'cancelled' })
  expect((await host.checkout(4)).status).toBe(200)
})
