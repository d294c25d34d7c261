/** @module-tag long */
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { mailOutbox, tasks } from '#server/db/tables/schema.ts'
import { makeForm, makeGuide } from '#tests/guides/factories.ts'
import { startPostgres } from '#tests/postgres/postgres.ts'
import { rowsIn } from '#tests/queries.ts'
import {
  type Fleet,
  keepAsking,
  startFleet,
  until,
  withoutNginx,
  withoutPgbouncer,
} from './fleet.ts'
import { startPgbouncer } from './pgbouncer.ts'
import { uploadOf } from './upload.ts'

const ways = [
  { name: 'killed', ends: 'SIGQUIT', isPooled: false, missing: undefined },
  { name: 'told to restart', ends: 'SIGINT', isPooled: false, missing: undefined },
  {
    name: 'killed behind PgBouncer',
    ends: 'SIGQUIT',
    isPooled: true,
    missing: withoutPgbouncer,
  },
] as const

const savers = 20

describe.for(ways)(
  'a Postgres that ends under load, $name',
  ({ name, ends, isPooled, missing }) => {
    test.skipIf(missing)(
      missing ??
        'is told as such, guides at hand are shown, and all go on by themselves when it is back',
      async () => {
        const { postgres, fleet } = await openOwn(isPooled)
        const host = await fleet.newHost({ courtesyCredits: 9 })
        const guide = await makeGuide(fleet.db, { hostId: host.id, isPublished: true })
        const page = () => fleet.ask({ path: `/g/${guide.shortCode}` })
        for (const member of fleet.members) await member.ask({ path: `/g/${guide.shortCode}` })
        const readings = fleet.members.map((member) =>
          keepAsking(() => host.call(member, 'GET', '/guidebooks')),
        )
        const saving = await Promise.all(
          Array.from({ length: savers }, (_, at) => startSaver(fleet, at)),
        )
        const pages = keepAsking(page)
        const asked = [...readings, ...saving]
        const answers = () => asked.flatMap(({ soFar }) => soFar())
        /** Whether each of them was answered so since now. */
        const eachHas = (status: number) => {
          const before = asked.map(({ soFar }) => soFar().length)
          const isAnswered = ({ soFar }: (typeof asked)[number], at: number) =>
            soFar()
              .slice(before[at])
              .some((answer) => answer.status === status)
          return () => asked.every(isAnswered)
        }
        await until(eachHas(200))
        await postgres.down(ends)
        await until(eachHas(503))
        expect((await fleet.ask({ path: '/readyz' })).status).toBe(503)
        expect((await fleet.ask({ path: '/healthz' })).status).toBe(200)
        expect((await fleet.ask({ path: '/g/nowhere99' })).status).toBe(503)
        const before = pages.soFar().length
        await until(() => pages.soFar().length > before + 20)
        const upMs = performance.now()
        await postgres.up()
        await until(eachHas(200))
        const backMs = Math.round(performance.now() - upMs)
        await Promise.all(asked.map(({ stop }) => stop()))
        const failed = answers().filter(({ status }) => ![200, 429].includes(status))
        console.log(
          `${name}: all served again ${backMs} ms after its start; ${failed.length} of ${answers().length} answers refused`,
        )
        for (const { status, headers, body } of failed) {
          expect([status, body]).toEqual([503, { code: 'unavailable', error: expect.any(String) }])
          expect(Number(headers['retry-after'])).toBeGreaterThan(0)
        }
        for (const { acknowledged, read } of saving)
          expect(await read()).toBeGreaterThanOrEqual(acknowledged())
        const shown = await pages.stop()
        expect(shown.filter(({ status }) => status !== 200)).toEqual([])
        // They hear of changes again, too.
        const [here, there] = fleet.members
        await until(async () => (await fleet.ask({ path: '/readyz' })).status === 200)
        await host.call(here!, 'POST', `/guide-credits/unpublish/${guide.id}`)
        await until(
          async () => (await there!.ask({ path: `/g/${guide.shortCode}` })).status === 404,
        )
      },
    )
  },
)

