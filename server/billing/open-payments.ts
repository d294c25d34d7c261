import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import Stripe from 'stripe'
import { codeOf } from '#server/db/startup-error.ts'
import type { Resources } from '#server/resources.ts'
import { projectFolder } from '#server/storage/project-folder.ts'
import { createCatalogue } from './catalogue.ts'
import type { Payments } from './context.ts'

type Settings = Resources['config']['stripe']

type Needs = { stripe: Settings; dataDir: string; port: number; now: () => Date }

const sandboxKey = 'sk_test_sandbox'

/** Opens what the settings name: Stripe, a sandbox that runs elsewhere, or one of our own in this process. */
export async function openPayments({ stripe, dataDir, port, now }: Needs): Promise<Payments> {
  if (stripe.mode === 'stripe' || stripe.apiHost) return paymentsAt(stripe, now)
  const { sandbox, secret } = await startSandbox({ dataDir, port })
  const address = { apiHost: '127.0.0.1', apiPort: sandbox.port, apiProtocol: 'http' as const }
  const own = { ...stripe, ...address, secretKey: sandboxKey, webhookSecrets: [secret] }
  const payments = paymentsAt(own, () => sandbox.controls.time())
  await createCatalogue(payments)
  return {
    ...payments,
    sandboxUrl: sandbox.url,
    listensAt: (taken) => {
      sandbox.controls.setWebhook({ url: `${reach(taken)}/api/stripe/webhook`, secret })
    },
    close: () => sandbox.close(),
  }
}

/** The SDK pointed at an address; nothing is asked yet. */
export function paymentsAt(settings: Settings, now: () => Date): Payments {
  const { mode, secretKey = sandboxKey, apiHost, apiPort, apiProtocol } = settings
  const isSandbox = mode === 'sandbox'
  return {
    stripe: new Stripe(secretKey, {
      timeout: 8000,
      maxNetworkRetries: 1,
      telemetry: false,
      ...(apiHost && { host: apiHost }),
      // Without an address of its own there is no sandbox to talk to: nothing listens on port 9.
      ...(isSandbox && { host: apiHost ?? '127.0.0.1', port: apiPort ?? 9, protocol: 'http' }),
      ...(apiPort && { port: apiPort }),
      ...(apiProtocol && { protocol: apiProtocol }),
    }),
    isSandbox,
    isLive: secretKey.includes('_live_'),
    webhookSecrets: settings.webhookSecrets,
    priceLookupKey: settings.priceLookupKey,
    turnTimeoutMs: 5_000,
    now,
    sandboxUrl: undefined,
    listensAt: () => {},
    close: async () => {},
  }
}

type SandboxModule = typeof import('#sandbox/open.ts')

/** Loaded by its path, so that no build carries the sandbox along. */
async function startSandbox({ dataDir, port }: { dataDir: string; port: number }) {
  const file = path.join(projectFolder, 'payments-sandbox', 'open.ts')
  if (!existsSync(file)) throw new Error('The payment sandbox is not part of this installation.')
  const { openSandbox }: SandboxModule = await import(/* @vite-ignore */ pathToFileURL(file).href)
  const secret = `whsec_${randomBytes(24).toString('hex')}`
  const options = { dataDir: path.join(dataDir, 'sandbox'), apiKey: sandboxKey }
  const first = port === 0 ? 0 : port + 1
  for (let tried = first; ; tried += 1) {
    try {
      return { sandbox: await openSandbox({ ...options, port: tried }), secret }
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || tried >= first + 20) throw error
    }
  }
}

function reach({ address, port, family }: AddressInfo) {
  const isAny = ['0.0.0.0', '::'].includes(address)
  if (isAny) return `http://127.0.0.1:${port}`
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`
}
