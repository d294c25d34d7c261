import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { asSystem } from '#server/db/row-security/callers.ts'
import { makeGuide } from '#tests/guides/factories.ts'
import type { TestServer } from '#tests/server-test.ts'
import { makeBrowser } from '#tests/sign-in.ts'

export const own = 'http://zaguan.test'

export type Call = { method: string; address: string }
type Sent = { headers: Record<string, string>; body?: string | undefined }

/** Every call there is, documented or not, with a guide of the caller's where an id is asked for. */
export function callsOf({ api }: TestServer, id: string): Call[] {
  const exact = api.routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
  const all = exact.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, id)}`)
  return [...new Set(all)].map((call) => {
    const [method = '', address = ''] = call.split(' ')
    return { method, address }
  })
}

export function isWriting({ method }: Call) {
  return method !== 'GET'
}

export function send({ front }: TestServer, { method, address }: Call, { headers, body }: Sent) {
  return front.request(`${own}/api${address}`, {
    method,
    headers,
    ...(body !== undefined && { body: new TextEncoder().encode(body) }),
  })
}

export async function codeOf(answer: Response) {
  const text = await answer.text()
  return `${answer.status} ${text.startsWith('{') ? JSON.parse(text).code : ''}`.trim()
}

/** The content of every table, in short. */
export function everythingIn({ db }: TestServer) {
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

export async function openProduct(server: TestServer) {
  const browser = await makeBrowser(server)
  const guide = await makeGuide(server.db, { hostId: browser.id, isPublished: true })
  const calls = callsOf(server, guide.id)
  expect(calls.filter(isWriting).length).toBeGreaterThan(30)
  return { browser, guide, calls }
}

export const json = 'application/json'
export const evil = 'https://evil.example'

/** Those that want somebody signed in, as the description of the API says. */
export async function securedCalls(server: TestServer, calls: Call[]) {
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
