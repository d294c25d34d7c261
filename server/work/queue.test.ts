import { asc } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import type { Db } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { tasks } from '#server/db/tables/schema.ts'
import { test } from '#tests/api-test.ts'
import {
  beginAnew,
  claimTasks,
  countGivenUp,
  enqueue,
  growing,
  type Handler,
  openLine,
  type TaskKind,
  workThrough,
} from './queue.ts'

const minuteMs = 60_000
const start = new Date('2027-03-01T12:00:00Z')
const now = () => start
const later = (ms: number) => new Date(start.getTime() + ms)
const endless = new AbortController().signal

describe('a task that fails', () => {
  test('rests as long as its handler says, and keeps the reason; the next one is done all the same', async ({
    db,
  }) => {
    await want(db, 'mail', 'first', 'second')
    await workThrough({ db, now }, handlerOf({ fails: ['first'] }), endless)
    expect(await listTasks(db)).toEqual([
      expect.objectContaining({
        subject: 'first',
        attempts: 1,
        nextAt: later(5 * minuteMs),
        lastError: 'it rained',
        failedAt: null,
      }),
    ])
    expect(await claim(db, later(5 * minuteMs - 1))).toEqual([])
    expect(await claim(db, later(5 * minuteMs))).toEqual(['first'])
  })

  test('and is given up stays to be seen, and nobody tries it again', async ({ db }) => {
    await want(db, 'mail', 'first')
    const onFailure = () => ({ givenUp: 'nobody lives there' })
    await workThrough({ db, now }, handlerOf({ fails: ['first'], onFailure }), endless)
    expect(await listTasks(db)).toEqual([
      expect.objectContaining({
        subject: 'first',
        lastError: 'nobody lives there',
        failedAt: start,
      }),
    ])
    expect(await claim(db, later(365 * 24 * 60 * minuteMs))).toEqual([])
    expect(await countGivenUp(db)).toEqual([{ kind: 'mail', tasks: 1 }])
  })

  test('and is to rest no time goes back to whoever comes, and the work ends', async ({ db }) => {
    await want(db, 'mail', 'first', 'second')
    const onFailure = () => ({ reason: 'we are closing', waitMs: 0, isCounted: false })
    const handler = handlerOf({ fails: ['first', 'second'], onFailure })
    await workThrough({ db, now }, handler, endless)
    expect(handler.work).toHaveBeenCalledTimes(1)
    expect(await listTasks(db)).toEqual([
      expect.objectContaining({ subject: 'first', attempts: 0, nextAt: null }),
      expect.objectContaining({ subject: 'second', attempts: 0, nextAt: null }),
    ])
  })

  test('is told to whoever notes failures, with what becomes of it', async ({ db }) => {
    await want(db, 'mail', 'first')
    const noteFailure = vi.fn(async () => {})
    await workThrough({ db, now }, handlerOf({ fails: ['first'], noteFailure }), endless)
    expect(noteFailure).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.objectContaining({ subject: 'first' }),
      { reason: 'it rained', waitMs: 5 * minuteMs },
    )
  })

  test('can begin anew, with all its tries', async ({ db }) => {
    await want(db, 'mail', 'first', 'second')
    await want(db, 'photo-avif', 'first')
    const onFailure = () => ({ givenUp: 'nobody lives there' })
    await workThrough({ db, now }, handlerOf({ fails: ['first', 'second'], onFailure }), endless)
    await asSystem(db, (tx) => beginAnew(tx, 'mail', 'first'))
    const rows = await listTasks(db)
    expect(
      rows.map(({ kind, subject, attempts, failedAt }) => [kind, subject, attempts, failedAt]),
    ).toEqual([
      ['mail', 'first', 0, null],
      ['mail', 'second', 1, start],
      ['photo-avif', 'first', 0, null],
    ])
  })
})

