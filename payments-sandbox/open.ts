import { createServer, type Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { openApi } from './api/answer.ts'
import { type Controls, openControls, routesOf } from './controls.ts'
import { openPlans } from './faults.ts'
import { testCards } from './pages/card-form.ts'
import { gone, message, speechFor, type Visit } from './pages/layout.ts'
import { challengePage, checkoutPage, invoicePage } from './pages/paying-pages.ts'
import { portalPage } from './pages/portal-page.ts'
import { openStore } from './store.ts'
import { openDeliveries } from './webhooks.ts'
import { catchUp, type World } from './world.ts'

export type SandboxOptions = {
  /** 0 takes any free port. */
  port: number
  /** Where the state is kept; without it, in memory only. */
  dataDir?: string
  /** The one key that is accepted; without it, any `sk_test_…` or `rk_test_…`. */
  apiKey?: string
  now?: () => Date
  /** How a call that is to be delayed waits. */
  pause?: (ms: number) => Promise<unknown>
  deliveryDelayMs?: () => number
  /** Wait before try number `attempt` (2, 3, …) of a webhook, or undefined to give up. */
  retryDelayMs?: (attempt: number) => number | undefined
}

export type Sandbox = { url: string; port: number; controls: Controls; close(): Promise<void> }

const lookEveryMs = 15_000
const bodyLimitBytes = 1024 * 1024
/** Each wait is longer than the one before; after about three days nobody tries again. */
const retryDelaysMs = [5, 30, 120, 600, 3600, 10_800, 21_600, 43_200, 86_400, 86_400].map(
  (seconds) => seconds * 1000,
)

/** Starts a stand-in for Stripe on loopback. */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const store = openStore(options.dataDir)
  const deliveries = openDeliveries({
    store,
    delayMs: options.deliveryDelayMs ?? (() => Math.random() * 500),
    retryDelayMs: options.retryDelayMs ?? ((attempt) => retryDelaysMs[attempt - 2]),
  })
  const world: World = {
    store,
    now: options.now ?? (() => new Date()),
    pause: options.pause ?? ((ms) => setTimeout(ms)),
    url: '',
    apiKey: options.apiKey,
    faults: openPlans(),
    deliveries,
    inFlight: new Set(),
  }
  const controls = openControls(world)
  const server = openServer(world, controls)
  const port = await listen(server, options.port).catch((error) => {
    store.close()
    throw error
  })
  world.url = `http://127.0.0.1:${port}`
  catchUp(world)
  const timer = setInterval(() => catchUp(world), lookEveryMs).unref()

  return {
    url: world.url,
    port,
    controls,
    async close() {
      clearInterval(timer)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await deliveries.close()
      store.close()
    },
  }
}

/** One server for three tongues: the API, the controls for tests, the pages people see. */
function openServer(world: World, controls: Controls): Server {
  const app = new Hono()
  app.use(bodyLimit({ maxSize: bodyLimitBytes, onError: (c) => c.body(null, 413) }))
  app.route('/', openApi(world))
  app.route('/', routesOf(controls))
  app.route('/', openPages(world))
  app.onError((error, c) => {
    console.error('payments sandbox:', error)
    return c.body(null, 500)
  })
  return createServer(getRequestListener(app.fetch))
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** The pages that people see. */
function openPages(world: World): Hono {
  const pages = new Hono()
  const show = (path: string, answer: (asked: Visit, id: string, step: string) => Response) =>
    pages.all(path, async ({ req }) => {
      const { id = '', step = '' } = req.param() as Record<string, string>
      const asked = {
        isSent: req.method === 'POST',
        query: new URL(req.url).searchParams,
        form: new URLSearchParams(await req.text()),
        language: req.header('accept-language') ?? '',
      }
      return answer(asked, id, step)
    })
  show('/', ({ language }) => {
    const speech = speechFor(undefined, language)
    const { words } = speech
    return message({ speech, title: words.home, text: words.homeText, more: testCards(words) })
  })
  show('/c/pay/:id', (asked, id) => checkoutPage(world, id, asked))
  show('/3ds/:id', (asked, id) => challengePage(world, id, asked))
  show('/i/:id', (asked, id) => invoicePage(world, id, asked))
  show('/p/session/:id/:step{card|cancel|keep}?', (asked, id, step) =>
    portalPage(world, id, step, asked),
  )
  show('*', ({ language }) => gone(speechFor(undefined, language)))
  return pages
}
