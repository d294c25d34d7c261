/** @module-tag long */
import { expect } from 'vitest'
import { asSystem } from '#server/db/row-security/callers.ts'
import { creditGrants, jobLeases } from '#server/db/tables/schema.ts'
import { makeForm, makeGuide } from '#tests/guides/factories.ts'
import { test } from '#tests/server-test.ts'

const hour = 3_600_000
const day = 24 * hour

test('a clock that goes a month ahead ends tokens and given credits; set right, and back an hour, everything goes on', async ({
  freshServer,
}) => {
  const start = Date.now()
  const clock = { ms: start }
  const now = () => new Date(clock.ms)
  const server = await freshServer({ now })
  const host = await server.makeHost({ courtesyCredits: 1 })
  const { token } = await server.resources.auth.issueAccessToken(host.id)
  const endsAt = new Date(start + 10 * day)
  const grant = { hostId: host.id, credits: 1, grantedAt: now(), endsAt }
  await asSystem(server.db, (tx) => tx.insert(creditGrants).values(grant))
  const [first, second, third] = await Promise.all(
    [1, 2, 3].map(() => makeGuide(server.db, { hostId: host.id })),
  )
  const publish = async (id: string) =>
    (await host.call('POST', `/guide-credits/publish/${id}`)).status
  const figures = async () => (await host.call('GET', '/guide-credits/credits')).body
  const isKnown = async () => {
    const headers = { authorization: `Bearer ${token}` }
    return (await server.call('GET', '/guidebooks', { headers })).status
  }
  expect([await publish(first!.id), await publish(second!.id)]).toEqual([200, 200])
  expect(await isKnown()).toBe(200)

  clock.ms = start + 31 * day
  expect(await isKnown()).toBe(401)
  expect(await figures()).toMatchObject({ guide_credits: 1, published_guides_count: 2 })
  expect(await publish(third!.id)).toBe(403)
  await server.resources.jobs.runDue()

  for (const at of [start, start - hour]) {
    clock.ms = at
    expect(await isKnown()).toBe(200)
    expect(await figures()).toMatchObject({ published_guides_count: 2, available_credits: 0 })
    expect(await publish(third!.id)).toBe(403)
    const form = makeForm({ welcome: { propertyName: `Casa de ${at}` } })
    const saved = await host.call('PUT', `/guidebooks/${first!.id}`, { body: form })
    expect([saved.status, saved.body.property.name]).toEqual([200, `Casa de ${at}`])
    // Leases go by the database's clock, which has gone right: all are due again.
    await asSystem(server.db, (tx) => tx.delete(jobLeases))
    await server.resources.jobs.runDue()
  }
  // Nobody stands in for the payment provider here.
  const told = server.failures.splice(0).map((line) => JSON.parse(line).job)
  expect(told.filter((job) => !['billing-reconcile', 'billing-audit'].includes(job))).toEqual([])
})
