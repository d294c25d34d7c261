import Stripe from 'stripe'
import { test as base, expect } from 'vitest'
import { openSandbox, type Sandbox, type SandboxOptions } from '#sandbox/open.ts'
import { openReceiver, type Receiver, secret } from './receiver.ts'
import { type Exchange, recordingClient } from './recording-client.ts'

export type Box = {
  sandbox: Sandbox
  stripe: Stripe
  controls: Sandbox['controls']
  receiver: Receiver
  exchanges: Exchange[]
  /** Whatever did not fit Stripe's schemas so far. */
  problems: string[]
  /** Moves the clock that was handed to the sandbox. */
  pass(seconds: number): void
  seconds(): number
}

const start = new Date('2026-03-10T16:00:00Z')

/** The real SDK in front of a sandbox of its own, with a clock that stands still. */
export const test = base.extend<{ box: Box }>({
  box: async ({ task: _ }, use) => {
    const { box, close } = await openBox()
    await use(box)
    await box.controls.webhooksSettled()
    await close()
    expect(box.problems).toEqual([])
  },
})

export async function openBox(options: Partial<SandboxOptions> = {}) {
  const problems: string[] = []
  const exchanges: Exchange[] = []
  let now = start

  const sandbox = await openSandbox({
    port: 0,
    now: () => now,
    deliveryDelayMs: () => 0,
    retryDelayMs: () => undefined,
    ...options,
  })
  const stripe = sdkFor(sandbox.port, { httpClient: recordingClient(problems, exchanges) })
  const receiver = await openReceiver(stripe, problems)
  sandbox.controls.setWebhook({ url: receiver.url, secret })

  const box: Box = {
    sandbox,
    stripe,
    controls: sandbox.controls,
    receiver,
    exchanges,
    problems,
    pass(seconds) {
      now = new Date(now.getTime() + seconds * 1000)
      sandbox.controls.catchUp()
    },
    seconds: () => Math.floor(now.getTime() / 1000),
  }
  const close = async () => {
    await sandbox.close()
    await receiver.close()
  }
  return { box, close }
}

export const sdkFor = (port: number, config: Partial<Stripe.StripeConfig> = {}) =>
  new Stripe('sk_test_sandbox', {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    // The first use of a schema compiles it: only a call that hangs meets this.
    timeout: 120_000,
    ...config,
  })
