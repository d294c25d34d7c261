import { expect } from 'vitest'
import { listInvoices } from '#server/billing/sync/customers.ts'
import { buy, day, type Shop, type ShopHost, test } from '#tests/billing-shop.ts'
import { unzip } from '#tests/zips.ts'

test('the file of all data has the number of every invoice, also of a plan that ended', async ({
  shop,
}) => {
  const host = await openPayer(shop)
  await host.cancel()
  await shop.pass(31 * day)
  const { invoices, subscriptions } = await invoicesOf(shop, host)
  expect(subscriptions).toMatchObject([{ status: 'canceled', guides: 4 }])
  expect(invoices).toHaveLength(3)
  expect(invoices[0]).toMatchObject({
    subscription: subscriptions[0].subscription,
    status: 'paid',
    currency: 'mxn',
    total: 320,
    paid: 320,
    paidAt: expect.stringMatching(/^2026-05-/),
  })
  expect(new Set(invoices.map(({ number }: { number: string }) => number)).size).toBe(3)
  expect(JSON.stringify(invoices)).not.toContain('http')
})

test('they are asked for a page at a time, and only the host’s own', async ({ shop }) => {
  const host = await openPayer(shop)
  const other = await shop.newHost()
  await buy(shop, other, 1)
  shop.exchanges.length = 0
  const { db, payments } = shop.resources
  const listed = await listInvoices({ db, payments }, host.id, 2)
  expect(listed.map(({ total }) => total)).toEqual([320, 320, 320])
  expect(shop.calls('GetInvoices')).toHaveLength(2)
  expect(await listInvoices({ db, payments }, other.id)).toHaveLength(1)
})

test('a host who never paid has none, and the provider is not asked', async ({ shop }) => {
  const host = await shop.newHost({ guides: 0 })
  expect(await invoicesOf(shop, host)).toEqual({ subscriptions: [], invoices: [] })
  expect(shop.exchanges).toEqual([])
})

test('while the provider does not answer the file waits, and after three tries says that they are missing', {
  tags: 'long',
}, async ({ shop }) => {
  const host = await openPayer(shop)
  shop.leaveUnanswered('GetInvoices', { times: 100 })
  await host.call('POST', '/account/data')
  for (const minutes of [0, 2, 3]) {
    expect((await host.call('GET', '/account/data')).body.data_export.state).not.toBe('ready')
    await shop.pass(minutes * 60)
    await shop.resources.dataExports.workOff()
  }
  const { subscriptions, invoices } = await invoicesOf(shop, host)
  expect([subscriptions.length, invoices]).toEqual([1, null])
  shop.answerAgain()
})

/** Three months of four guides paid; none of them is there to be drawn. */
async function openPayer(shop: Shop) {
  const host = await shop.newHost()
  await buy(shop, host, 4)
  await shop.pass(31 * day)
  await shop.pass(31 * day)
  for (const id of host.guideIds) await host.call('DELETE', `/guidebooks/${id}`)
  return host
}

async function invoicesOf({ api, resources }: Shop, host: ShopHost) {
  const { body } = await host.call('POST', '/account/data')
  await resources.dataExports.workOff()
  const { token } = await resources.auth.issueAccessToken(host.id)
  const answer = await api.request(`/account/data/${body.data_export.id}/file`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const files = await unzip(Buffer.from(await answer.arrayBuffer()))
  return JSON.parse(String(files.get('invoices.json')))
}
