/** What the data costs: queries a call, long lists against short ones, and a thousand guides against a million. */

import { foldedMinutes, mostVersions } from '#domain/guide/versions/versions.ts'
import { openDatabase } from '#server/db/open.ts'
import { openHostLimit } from '#server/http/call-limits.ts'
import { makeForm, makeGuide } from '#tests/guides/factories.ts'
import { openTestServer } from '#tests/open-test-server.ts'
import { startPostgres, type TestPostgres } from '#tests/postgres/postgres.ts'
import { queriesOf } from '#tests/queries.ts'
import { fillWithGuides } from './many-guides.ts'
import { serveOverHttp } from './over-http.ts'
import { tablesReadWhole } from './plans.ts'
import { atMost, conclude, type Row } from './report.ts'
import { timeByTurns } from './time-by-turns.ts'

type Context = Awaited<ReturnType<typeof openContext>>

const manyGuides = Number(process.env.BENCH_GUIDES ?? 1_000_000)

/** As full as a careful host's guide. */
const form = {
  welcome: { greeting: 'Hola', note: 'Una casa tranquila. '.repeat(20) },
  houseRules: {
    rules: Array.from({ length: 8 }, () => ({ title: 'Silencio', notes: 'De noche' })),
  },
  checkout: { steps: Array.from({ length: 6 }, () => ({ title: 'Llaves', notes: 'En la caja' })) },
}

const postgres = await startPostgres()
const rows: Row[] = []
try {
  const few = await openContext(postgres, 1_000)
  const many = await openContext(postgres, manyGuides)
  rows.push(...(await countQueries(few)))
  rows.push(...(await compareLists(few)))
  rows.push(...(await compareSaves(few)))
  rows.push(...(await compareSizes(few, many)))
  if (manyGuides >= 100_000) rows.push(...(await readPlans(many)))
  await few.close()
  await many.close()
} finally {
  await postgres.stop()
}
await conclude('data', rows)

/** The API among so many guides of others, with hosts of 5, 15 and 500 guides of their own. */
async function openContext(server: TestPostgres, guides: number) {
  const name = `guides_${guides}`
  const url = await server.createDatabase(name)
  const database = await openDatabase({ databaseUrl: url, dataDir: server.folder })
  const admin = new URL(server.adminUrl)
  admin.pathname = `/${name}`
  const test = await openTestServer(database)
  const hosts = await Promise.all([5, 15, 500].map(() => test.makeHost({ courtesyCredits: 1_000 })))
  const [short, usual, long] = hosts
  if (!short || !usual || !long) throw new Error('three hosts were asked for')
  for (const [host, count] of [
    [short, 5],
    [usual, 15],
    [long, 500],
  ] as const) {
    for (let guide = 0; guide < count; guide += 1)
      await makeGuide(test.db, { hostId: host.id, form })
  }
  const published = await makeGuide(test.db, { hostId: usual.id, form, isPublished: true })
  const draft = await makeGuide(test.db, { hostId: usual.id, form })
  console.log(`filling a database with ${guides} guides …`)
  await fillWithGuides(admin.href, guides)
  const measure = { times: 1e9, seconds: 60, refusal: 'rate_limited' } as const
  const clock = { aheadMs: 0 }
  const { api } = test.withOverrides({
    limits: { ...test.resources.limits, writes: openHostLimit(database, 'writes', measure) },
    now: () => new Date(Date.now() + clock.aheadMs),
  })
  const http = await serveOverHttp(api)
  const callAs = async (host: { id: string }) => {
    const { token } = await test.resources.auth.issueAccessToken(host.id)
    return (method: string, address: string, body?: object) =>
      http.call(token, method, address, body)
  }
  const calls = { short: await callAs(short), usual: await callAs(usual), long: await callAs(long) }
  const save = (note: string) =>
    calls.usual('PUT', `/guidebooks/${draft.id}`, makeForm({ ...form, welcome: { note } }))
  return {
    database,
    usual,
    list: () => calls.usual('GET', '/guidebooks'),
    shortList: () => calls.short('GET', '/guidebooks'),
    longList: () => calls.long('GET', '/guidebooks'),
    one: () => calls.usual('GET', `/guidebooks/${draft.id}`),
    asGuest: () => calls.usual('GET', `/guidebooks/public/${published.shortCode}`),
    saveSame: () => save('Igual'),
    saveFolded: () => save(crypto.randomUUID()),
    saveKept() {
      clock.aheadMs += (foldedMinutes + 1) * 60_000
      return save(crypto.randomUUID())
    },
    publish: () => calls.usual('POST', `/guide-credits/publish/${draft.id}`),
    unpublish: () => calls.usual('POST', `/guide-credits/unpublish/${draft.id}`),
    async close() {
      await http.close()
      await test.close()
      await database.close()
    },
  }
}

