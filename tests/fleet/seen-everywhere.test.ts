/** @module-tag long */
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeForm, makeGuide } from '#tests/guides/factories.ts'
import { adminOn } from '#tests/operator.ts'
import { clonePostgres } from '#tests/postgres/postgres-clone.ts'
import { emptyFolder } from '#tests/postgres/postgres-embedded.ts'
import { type Fleet, type FleetHost, startFleet, until, withoutPgbouncer } from './fleet.ts'
import { type Gate, openGate } from './gate.ts'
import { startPgbouncer } from './pgbouncer.ts'

const rounds = 15
/** So long a page is believed where nothing is heard. */
const believedMs = 30_000

const ways = [
  { name: 'on Postgres itself', isPooled: false, missing: undefined },
  { name: 'through PgBouncer', isPooled: true, missing: withoutPgbouncer },
]

describe.for(ways)('a change made in one process, $name', ({ name, isPooled, missing }) => {
  describe.skipIf(missing)(missing ?? 'is seen in the other', () => {
    let fleet: Fleet
    let host: FleetHost
    /** The line on which the second process hears of changes. */
    let hearing: Gate
    /** The second process's clock stands: what is seen there was heard, and has not just been believed to its end. */
    let goOn: (laterMs: number) => void
    const closing: (() => Promise<unknown>)[] = []

    beforeAll(async () => {
      const { url, database, remove } = await clonePostgres()
      closing.push(remove)
      const bouncer = isPooled ? await startPgbouncer(url) : undefined
      if (bouncer) closing.push(bouncer.stop)
      hearing = await openGate(Number(new URL(url).port))
      closing.push(hearing.close)
      const clock = path.join(emptyFolder(), 'clock')
      goOn = (laterMs) => writeFileSync(clock, String(laterMs))
      goOn(0)
      const heard = Object.assign(new URL(url), { port: String(hearing.port) }).href
      fleet = await startFleet({
        database: { ...database, url },
        ...(bouncer && { pooledUrl: bouncer.urlOf(url) }),
        envOf: (at): Record<string, string> =>
          at === 1
            ? {
                DATABASE_DIRECT_URL: heard,
                NODE_OPTIONS: `--import=${path.resolve('tests/fleet/held-clock.mjs')}`,
                HELD_CLOCK: clock,
              }
            : {},
      })
      closing.push(fleet.stop)
      host = await fleet.newHost({ courtesyCredits: 100 })
    })

    afterAll(async () => {
      for (const close of closing.toReversed()) await close()
    })

    test('at once: published, saved, under a new code, unpublished', async () => {
      const waits = new Map<string, number[]>()
      for (let round = 0; round < rounds; round += 1) {
        const deeds = await deedsOn(await newGuide())
        for (const { deed, act, isSeen } of deeds) {
          const waited = await waitFor(act, isSeen)
          waits.set(deed, [...(waits.get(deed) ?? []), waited])
        }
      }
      for (const [deed, all] of waits)
        console.log(`${name}, ${deed}: median ${medianOf(all)} ms, longest ${Math.max(...all)} ms`)
    })

    test('at once when the line on which it hears of changes was cut and is back', async () => {
      const [publish] = await deedsOn(await newGuide())
      const before = await listeners()
      await hearing.cut()
      await hearing.mend()
      await until(async () => (await listeners()).some((pid) => !before.includes(pid)))
      const waited = await waitFor(publish!.act, publish!.isSeen)
      console.log(`${name}, published while the line was new: ${waited} ms`)
    })

    async function listeners() {
      const { rows } = await fleet.database.pool.query<{ pid: number }>(
        `select pid from pg_stat_activity
         where datname = current_database() and application_name = 'zaguan' and query like 'listen %'`,
      )
      return rows.map(({ pid }) => pid)
    }

    test('within half a minute where nothing is heard, and at once again when it is', async () => {
      const [second, third] = [await deedsOn(await newGuide()), await deedsOn(await newGuide())]
      for (const { act, isSeen } of [second[0]!, third[0]!]) await waitFor(act, isSeen)
      const first = await deedsOn(await newGuide())
      hearing.hush()
      const unheard = [first[0]!, second[1]!, third[3]!]
      const looks = await Promise.all(
        unheard.map(async ({ act, isSeen }) => {
          const done = await act()
          return () => isSeen(done)
        }),
      )
      const seen = () => Promise.all(looks.map((look) => look()))
      expect(await seen()).toEqual([false, false, false])
      goOn(believedMs)
      await until(async () => !(await seen()).includes(false))
      await hearing.mend()
      const [publish] = await deedsOn(await newGuide())
      await waitFor(publish!.act, publish!.isSeen)
    })

    async function newGuide() {
      return makeGuide(fleet.db, {
        hostId: host.id,
        name: `Casa ${randomBytes(4).toString('hex')}`,
      })
    }

    type Guide = Awaited<ReturnType<typeof newGuide>>

    /** What a host, and an operator, do with a guide in the first process, and how the second shows it. */
    async function deedsOn(guide: Guide) {
      const [here, there] = fleet.members
      const { id } = guide
      const newName = `Casa ${randomBytes(4).toString('hex')}`
      let code = guide.shortCode
      const page = () => there!.ask({ path: `/g/${code}` })
      const done = async (method: string, path: string, body?: unknown) => {
        const answer = await host.call(here!, method, path, body)
        expect([path, answer.status, answer.text]).toEqual([path, 200, expect.anything()])
      }
      // What the second one knows already is what it has to forget.
      await page()
      return [
        {
          deed: 'published',
          act: () => done('POST', `/guide-credits/publish/${id}`),
          isSeen: async () => (await page()).status === 200,
        },
        {
          deed: 'saved',
          act: () =>
            done('PUT', `/guidebooks/${id}`, makeForm({ welcome: { propertyName: newName } })),
          isSeen: async () => (await page()).text.includes(newName),
        },
        {
          deed: 'under a new code',
          act: async () => {
            const { before, after } = await rotate(code)
            code = after
            return before
          },
          isSeen: async (before: unknown) =>
            (await page()).status === 200 &&
            (await there!.ask({ path: `/g/${before}` })).status === 404,
        },
        {
          deed: 'unpublished',
          act: () => done('POST', `/guide-credits/unpublish/${id}`),
          isSeen: async () => (await page()).status === 404,
        },
      ]
    }

    async function rotate(code: string) {
      const { db, pool } = fleet
      const admin = adminOn(db, { pool })
      return (await admin('guide', 'rotate-code', code, '--reason', 'lost poster', '--json')).data()
    }
  })
})

/** Milliseconds from the answer to the moment it is seen elsewhere. */
async function waitFor<Done>(act: () => Promise<Done>, isSeen: (done: Done) => Promise<boolean>) {
  const done = await act()
  const doneMs = performance.now()
  await until(() => isSeen(done))
  return Math.round(performance.now() - doneMs)
}

function medianOf(all: number[]) {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
}
