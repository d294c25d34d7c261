import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { sweepGraces } from '#server/billing/jobs/sweep-graces.ts'
import { operatorActs, properties } from '#server/db/tables/schema.ts'
import { listMails } from '#server/mail/outbox.ts'
import { day, type Shop, test } from '#tests/billing-shop.ts'
import { makeGuide } from '#tests/guides/factories.ts'
import { adminOn } from '#tests/operator.ts'
import { rowsIn } from '#tests/queries.ts'

const lastDay = (now: Date) => now.toISOString().slice(0, 10)

async function hostWithGrant(shop: Shop, { published }: { published: number }) {
  const host = await shop.newHost({ guides: 5, published })
  const admin = adminOn(shop.db, { now: shop.now })
  const until = lastDay(new Date(shop.now().getTime() + 10 * day * 1000))
  const args = ['--count', '2', '--until', until, '--reason', 'una guía perdida', '--json']
  const given = await admin('credits', 'grant', host.email, ...args)
  expect(given.code).toBe(0)
  return { host, admin, grant: given.data() as { id: string } }
}

const countPublished = async (shop: Shop, hostId: string) => {
  const rows = await rowsIn(shop.db, properties, eq(properties.hostId, hostId))
  return rows.filter(({ isPublished }) => isPublished).length
}

test('credits given by hand publish guides until their day, and the host reads of them', async ({
  shop,
}) => {
  const { host } = await hostWithGrant(shop, { published: 3 })
  expect(await host.credits()).toMatchObject({
    guide_credits: 5,
    courtesy_credits: 5,
    available_credits: 2,
  })
  for (const id of host.guideIds.slice(3)) expect((await host.publish(id)).status).toBe(200)
  const [mail] = await listMails(shop.db, 1)
  expect(mail).toMatchObject({ to: host.email, template: 'credits_given' })
  expect(await rowsIn(shop.db, operatorActs)).toMatchObject([
    { act: 'credits.grant', hostId: host.id, reason: 'una guía perdida', detail: { credits: 2 } },
  ])
})

test('ended, they count no more by themselves: a grace begins, and after it the newest guides go', async ({
  shop,
}) => {
  const { host } = await hostWithGrant(shop, { published: 3 })
  for (const id of host.guideIds.slice(3)) await host.publish(id)
  await shop.pass(12 * day)
  expect(await host.credits()).toMatchObject({ guide_credits: 3, over_limit: 2 })
  const another = await makeGuide(shop.db, { hostId: host.id })
  expect((await host.publish(another.id)).status).toBe(403)
  await sweepGraces(shop.resources)
  expect((await host.subscription()).grace_ends_at).not.toBeNull()
  expect(await countPublished(shop, host.id)).toBe(5)
  await shop.pass(8 * day)
  await sweepGraces(shop.resources)
  expect(await countPublished(shop, host.id)).toBe(3)
})

test('credits given after a grace was used up end as their mail says: with days to choose', async ({
  shop,
}) => {
  const { host, admin } = await hostWithGrant(shop, { published: 3 })
  const publishBoth = async () => {
    for (const id of host.guideIds.slice(3)) expect((await host.publish(id)).status).toBe(200)
  }
  await publishBoth()
  for (const days of [12, 8]) {
    await shop.pass(days * day)
    await sweepGraces(shop.resources)
  }
  expect(await countPublished(shop, host.id)).toBe(3)
  const until = lastDay(new Date(shop.now().getTime() + 10 * day * 1000))
  await admin('credits', 'grant', host.email, '--count', '2', '--until', until, '--reason', 'x')
  await publishBoth()
  await shop.pass(12 * day)
  await sweepGraces(shop.resources)
  expect(await countPublished(shop, host.id)).toBe(5)
  const ends = new Date(shop.now().getTime() + 7 * day * 1000).toISOString()
  expect((await host.subscription()).grace_ends_at).toBe(ends)
})

test('credits given during a grace end it', async ({ shop }) => {
  const { host, admin } = await hostWithGrant(shop, { published: 3 })
  for (const id of host.guideIds.slice(3)) await host.publish(id)
  await shop.pass(12 * day)
  await sweepGraces(shop.resources)
  const until = lastDay(new Date(shop.now().getTime() + 30 * day * 1000))
  await admin('credits', 'grant', host.email, '--count', '2', '--until', until, '--reason', 'x')
  await sweepGraces(shop.resources)
  expect((await host.subscription()).grace_ends_at).toBeNull()
  await shop.pass(9 * day)
  await sweepGraces(shop.resources)
  expect(await countPublished(shop, host.id)).toBe(5)
})

test('a grant is ended before its day once, and one to a day gone by is refused', async ({
  shop,
}) => {
  const { host, admin, grant } = await hostWithGrant(shop, { published: 0 })
  expect((await admin('credits', 'end', grant.id, '--reason', 'error')).code).toBe(0)
  expect(await host.credits()).toMatchObject({ guide_credits: 3 })
  expect((await admin('credits', 'end', grant.id, '--reason', 'error')).code).toBe(3)
  const past = ['--count', '2', '--until', '2020-01-01', '--reason', 'x']
  const refused = await admin('credits', 'grant', host.email, ...past)
  expect([refused.code, refused.complaint]).toEqual([1, 'The end has to lie ahead.'])
})
