import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { hostLimits } from '#domain/host/host-limits.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { makeGuide } from '#tests/guides/factories.ts'
import { type TestServer, test } from '#tests/server-test.ts'
import { makeBrowser } from '#tests/sign-in.ts'

const own = 'http://zaguan.test'

type Call = { method: string; address: string }
type Sent = { headers: Record<string, string>; body?: string | undefined }

/** Every call there is, documented or not, with a guide of the caller's where an id is asked for. */
function callsOf({ api }: TestServer, id: string): Call[] {
  const exact = api.routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
  const all = exact.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, id)}`)
  return [...new Set(all)].map((call) => {
    const [method = '', address = ''] = call.split(' ')
    return { method, address }
  })
}

function isWriting({ method }: Call) {
  return method !== 'GET'
}

function send({ front }: TestServer, { method, address }: Call, { headers, body }: Sent) {
  return front.request(`${own}/api${address}`, {
    method,
    headers,
    ...(body !== undefined && { body: new TextEncoder().encode(body) }),
  })
}

async function codeOf(answer: Response) {
  const text = await answer.text()
  return `${answer.status} ${text.startsWith('{') ? JSON.parse(text).code : ''}`.trim()
}

/** The content of every table, in short. */
function everythingIn({ db }: TestServer) {
  return asSystem(db, async (tx) => {
    const { rows: tables } = await tx.execute(
      sql`select tablename from pg_tables where schemaname = 'public' order by 1`,
    )
    const contents: Record<string, unknown> = {}
    for (const { tablename } of tables) {
      const name = String(tablename)
      const { rows } = await tx.execute(
        sql`select md5(string_agg(t::text, ',' order by t::text)) as sum from ${sql.identifier(name)} t`,
      )
      contents[name] = rows[0]?.sum
    }
    return contents
  })
}

async function openProduct(server: TestServer) {
  const browser = await makeBrowser(server)
  const guide = await makeGuide(server.db, { hostId: browser.id, isPublished: true })
  const calls = callsOf(server, guide.id)
  expect(calls.filter(isWriting).length).toBeGreaterThan(30)
  return { browser, guide, calls }
}

const json = 'application/json'
const evil = 'https://evil.example'

/** What a page of another site can make a browser send, and what it is told. */
const foreign: Record<string, Record<string, string>> = {
  'from another site': { origin: evil, 'content-type': json },
  'from another site that says otherwise': { origin: evil, 'sec-fetch-site': 'same-origin' },
  'from another port': { origin: `${own}:8080`, 'content-type': json },
  'from nowhere': { 'content-type': json },
  'from nowhere, by another site': { 'sec-fetch-site': 'cross-site', 'content-type': json },
  'from nowhere, by a neighbour': { 'sec-fetch-site': 'same-site', 'content-type': json },
  'from nowhere, by hand': { 'sec-fetch-site': 'none', 'content-type': json },
  'from a frame without a name': {
    origin: 'null',
    'sec-fetch-site': 'same-origin',
    'content-type': json,
  },
  'from an empty origin': { origin: '', 'sec-fetch-site': 'same-origin', 'content-type': json },
  'as a text': { origin: evil, 'content-type': 'text/plain' },
  'as a form': { origin: evil, 'content-type': 'application/x-www-form-urlencoded' },
  'as a zip': { origin: evil, 'content-type': 'application/zip' },
  'as a form with a file': { origin: evil, 'content-type': 'multipart/form-data; boundary=x' },
}

/** Nothing our own pages ever send. */
const oddKinds: Record<string, Record<string, string>> = {
  text: { 'content-type': 'text/plain' },
  'text that looks like JSON': { 'content-type': 'text/plain; application/json' },
  form: { 'content-type': 'application/x-www-form-urlencoded' },
  unnamed: { 'content-length': '2' },
  'unnamed, in pieces': { 'transfer-encoding': 'chunked' },
}

describe('a session cookie', () => {
  test('changes nothing at any call for a page of another site', async ({ server }) => {
    const { browser, calls } = await openProduct(server)
    const before = await everythingIn(server)
    for (const call of calls.filter(isWriting)) {
      for (const [way, headers] of Object.entries(foreign)) {
        const answer = await send(server, call, {
          headers: { ...headers, cookie: browser.cookie },
          body: '{}',
        })
        const { headers: answered } = answer
        expect([call, way, await codeOf(answer)]).toEqual([call, way, '403 cross_site'])
        expect(answered.get('cache-control')).toBe('private, no-store')
      }
    }
    expect(await everythingIn(server)).toEqual(before)
  })

  test('changes nothing at any call with a body of a kind our pages never send', async ({
    server,
  }) => {
    const { browser, calls } = await openProduct(server)
    const before = await everythingIn(server)
    for (const call of calls.filter(isWriting)) {
      for (const [kind, headers] of Object.entries(oddKinds)) {
        const answer = await send(server, call, {
          headers: { origin: own, ...headers, cookie: browser.cookie },
          body: '{}',
        })
        const told = [call, kind, await codeOf(answer)]
        expect(told).toEqual([call, kind, '415 unsupported_media_type'])
      }
    }
    expect(await everythingIn(server)).toEqual(before)
  })

  test('changes nothing by a method that hides behind another', async ({ server }) => {
    const { browser, calls } = await openProduct(server)
    const before = await everythingIn(server)
    const writing = calls.filter(isWriting)
    for (const { method, address } of writing) {
      const hidden = `${address}?_method=${method}`
      const headers = {
        origin: evil,
        cookie: browser.cookie,
        'x-http-method-override': method,
        'x-method-override': method,
        'x-http-method': method,
      }
      await send(server, { method: 'GET', address: hidden }, { headers })
      const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
      for (const as of ['POST', 'OPTIONS']) {
        const body = `_method=${method}`
        const answer = await send(server, { method: as, address: hidden }, { headers: form, body })
        expect([as, address, answer.ok]).toEqual([as, address, false])
      }
    }
    expect(await everythingIn(server)).toEqual(before)
  })

  test('counts at every call for a page of ours', async ({ server }) => {
    const guide = await makeGuide(server.db)
    const beforeItCounts = ['403 cross_site', '415 unsupported_media_type', '401 unauthorized']
    const refused = [...beforeItCounts, '429 rate_limited']
    let cookie = ''
    for (const [number, call] of callsOf(server, guide.id).entries()) {
      if (!(await isSignedIn(server, cookie)))
        cookie = (await makeBrowser(server, `host-${number}@example.com`)).cookie
      const isUpload =
        call.address.startsWith('/storage/') || call.address === '/guidebooks/proposals'
      const isZip = call.address === '/guidebooks/import'
      const [type, body] = isUpload
        ? ['multipart/form-data; boundary=x', '--x--\r\n']
        : [isZip ? 'application/zip' : json, '{}']
      const answer = await send(server, call, {
        headers: { cookie, origin: own, 'content-type': type },
        ...(isWriting(call) && { body }),
      })
      const told = await codeOf(answer)
      expect(refused, `${call.method} ${call.address}`).not.toContain(told)
    }
  })

  test('lets its host write from a page of ours, with an origin or without one', async ({
    server,
  }) => {
    const { browser, guide } = await openProduct(server)
    const change = async (headers: Record<string, string>, body?: string) =>
      (
        await send(
          server,
          body
            ? { method: 'PATCH', address: '/account' }
            : { method: 'POST', address: `/guide-credits/unpublish/${guide.id}` },
          { headers: { cookie: browser.cookie, ...headers }, body },
        )
      ).status
    const locale = JSON.stringify({ locale: 'en' })
    expect(await change({ origin: own, 'content-type': json }, locale)).toBe(200)
    const typed = { 'sec-fetch-site': 'same-origin', 'content-type': `${json}; charset=utf-8` }
    expect(await change(typed, locale)).toBe(200)
    expect(await change({ origin: own })).toBe(200)
  })

  test('gets answers that nobody keeps and that no other site may read', async ({ server }) => {
    const { browser, calls } = await openProduct(server)
    const isForAnyone = ({ address }: Call) =>
      /^\/(docs|openapi|schemas|guidebooks\/public)/.test(address)
    for (const call of calls.filter((each) => !isWriting(each))) {
      const headers = { cookie: browser.cookie, origin: evil }
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await send(
          server,
          { ...call, method },
          { headers: { ...headers, 'access-control-request-method': 'GET' } },
        )
        const cors = [...answer.headers.keys()].filter((name) => name.startsWith('access-control'))
        expect([call, cors]).toEqual([call, []])
        if (isForAnyone(call)) continue
        expect([call, answer.headers.get('cache-control')]).toEqual([call, 'private, no-store'])
      }
    }
  })

  test('is no use from the moment its session has ended, at any call', async ({ server }) => {
    const { browser, calls } = await openProduct(server)
    const { token } = await server.resources.auth.issueAccessToken(browser.id)
    const signedIn: Call[] = []
    for (const call of await securedCalls(server, calls)) {
      if (!isWriting(call)) signedIn.push(call)
    }
    expect(signedIn.length).toBeGreaterThan(8)
    await server.resources.auth.liveSessions.endAll(browser.id)
    for (const call of signedIn) {
      const ended = await send(server, call, { headers: { cookie: browser.cookie } })
      expect([call, ended.headers.getSetCookie().join().includes('Max-Age=0')]).toEqual([
        call,
        true,
      ])
      expect([call, await codeOf(ended)]).toEqual([call, '401 unauthorized'])
    }
    const headers = { authorization: `Bearer ${token}` }
    expect((await server.call('GET', '/guidebooks', { headers })).status).toBe(200)
  })

  test('counts for nothing beside a token, good or bad', async ({ server }) => {
    const { browser, calls } = await openProduct(server)
    const beto = await server.makeHost()
    const { token } = await server.resources.auth.issueAccessToken(beto.id)
    const both = { cookie: browser.cookie, authorization: `Bearer ${token}` }
    const { body: account } = await server.call('GET', '/account', { headers: both })
    expect(account.email).toBe(beto.email)
    const changed = await server.call('PATCH', '/account', {
      headers: { ...both, origin: evil },
      body: { locale: 'en' },
    })
    expect(changed.status).toBe(200)

    const before = await everythingIn(server)
    for (const call of await securedCalls(server, calls)) {
      for (const authorization of ['Bearer bad', 'Bearer ', 'Basic YTpi', '']) {
        const answered = async (cookie: object) => {
          const headers = { ...cookie, origin: own, 'content-type': json, authorization }
          return codeOf(
            await send(server, call, { headers, ...(isWriting(call) && { body: '{}' }) }),
          )
        }
        const [beside, alone] = [await answered({ cookie: browser.cookie }), await answered({})]
        expect([call, authorization, beside]).toEqual([call, authorization, alone])
        if (!call.address.startsWith('/auth/')) expect(alone).toBe('401 unauthorized')
      }
    }
    expect(await everythingIn(server)).toEqual(before)
  })

  test('may write as often as a token, and no more', { tags: 'long' }, async ({ server }) => {
    const { browser, guide } = await openProduct(server)
    const publish = () =>
      send(
        server,
        { method: 'POST', address: `/guide-credits/publish/${guide.id}` },
        { headers: { cookie: browser.cookie, origin: own } },
      )
    for (let times = 0; times < hostLimits.writesPerMinute; times += 1) {
      expect((await publish()).status).toBe(200)
    }
    const answer = await publish()
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await codeOf(answer)).toBe('429 rate_limited')
  })

  test('is not enough to erase an account or to add a way in', async ({ server }) => {
    const { browser } = await openProduct(server)
    const headers = { cookie: browser.cookie, origin: own, 'content-type': json }
    const wanting: [Call, object][] = [
      [{ method: 'DELETE', address: '/account' }, { confirmation: browser.email }],
      [{ method: 'POST', address: '/auth/passkeys/start' }, { name: 'Llave' }],
      [{ method: 'POST', address: '/auth/second-factor/start' }, {}],
    ]
    for (const [call, body] of wanting) {
      const answer = await send(server, call, { headers, body: JSON.stringify(body) })
      expect([call, await codeOf(answer)]).toEqual([call, '400 password_required'])
    }
  })
})

async function isSignedIn(server: TestServer, cookie: string) {
  const answer = await send(
    server,
    { method: 'GET', address: '/guidebooks' },
    { headers: { cookie } },
  )
  return answer.status === 200
}

/** Those that want somebody signed in, as the description of the API says. */
async function securedCalls(server: TestServer, calls: Call[]) {
  const { body } = await server.call('GET', '/openapi.json')
  const secured = Object.entries<Record<string, { security?: object[] }>>(body.paths).flatMap(
    ([path, item]) =>
      Object.entries(item)
        .filter(([, { security = [] }]) => security.some((way) => 'sessionCookie' in way))
        .map(([method]) => ({
          method: method.toUpperCase(),
          address: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
        })),
  )
  return calls.filter((call) =>
    secured.some(({ method, address }) => method === call.method && address.test(call.address)),
  )
}
