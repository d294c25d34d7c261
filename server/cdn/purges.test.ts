import { describe, expect, onTestFinished } from 'vitest'
import { notePurges } from '#server/db/cdn-tags.ts'
import type { Db } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { tasks } from '#server/db/tables/schema.ts'
import { test } from '#tests/api-test.ts'
import { rowsIn } from '#tests/queries.ts'
import { startCache } from '#tests/stand-ins/cache-server.ts'
import { againAfterMs, claimPurges, openSharedCache } from './open-shared-cache.ts'
import { readPurgers } from './purgers.ts'

type Kind = 'varnish' | 'cloudflare' | 'fastly'

/** Who is to be heard has all the time of a busy machine. */
const patientMs = 120_000

/** A process with caches in front that are stand-ins, and a clock that is moved by hand. */
async function openProcess(
  db: Db,
  kinds: Kind[] = ['fastly'],
  { clock = { ms: Date.now() }, timeoutMs = patientMs, patienceMs = patientMs } = {},
) {
  const caches = await Promise.all(kinds.map(() => startCache()))
  const warnings: string[] = []
  const addresses = kinds.flatMap((kind, place) => caches[place]?.[kind] ?? [])
  const sharedCache = openSharedCache({
    db,
    now: () => new Date(clock.ms),
    guideChanges: { onChange: () => () => false },
    config: { cdnSeconds: 3600, cdnPurge: addresses },
    purgers: readPurgers(addresses, { timeoutMs }),
    patienceMs,
    warn: (error, words) => warnings.push(`${words}: ${error}`),
  })
  onTestFinished(async () => {
    await sharedCache.close()
    for (const cache of caches) await cache.stop()
  })
  return { ...sharedCache, clock, caches, cache: caches[0]!, warnings }
}

const note = (db: Db, ...tags: string[]) => asSystem(db, (tx) => notePurges(tx, tags))

const rows = (db: Db) => rowsIn(db, tasks)

const tagsOf = (count: number) => Array.from({ length: count }, (_, n) => `guide-${n}`)

describe('what has changed', () => {
  test('is said once however often it changed, and once more a minute later, when every process has heard of it', async ({
    db,
  }) => {
    const process = await openProcess(db)
    await note(db, 'guide-a', 'guide-b', 'guide-a')
    await process.workOff()
    await process.workOff()
    expect(process.cache.tags().toSorted()).toEqual(['guide-a', 'guide-b'])
    process.clock.ms += againAfterMs - 1
    await process.workOff()
    expect(process.cache.calls).toHaveLength(1)
    process.clock.ms += 1
    await process.workOff()
    expect(process.cache.tags().slice(2).toSorted()).toEqual(['guide-a', 'guide-b'])
    expect(await rows(db)).toEqual([])
  })

  test('is said at once though the database’s clock runs ahead', async ({ db }) => {
    const process = await openProcess(db, ['fastly'], {
      clock: { ms: Date.now() - 3_600_000 },
    })
    await note(db, 'guide-a')
    await process.workOff()
    expect(process.cache.tags()).toEqual(['guide-a'])
  })

  test('while a guide is saved again and again is said each time, and once at the end', async ({
    db,
  }) => {
    const process = await openProcess(db)
    for (let save = 0; save < 10; save += 1) {
      await note(db, 'guide-a')
      await process.workOff()
      process.clock.ms += 10_000
    }
    expect(process.cache.calls).toHaveLength(10)
    process.clock.ms += againAfterMs
    await process.workOff()
    expect(process.cache.calls).toHaveLength(11)
    expect(await rows(db)).toEqual([])
  })

  for (const [kind, most] of [
    ['varnish', 100],
    ['cloudflare', 100],
    ['fastly', 256],
  ] as const)
    test(`is said to ${kind} in calls of at most ${most}`, async ({ db }) => {
      const process = await openProcess(db, [kind])
      await note(db, ...tagsOf(most * 2 + 1))
      await process.workOff()
      expect(process.cache.calls).toHaveLength(3)
      expect(new Set(process.cache.tags()).size).toBe(most * 2 + 1)
    })

  test('is said to each of several caches', async ({ db }) => {
    const process = await openProcess(db, ['varnish', 'varnish', 'cloudflare'])
    await note(db, 'guide-a')
    await process.workOff()
    for (const cache of process.caches) expect(cache.tags()).toEqual(['guide-a'])
  })
})

