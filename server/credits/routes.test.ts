import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { asSystem } from '#server/db/row-security/callers.ts'
import { hostAccounts } from '#server/db/tables/schema.ts'
import { makeGuide } from '#tests/guides/factories.ts'
import { rowsIn } from '#tests/queries.ts'
import { test } from '#tests/server-test.ts'

describe('guide credits', () => {
  test('are the courtesy ones and the paid ones, less what is published', async ({ server }) => {
    const host = await server.makeHost({ courtesyCredits: 3, paidCredits: 4 })
    await makeGuide(server.db, { hostId: host.id, isPublished: true })
    await makeGuide(server.db, { hostId: host.id })
    expect((await host.call('GET', '/guide-credits/credits')).body).toEqual({
      guide_credits: 7,
      available_credits: 6,
      published_guides_count: 1,
      courtesy_credits: 3,
      paid_credits: 4,
      over_limit: 0,
    })
  })

  test('never fall below zero; what no credit covers is said apart', async ({ server }) => {
    const host = await server.makeHost({ courtesyCredits: 1 })
    for (let guide = 0; guide < 3; guide += 1) {
      await makeGuide(server.db, { hostId: host.id, isPublished: true })
    }
    expect((await host.call('GET', '/guide-credits/credits')).body).toMatchObject({
      available_credits: 0,
      published_guides_count: 3,
      over_limit: 2,
    })
  })

  test('are the installation’s courtesy for a host without an account row, who gets one at the first write', async ({
    server,
  }) => {
    const host = await server.makeHost()
    await asSystem(server.db, (tx) =>
      tx.delete(hostAccounts).where(eq(hostAccounts.hostId, host.id)),
    )
    expect((await host.call('GET', '/guide-credits/credits')).body.guide_credits).toBe(3)
    const guide = await makeGuide(server.db, { hostId: host.id })
    expect((await host.call('POST', `/guide-credits/publish/${guide.id}`)).status).toBe(200)
    const rows = await rowsIn(server.db, hostAccounts, eq(hostAccounts.hostId, host.id))
    expect(rows).toMatchObject([{ courtesyCredits: 3, paidCredits: 0 }])
  })

  test('of a host show what each published guide is covered by, oldest publication first', async ({
    server,
  }) => {
    const host = await server.makeHost({ courtesyCredits: 1 })
    const publish = (name: string, day: number) =>
      makeGuide(server.db, {
        hostId: host.id,
        name,
        isPublished: true,
        now: new Date(Date.UTC(2026, 4, day)),
      })
    const second = await publish('Segunda', 2)
    const first = await publish('Primera', 1)
    await makeGuide(server.db, { hostId: host.id })
    expect((await host.call('GET', '/guide-credits/published')).body.published_guides).toEqual([
      {
        id: first.id,
        name: 'Primera',
        published_at: '2026-05-01T00:00:00.000Z',
        time_zone: 'America/Mexico_City',
        subscription_status: 'active',
      },
      {
        id: second.id,
        name: 'Segunda',
        published_at: '2026-05-02T00:00:00.000Z',
        time_zone: 'America/Mexico_City',
        subscription_status: 'expired',
      },
    ])
  })
})

