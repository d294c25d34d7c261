import { and, eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Db } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { hostAccounts, properties } from '#server/db/tables/schema.ts'
import { publishGuidebook, unpublishGuidebook } from '#server/guidebooks/publish-guidebook.ts'
import { deleteGuidebook } from '#server/guidebooks/routes.ts'
import { makeGuide, makeHost } from '#tests/guides/factories.ts'
import { rowsIn } from '#tests/queries.ts'
import { test } from '#tests/server-test.ts'
import { readUntil, startChild } from './database-child.ts'

const rounds = Number(process.env.FAULT_ROUNDS ?? 5)

async function outcomeOf(work: Promise<unknown>) {
  return work.then(
    () => 'done',
    (error) => (error instanceof Refusal ? error.code : Promise.reject(error)),
  )
}

function overspentHosts(db: Db) {
  return asSystem(db, (tx) =>
    tx
      .select({ hostId: hostAccounts.hostId, published: sql<number>`count(*)::int` })
      .from(hostAccounts)
      .innerJoin(
        properties,
        and(eq(properties.hostId, hostAccounts.hostId), eq(properties.isPublished, true)),
      )
      .groupBy(hostAccounts.hostId)
      .having(sql`count(*) > ${hostAccounts.courtesyCredits} + ${hostAccounts.paidCredits}`),
  )
}

async function countPublished(db: Db) {
  const rows = await rowsIn(db, properties, eq(properties.isPublished, true))
  return rows.length
}

describe('the last credit', () => {
  test('of each of 20 hosts, asked for 10 times at once, publishes 20 guides', async ({
    freshServer,
  }) => {
    const { resources, db } = await freshServer()
    const attempts = []
    for (let number = 0; number < 20; number += 1) {
      const host = await makeHost(db, { courtesyCredits: 1 })
      for (let guide = 0; guide < 10; guide += 1) {
        const { id } = await makeGuide(db, { hostId: host.id })
        attempts.push({ id, hostId: host.id })
      }
    }
    const outcomes = await Promise.all(
      attempts.map((own) => outcomeOf(publishGuidebook(resources, own))),
    )
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(20)
    expect(outcomes.filter((outcome) => outcome === 'no_credit')).toHaveLength(180)
    expect(await countPublished(db)).toBe(20)
    expect(await overspentHosts(db)).toEqual([])
  })

  test('spent on one guide by ten at once is spent once', async ({ freshServer }) => {
    const { resources, db } = await freshServer()
    const host = await makeHost(db, { courtesyCredits: 2 })
    const { id } = await makeGuide(db, { hostId: host.id })
    const results = await Promise.all(
      Array.from({ length: 10 }, () => publishGuidebook(resources, { id, hostId: host.id })),
    )
    expect(results.filter(({ wasPublished }) => !wasPublished)).toHaveLength(1)
  })

  test('given back while others ask for it goes to one of them', async ({ freshServer }) => {
    const { resources, db } = await freshServer()
    for (let round = 0; round < rounds; round += 1) {
      const host = await makeHost(db, { courtesyCredits: 1 })
      const held = await makeGuide(db, { hostId: host.id, isPublished: true })
      const wanting = [
        await makeGuide(db, { hostId: host.id }),
        await makeGuide(db, { hostId: host.id }),
        await makeGuide(db, { hostId: host.id }),
      ]
      const giveBack =
        round % 2 === 0
          ? unpublishGuidebook(resources, { id: held.id, hostId: host.id })
          : deleteGuidebook(resources, { id: held.id, hostId: host.id })
      const outcomes = await Promise.all([
        ...wanting.map(({ id }) => outcomeOf(publishGuidebook(resources, { id, hostId: host.id }))),
        outcomeOf(giveBack),
      ])
      expect(outcomes.filter((outcome) => outcome === 'done').length).toBeLessThanOrEqual(2)
      expect(await overspentHosts(db)).toEqual([])
    }
  })

  test('wanted by a guide that is being deleted is lost to neither', async ({ freshServer }) => {
    const { resources, db } = await freshServer()
    for (let round = 0; round < rounds; round += 1) {
      const host = await makeHost(db, { courtesyCredits: 1 })
      const { id } = await makeGuide(db, { hostId: host.id })
      const own = { id, hostId: host.id }
      const [published, deleted] = await Promise.all([
        outcomeOf(publishGuidebook(resources, own)),
        outcomeOf(deleteGuidebook(resources, own)),
      ])
      expect(['done', 'not_found']).toContain(published)
      expect(deleted).toBe('done')
      const next = await makeGuide(db, { hostId: host.id })
      expect(await outcomeOf(publishGuidebook(resources, { id: next.id, hostId: host.id }))).toBe(
        'done',
      )
    }
  })
})

test('two processes making a thousand random changes never publish more than the credits', {
  tags: ['long'],
  timeout: Math.max(600_000, rounds * 15_000),
}, async ({ freshDatabase }) => {
  const database = await freshDatabase()
  const { db, url } = database
  const hostIds: string[] = []
  for (const courtesyCredits of [0, 1, 2, 3]) {
    const host = await makeHost(db, { courtesyCredits, paidCredits: courtesyCredits > 2 ? 2 : 0 })
    for (let guide = 0; guide < 6; guide += 1) await makeGuide(db, { hostId: host.id })
    hostIds.push(host.id)
  }
  const seed = Date.now() % 1_000_000
  const steps = Math.max(500, rounds * 100)
  const children = [seed, seed + 1].map((own) =>
    startChild('guide-changer.ts', [url, hostIds.join(','), String(own), String(steps)]),
  )
  let isOver = false
  const ends = Promise.all(
    children.map(async ({ said, complaints }) => ({
      words: await readUntil(said, () => false),
      complaints: await complaints,
    })),
  ).finally(() => {
    isOver = true
  })
  let looks = 0
  while (!isOver) {
    expect(await overspentHosts(db), `seed ${seed}`).toEqual([])
    looks += 1
  }
  const told = await ends
  expect(told.map(({ complaints }) => complaints)).toEqual(['', ''])
  const published = told.map(({ words }) => Number(/published (-?\d+)/.exec(words.join())?.[1]))
  expect(await countPublished(db), `seed ${seed}`).toBe((published[0] ?? 0) + (published[1] ?? 0))
  expect(looks).toBeGreaterThan(10)
})