async function countQueries({ longList, one, asGuest, publish, unpublish }: Context) {
  await longList()
  const counts = [
    atMost('queries: list of 500', (await queriesOf(longList)).length, 2),
    atMost('queries: one guide', (await queriesOf(one)).length, 2),
    atMost('queries: a guest’s guide', (await queriesOf(asGuest)).length, 2),
    atMost('queries: publish, beside whose session it is', await countOwn(publish), 5),
    atMost('queries: unpublish, beside whose session it is', await countOwn(unpublish), 4),
  ]
  return counts
}

/** A call that writes asks once more whose session it is. */
async function countOwn(work: () => Promise<unknown>) {
  const asked = await queriesOf(work)
  return asked.filter(({ text }) => !text.includes('from "session"')).length
}

async function compareLists({ shortList, longList }: Context) {
  const { short, long } = await timeByTurns({ short: shortList, long: longList }, { rounds: 300 })
  return [atMost('time: list of 500 / list of 5', long / short, 3)]
}

/** Each after a hundred versions are there, so that one has to go for the next. */
async function compareSaves({ saveSame, saveFolded, saveKept }: Context) {
  // After another's save the first of these changes something: only the second is the same.
  const times = await timeByTurns(
    { before: saveSame, same: saveSame, kept: saveKept, folded: saveFolded },
    { warmUps: mostVersions + 1, rounds: 60 },
  )
  return [
    atMost(
      'time: a save that keeps a version / one that changes nothing',
      times.kept / times.same,
      2,
    ),
    atMost('time: a save soon after it / one that changes nothing', times.folded / times.same, 1.5),
  ]
}

async function compareSizes(few: Context, many: Context) {
  const toAndFro = (context: Context) => async () => {
    await context.publish()
    await context.unpublish()
  }
  const times = await timeByTurns({
    fewGuest: few.asGuest,
    manyGuest: many.asGuest,
    fewList: few.list,
    manyList: many.list,
    fewPublish: toAndFro(few),
    manyPublish: toAndFro(many),
  })
  const sizes = `${manyGuides} / 1000 guides`
  return [
    atMost(`time: a guest’s guide, ${sizes}`, times.manyGuest / times.fewGuest, 2),
    atMost(`time: list, ${sizes}`, times.manyList / times.fewList, 2),
    atMost(`time: publish and unpublish, ${sizes}`, times.manyPublish / times.fewPublish, 2),
  ]
}

async function readPlans({ database, ...context }: Context) {
  const rows: Row[] = []
  for (const [what, work] of [
    ['list', context.list],
    ['one guide', context.one],
    ['a guest’s guide', context.asGuest],
    ['publish', context.publish],
  ] as const) {
    const ofGuides = (await queriesOf(work)).filter(({ text }) => !text.includes('request_limits'))
    const plans = ofGuides.map((statement) => tablesReadWhole(database, statement))
    const whole = (await Promise.all(plans)).flat()
    rows.push({
      what: `plan: ${what} reads no table whole`,
      measured: whole.join(', ') || 'none',
      budget: 'none',
      verdict: whole.length === 0 ? 'within' : 'over',
    })
  }
  return rows
}
