import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { endEverything } from '#server/billing/acts/end-subscription.ts'
import { auditAccount } from '#server/billing/jobs/audit-account.ts'
import { reconcile } from '#server/billing/jobs/reconcile.ts'
import { sweepGraces } from '#server/billing/jobs/sweep-graces.ts'
import { announceRenewals } from '#server/billing/sync/notices.ts'
import { syncHost } from '#server/billing/sync/sync-host.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import {
  billedSubscriptions,
  billingAudit,
  billingCustomers,
  hostAccounts,
  stripeEvents,
} from '#server/db/tables/schema.ts'
import { buy, day, failsLater, hour, type Shop, type ShopHost, test } from '#tests/billing-shop.ts'
import { customerOf, invoicesOf } from '#tests/billing-steps.ts'

async function disputed(shop: Shop) {
  const host = await shop.newHost()
  const { subscription } = await buy(shop, host, 4)
  const [invoice] = (await shop.stripe.invoices.list({ subscription: subscription.id })).data
  shop.controls.dropWebhooks({ next: 1 })
  shop.controls.dispute({ invoice: invoice!.id! })
  await shop.settled()
  const { data } = await shop.stripe.events.list({ limit: 100 })
  return data.find(({ type }) => type === 'charge.dispute.created')!
}

test('a dispute that never reached us is a person’s within the hour', async ({ shop }) => {
  await disputed(shop)
  expect(await shop.incidents()).toEqual([])
  await reconcile(shop.resources)
  expect(await shop.incidents()).toMatchObject([{ kind: 'dispute' }])
})

test.for(['received', 'failed'] as const)(
  'a dispute that was left %s is a person’s within the hour, and once',
  async (state, { shop }) => {
    const { id, type } = await disputed(shop)
    await asSystem(shop.db, (tx) =>
      tx.insert(stripeEvents).values({ id, type, state, receivedAt: shop.now() }),
    )
    await shop.pass(30 * hour)
    await reconcile(shop.resources)
    await reconcile(shop.resources)
    expect(await shop.incidents()).toMatchObject([{ kind: 'dispute', resolvedAt: null }])
    const rows = await asSystem(shop.db, (tx) =>
      tx.select().from(stripeEvents).where(eq(stripeEvents.id, id)),
    )
    expect(rows).toMatchObject([{ state: 'done' }])
  },
)

test('what was looked up after a period was over, or done with, is not looked up again', async ({
  shop,
}) => {
  const host = await shop.newHost()
  const { subscription } = await buy(shop, host, 2)
  // Its next month was never announced, and is not known: the period that we know of stays over.
  await shop.pass(20 * day)
  const end = new Date(shop.now().getTime() - 2 * hour * 1000)
  const ofHost = eq(billedSubscriptions.hostId, host.id)
  await asSystem(shop.db, async (tx) => {
    await tx.update(billedSubscriptions).set({ currentPeriodEnd: end }).where(ofHost)
    const { customer } = subscription
    await tx.insert(stripeEvents).values({
      id: 'evt_heard',
      type: 'customer.subscription.updated',
      customerId: String(customer),
      state: 'done',
      receivedAt: shop.now(),
    })
  })
  const asked = () => shop.calls('GetSubscriptions').length
  const before = asked()
  await reconcile(shop.resources)
  expect(asked()).toBeGreaterThan(before)
  await asSystem(shop.db, (tx) =>
    tx.update(billedSubscriptions).set({ currentPeriodEnd: end }).where(ofHost),
  )
  const looked = asked()
  await reconcile(shop.resources)
  expect(asked()).toBe(looked)
})

test('what the end of a grace takes down is written down', async ({ shop }) => {
  const host = await shop.newHost({ guides: 5, published: 5 })
  await buy(shop, host, 4)
  await host.cancel()
  await shop.pass(32 * day)
  await shop.pass(7 * day)
  await sweepGraces(shop.resources)
  const entries = await asSystem(shop.db, (tx) =>
    tx.select().from(billingAudit).where(eq(billingAudit.hostId, host.id)),
  )
  expect(entries.filter(({ reason }) => reason === 'grace_over')).toMatchObject([
    { before: { published: 5 }, after: { published: 3 } },
  ])
})

test('a copy that is behind at two audits in a row is left for a person, at one it is not', async ({
  shop,
}) => {
  const host = await shop.newHost()
  const { subscription } = await buy(shop, host, 2)
  const fallBehind = async (quantity: number) => {
    shop.controls.dropWebhooks({ next: 10 })
    shop.controls.setQuantity({ subscription: subscription.id, quantity })
    await shop.settled()
  }
  const open = async () =>
    (await shop.incidents()).filter(({ kind, resolvedAt }) => kind === 'drift' && !resolvedAt)
  await fallBehind(3)
  await auditAccount(shop.resources)
  expect(await open()).toEqual([])
  await auditAccount(shop.resources)
  await fallBehind(4)
  await auditAccount(shop.resources)
  expect(await open()).toEqual([])
  await fallBehind(5)
  await auditAccount(shop.resources)
  expect(await open()).toMatchObject([{ detail: { count: 1 } }])
  await auditAccount(shop.resources)
  expect(await open()).toEqual([])
})

test('more published than credits cover is a person’s until it is over', async ({ shop }) => {
  const host = await shop.newHost({ guides: 5, published: 5 })
  await shop.newHost({ guides: 3, published: 3 })
  const openAfter = async (paidCredits: number) => {
    const ofHost = eq(hostAccounts.hostId, host.id)
    await asSystem(shop.db, (tx) => tx.update(hostAccounts).set({ paidCredits }).where(ofHost))
    await auditAccount(shop.resources)
    const open = (await shop.incidents()).filter(({ resolvedAt }) => !resolvedAt)
    return open.map(({ kind, hostId }) => [kind, hostId])
  }
  const incident = ['over_limit_without_grace', host.id]
  expect(await openAfter(1)).toEqual([incident])
  expect(await openAfter(2)).toEqual([])
  expect(await openAfter(0)).toEqual([incident])
  shop.failures.length = 0
})

