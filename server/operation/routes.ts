import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { isSame } from '#server/auth/secret.ts'
import type { Resources } from '#server/resources.ts'
import { inTime } from '#server/work/promises.ts'
import { isLocalCaller } from './client-address.ts'

/** Is the process alive, is it ready to serve, what has it done: for load balancers and operators. */
export function createOperationRoutes(
  { config, database, metrics, version, isPhotoStoreReady, readBackups }: Resources,
  patienceMs?: number,
) {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  const lookAround = openReadiness(
    { database: () => database.ping(), photos: isPhotoStoreReady },
    patienceMs,
  )

  routes.get('/healthz', (c) => c.json({ status: 'ok', version }))

  routes.get('/readyz', async (c) => {
    const [{ isReady, parts, silent }, backup] = await Promise.all([
      lookAround(),
      readBackups && presentBackups(readBackups),
    ])
    const status = isReady ? 'ready' : 'not ready'
    const answer = { status, ...parts, ...(silent.length > 0 && { silent }) }
    // A late backup is for a person to see: no reason to keep guests waiting.
    return c.json({ ...answer, ...(backup && { backup }) }, isReady ? 200 : 503)
  })

  routes.get('/metrics', async (c) => {
    const bearer = c.req.header('authorization') ?? ''
    const hasToken = config.metricsToken && isSame(bearer, `Bearer ${config.metricsToken}`)
    const caller = { headers: c.req.raw.headers, incoming: c.env?.incoming }
    const isLocal = isLocalCaller(caller, config.trustedProxies)
    if (!hasToken && !isLocal) return c.notFound()
    return c.text(await metrics.registry.metrics(), 200, {
      'Content-Type': metrics.registry.contentType,
    })
  })

  return routes
}

async function presentBackups(readBackups: NonNullable<Resources['readBackups']>) {
  try {
    const { latest, isLate } = await readBackups()
    return { last: latest?.at.toISOString() ?? null, late: isLate }
  } catch {
    return { last: null, late: true, error: 'BACKUP_TO cannot be looked into' }
  }
}

type Check = () => Promise<unknown>

/** What a part said: that it works, that it does not, or nothing in time. */
type Said = 'ready' | 'away' | 'silent'

/** Below what balancers wait for such an answer. */
const patienceMs = 3_000

/** Asks all parts at once, each for as long as whoever asks has; one that still owes an answer is not asked a second time. */
function openReadiness<Part extends string>(checks: Record<Part, Check>, waitMs = patienceMs) {
  const parts = (Object.keys(checks) as Part[]).map((name) => ({
    name,
    ask: onceAtATime(checks[name]),
  }))

  return async () => {
    const said = await Promise.all(
      parts.map(async ({ name, ask }) => [name, await inTime(ask(), waitMs, silent)] as const),
    )
    return {
      isReady: said.every(([, word]) => word === 'ready'),
      parts: Object.fromEntries(said.map(([name, word]) => [name, word === 'ready'])),
      silent: said.filter(([, word]) => word === 'silent').map(([name]) => name),
    }
  }
}

const silent = (): Said => 'silent'

function onceAtATime(check: Check) {
  let running: Promise<Said> | undefined
  const run = async (): Promise<Said> => {
    try {
      await check()
      return 'ready'
    } catch {
      return 'away'
    } finally {
      running = undefined
    }
  }
  return () => {
    running ??= run()
    return running
  }
}
