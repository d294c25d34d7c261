import { randomBytes } from 'node:crypto'
import { onTestFinished, vi } from 'vitest'
import { openSandbox } from '#sandbox/open.ts'
import { paymentsAt } from '#server/billing/payments.ts'
import { createCatalogue } from '#server/billing/price.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { canHave } from '#tests/debian.ts'
import { makeHost, type TestHost } from '#tests/guides/factories.ts'
import { openTestServer } from '#tests/open-test-server.ts'
import { freePort, type Product, startProduct } from '#tests/product.ts'
import { startMailServer } from '#tests/stand-ins/mail-server.ts'
import { startS3 } from '#tests/stand-ins/s3.ts'
import { type Answer, type Asking, ask } from './ask.ts'
import { openGate } from './gate.ts'
import { startNginx } from './nginx.ts'

export const webhookSecret = 'whsec_for_the_fleet'

/** Why there is no front, or no pooler, as a sentence. */
export const withoutNginx =
  canHave('nginx') && canHave('openssl')
    ? undefined
    : 'nginx or openssl is not on this machine (Debian: apt-get install nginx-light openssl)'
export const withoutPgbouncer = canHave('pgbouncer')
  ? undefined
  : 'PgBouncer is not on this machine (Debian: apt-get install pgbouncer)'

type Wishes = {
  /** Its address, and a way into it for the test itself. */
  database: Database & { url: string }
  /** The same database by way of a pooler. */
  pooledUrl?: string
  size?: number
  env?: Record<string, string>
  envOf?: (at: number) => Record<string, string>
}

export type Fleet = Awaited<ReturnType<typeof startFleet>>
export type FleetHost = Awaited<ReturnType<Fleet['newHost']>>

/** Processes as production runs them: one Postgres, one S3, one mail server, one payment provider, and nginx in front. */
export async function startFleet({ database, pooledUrl, size = 2, env, envOf }: Wishes) {
  const outside = await openOutside()
  const front = await freePort()
  const url = `https://localhost:${front}`
  const settings = {
    ...outside.settings,
    ZAGUAN_ENV: 'production',
    APP_URL: url,
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    AUTH_SECRET: randomBytes(32).toString('hex'),
    MAIL_FROM: 'Zaguán <hola@zaguan.test>',
    SUPPORT_EMAIL: 'soporte@zaguan.test',
    DATABASE_URL: pooledUrl ?? database.url,
    DATABASE_DIRECT_URL: database.url,
    DATABASE_POOL: '5',
    LOG_LEVEL: 'warn',
    ...env,
  }
  const ports = await Promise.all(Array.from({ length: size }, freePort))
  const running = new Map<number, Product>()
  const moved: Record<string, string> = {}
  const members = ports.map((port, at) => ({
    port,
    ask: (asking: Asking) => ask(`http://127.0.0.1:${port}`, asking),
    output: () => running.get(at)?.output() ?? '',
    /** This version, or the one that lies in `root`. */
    async start(root?: string) {
      const own = { ...settings, ...envOf?.(at), ...moved }
      running.set(at, await startProduct({ env: own, port, ...(root && { root }) }))
    },
    /** Gone at once, in the middle of whatever it does. */
    async kill() {
      running.get(at)?.kill('SIGKILL')
      await this.stop()
    },
    async stop() {
      const product = running.get(at)
      running.delete(at)
      return product?.stop()
    },
  }))
  await Promise.all(members.map((member) => member.start()))
  const { APP_URL, AUTH_SECRET } = settings
  const tokens = await openTestServer(database, { settings: { APP_URL, AUTH_SECRET } })
  const gateway = withoutNginx ? undefined : await startNginx({ port: front, behind: ports })
  const anyMember = () => members[[...running.keys()][0] ?? 0]!

  return {
    ...outside,
    url,
    settings,
    database,
    db: database.db,
    pool: database.pool,
    members,
    /** Through nginx, as everybody comes; where there is none, some process that runs. */
    ask: (asking: Asking) => (gateway ?? anyMember()).ask(asking),
    /** Whoever starts from now on finds its things elsewhere. */
    move: (elsewhere: Record<string, string>) => void Object.assign(moved, elsewhere),
    newHost: async (traits: Parameters<typeof makeHost>[1] = {}) =>
      callerFor(await makeHost(database.db, traits), tokens),
    async stop() {
      await gateway?.stop()
      await Promise.all(members.map((member) => member.stop()))
      await tokens.close()
      await outside.close()
    },
  }
}

type Tokens = Awaited<ReturnType<typeof openTestServer>>
type Askable = { ask: (asking: Asking) => Promise<Answer> }

async function callerFor(host: TestHost, { resources }: Tokens) {
  const { token } = await resources.auth.issueAccessToken(host.id)
  return {
    ...host,
    token,
    call: async (to: Askable, method: string, path: string, body?: unknown) => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await to.ask({ method, path: `/api${path}`, body, headers })
      const isJson = answer.headers['content-type']?.includes('json')
      return { ...answer, body: isJson ? JSON.parse(answer.text) : undefined }
    },
  }
}

/** Everything that is not ours, each behind a line that can fail. */
async function openOutside() {
  const store = await startS3()
  const storeUrl = new URL(store.photos)
  const endpoint = new URL(storeUrl.searchParams.get('endpoint') ?? '')
  const s3 = await openGate(Number(endpoint.port))
  endpoint.port = String(s3.port)
  storeUrl.searchParams.set('endpoint', endpoint.href)
  const mail = await startMailServer()
  const smtp = await openGate(mail.port)
  const sandbox = await openSandbox({ port: 0, deliveryDelayMs: () => 0 })
  const stripe = await openGate(sandbox.port)
  const settings = {
    PHOTOS: storeUrl.href,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    STRIPE_MODE: 'sandbox',
    STRIPE_API_HOST: '127.0.0.1',
    STRIPE_API_PORT: String(stripe.port),
    STRIPE_WEBHOOK_SECRETS: webhookSecret,
  }
  await createCatalogue(paymentsAt(readConfig(settings).stripe, () => new Date()))
  return {
    settings,
    s3,
    smtp,
    stripe,
    mail,
    sandbox,
    async close() {
      await Promise.all([s3.close(), smtp.close(), stripe.close()])
      await sandbox.close()
      await mail.stop()
      await store.stop()
    },
  }
}

/** However long a busy machine takes: only what never comes meets the end of it. */
export function until<Found>(look: () => Promise<Found> | Found) {
  return vi.waitUntil(look, { timeout: 120_000, interval: 5 })
}

/** Asks again and again until somebody stops it; what it was answered in the meantime. */
export function keepAsking<Found>(ask: (time: number) => Promise<Found>) {
  let isOver = false
  const found: Found[] = []
  const failed: unknown[] = []
  const asking = (async () => {
    for (let time = 0; !isOver; time += 1) found.push(await ask(time))
  })().catch((error: unknown) => void failed.push(error))
  const stop = async () => {
    isOver = true
    await asking
    return soFar()
  }
  const soFar = () => {
    if (failed.length > 0) throw failed[0]
    return found
  }
  onTestFinished(async () => {
    isOver = true
    await asking
  })
  return { soFar, stop }
}
