import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import Stripe from 'stripe'
import { expect } from 'vitest'
import { openSandbox } from '#sandbox/open.ts'
import { type Exchange, recordingClient } from '#sandbox/tests/recording-client.ts'
import { createApi } from '#server/api.ts'
import { type Payments, paymentsAt } from '#server/billing/payments.ts'
import { createCatalogue } from '#server/billing/price.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import {
  billingAttempts,
  billingIncidents,
  mailOutbox,
  properties,
  requestLimits,
} from '#server/db/tables/schema.ts'
import { openLog } from '#server/operation/log.ts'
import { type Resources, resourcesOn } from '#server/resources.ts'
import { test as base } from './api-test.ts'
import { addBystander, expectUntouched } from './bystander.ts'
import { makeGuide, makeHost } from './guides/factories.ts'
import { watchStatuses } from './open-test-server.ts'

export const good = '4242424242424242'
export const declined = '4000000000000002'
export const asksOnce = '4000002500003155'
export const asksAlways = '4000002760003184'
export const failsLater = '4000000000000341'
export const hour = 3600
export const day = 24 * hour

export const webhookSecret = 'whsec_for_the_tests'
const start = new Date('2026-03-10T16:00:00Z')

export type Shop = Awaited<ReturnType<typeof openShop>>
export type ShopHost = Awaited<ReturnType<Shop['newHost']>>

/** The API on a real Postgres, the real SDK in front of a sandbox, webhooks over HTTP, and one clock for all of them. */
export const test = base.extend('shop', async ({ freshDatabase }, { onCleanup }) => {
  const database = await freshDatabase()
  const bystander = await addBystander(database.db)
  const shop = await openShop(database)
  onCleanup(async () => {
    await shop.close()
    await expectUntouched(database.db, bystander)
    expect(shop.problems).toEqual([])
    expect(shop.failures).toEqual([])
  })
  return shop
})

type Wishes = { settings?: Record<string, string> }

/** How long a call that is known to stay unanswered is waited for. */
const unansweredMs = 500

type Unanswered = { times: number; when?: 'before' | 'after' }

