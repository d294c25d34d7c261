import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import Stripe from 'stripe'
import { Refusal, type RefusalCode } from '#domain/messages/refusals.ts'
import type { Db } from '#server/db/database.ts'
import { codeOf } from '#server/db/startup-error.ts'
import type { Resources } from '#server/resources.ts'
import { projectFolder } from '#server/storage/project-folder.ts'
import { createCatalogue } from './price.ts'

/** The payment provider as the rest of billing meets it; the sandbox differs in the address alone. */
export type Payments = {
  stripe: Stripe
  isLive: boolean
  webhookSecrets: readonly string[]
  priceLookupKey: string
  /** How long one piece of a host's billing waits for another before it is told that it is busy. */
  turnTimeoutMs: number
  /** The provider's clock: ours, unless the sandbox's was moved. */
  now: () => Date
  /** Where payments go, for a person to read; undefined at Stripe itself. */
  sandboxUrl: string | undefined
  /** Once the port is known: where the sandbox sends its webhooks. */
  listensAt(address: AddressInfo): void
  close(): Promise<void>
}

type Settings = Resources['config']['stripe']

type Opening = { stripe: Settings; dataDir: string; port: number; now: () => Date }

const sandboxKey = 'sk_test_sandbox'

/** Opens what the settings name: Stripe, a sandbox that runs elsewhere, or one of our own in this process. */
export async function openPayments({ stripe, dataDir, port, now }: Opening): Promise<Payments> {
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

export type Billing = { db: Db; payments: Payments }

const { errors } = Stripe

/** No answer came: what we asked for may have happened or not. */
export function isUnanswered(error: unknown) {
  return error instanceof errors.StripeConnectionError
}

/** What the provider answered instead of a yes, if anything: the look that follows says what it came to. */
export async function failureOf(asked: Promise<unknown>): Promise<unknown> {
  try {
    await asked
    return undefined
  } catch (error) {
    if (error instanceof errors.StripeError) return error
    throw error
  }
}

/** The answer; undefined where it failed in a way that was reckoned with. */
export function unless<Answer>(isExpected: (error: unknown) => boolean, asked: Promise<Answer>) {
  return asked.catch((error) => {
    if (isExpected(error)) return undefined
    throw error
  })
}

/** It answered that something went wrong on its side: under the same key it would say so for a day. */
export function isServerSide(error: unknown) {
  return error instanceof errors.StripeError && (error.statusCode ?? 0) >= 500
}

/** The key can be sent again: nothing was answered, or nothing was done with the request. */
export function keepsKey(error: unknown) {
  if (isUnanswered(error)) return true
  return error instanceof errors.StripeError && [409, 429].includes(error.statusCode ?? 0)
}

export function isMissing(error: unknown, param?: string) {
  if (!isInvalidRequest(error) || error.code !== 'resource_missing') return false
  return param === undefined || error.param === param
}

/** It cannot be done to the thing as it now is, such as a session that has ended. */
export function isInvalidRequest(error: unknown) {
  return error instanceof errors.StripeInvalidRequestError
}

/** What the provider's error is to a host; its own texts stay with us. */
export function refusalFor(error: unknown, saying: RefusalCode): unknown {
  if (!(error instanceof errors.StripeError)) return error
  return Object.assign(translate(error, saying), { cause: error })
}

function translate(error: InstanceType<typeof errors.StripeError>, saying: RefusalCode) {
  if (error.type === 'StripeCardError') return new Refusal(declineCode(error.decline_code))
  if (keepsKey(error) || isServerSide(error)) {
    return new Refusal('payment_provider_unavailable', { saying, values: { seconds: 5 } })
  }
  return new Refusal('billing_misconfigured', { saying })
}

export function outcomeUnknown(saying: RefusalCode) {
  return new Refusal('outcome_unknown', { saying, values: { seconds: 5 } })
}

function declineCode(code: string | undefined): RefusalCode {
  if (code === 'insufficient_funds') return 'card_insufficient_funds'
  return code === 'expired_card' ? 'card_expired' : 'card_declined'
}
