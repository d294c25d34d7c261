import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { asGuest } from '#server/db/row-security/callers.ts'
import { operatorActs, properties } from '#server/db/tables/schema.ts'
import { listMails } from '#server/mail/outbox.ts'
import { makeGuide } from '#tests/guides/factories.ts'
import { adminOn } from '#tests/operator.ts'
import { rowsIn } from '#tests/queries.ts'
import { test } from '#tests/server-test.ts'

const reason = 'Pide datos de tarjetas a los huéspedes'

test('a suspended guide is nowhere for guests, keeps its credit, and its host reads why', async ({
  server,
}) => {
  const host = await server.makeHost({ courtesyCredits: 1 })
  const guide = await makeGuide(server.db, { hostId: host.id, isPublished: true })
  const admin = adminOn(server.db)
  const done = await admin('guide', 'suspend', guide.shortCode, '--reason', reason, '--as', 'Eva')
  expect(done.code).toBe(0)

  const guests = await server.call('GET', `/guidebooks/public/${guide.shortCode}`)
  const unknown = await server.call('GET', '/guidebooks/public/zzzzzzzz')
  expect([guests.status, guests.body]).toEqual([404, unknown.body])
  const rows = await asGuest(server.db, (tx) =>
    tx.select({ id: properties.id }).from(properties).where(eq(properties.id, guide.id)),
  )
  expect(rows).toEqual([])

  const { properties: listed } = (await host.call('GET', '/guidebooks')).body
  expect(listed).toMatchObject([{ is_published: true, suspended: { reason } }])
  expect((await host.call('GET', '/guide-credits/credits')).body).toMatchObject({
    available_credits: 0,
    published_guides_count: 1,
  })
  const [mail] = await listMails(server.db, 1)
  expect(mail).toMatchObject({
    to: host.email,
    template: 'guide_suspended',
    payload: { reason, url: `http://zaguan.test/support?code=${guide.shortCode}&about=suspension` },
  })
  expect(await rowsIn(server.db, operatorActs)).toMatchObject([
    { operator: 'Eva', act: 'guide.suspend', hostId: host.id, propertyId: guide.id, reason },
  ])
})

test('a suspended guide is neither published again nor copied, until the suspension is lifted', async ({
  server,
}) => {
  const { host, guide } = await server.makeHostWithGuide({ isPublished: true })
  const admin = adminOn(server.db)
  await admin('guide', 'suspend', guide.shortCode, '--reason', reason)
  await host.call('POST', `/guide-credits/unpublish/${guide.id}`)
  for (const address of [
    `/guide-credits/publish/${guide.id}`,
    `/guidebooks/${guide.id}/duplicate`,
  ]) {
    const refused = await host.call('POST', address)
    expect([address, refused.status, refused.body.code]).toEqual([address, 403, 'guide_suspended'])
  }
  const again = await admin('guide', 'suspend', guide.shortCode, '--reason', reason)
  expect([again.code, again.complaint]).toEqual([
    1,
    `The guide ${guide.shortCode} is suspended already.`,
  ])

  const other = await makeGuide(server.db, { isPublished: true })
  await admin('guide', 'suspend', other.shortCode, '--reason', reason)
  expect((await admin('guide', 'lift', guide.shortCode, '--reason', 'corregida')).code).toBe(0)
  expect((await host.call('POST', `/guide-credits/publish/${guide.id}`)).status).toBe(200)
  const shown = await server.call('GET', `/guidebooks/public/${guide.shortCode}`)
  expect(shown.status).toBe(200)
  const still = await server.call('GET', `/guidebooks/public/${other.shortCode}`)
  expect(still.status).toBe(404)
  const twice = await admin('guide', 'lift', guide.shortCode, '--reason', 'x')
  expect(twice.code).toBe(1)
})

test('an unknown code is not found, and nothing is written', async ({ server }) => {
  const { code } = await adminOn(server.db)('guide', 'suspend', 'zzzzzzzz', '--reason', 'x')
  expect(code).toBe(3)
  expect(await rowsIn(server.db, operatorActs)).toEqual([])
})