export async function openShop(database: Database, wishes: Wishes = {}) {
  const { settings = {} } = wishes
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zaguan-shop-'))
  const clock = { now: start }
  const now = () => clock.now
  const problems: string[] = []
  const failures: string[] = []
  const said: string[] = []
  const exchanges: Exchange[] = []
  const unanswered = new Set<string>()
  const sandbox = await openSandbox({
    port: 0,
    now,
    deliveryDelayMs: () => 0,
    retryDelayMs: () => undefined,
  })
  const config = readConfig({ APP_URL: 'http://zaguan.test', DATA_DIR: dataDir, ...settings })
  const stripe = new Stripe('sk_test_sandbox', {
    host: '127.0.0.1',
    port: sandbox.port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 1,
    timeout: 120_000,
    httpClient: recordingClient(problems, exchanges, (operation, timeoutMs) =>
      unanswered.has(operation) ? unansweredMs : timeoutMs,
    ),
  })
  const payments: Payments = {
    ...paymentsAt(config.stripe, now),
    // However slow the machine is, whoever waits gets a turn.
    turnTimeoutMs: 120_000,
    stripe,
    webhookSecrets: [webhookSecret],
  }
  await createCatalogue(payments)
  exchanges.length = 0
  const resources = await resourcesOn({
    config,
    log: openLog({
      level: 'info',
      readable: false,
      destination: {
        write: (line) => {
          said.push(line)
          if (JSON.parse(line).level >= 50) failures.push(line)
        },
      },
    }),
    database: { ...database, close: async () => {} },
    now,
    payments,
  })
  // The key that signs tokens is made with the first of them: once, before several are asked for together.
  await resources.auth.better.api.getJwks()
  const bare = createApi(resources)
  const api: Hono = new Hono().use(watchStatuses(bare, failures)).route('/', bare)
  const webhooks = await receiveAt(api)
  sandbox.controls.setWebhook({ url: webhooks.url, secret: webhookSecret })
  const { db } = database
  const { controls } = sandbox

  return {
    resources,
    api,
    db,
    sandbox,
    controls,
    stripe,
    problems,
    failures,
    /** Every line of the log. */
    said,
    exchanges,
    webhookUrl: webhooks.url,
    now,
    /** Moves the one clock and does what falls due. */
    async pass(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000)
      controls.catchUp()
      await controls.webhooksSettled()
    },
    settled: () => controls.webhooksSettled(),
    /** The provider does the work or not, and never answers; nobody waits long for it. */
    leaveUnanswered(operation: string, { times, when = 'before' }: Unanswered) {
      unanswered.add(operation)
      controls.fail({ kind: 'timeout', when, times, operation })
    },
    answerAgain() {
      unanswered.clear()
      controls.stopFailing()
    },
    forgetLimits: () => asSystem(db, (tx) => tx.delete(requestLimits)),
    newHost: async (traits: HostTraits = {}) => newHost({ db, api, resources, now }, traits),
    calls: (operation: string) => exchanges.filter((one) => one.operation === operation),
    incidents: () => asSystem(db, (tx) => tx.select().from(billingIncidents)),
    attempts: (hostId: string) =>
      asSystem(db, (tx) =>
        tx.select().from(billingAttempts).where(eq(billingAttempts.hostId, hostId)),
      ),
    mails: (hostId: string) =>
      asSystem(db, (tx) => tx.select().from(mailOutbox).where(eq(mailOutbox.hostId, hostId))),
    async subscriptionsOf(host: { id: string }) {
      const all = await stripe.subscriptions.list({ status: 'all', limit: 100 })
      return all.data.filter(({ metadata }) => metadata.host_id === host.id)
    },
    async close() {
      controls.stopFailing()
      await webhooks.close()
      await sandbox.close()
      await resources.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The product as the provider's webhooks reach it: a port. */
async function receiveAt(api: Hono) {
  const app = new Hono().route('/api', api)
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api/stripe/webhook`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type HostTraits = { guides?: number; published?: number; locale?: 'es' | 'en' }
type Context = { db: Database['db']; api: Hono; resources: Resources; now: () => Date }

/** A host with drafts, and published guides of which each is a minute younger than the one before. */
async function newHost({ db, api, resources, now }: Context, traits: HostTraits) {
  const { guides = 1, published = 0, locale = 'es' } = traits
  const { id, email } = await makeHost(db, { locale })
  const guideIds: string[] = []
  for (let made = 0; made < guides; made += 1) {
    const createdAt = new Date(now().getTime() - (guides - made) * 60_000)
    const guide = await makeGuide(db, { hostId: id, name: `Casa ${made + 1}`, now: createdAt })
    guideIds.push(guide.id)
    if (made >= published) continue
    const publishedAt = new Date(now().getTime() - (published - made) * 60_000)
    await asSystem(db, (tx) =>
      tx
        .update(properties)
        .set({ isPublished: true, publishedAt })
        .where(eq(properties.id, guide.id)),
    )
  }
  const call = async (method: string, address: string, body?: unknown, language?: string) => {
    const { token } = await resources.auth.issueAccessToken(id)
    const response = await api.request(address, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(language !== undefined && { 'accept-language': language }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: JSON.parse(text) }
  }
  const post = (deed: string, body: object = {}) =>
    call('POST', `/stripe/${deed}`, { hostId: id, ...body })
  return {
    id,
    email,
    guideIds,
    call,
    async erase() {
      const code = await resources.auth.proofCodes.make({ hostId: id, purpose: 'delete_account' })
      return call('DELETE', '/account', { confirmation: email, code })
    },
    checkout: (guideQuantity: unknown, propertyId: unknown = guideIds[0]) =>
      post('create-checkout-session', { propertyId, guideQuantity }),
    upgrade: (newQuantity: unknown) => post('update-subscription-quantity', { newQuantity }),
    cancel: () => post('cancel-subscription'),
    reactivate: () => post('reactivate-subscription'),
    portal: () => post('create-portal-session'),
    status: async (sessionId?: string) =>
      call(
        'GET',
        `/stripe/subscription-status/${id}${sessionId ? `?session_id=${sessionId}` : ''}`,
      ),
    subscription: async () =>
      (await call('GET', `/stripe/subscription-status/${id}`)).body.subscription,
    credits: async () => (await call('GET', '/guide-credits/credits')).body,
    publish: (guideId: string) => call('POST', `/guide-credits/publish/${guideId}`),
    unpublish: (guideId: string) => call('POST', `/guide-credits/unpublish/${guideId}`),
    published: async () => (await call('GET', '/guide-credits/published')).body.published_guides,
  }
}

/** A host who has bought: the page is paid with this card, and the webhooks have arrived. */
export async function buy(shop: Shop, host: ShopHost, quantity: number, card = good) {
  const { status, body } = await host.checkout(quantity)
  expect(status, JSON.stringify(body)).toBe(200)
  const outcome = shop.controls.payCheckout({ session: body.sessionId, card })
  if (outcome.kind === 'challenge') {
    shop.controls.answerChallenge({ challenge: outcome.challenge, confirmed: true })
  }
  await shop.settled()
  const [subscription] = await shop.subscriptionsOf(host)
  return { sessionId: String(body.sessionId), subscription: subscription! }
}

export const unknownId = () => randomUUID()
