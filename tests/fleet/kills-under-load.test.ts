/** @module-tag long */
import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asSystem } from '#server/db/row-security/callers.ts'
import { guidebookSaves, properties, requestLimits } from '#server/db/tables/schema.ts'
import { makeForm, makeGuide } from '#tests/guides/factories.ts'
import { rowsIn } from '#tests/queries.ts'
import { type Answer, anyLoopback } from './ask.ts'
import { type FleetHost, keepAsking, until, withoutNginx } from './fleet.ts'
import { openFleet } from './place.ts'

const writers = 3
const answersBetween = Number(process.env.FAULT_ROUNDS ?? 12)

/** No process, a line that broke, a database that a busy machine keeps waiting: told as such, and sent again. */
const unanswered = [0, 502, 503, 504]

describe.skipIf(withoutNginx)(withoutNginx ?? 'behind nginx', () => {
  let fleet: Awaited<ReturnType<typeof openFleet>>

  beforeAll(async () => {
    fleet = await openFleet({ size: 3 })
  })

  afterAll(() => fleet?.stop())

  test('processes killed one after the other cost no save that was answered, make none twice, and no guest waits in vain', async () => {
    const hosts = await Promise.all(
      Array.from({ length: writers }, () => fleet.newHost({ courtesyCredits: 9 })),
    )
    const homes = await Promise.all(hosts.map(openHome))
    const saving = homes.map((home) => keepAsking(home.saveAndLook))
    const creating = homes.slice(0, 1).map((home) => keepAsking(home.create))
    const saved = () => saving.flatMap(({ soFar }) => soFar()).length
    for (const member of fleet.members) {
      const before = saved()
      await until(() => saved() >= before + answersBetween)
      await member.kill()
      await until(() => saved() >= before + 2 * answersBetween)
      await member.start()
    }
    const created = (await Promise.all(creating.map(({ stop }) => stop()))).flat()
    const seen = (await Promise.all(saving.map(({ stop }) => stop()))).flat()

    for (const home of homes) {
      const row = await rowOf(home.id)
      expect(row).toMatchObject({ name: home.lastName(), version: home.lastVersion() })
      expect(await countSaves(home.id)).toBe(home.lastVersion() - 1)
    }
    const failures = created.filter(({ status }) => status !== 201)
    console.log(
      `${saved()} saves and ${created.length} new guides while 3 processes were killed: ${failures.length} new guides unanswered; ${seen.length} pages asked for`,
    )
    expect(failures.filter(({ status }) => !unanswered.includes(status))).toEqual([])
    for (const { name, status } of created) {
      const rows = await countNamed(name)
      expect([name, status, rows]).toEqual([
        name,
        status,
        status === 201 ? 1 : expect.toBeOneOf([0, 1]),
      ])
    }
    expect(seen.filter(({ status }) => ![200, 0].includes(status))).toEqual([])
    // An answer that was already on its way when its process died.
    expect(seen.filter(({ status }) => status === 0).length).toBeLessThanOrEqual(writers * 3)
  })

  /** A published guide whose host saves again and again what was not answered, as the editor does. */
  async function openHome(host: FleetHost) {
    const guide = await makeGuide(fleet.db, { hostId: host.id, isPublished: true })
    let version = 1
    let name = guide.name
    async function save() {
      const saveId = randomUUID()
      const wish = `Casa ${saveId}`
      const body = { ...makeForm({ welcome: { propertyName: wish } }), version, saveId }
      for (;;) {
        const answer = await send('PUT', `/guidebooks/${guide.id}`, body)
        if (answer.status !== 200) {
          expect(unanswered, answer.text).toContain(answer.status)
          continue
        }
        expect(JSON.parse(answer.text).property.version).toBe(version + 1)
        version += 1
        name = wish
        return
      }
    }
    /** What a guest is shown meanwhile, by whichever process. */
    async function saveAndLook() {
      await save()
      return fleet.ask({ path: `/g/${guide.shortCode}`, from: anyLoopback() }).catch(brokenLine)
    }
    /** Nobody may send it again by himself: it has no name of its own. */
    async function create() {
      const wish = `Nueva ${randomUUID()}`
      const form = makeForm({ welcome: { propertyName: wish } })
      return { name: wish, status: (await send('POST', '/guidebooks', form)).status }
    }
    async function send(method: string, path: string, body: unknown): Promise<Answer> {
      const answer = await host.call(fleet, method, path, body).catch(brokenLine)
      if (answer.status !== 429) return answer
      await asSystem(fleet.db, (tx) => tx.delete(requestLimits))
      return send(method, path, body)
    }
    return { ...guide, saveAndLook, create, lastName: () => name, lastVersion: () => version }
  }

  async function rowOf(id: string) {
    const [row] = await rowsIn(fleet.db, properties, eq(properties.id, id))
    return row
  }

  async function countSaves(id: string) {
    const [row] = await asSystem(fleet.db, (tx) =>
      tx.select({ count: count() }).from(guidebookSaves).where(eq(guidebookSaves.propertyId, id)),
    )
    return row?.count
  }

  async function countNamed(name: string) {
    const [row] = await asSystem(fleet.db, (tx) =>
      tx.select({ count: count() }).from(properties).where(eq(properties.name, name)),
    )
    return row?.count
  }
})

function brokenLine(): Answer {
  return { status: 0, headers: {}, text: '' }
}
