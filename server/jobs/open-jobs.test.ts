import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, expectTypeOf } from 'vitest'
import type { Db } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { jobLeases } from '#server/db/tables/schema.ts'
import { test } from '#tests/api-test.ts'
import { countFailures, type Job, openJobs } from './open-jobs.ts'

const hour = 3_600_000

/** For every clock there is, the database's too: its leases end that much sooner. */
async function passTime(db: Db, clock: { ms: number }, ms: number) {
  clock.ms += ms
  await moveLeases(db, -ms)
}

function moveLeases(db: Db, ms: number) {
  const until = sql`${jobLeases.until} + ${ms}::float8 * interval '1 millisecond'`
  return asSystem(db, (tx) => tx.update(jobLeases).set({ until }))
}

/** A process of the fleet: its own jobs on the common database. */
function openProcess(db: Db, clock: { ms: number }, jobs: Job[]) {
  const failures: string[] = []
  const process = openJobs({
    db,
    now: () => new Date(clock.ms),
    random: randomBytes,
    onFailure: (name, error) => failures.push(`${name}: ${error}`),
    jobs,
  })
  return { ...process, failures }
}

function counting(name = 'count', everyMs = hour) {
  const counted = { runs: 0 }
  const job: Job = {
    name,
    everyMs,
    run: async () => {
      counted.runs += 1
    },
  }
  return { counted, job }
}

describe('a job', () => {
  test('runs when it is due, and again within half a minute of its next time', async ({ db }) => {
    const clock = { ms: Date.UTC(2026, 4, 4) }
    const { counted, job } = counting()
    const process = openProcess(db, clock, [job])
    await process.runDue()
    await process.runDue()
    expect(counted.runs).toBe(1)
    await passTime(db, clock, hour - 60_000)
    await process.runDue()
    expect(counted.runs).toBe(1)
    await passTime(db, clock, 90_000)
    await process.runDue()
    expect(counted.runs).toBe(2)
  })

  test('that ends changes nothing of when another one of its process is due', async ({ db }) => {
    const clock = { ms: Date.UTC(2026, 4, 4) }
    const rare = counting('rare', 24 * hour)
    const often = counting('often')
    const process = openProcess(db, clock, [rare.job, often.job])
    await process.runDue()
    await passTime(db, clock, 2 * hour)
    await process.runDue()
    await passTime(db, clock, 2 * hour)
    await process.runDue()
    expect([rare.counted.runs, often.counted.runs]).toEqual([1, 3])
  })

  test('that fails is reported, and the others run', async ({ db }) => {
    const clock = { ms: Date.UTC(2026, 4, 4) }
    const { counted, job } = counting()
    const failing = { name: 'fail', everyMs: hour, run: () => Promise.reject(new Error('no')) }
    const process = openProcess(db, clock, [failing, job])
    await process.runDue()
    expect(process.failures).toEqual(['fail: Error: no'])
    expect(counted.runs).toBe(1)
  })

  test('that fails is tried again within two minutes', async ({ db }) => {
    const clock = { ms: Date.UTC(2026, 4, 4) }
    const tries: number[] = []
    const failing = {
      name: 'fail',
      everyMs: hour,
      run: () => {
        tries.push(clock.ms)
        return Promise.reject(new Error('no'))
      },
    }
    const process = openProcess(db, clock, [failing])
    await process.runDue()
    await passTime(db, clock, 120_000)
    await process.runDue()
    expect(tries).toHaveLength(2)
  })
})

describe('a job that goes on failing', () => {
  test('waits twice as long after each try, at most an hour, however many processes look', async ({
    db,
  }) => {
    const minute = 60_000
    const clock = { ms: Date.UTC(2026, 4, 4) }
    const tries: number[] = []
    const run = () => {
      tries.push(clock.ms)
      return Promise.reject(new Error('no'))
    }
    const job = { name: 'fail', everyMs: 24 * hour, run }
    const fleet = [openProcess(db, clock, [job]), openProcess(db, clock, [job])]
    for (let step = 0; step < 190; step += 1) {
      for (const process of fleet) await process.runDue()
      await passTime(db, clock, minute)
    }
    const waits = tries.slice(1).map((at, place) => (at - tries[place]!) / minute)
    expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  })

  test('is counted until it goes well, and has its usual wait again', async ({ db }) => {
    const clock = { ms: Date.UTC(2026, 4, 4) }
    let isBroken = true
    const run = () => (isBroken ? Promise.reject(new Error('no')) : Promise.resolve())
    const process = openProcess(db, clock, [{ name: 'fail', everyMs: hour, run }])
    await process.runDue()
    await passTime(db, clock, 90_000)
    await process.runDue()
    expect(await countFailures(db)).toEqual([{ job: 'fail', failures: 2 }])
    isBroken = false
    await passTime(db, clock, hour)
    await process.runDue()
    expect(await countFailures(db)).toEqual([])
    isBroken = true
    await passTime(db, clock, hour)
    await process.runDue()
    expect(await countFailures(db)).toEqual([{ job: 'fail', failures: 1 }])
  })
})

