/** @module-tag long */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { auditAccount } from '#server/billing/jobs/audit-account.ts'
import { reconcile } from '#server/billing/jobs/reconcile.ts'
import { sweepGraces } from '#server/billing/jobs/sweep-graces.ts'
import { openDatabase } from '#server/db/open.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { billingIncidents, hostAccounts, mailOutbox, properties } from '#server/db/tables/schema.ts'
import { openLog } from '#server/operation/log.ts'
import { resourcesOn } from '#server/resources.ts'
import { test } from '#tests/api-test.ts'
import { backUp, restore } from '#tests/backing-up.ts'
import { buy, day, openShop, type Shop } from '#tests/billing-shop.ts'
import { openEmptyPostgres } from '#tests/guides/places.ts'
import { installationAt } from '#tests/installation.ts'

async function backUpShop(url: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'zaguan-shop-backup-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return backUp(installationAt({ DATABASE_URL: url, DATA_DIR: dataDir }))
}

/** The shop's backup in a place of its own, with the same provider and clock. */
async function reopen(shop: Shop, file: string) {
  const place = await openEmptyPostgres()
  await restore(place, file)
  const database = await openDatabase(place.config)
  const resources = await resourcesOn({
    config: shop.resources.config,
    log: openLog({ level: 'silent', readable: false }),
    database,
    now: shop.now,
    payments: { ...shop.resources.payments, close: async () => {} },
  })
  onTestFinished(resources.close)
  const context = { ...resources, appUrl: resources.appUrl }
  const read = async (hostId: string) =>
    asSystem(resources.db, async (tx) => {
      const [account] = await tx.select().from(hostAccounts).where(eq(hostAccounts.hostId, hostId))
      const guides = await tx.select().from(properties).where(eq(properties.hostId, hostId))
      const mails = await tx.select().from(mailOutbox).where(eq(mailOutbox.hostId, hostId))
      return {
        paidCredits: account?.paidCredits,
        published: guides.filter(({ isPublished }) => isPublished).length,
        mails: mails.length,
        inGrace: Boolean(account?.graceStartedAt && !account.graceClearedAt),
        incidents: (await tx.select().from(billingIncidents)).map(({ kind }) => kind),
      }
    })
  return { context, read }
}

async function hostOfFive(shop: Shop) {
  const host = await shop.newHost({ guides: 5, published: 3 })
  await buy(shop, host, 4)
  for (const id of host.guideIds.slice(3)) {
    await shop.pass(60)
    await host.publish(id)
  }
  return host
}

test('no credit comes from a file: the provider is asked, and until then nothing is taken away', async ({
  freshDatabase,
}) => {
  const source = await freshDatabase()
  const shop = await openShop(source)
  onTestFinished(shop.close)
  const host = await hostOfFive(shop)
  const { context, read } = await reopen(shop, await backUpShop(source.url))
  const restored = await read(host.id)
  expect(restored).toMatchObject({ paidCredits: 0, published: 5, incidents: [] })
  await sweepGraces(context)
  await auditAccount(context)
  await reconcile(context)
  expect(await read(host.id)).toEqual({ ...restored, paidCredits: 4 })
  expect((await read(host.id)).inGrace).toBe(false)
})

test('a grace that ended in time before the restore takes nothing until the provider was asked', async ({
  freshDatabase,
}) => {
  const source = await freshDatabase()
  const shop = await openShop(source)
  onTestFinished(shop.close)
  const host = await hostOfFive(shop)
  await host.cancel()
  await shop.pass(32 * day)
  const file = await backUpShop(source.url)
  await buy(shop, host, 4)
  await shop.pass(10 * day)
  const { context, read } = await reopen(shop, file)
  expect(await read(host.id)).toMatchObject({ paidCredits: 0, inGrace: true })
  await sweepGraces(context)
  expect(await read(host.id)).toMatchObject({ published: 5 })
  await reconcile(context)
  expect(await read(host.id)).toMatchObject({ paidCredits: 4, published: 5, inGrace: false })
})

test('a plan that ended after the backup does not come back with it', async ({ freshDatabase }) => {
  const source = await freshDatabase()
  const shop = await openShop(source)
  onTestFinished(shop.close)
  const host = await hostOfFive(shop)
  const file = await backUpShop(source.url)
  await host.cancel()
  await shop.pass(32 * day)
  const { context, read } = await reopen(shop, file)
  await reconcile(context)
  expect(await read(host.id)).toMatchObject({ paidCredits: 0, published: 5, inGrace: true })
})