/** A host of his own who saves without a pause, each time under the next number. */
async function startSaver(fleet: Fleet, at: number) {
  const host = await fleet.newHost()
  const guide = await makeGuide(fleet.db, { hostId: host.id })
  const path = `/guidebooks/${guide.id}`
  const door = withoutNginx ? fleet.members[at % fleet.members.length]! : fleet
  let acknowledged = -1
  const saving = keepAsking(async (time) => {
    const form = makeForm({ welcome: { propertyName: `Casa ${time}` } })
    const answer = await host.call(door, 'PUT', path, form)
    if (answer.status === 200) acknowledged = time
    return answer
  })
  return {
    ...saving,
    acknowledged: () => acknowledged,
    /** The number of the save that is kept. */
    async read() {
      const { body } = await host.call(door, 'GET', path)
      return Number(body.property.name.replace('Casa ', ''))
    },
  }
}

async function openOwn(isPooled: boolean) {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const { url } = postgres
  const database = await openDatabase({ databaseUrl: url, dataDir: postgres.folder })
  onTestFinished(() => database.close())
  const bouncer = isPooled ? await startPgbouncer(url) : undefined
  if (bouncer) onTestFinished(bouncer.stop)
  const fleet = await startFleet({
    database: { ...database, url },
    ...(bouncer && { pooledUrl: bouncer.urlOf(url) }),
    env: { LOG_LEVEL: 'fatal' },
  })
  onTestFinished(fleet.stop)
  return { postgres, fleet }
}

test('a photo store and a mail server that are away cost photos and mails alone, and both go on when they are back', async () => {
  const { fleet } = await openOwn(false)
  const host = await fleet.newHost()
  const [here, there] = fleet.members
  const guide = await makeGuide(fleet.db, { hostId: host.id, isPublished: true })
  const photo = await here!.ask(await uploadOf(host))
  const { path } = JSON.parse(photo.text)

  await fleet.s3.cut()
  await fleet.smtp.cut()
  const refused = await here!.ask(await uploadOf(host))
  expect([refused.status, JSON.parse(refused.text)]).toEqual([
    expect.toBeOneOf([500, 502, 503]),
    { code: 'upload_failed', error: expect.any(String) },
  ])
  expect((await there!.ask({ path })).status).toBe(503)
  expect((await there!.ask({ path: `/g/${guide.shortCode}` })).status).toBe(200)
  const form = makeForm({ welcome: { propertyName: 'Casa Ciruelo' } })
  expect((await host.call(there!, 'PUT', `/guidebooks/${guide.id}`, form)).status).toBe(200)
  expect(JSON.parse((await there!.ask({ path: '/readyz' })).text)).toMatchObject({
    database: true,
    photos: false,
  })
  const body = { email: 'ana@example.com', message: 'No encuentro la llave del portón.' }
  const message = { method: 'POST', path: '/api/support/messages', body }
  expect((await here!.ask(message)).status).toBe(201)
  await until(async () => (await waiting()).some(({ lastError }) => lastError !== null))

  await fleet.smtp.mend()
  await fleet.s3.mend()
  expect((await there!.ask({ path })).status).toBe(200)
  expect((await here!.ask(await uploadOf(host))).status).toBe(201)
  // Its next try is due.
  await asSystem(fleet.db, (tx) => tx.update(tasks).set({ nextAt: null }))
  await until(async () => (await waiting()).length === 0)
  expect(fleet.mail.received).toMatchObject([{ to: ['soporte@zaguan.test'] }])

  // It takes what it is given, and never answers.
  fleet.s3.hush()
  expect((await there!.ask({ path })).status).toBe(503)
  await fleet.s3.mend()

  function waiting() {
    return rowsIn(fleet.db, mailOutbox, sql`${mailOutbox.sentAt} is null`)
  }
})
