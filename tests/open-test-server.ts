import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { answerVisitor } from '#server/answer-error.ts'
import { createApi } from '#server/api.ts'
import type { Payments } from '#server/billing/payments.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { limitBodies } from '#server/http/limit-body.ts'
import { openLog } from '#server/operation/log.ts'
import { createPhotoFileRoutes } from '#server/photos/file-routes.ts'
import { type Resources, resourcesOn } from '#server/resources.ts'
import { makeGuide, makeHost, type TestHost } from './guides/factories.ts'

export type TestServer = Awaited<ReturnType<typeof openTestServer>>

export type Wishes = {
  settings?: Record<string, string>
  now?: () => Date
  payments?: Payments
}

/** The API on a database that somebody else closes; what it logs as a failure is kept. */
export async function openTestServer(database: Database, wishes: Wishes = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zaguan-server-'))
  const failures: string[] = []
  const resources = await resourcesOn({
    config: readConfig({ APP_URL: 'http://zaguan.test', DATA_DIR: dataDir, ...wishes.settings }),
    log: openLog({
      level: 'error',
      readable: false,
      destination: { write: (line) => failures.push(line) },
    }),
    database: { ...database, close: async () => {} },
    loadSite: async () => (await import('#web/guest/render-site.tsx')).renderSite,
    ...(wishes.now && { now: wishes.now }),
    ...(wishes.payments && { payments: wishes.payments }),
  })
  return {
    resources,
    dataDir,
    db: database.db,
    /** What was logged as a failure; a test that provokes one empties it. */
    failures,
    ...callsOf(resources, failures),
    /** The same context with some of its parts exchanged. */
    withOverrides: (overrides: Partial<Resources>) =>
      callsOf({ ...resources, ...overrides }, failures),
    async close() {
      await resources.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function callsOf(resources: Resources, failures: string[]) {
  const api = createApi(resources)
  const watched = new Hono().use(watchStatuses(api, failures))
  const front = watched.use(limitBodies(api)).route('/api', api)
  front.onError(answerVisitor(resources.log))
  async function makeCaller(traits?: Parameters<typeof makeHost>[1]) {
    const host = await makeHost(resources.db, traits)
    return { ...host, call: callerOf(front, resources, host) }
  }
  return {
    api,
    /** The API where the product has it: under /api, and behind the limit on bodies. */
    front,
    files: createPhotoFileRoutes(resources),
    call: callerOf(front, resources),
    makeHost: makeCaller,
    /** A host with a guide, and where the guide is read and saved. */
    makeHostWithGuide: async (traits: Parameters<typeof makeGuide>[1] = {}) => {
      const host = await makeCaller()
      const guide = await makeGuide(resources.db, { hostId: host.id, ...traits })
      return { host, guide, address: `/guidebooks/${guide.id}` }
    },
  }
}

type Described = Pick<ReturnType<typeof createApi>, 'openAPIRegistry'>

/** An answer with a status that the API's description does not name for its call is a failure. */
export function watchStatuses({ openAPIRegistry }: Described, failures: string[]) {
  const promised = new Map(
    openAPIRegistry.definitions.flatMap((one) => {
      if (one.type !== 'route') return []
      const { method, path, responses } = one.route
      return [[`${method.toUpperCase()} ${path}`, Object.keys(responses)]]
    }),
  )
  return createMiddleware(async (c, next) => {
    await next()
    const matched = matchedRoutes(c).map(
      ({ method, path }) => `${method} ${path.replace('/api', '').replace(/:(\w+)/g, '{$1}')}`,
    )
    const call = matched.find((each) => promised.has(each))
    if (!call || promised.get(call)?.includes(String(c.res.status))) return
    failures.push(`${call} answered ${c.res.status}, which its description does not name`)
  })
}

type Request = { body?: unknown; headers?: Record<string, string> }

/** Calls as this host, or as nobody. */
function callerOf(front: Pick<Hono, 'request'>, { auth, now }: Resources, host?: TestHost) {
  let token: Promise<{ token: string }> | undefined
  let issuedAt = 0
  return async (method: string, address: string, { body, headers = {} }: Request = {}) => {
    // A test's clock may pass the end of a token.
    if (host && Math.abs(now().getTime() - issuedAt) > 60_000) {
      issuedAt = now().getTime()
      token = auth.issueAccessToken(host.id)
    }
    const isRaw = body instanceof FormData || body instanceof Uint8Array
    const response = await front.request(`/api${address}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${(await token).token}` }),
        ...(body !== undefined && !isRaw && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : isRaw ? asBody(body) : JSON.stringify(body),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    const text = bytes.toString()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    }
  }
}

/** True because bytes of a test are never in shared memory. */
function asBody(body: FormData | Uint8Array) {
  return body as FormData | Uint8Array<ArrayBuffer>
}