describe('a clock', () => {
  const start = Date.UTC(2026, 4, 4)

  test('of a process that goes wrong has no job run early or late', async ({ db }) => {
    const clock = { ms: start }
    const { counted, job } = counting()
    const process = openProcess(db, clock, [job])
    await process.runDue()
    for (const ms of [start + 31 * 24 * hour, start - hour]) {
      clock.ms = ms
      await process.runDue()
      expect(counted.runs).toBe(1)
    }
    await moveLeases(db, -hour)
    clock.ms -= hour
    await process.runDue()
    expect(counted.runs).toBe(2)
  })

  test('of a process that runs ahead takes no job from another one that is at it', async ({
    freshDatabase,
  }) => {
    const { db } = await freshDatabase()
    const begun = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    const run = () => {
      begun.resolve()
      return finish.promise
    }
    const turn = openProcess(db, { ms: start }, [{ name: 'count', everyMs: hour, run }]).runDue()
    await begun.promise
    const { counted, job } = counting()
    await openProcess(db, { ms: start + 2 * 60_000 }, [job]).runDue()
    expect(counted.runs).toBe(0)
    finish.resolve()
    await turn
  })

  test('of the database that went a month ahead and was set right costs no job more than its usual wait', async ({
    db,
  }) => {
    const clock = { ms: start }
    const { counted, job } = counting()
    const process = openProcess(db, clock, [job])
    await process.runDue()
    await moveLeases(db, 31 * 24 * hour)
    clock.ms += hour
    await process.runDue()
    expect(counted.runs).toBe(2)
    await openProcess(db, clock, [job]).runDue()
    expect(counted.runs).toBe(2)
  })
})

describe('a fleet of processes', () => {
  test('runs each job in one of them', async ({ freshDatabase }) => {
    const { db } = await freshDatabase()
    const clock = { ms: Date.UTC(2026, 4, 4) }
    const { counted, job } = counting()
    const fleet = Array.from({ length: 8 }, () => openProcess(db, clock, [job]))
    for (let round = 1; round <= 5; round += 1) {
      await Promise.all(fleet.map((process) => process.runDue()))
      expect(counted.runs).toBe(round)
      await passTime(db, clock, hour)
    }
  })

  test('takes over from one that died in the middle, a minute later and not before', async ({
    freshDatabase,
  }) => {
    const { db } = await freshDatabase()
    const clock = { ms: Date.UTC(2026, 4, 4) }
    const begun = Promise.withResolvers<void>()
    const dead = openProcess(db, clock, [
      {
        name: 'count',
        everyMs: hour,
        run: () => {
          begun.resolve()
          return new Promise(() => {})
        },
      },
    ])
    void dead.runDue()
    await begun.promise
    const { counted, job } = counting()
    const living = openProcess(db, clock, [job])
    await passTime(db, clock, 30_000)
    await living.runDue()
    expect(counted.runs).toBe(0)
    await passTime(db, clock, 60_000)
    await living.runDue()
    expect(counted.runs).toBe(1)
  })
})

test('at once runs only what has a job of its name', () => {
  type Name = Parameters<ReturnType<typeof openJobs>['soon']>[0]
  expectTypeOf<Name>().toEqualTypeOf<'photo-avif' | 'all-my-data'>()
  expectTypeOf<'mail'>().not.toExtend<Name>()
})

test('closing waits for what runs', async ({ db }) => {
  const finish = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  let isDone = false
  const process = openProcess(db, { ms: Date.UTC(2026, 4, 4) }, [
    {
      name: 'slow',
      everyMs: hour,
      run: async () => {
        begun.resolve()
        await finish.promise
        isDone = true
      },
    },
  ])
  void process.runDue()
  await begun.promise
  const closing = process.close()
  finish.resolve()
  await closing
  expect(isDone).toBe(true)
})
