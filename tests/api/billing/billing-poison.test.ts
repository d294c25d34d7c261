import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { auditAccount, startProgress } from '#server/billing/jobs/audit-account.ts'
import { reconcile } from '#server/billing/jobs/reconcile.ts'
import { sweepGraces } from '#server/billing/jobs/sweep-graces.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { billingCustomers, stripeEvents } from '#server/db/tables/schema.ts'
import { buy, day, good, hour, type Shop, test } from '#tests/billing-shop.ts'
import { customerOf, makeUnquotedPrice } from '#tests/billing-steps.ts'

/** A question about this customer's subscriptions goes wrong, whoever asks. */
function poison(shop: Shop, customer: string) {
  const { subscriptions } = shop.stripe
  const list = subscriptions.list.bind(subscriptions)
  vi.spyOn(subscriptions, 'list').mockImplementation((params, ...rest) => {
    if (params?.customer === customer) throw new Error('poison')
    return list(params, ...rest)
  })
}

async function paidUnannounced(shop: Shop) {
  const host = await shop.newHost()
  const { body } = await host.checkout(4)
  shop.controls.payCheckout({ session: body.sessionId, card: good })
  await shop.settled()
  return host
}

test('a host who cannot be looked up keeps no other from being reconciled', {
  tags: 'long',
}, async ({ shop }) => {
  shop.controls.dropWebhooks({ next: 100 })
  const hosts = [
    await paidUnannounced(shop),
    await paidUnannounced(shop),
    await paidUnannounced(shop),
  ]
  const [first] = hosts
  const lost = await customerOf(shop, first!)
  await asSystem(shop.db, (tx) =>
    tx
      .update(billingCustomers)
      .set({ stripeCustomerId: null })
      .where(eq(billingCustomers.hostId, first!.id)),
  )
  const { customers } = shop.stripe
  const retrieve = customers.retrieve.bind(customers)
  const asked = vi.spyOn(customers, 'retrieve')
  asked.mockImplementation((id: string) =>
    id === lost ? Promise.reject(new Error('poison')) : retrieve(id),
  )
  await expect(reconcile(shop.resources)).rejects.toThrow('some hosts were not reconciled')
  for (const host of hosts.slice(1)) {
    expect(await host.credits()).toMatchObject({ guide_credits: 7 })
  }
  asked.mockRestore()
  await reconcile(shop.resources)
  expect(await first!.credits()).toMatchObject({ guide_credits: 7 })
})

test('what was heard of one host is done with, although another could not be looked up', async ({
  shop,
}) => {
  const [well, ill] = [await shop.newHost(), await shop.newHost()]
  for (const host of [well, ill]) await buy(shop, host, 4)
  await asSystem(shop.db, (tx) => tx.update(stripeEvents).set({ state: 'failed' }))
  const lost = await customerOf(shop, ill)
  poison(shop, lost)
  await expect(reconcile(shop.resources)).rejects.toThrow()
  const events = await asSystem(shop.db, (tx) => tx.select().from(stripeEvents))
  const failed = events.filter(({ state }) => state === 'failed')
  expect(failed.length).toBeGreaterThan(0)
  expect(failed.every(({ customerId }) => customerId === lost)).toBe(true)
  expect(failed.length).toBeLessThan(events.length)
})

test('a host who cannot be looked up keeps the audit from nothing else', { tags: 'long' }, async ({
  shop,
}) => {
  const [ill, well] = [await shop.newHost(), await shop.newHost()]
  for (const host of [ill, well]) {
    const { subscription } = await buy(shop, host, 4)
    shop.controls.dropWebhooks({ next: 100 })
    shop.controls.setQuantity({ subscription: subscription.id, quantity: 6 })
  }
  await shop.settled()
  await makeUnquotedPrice(shop, { takesKey: true })
  poison(shop, await customerOf(shop, ill))
  await expect(auditAccount(shop.resources)).rejects.toThrow('the daily audit')
  expect(await well.credits()).toMatchObject({ guide_credits: 9 })
  const kinds = (await shop.incidents()).map(({ kind }) => kind)
  expect(kinds).toContain('price_mismatch')
  shop.failures.length = 0
})