describe('publishing', () => {
  test('uses a credit, and guests can open the guide at once', async ({ server }) => {
    const host = await server.makeHost({ courtesyCredits: 1 })
    const guide = await makeGuide(server.db, { hostId: host.id })
    const told: (string | undefined)[] = []
    server.resources.guideChanges.onChange((shortCode) => told.push(shortCode))
    const { status, body } = await host.call('POST', `/guide-credits/publish/${guide.id}`)
    expect([status, body]).toEqual([
      200,
      { message: 'Guía publicada. Tus huéspedes ya pueden abrirla.' },
    ])
    expect(told).toEqual([guide.shortCode])
    const shown = (await server.call('GET', `/guidebooks/public/${guide.shortCode}`)).body.property
    expect(Date.now() - Date.parse(shown.published_at)).toBeLessThan(60_000)
    expect((await host.call('GET', '/guide-credits/credits')).body.available_credits).toBe(0)
  })

  test('what is published spends nothing and says so', async ({ server }) => {
    const host = await server.makeHost({ courtesyCredits: 1 })
    const guide = await makeGuide(server.db, { hostId: host.id, isPublished: true })
    const before = (await host.call('GET', `/guidebooks/${guide.id}`)).body
    const { status, body } = await host.call('POST', `/guide-credits/publish/${guide.id}`)
    expect([status, body.message]).toEqual([
      200,
      'La guía ya estaba publicada. No se usó ningún crédito.',
    ])
    expect((await host.call('GET', `/guidebooks/${guide.id}`)).body).toEqual(before)
  })

  test('takes no body, also from a client that says of every call that it is JSON', async ({
    server,
  }) => {
    const { host, guide } = await server.makeHostWithGuide()
    const said = { headers: { 'content-type': 'application/json' } }
    const path = `/guide-credits/publish/${guide.id}`
    expect((await host.call('POST', path, said)).status).toBe(200)
    expect((await host.call('POST', path, { ...said, body: {} })).status).toBe(200)
    expect((await host.call('POST', `/guidebooks/${guide.id}/duplicate`, said)).status).toBe(201)
  })

  test('does not make an open form stale', async ({ server }) => {
    const { host, guide } = await server.makeHostWithGuide()
    const { form, property } = (await host.call('GET', `/guidebooks/${guide.id}`)).body
    await host.call('POST', `/guide-credits/publish/${guide.id}`)
    const body = { ...form, version: property.version }
    expect((await host.call('PUT', `/guidebooks/${guide.id}`, { body })).status).toBe(200)
  })

  test('without a credit is refused, and says whether one can be had back', async ({ server }) => {
    const poor = await server.makeHost({ courtesyCredits: 0 })
    const draft = await makeGuide(server.db, { hostId: poor.id })
    const refused = await poor.call('POST', `/guide-credits/publish/${draft.id}`)
    expect([refused.status, refused.body]).toEqual([
      403,
      {
        error: 'No tienes suficientes créditos para publicar esta guía',
        code: 'no_credit',
        can_delete_to_regain: false,
      },
    ])
    const spent = await server.makeHost({ courtesyCredits: 1 })
    await makeGuide(server.db, { hostId: spent.id, isPublished: true })
    const another = await makeGuide(server.db, { hostId: spent.id })
    const { body } = await spent.call('POST', `/guide-credits/publish/${another.id}`)
    expect(body).toMatchObject({ code: 'no_credit', can_delete_to_regain: true })
  })

  test('beyond the credits says how many guides are too many', async ({ server }) => {
    const host = await server.makeHost({ courtesyCredits: 0 })
    await makeGuide(server.db, { hostId: host.id, isPublished: true })
    const draft = await makeGuide(server.db, { hostId: host.id })
    const { status, body } = await host.call('POST', `/guide-credits/publish/${draft.id}`)
    expect([status, body.code, body.can_delete_to_regain]).toEqual([403, 'over_limit', true])
    expect(body.error).toContain('Despublica 1 ')
  })
})

describe('unpublishing', () => {
  test('gives the credit back and takes the guide from guests at once', async ({ server }) => {
    const host = await server.makeHost({ courtesyCredits: 1 })
    const guide = await makeGuide(server.db, { hostId: host.id, isPublished: true })
    const { status, body } = await host.call('POST', `/guide-credits/unpublish/${guide.id}`)
    expect([status, body]).toEqual([200, { message: 'Guía despublicada. Recuperaste 1 crédito.' }])
    expect((await server.call('GET', `/guidebooks/public/${guide.shortCode}`)).status).toBe(404)
    expect((await host.call('GET', '/guide-credits/credits')).body.available_credits).toBe(1)
    const { property } = (await host.call('GET', `/guidebooks/${guide.id}`)).body
    expect(property).toMatchObject({ is_published: false, published_at: null })
  })

  test('a draft changes nothing and says so', async ({ server }) => {
    const { host, guide } = await server.makeHostWithGuide()
    const { status, body } = await host.call('POST', `/guide-credits/unpublish/${guide.id}`)
    expect([status, body.message]).toEqual([
      200,
      'La guía ya era un borrador. Tus créditos no cambiaron.',
    ])
  })

  test('and publishing again keeps the link that guests have', async ({ server }) => {
    const { host, guide } = await server.makeHostWithGuide({ isPublished: true })
    await host.call('POST', `/guide-credits/unpublish/${guide.id}`)
    await host.call('POST', `/guide-credits/publish/${guide.id}`)
    expect((await server.call('GET', `/guidebooks/public/${guide.shortCode}`)).status).toBe(200)
  })
})
