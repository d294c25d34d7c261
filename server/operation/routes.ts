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
}: Resources) {
  const routes = new Hono<{ Bindings: HttpBindings }>()

  routes.get('/healthz', (c) => c.json({ status: 'ok', version }))

  routes.get('/readyz', async (c) => {
    const [databaseReady, photosReady] = await Promise.all([
      succeeds(database.ping()),
      succeeds(isPhotoStoreReady()),
    ])
    const ready = databaseReady && photosReady
    return c.json(
      { status: ready ? 'ready' : 'not ready', database: databaseReady, photos: photosReady },
      ready ? 200 : 503,
    )
  })

  routes.get('/metrics', async (c) => {
    const bearer = c.req.header('authorization')
    const hasToken = config.metricsToken && bearer === `Bearer ${config.metricsToken}`
    const isLocal = isLocalCaller({ headers: c.req.raw.headers, incoming: c.env?.incoming })
    if (!hasToken && !isLocal) return c.notFound()
    return c.text(await metrics.registry.metrics(), 200, {
      'Content-Type': metrics.registry.contentType,
    })
  })

  return routes
}

async function succeeds(work: Promise<unknown>) {
  return work.then(
    () => true,
    () => false,
  )
}