test('a grace that cannot be ended keeps no other from ending', { tags: 'long' }, async ({
  shop,
}) => {
  const hosts = [await shop.newHost({ guides: 5, published: 5 })]
  hosts.push(await shop.newHost({ guides: 5, published: 5 }))
  for (const host of hosts) {
    await buy(shop, host, 4)
    await host.cancel()
  }
  await shop.pass(32 * day)
  await shop.pass(7 * day)
  const { guideChanges } = shop.resources
  const announce = vi.spyOn(guideChanges, 'announce')
  announce.mockRejectedValueOnce(new Error('poison'))
  await expect(sweepGraces(shop.resources)).rejects.toThrow('some graces')
  const counts = async () =>
    Promise.all(hosts.map(async (host) => (await host.credits()).published_guides_count))
  expect((await counts()).toSorted()).toEqual([3, 5])
  await sweepGraces(shop.resources)
  expect(await counts()).toEqual([3, 3])
})

test('an audit that was cut off goes on where it stood, page by page, and asks for nothing that has ended', async ({
  shop,
}) => {
  const hosts = [await shop.newHost(), await shop.newHost(), await shop.newHost()]
  const bought = []
  for (const host of hosts) {
    bought.push((await buy(shop, host, 2)).subscription)
    await shop.pass(hour)
  }
  const [oldest, ended, newest] = bought
  await shop.stripe.subscriptions.cancel(ended!.id)
  await shop.settled()
  for (const one of [oldest, newest]) {
    shop.controls.dropWebhooks({ next: 10 })
    shop.controls.setQuantity({ subscription: one!.id, quantity: 3 })
  }
  await shop.settled()
  const pages = listOneByOne(shop)
  const progress = startProgress()
  pages.failAt(2)
  await expect(auditAccount(shop.resources, progress)).rejects.toThrow('the daily audit')
  await auditAccount(shop.resources, progress)
  expect(pages.asked).toEqual([undefined, newest!.id, newest!.id])
  for (const host of [hosts[0]!, hosts[2]!]) {
    expect(await host.subscription()).toMatchObject({ quantity: 3 })
  }
  expect(progress).toEqual(startProgress())
})

test('an audit that was cut off half a day ago begins anew, and counts nothing of what it had seen', async ({
  shop,
}) => {
  const [older, newer] = [await shop.newHost(), await shop.newHost()]
  await buy(shop, older, 2)
  await shop.pass(hour)
  const { subscription } = await buy(shop, newer, 2)
  shop.controls.dropWebhooks({ next: 10 })
  shop.controls.setQuantity({ subscription: subscription.id, quantity: 3 })
  await shop.settled()
  const pages = listOneByOne(shop)
  const progress = startProgress()
  pages.failAt(2)
  await expect(auditAccount(shop.resources, progress)).rejects.toThrow('the daily audit')
  await shop.pass(13 * hour)
  await auditAccount(shop.resources, progress)
  expect(pages.asked).toEqual([undefined, subscription.id, undefined, subscription.id])
  expect((await shop.incidents()).filter(({ kind }) => kind === 'drift')).toEqual([])
  expect(shop.said.join()).toContain('a daily audit that was cut off begins anew')
})

/** The account's subscriptions come one a page, and one page may fail. */
function listOneByOne({ stripe }: Shop) {
  const list = stripe.subscriptions.list.bind(stripe.subscriptions)
  const asked: (string | undefined)[] = []
  let failing = 0
  vi.spyOn(stripe.subscriptions, 'list').mockImplementation((params, options) => {
    if (params?.customer) return list(params, options)
    asked.push(params?.starting_after)
    if (asked.length === failing) throw new Error('the line broke')
    return list({ ...params, limit: 1 }, options)
  })
  return {
    asked,
    failAt: (page: number) => {
      failing = page
    },
  }
}
