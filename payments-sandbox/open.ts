import type { Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { changeSettings } from '#sandbox/books/settings.ts'
import { type Controls, openControls } from '#sandbox/controls/controls.ts'
import { openFaults } from '#sandbox/faults/faults.ts'
import { createServer } from '#sandbox/http/serve.ts'
import { openStore, type Store } from '#sandbox/store/open-store.ts'
import { openDeliveries } from '#sandbox/webhooks/deliveries.ts'
import { catchUp, type World } from '#sandbox/world.ts'
import type { SandboxOptions } from './options.ts'

export type { Controls } from '#sandbox/controls/controls.ts'
export type { SandboxOptions } from './options.ts'

export type Sandbox = { url: string; port: number; controls: Controls; close(): Promise<void> }

const lookEveryMs = 15_000
const seconds = 1000
const retryDelays = [5, 30, 120, 600, 3600, 10_800, 21_600, 43_200, 86_400, 86_400]

/** Starts a stand-in for Stripe on loopback. */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const store = openStore(options.dataDir)
  takeWebhook(store, options)
  const deliveries = openDeliveries({
    store,
    delayMs: options.deliveryDelayMs ?? (() => Math.random() * 500),
    retryDelayMs: options.retryDelayMs ?? backOff,
  })
  const world: World = {
    store,
    now: options.now ?? (() => new Date()),
    pause: options.pause ?? ((ms) => setTimeout(ms)),
    url: '',
    apiKey: options.apiKey,
    faults: openFaults(),
    deliveries,
    inFlight: new Set(),
  }
  const controls = openControls(world)
  const server = createServer(world, controls)
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

/** Each wait is longer than the one before; after about three days nobody tries again. */
function backOff(attempt: number): number | undefined {
  const wait = retryDelays[attempt - 2]
  return wait === undefined ? undefined : wait * seconds
}

function takeWebhook(store: Store, { webhookUrl, webhookSecret }: SandboxOptions): void {
  if (webhookUrl === undefined) return
  if (!webhookSecret?.trim()) throw new Error('webhookUrl needs a webhookSecret')
  const webhook = { url: webhookUrl, secret: webhookSecret }
  store.transact((tables) => changeSettings(tables, { webhook }))
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