describe('a task', () => {
  test('that is at work is nobody else’s until its claim has run out', async ({ db }) => {
    await want(db, 'mail', 'first')
    expect(await claim(db, start)).toEqual(['first'])
    expect(await claim(db, later(minuteMs - 1))).toEqual([])
    expect(await claim(db, later(minuteMs))).toEqual(['first'])
    expect((await listTasks(db))[0]).toMatchObject({ attempts: 2 })
  })

  test('that is new goes before one that was tried', async ({ db }) => {
    await want(db, 'mail', 'tried')
    await claim(db, start)
    await want(db, 'mail', 'new')
    expect(await claim(db, later(minuteMs))).toEqual(['new'])
  })

  test('is claimed by its kind, and no more of them than were asked for', async ({ db }) => {
    await want(db, 'mail', 'first', 'second', 'third')
    await want(db, 'photo-avif', 'another')
    expect(await claim(db, start, 2)).toEqual(['first', 'second'])
    expect(await listTasks(db)).toHaveLength(4)
  })

  test('that is done is gone, what was noted with it stays, and what follows comes after', async ({
    db,
  }) => {
    await want(db, 'mail', 'first', 'second')
    const follow = vi.fn()
    const work: Handler['work'] =
      async ({ subject }) =>
      async (tx) => {
        await enqueue(tx, 'photo-avif', `after ${subject}`)
        return follow
      }
    await workThrough({ db, now }, { ...handlerOf({}), work }, endless)
    expect((await listTasks(db)).map(({ subject }) => subject)).toEqual([
      'after first',
      'after second',
    ])
    expect(follow).toHaveBeenCalledTimes(2)
  })

  test('waits when the work was told to end', async ({ db }) => {
    await want(db, 'mail', 'first')
    const handler = handlerOf({})
    await workThrough({ db, now }, handler, AbortSignal.abort())
    expect(handler.work).not.toHaveBeenCalled()
    expect(await listTasks(db)).toHaveLength(1)
  })
})

test('the wait doubles from failure to failure, up to the longest', () => {
  const wait = { firstMs: 1_000, mostMs: 10_000 }
  const waits = [1, 2, 3, 4, 5, 60].map((failures) => growing(failures, wait))
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000])
})

describe('a line of work', () => {
  test('asked for while it runs looks once more, and once only', async () => {
    const turns = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let begun = 0
    const line = openLine(() => turns[begun++]!.promise)
    const asked = [line.workOff(), line.workOff(), line.workOff()]
    expect(begun).toBe(1)
    turns[0]!.resolve()
    await vi.waitFor(() => expect(begun).toBe(2))
    turns[1]!.resolve()
    await Promise.all(asked)
    expect(begun).toBe(2)
  })

  test('that failed is there for the next who asks', async () => {
    const work = vi.fn().mockRejectedValueOnce(new Error('no luck')).mockResolvedValue(undefined)
    const line = openLine(work)
    await expect(line.workOff()).rejects.toThrow('no luck')
    await line.workOff()
    expect(work).toHaveBeenCalledTimes(2)
  })

  test('that was stopped begins nothing more, and its closing waits for what runs', async () => {
    const running = Promise.withResolvers<void>()
    const work = vi.fn((_: AbortSignal) => running.promise)
    const line = openLine(work)
    void line.workOff()
    const closed = vi.fn()
    const closing = line.close().then(closed)
    expect(work.mock.calls[0]![0].aborted).toBe(true)
    await line.workOff()
    expect(closed).not.toHaveBeenCalled()
    running.resolve()
    await closing
    expect(work).toHaveBeenCalledTimes(1)
  })
})

function handlerOf({ fails = [], ...more }: Partial<Handler> & { fails?: string[] }) {
  return {
    kind: 'mail' as const,
    claimMs: minuteMs,
    work: vi.fn<Handler['work']>(async ({ subject }) => {
      if (fails.includes(subject)) throw new Error('it rained')
      return undefined
    }),
    onFailure: (_: unknown, error: unknown) => ({
      reason: (error as Error).message,
      waitMs: 5 * minuteMs,
    }),
    ...more,
  }
}

/** Each a little later than the one before: in one transaction all would be wanted in the same moment. */
async function want(db: Db, kind: TaskKind, ...subjects: string[]) {
  const rows = subjects.map((subject, at) => ({ kind, subject, since: later(at) }))
  await asSystem(db, (tx) => tx.insert(tasks).values(rows))
}

async function claim(db: Db, at: Date, most = 1) {
  const claimed = await claimTasks(db, { kinds: ['mail'], now: at, most, claimMs: minuteMs })
  return claimed.map(({ subject }) => subject).sort()
}

function listTasks(db: Db) {
  return asSystem(db, (tx) => tx.select().from(tasks).orderBy(asc(tasks.kind), asc(tasks.subject)))
}