describe('a cache that cannot be told', () => {
  for (const [how, broken] of [
    ['refuses', { answer: { status: 429 } }],
    ['fails', { answer: { status: 500 } }],
    ['says nothing', { isSilent: true }],
  ] as const)
    test(`and ${how} is told when it listens again`, async ({ db }) => {
      const timeoutMs = 'isSilent' in broken ? 100 : patientMs
      const process = await openProcess(db, ['cloudflare'], { timeoutMs })
      Object.assign(process.cache.state, broken)
      await note(db, 'guide-a', 'guide-b')
      for (let hour = 0; hour < 3; hour += 1) {
        await process.workOff()
        process.clock.ms += 3_600_000
      }
      expect(process.warnings).toHaveLength(3)
      expect((await rows(db)).map(({ lastError }) => lastError)).toEqual(
        Array(2).fill(expect.stringContaining('Cloudflare')),
      )
      expect(await process.readDelay()).toBeGreaterThan(10_000)
      const { clock } = process
      const patient = await openProcess(db, ['cloudflare'], { clock })
      await patient.workOff()
      expect(patient.cache.tags().toSorted()).toEqual(['guide-a', 'guide-b'])
      expect(await patient.readDelay()).toBe(0)
    })

  test('is left alone for as long as it says, and asked less and less when it says nothing', async ({
    db,
  }) => {
    const process = await openProcess(db)
    process.cache.state.answer = { status: 429, headers: { 'retry-after': '90' } }
    await note(db, 'guide-a')
    await process.workOff()
    process.clock.ms += 89_000
    await note(db, 'guide-b')
    await process.workOff()
    expect(process.cache.calls).toHaveLength(1)
    process.clock.ms += 1_000
    process.cache.state.answer = { status: 500 }
    const asked: number[] = []
    for (let second = 0; second < 200; second += 1) {
      const before = process.cache.calls.length
      await process.workOff()
      if (process.cache.calls.length > before) asked.push(second)
      process.clock.ms += 1_000
    }
    const waits = asked.slice(1).map((second, place) => second - (asked[place] ?? 0))
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60])
  })

  test('keeps another one from nothing, and hears of everything later', async ({ db }) => {
    const process = await openProcess(db, ['varnish', 'fastly'])
    const [broken, whole] = process.caches
    broken!.state.answer = { status: 500 }
    await note(db, 'guide-a')
    await process.workOff()
    expect(whole!.tags()).toEqual(['guide-a'])
    broken!.state.answer = {}
    process.clock.ms += 3_600_000
    await process.workOff()
    expect(broken!.tags()).toEqual(['guide-a', 'guide-a'])
  })

  test('and says nothing keeps what changes meanwhile from no other one, and hears of it later', async ({
    freshDatabase,
  }) => {
    const { db } = await freshDatabase()
    const process = await openProcess(db, ['varnish', 'fastly'], { patienceMs: 100 })
    const [silent, whole] = process.caches
    const afterTurn = async (cache = whole!) => {
      process.clock.ms += 5_000
      await process.workOff()
      return new Set(cache.tags())
    }
    silent!.state.isSilent = true
    for (const tag of ['guide-a', 'guide-b', 'guide-c']) {
      await note(db, tag)
      await expect.poll(() => afterTurn()).toContain(tag)
    }
    expect(silent!.tags()).toEqual(['guide-a'])

    silent!.state.isSilent = false
    silent!.letGo()
    await expect.poll(() => afterTurn(silent)).toEqual(new Set(['guide-a', 'guide-b', 'guide-c']))
  })

  test('keeps hundreds of others from no cache that can, neither then nor while it is left alone', async ({
    db,
  }) => {
    const process = await openProcess(db, ['varnish', 'varnish'])
    const [whole, broken] = process.caches
    broken!.state.answer = { status: 503, headers: { 'retry-after': '600' } }
    await note(db, ...tagsOf(1250))
    await process.workOff()
    expect(new Set(whole!.tags()).size).toBe(1250)
    expect(broken!.calls).toHaveLength(1)
    expect(process.warnings).toHaveLength(1)

    process.clock.ms += 1_000
    await note(db, 'guide-unpublished')
    await process.workOff()
    expect(whole!.tags().at(-1)).toBe('guide-unpublished')
    expect(broken!.calls).toHaveLength(1)

    broken!.state.answer = {}
    process.clock.ms += 600_000
    await process.workOff()
    expect(new Set(broken!.tags())).toEqual(new Set([...tagsOf(1250), 'guide-unpublished']))
    expect((await rows(db)).every(({ kind }) => kind === 'purge-again')).toBe(true)
  })

  test('is asked again when its own time has come, whatever another one wants', async ({ db }) => {
    const process = await openProcess(db, ['varnish', 'varnish', 'varnish'])
    const [whole, brief, long] = process.caches
    brief!.state.answer = { status: 500 }
    long!.state.answer = { status: 503, headers: { 'retry-after': '600' } }
    await note(db, 'guide-a')
    await process.workOff()
    brief!.state.answer = {}
    process.clock.ms += 1_000
    await process.workOff()
    expect([whole, brief, long].map((cache) => cache!.calls.length)).toEqual([2, 2, 1])
  })

  test('is told of what is new before what it has missed', async ({ db }) => {
    const process = await openProcess(db, ['varnish'])
    process.cache.state.answer = { status: 500 }
    await note(db, ...tagsOf(250))
    await process.workOff()
    process.clock.ms += 60_000
    process.cache.state.answer = {}
    await note(db, 'guide-unpublished')
    await process.workOff()
    expect(String(process.cache.calls[1]?.headers['xkey-purge'])).toContain('guide-unpublished')
  })

  test('for days fills no table with a guide that is saved again and again', async ({ db }) => {
    const process = await openProcess(db)
    process.cache.state.answer = { status: 500 }
    for (let save = 0; save < 50; save += 1) {
      await note(db, 'guide-a')
      await process.workOff()
      process.clock.ms += 61_000
    }
    expect((await rows(db)).length).toBeLessThan(3)
    expect(await process.readDelay()).toBeGreaterThan(40 * 60)
  })
})

test('a process that ends waits for no cache that says nothing, and another one says the rest at once', async ({
  db,
}) => {
  const process = await openProcess(db)
  process.cache.state.isSilent = true
  await note(db, ...tagsOf(300))
  const turn = process.workOff()
  await expect.poll(() => process.cache.calls.length).toBe(1)
  await process.close()
  await turn
  await process.workOff()
  expect([process.cache.calls.length, process.warnings]).toEqual([1, []])
  const next = await openProcess(db, ['fastly'], { clock: process.clock })
  await next.workOff()
  expect(new Set(next.cache.tags()).size).toBe(300)
})

test('what a process had in hand when it was killed is said by another one', async ({
  freshDatabase,
}) => {
  const { db } = await freshDatabase()
  const process = await openProcess(db)
  await note(db, 'guide-a')
  await claimPurges(db, { now: new Date(process.clock.ms), most: 10 })
  await process.workOff()
  expect(process.cache.calls).toEqual([])
  process.clock.ms += 60_000
  await process.workOff()
  expect(process.cache.tags()).toEqual(['guide-a'])
})
