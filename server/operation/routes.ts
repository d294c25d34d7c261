import { createHash, timingSafeEqual } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Resources } from '#server/resources.ts'
import { isLocalCaller } from './client-address.ts'

/** Is the process alive, is it ready to serve, what has it done: for load balancers and operators. */
export function createOperationRoutes({
  config,
  database,
  metrics,
  version,
  isPhotoStoreReady,
  readBackups,
}: Resources) {
  const routes = new Hono<{ Bindings: HttpBindings }>()

  routes.get('/healthz', (c) => c.json({ status: 'ok', version }))

  routes.get('/readyz', async (c) => {
    const [databaseReady, photosReady] = await Promise.all([
      succeeds(database.ping()),
      succeeds(isPhotoStoreReady()),
    ])
    const ready = databaseReady && photosReady
    const status = ready ? 'ready' : 'not ready'
    // A late backup is for a person to see: no reason to keep guests waiting.
    const backup = readBackups && { backup: await presentBackups(readBackups) }
    const parts = { database: databaseReady, photos: photosReady, ...backup }
    return c.json({ status, ...parts }, ready ? 200 : 503)
  })

  routes.get('/metrics', async (c) => {
    const bearer = c.req.header('authorization')
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

/** Takes the same time wherever they differ. */
function isSame(given = '', wanted: string) {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(one ?? Buffer.of(0), other ?? Buffer.of(1))
}

async function presentBackups(readBackups: NonNullable<Resources['readBackups']>) {
  try {
    const { latest, isLate } = await readBackups()
    return { last: latest?.at.toISOString() ?? null, late: isLate }
  } catch {
    return { last: null, late: true, error: 'BACKUP_TO cannot be looked into' }
  }
}

async function succeeds(work: Promise<unknown>) {
  return work.then(
    () => true,
    () => false,
  )
}