test.for(['retries', 'cancelled', 'support'] as const)(
  'a plan ended by %s ended when it ended, not when its month would have',
  async (by, { shop }) => {
    const host = await shop.newHost()
    const { subscription } = await buy(shop, host, 4, failsLater)
    if (by !== 'support') await shop.pass(31 * day + 2 * hour)
    if (by === 'retries') await shop.pass(20 * day)
    if (by === 'cancelled') await host.cancel()
    if (by === 'support') await shop.stripe.subscriptions.cancel(subscription.id)
    await shop.settled()
    const told = await shop.stripe.subscriptions.retrieve(subscription.id)
    const shown = await host.subscription()
    expect(shown.ended_at).toBe(new Date(told.ended_at! * 1000).toISOString())
    expect(shown.ended_at < shown.current_period_end).toBe(true)
  },
)

test('the page after paying says that a purchase is confirmed, also when its plan is over by now', async ({
  shop,
}) => {
  const host = await shop.newHost()
  const { sessionId, subscription } = await buy(shop, host, 4)
  await shop.stripe.subscriptions.cancel(subscription.id)
  await shop.settled()
  expect((await host.status(sessionId)).body).toMatchObject({
    pending: false,
    subscription: { status: 'cancelled' },
  })
})

test('between the end of what an account pays for and its erasure nothing new is bought', async ({
  shop,
}) => {
  const host = await shop.newHost()
  shop.resources.payments.turnTimeoutMs = 0
  await endEverything(shop.resources, host.id)
  expect(await host.checkout(4)).toMatchObject({ status: 409, body: { code: 'busy' } })
  await shop.pass(61)
  expect((await host.checkout(4)).status).toBe(200)
})

test('a look that began before the customer was known does not undo what a later one found', async ({
  shop,
}) => {
  const host = await shop.newHost()
  await buy(shop, host, 4)
  const customer = await customerOf(shop, host)
  const forget = (id: string | null) =>
    asSystem(shop.db, (tx) =>
      tx
        .update(billingCustomers)
        .set({ stripeCustomerId: id })
        .where(eq(billingCustomers.hostId, host.id)),
    )
  await forget(null)
  const { reached, release } = stopAfterOneTransaction(shop)
  const early = syncHost(shop.resources, host.id, 'early')
  await reached
  await forget(customer)
  await syncHost(shop.resources, host.id, 'late')
  release()
  await early
  expect(await host.credits()).toMatchObject({ guide_credits: 7 })
})

/** Whoever begins a transaction next waits after it until it is released. */
function stopAfterOneTransaction({ resources: { db } }: Shop) {
  const gate = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  const transaction = db.transaction.bind(db)
  vi.spyOn(db, 'transaction').mockImplementationOnce(async (...given) => {
    const result = await transaction(...given)
    reached.resolve()
    await gate.promise
    return result
  })
  return { reached: reached.promise, release: () => gate.resolve() }
}

test('each charge is announced once, and five days before it or more', { tags: 'long' }, async ({
  shop,
}) => {
  const host = await shop.newHost()
  await buy(shop, host, 4)
  const seen: { end: string; leadDays: number }[] = []
  for (let passed = 0; passed < 70; passed += 1) {
    await shop.pass(day)
    const before = (await renewals(shop, host)).length
    await announceRenewals(shop.resources)
    const after = await renewals(shop, host)
    for (const mail of after.slice(before)) {
      expect(mail.payload).toMatchObject({ quantity: 4, totalCentavos: 32_000 })
      const end = String(mail.payload.renewsAt)
      seen.push({ end, leadDays: (Date.parse(end) - shop.now().getTime()) / (day * 1000) })
    }
  }
  expect(seen).toHaveLength(2)
  expect(new Set(seen.map(({ end }) => end)).size).toBe(2)
  for (const { leadDays } of seen) expect(leadDays).toBeGreaterThanOrEqual(5)
})

test('a charge before the day on which a plan is to end is announced as any other', async ({
  shop,
}) => {
  const host = await shop.newHost()
  await buy(shop, host, 4)
  await shop.pass(28 * day)
  const cancelAt = new Date(shop.now().getTime() + 60 * day * 1000)
  await asSystem(shop.db, (tx) =>
    tx.update(billedSubscriptions).set({ cancelAt }).where(eq(billedSubscriptions.hostId, host.id)),
  )
  await announceRenewals(shop.resources)
  expect(await renewals(shop, host)).toHaveLength(1)
})

test.for([
  [8, 9, 3 * day, 25 * day],
  [5, 6, 30 * day + 20 * hour, 0],
])('the charge after growing from %i to %i is announced as it will be', async (plan, { shop }) => {
  const [from = 0, to, before = 0, after = 0] = plan
  const host = await shop.newHost()
  await buy(shop, host, from)
  await shop.pass(before)
  await host.upgrade(to)
  await shop.pass(after)
  await announceRenewals(shop.resources)
  const [told] = await renewals(shop, host)
  await shop.pass(4 * day)
  const [charged] = await invoicesOf(shop, host)
  expect(told?.payload.totalCentavos).toBe(charged?.amount_due)
})

async function renewals(shop: Shop, host: ShopHost) {
  const mails = await shop.mails(host.id)
  return mails
    .filter(({ template }) => template === 'renewal_ahead')
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}
