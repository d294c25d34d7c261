/** @module-tag long */
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditAccount, listWithoutCover } from '#server/billing/jobs/audit-account.ts'
import { reconcile } from '#server/billing/jobs/reconcile.ts'
import { sweepGraces } from '#server/billing/jobs/sweep-graces.ts'
import { announceRenewals } from '#server/billing/sync/notices.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { properties, user } from '#server/db/tables/schema.ts'
import {
  buy,
  day,
  failsLater,
  good,
  hour,
  type Shop,
  type ShopHost,
  test,
} from '#tests/billing-shop.ts'

async function guidesOf(shop: Shop, host: ShopHost) {
  const rows = await asSystem(shop.db, (tx) =>
    tx.select().from(properties).where(eq(properties.hostId, host.id)),
  )
  return rows.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

const publishedNames = async (shop: Shop, host: ShopHost) =>
  (await guidesOf(shop, host)).filter(({ isPublished }) => isPublished).map(({ name }) => name)

/** Five published guides, a plan of four that has just ended. */
async function lapsedHost(shop: Shop) {
  const host = await shop.newHost({ guides: 5, published: 3 })
  await buy(shop, host, 4)
  for (const id of host.guideIds.slice(3)) {
    await shop.pass(60)
    await host.publish(id)
  }
  await host.cancel()
  await shop.pass(32 * day)
  return host
}

test('nothing is unpublished for a week; then the newest go first, and keep their links', async ({
  shop,
}) => {
  const host = await lapsedHost(shop)
  const before = await guidesOf(shop, host)
  const guest = () => shop.api.request(`/guidebooks/public/${before[4]!.shortCode}`)
  const page = await (await guest()).text()
  await shop.pass(6.9 * day)
  await sweepGraces(shop.resources)
  expect(await publishedNames(shop, host)).toHaveLength(5)
  expect(await (await guest()).text()).toBe(page)
  await shop.pass(0.2 * day)
  await sweepGraces(shop.resources)
  expect(await publishedNames(shop, host)).toEqual(['Casa 1', 'Casa 2', 'Casa 3'])
  const after = await guidesOf(shop, host)
  expect(after.map(({ unpublishedReason }) => unpublishedReason)).toEqual([
    null,
    null,
    null,
    'billing',
    'billing',
  ])
  expect(after.map(({ shortCode }) => shortCode)).toEqual(before.map(({ shortCode }) => shortCode))
  const gone = await guest()
  expect(gone.status).toBe(404)
  expect(await gone.text()).not.toMatch(/pago|payment|credit/i)
})

test('the host is told on the first day, the fourth, the sixth and at the end, once each', async ({
  shop,
}) => {
  const host = await lapsedHost(shop)
  for (let passed = 0; passed < 9; passed += 1) {
    await sweepGraces(shop.resources)
    await sweepGraces(shop.resources)
    await shop.pass(day)
  }
  const told = (await shop.mails(host.id)).filter(({ template }) => template.startsWith('grace'))
  expect(told.map(({ template }) => template).sort()).toEqual([
    'grace_over',
    'grace_running',
    'grace_running',
    'grace_running',
  ])
  expect(told[0]!.payload.guides).toEqual(['Casa 5', 'Casa 4'])
})

test('what the host takes down himself in time is the only thing taken down', async ({ shop }) => {
  const host = await lapsedHost(shop)
  await host.unpublish(host.guideIds[0]!)
  await host.unpublish(host.guideIds[1]!)
  expect((await host.subscription()).grace_ends_at).toBeNull()
  await shop.pass(8 * day)
  await sweepGraces(shop.resources)
  expect(await publishedNames(shop, host)).toEqual(['Casa 3', 'Casa 4', 'Casa 5'])
})

test('paying in time keeps everything; paying later offers the guides back under their links', async ({
  shop,
}) => {
  const host = await lapsedHost(shop)
  await shop.pass(2 * day)
  await buy(shop, host, 4)
  expect((await host.subscription()).grace_ends_at).toBeNull()
  await shop.pass(8 * day)
  await sweepGraces(shop.resources)
  expect(await publishedNames(shop, host)).toHaveLength(5)

  const late = await lapsedHost(shop)
  const codes = (await guidesOf(shop, late)).map(({ shortCode }) => shortCode)
  await shop.pass(8 * day)
  await sweepGraces(shop.resources)
  await buy(shop, late, 1)
  const { guides_to_republish: offered } = await late.subscription()
  expect(offered.map(({ name }: { name: string }) => name)).toEqual(['Casa 4'])
  await late.publish(offered[0].id)
  expect(await publishedNames(shop, late)).toEqual(['Casa 1', 'Casa 2', 'Casa 3', 'Casa 4'])
  expect((await guidesOf(shop, late)).map(({ shortCode }) => shortCode)).toEqual(codes)
})

test('a lapse that was never paid for does not start another week', async ({ shop }) => {
  const host = await shop.newHost({ guides: 5, published: 5 })
  const { subscription } = await buy(shop, host, 4)
  const lower = async (quantity: number) => {
    shop.controls.setQuantity({ subscription: subscription.id, quantity })
    await shop.settled()
  }
  await lower(1)
  await shop.pass(5 * day)
  await lower(4)
  expect((await host.subscription()).grace_ends_at).toBeNull()
  await shop.pass(day)
  await lower(1)
  const { grace_ends_at } = await host.subscription()
  expect(new Date(grace_ends_at).getTime() - shop.now().getTime()).toBe(2 * day * 1000)
})

test('what covers each published guide is said in every state of a plan', async ({ shop }) => {
  const host = await shop.newHost({ guides: 5, published: 5 })
  const covered = async () =>
    (await host.published()).map(
      (guide: { subscription_status: string }) => guide.subscription_status,
    )
  await buy(shop, host, 4, failsLater)
  expect(await covered()).toEqual(Array(5).fill('active'))
  await shop.pass(31 * day + 2 * hour)
  expect(await covered()).toEqual(Array(5).fill('active'))
  await shop.pass(20 * day)
  expect(await covered()).toEqual(['active', 'active', 'active', 'expired', 'expired'])
  const courtesy = await shop.newHost({ guides: 3, published: 3 })
  const own = (await courtesy.published()).map(
    (guide: { subscription_status: string }) => guide.subscription_status,
  )
  expect(own).toEqual(Array(3).fill('active'))
})

test.for([
  ['active', 'active', 'active'],
  ['trialing', 'active', 'active'],
  ['past_due', 'active', 'active'],
  ['unpaid', 'expired', 'expired'],
  ['paused', 'inactive', 'expired'],
  ['incomplete_expired', 'inactive', 'expired'],
  ['canceled', undefined, 'expired'],
] as const)(
  'a plan that the provider calls %s covers its guides accordingly',
  async ([status, shown, covers], { shop }) => {
    const host = await shop.newHost({ guides: 5, published: 5 })
    const { subscription } = await buy(shop, host, 4)
    shop.controls.setStatus({ subscription: subscription.id, status })
    await shop.settled()
    const guides: { subscription_status: string }[] = await host.published()
    const covered = guides.map((guide) => guide.subscription_status)
    expect(covered).toEqual(['active', 'active', 'active', covers, covers])
    if (shown) expect((await host.subscription()).status).toBe(shown)
  },
)

test('a plan paid, lost and paid again within a month has its guides each time, and no endless week', async ({
  shop,
}) => {
  const host = await lapsedHost(shop)
  await buy(shop, host, 4)
  expect((await host.subscription()).grace_ends_at).toBeNull()
  await host.cancel()
  const [newest] = await newestFirst(shop, host)
  shop.controls.setStatus({ subscription: newest!.id, status: 'canceled' })
  await shop.settled()
  const { grace_ends_at: endsAt } = await host.subscription()
  expect(new Date(endsAt).getTime() - shop.now().getTime()).toBe(7 * day * 1000)
  await shop.pass(8 * day)
  await sweepGraces(shop.resources)
  expect(await publishedNames(shop, host)).toEqual(['Casa 1', 'Casa 2', 'Casa 3'])
})

async function newestFirst(shop: Shop, host: ShopHost) {
  const all = await shop.subscriptionsOf(host)
  return all.toSorted((one, other) => other.created - one.created)
}

test('publishing while a plan ends never leaves more published than is covered, but in a grace', async ({
  shop,
}) => {
  const host = await shop.newHost({ guides: 8, published: 3 })
  const { subscription } = await buy(shop, host, 4)
  const publishing = host.guideIds.slice(3, 7).map((id) => host.publish(id))
  await Promise.all([...publishing, shop.stripe.subscriptions.cancel(subscription.id)])
  await shop.settled()
  expect(
    await asSystem(shop.db, (tx) => listWithoutCover(tx, shop.resources.payments.now())),
  ).toEqual([])
  const { over_limit } = await host.credits()
  expect((await host.subscription()).grace_ends_at !== null).toBe(over_limit > 0)
  expect((await host.publish(host.guideIds[7]!)).status).toBe(403)
})

test('a purchase nobody announced and nobody came back from is found within the hour', async ({
  shop,
}) => {
  shop.controls.dropWebhooks({ next: 100 })
  const host = await shop.newHost()
  const { body } = await host.checkout(4)
  shop.controls.payCheckout({ session: body.sessionId, card: good })
  await shop.pass(10 * 60)
  expect(await host.credits()).toMatchObject({ guide_credits: 3 })
  await reconcile(shop.resources)
  expect(await host.credits()).toMatchObject({ guide_credits: 7 })
  expect((await shop.attempts(host.id)).map(({ state }) => state)).toEqual(['succeeded'])
})

test('a copy restored from a backup is brought up to date, and starts no grace', async ({
  shop,
}) => {
  const host = await shop.newHost({ guides: 6, published: 6 })
  shop.controls.holdWebhooks()
  const { body } = await host.checkout(4)
  shop.controls.payCheckout({ session: body.sessionId, card: good })
  await auditAccount(shop.resources)
  expect(await host.credits()).toMatchObject({ guide_credits: 7, over_limit: 0 })
  expect((await host.subscription()).grace_ends_at).toBeNull()
})

test('who cancelled is not told of a charge that will not come', async ({ shop }) => {
  const host = await shop.newHost()
  await buy(shop, host, 4)
  await host.cancel()
  await shop.pass(28 * day)
  await announceRenewals(shop.resources)
  expect((await shop.mails(host.id)).map(({ template }) => template)).toEqual(['plan_bought'])
})

test('the provider learns of a new address within the hour', async ({ shop }) => {
  const host = await shop.newHost()
  const { subscription } = await buy(shop, host, 2)
  const addressThere = async () => {
    const customer = await shop.stripe.customers.retrieve(String(subscription.customer))
    return customer.deleted ? undefined : customer.email
  }
  expect(await addressThere()).toBe(host.email)
  const email = `new-${host.email}`
  await asSystem(shop.db, (tx) => tx.update(user).set({ email }).where(eq(user.id, host.id)))
  await reconcile(shop.resources)
  expect(await addressThere()).toBe(email)
})

test('what was paid before a grace was over is asked about before guides are taken down', async ({
  shop,
}) => {
  const host = await shop.newHost({ guides: 5, published: 3 })
  await buy(shop, host, 4)
  for (const id of host.guideIds.slice(3)) await host.publish(id)
  await host.cancel()
  await shop.pass(38.5 * day)
  const { body } = await host.checkout(4)
  shop.controls.holdWebhooks()
  shop.controls.payCheckout({ session: body.sessionId, card: good })
  await shop.pass(0.6 * day)
  await sweepGraces(shop.resources)
  expect(await publishedNames(shop, host)).toHaveLength(5)
})

test('a grace that is over takes nothing down while the provider is silent', async ({ shop }) => {
  const host = await lapsedHost(shop)
  await shop.pass(7.1 * day)
  shop.controls.fail({ kind: 'status', status: 503, times: 50 })
  await expect(sweepGraces(shop.resources)).rejects.toThrow('some graces were not looked at')
  expect(await publishedNames(shop, host)).toHaveLength(5)
  shop.controls.stopFailing()
  await sweepGraces(shop.resources)
  expect(await publishedNames(shop, host)).toHaveLength(3)
})
