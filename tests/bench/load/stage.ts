import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#server/db/open.ts'
import { openTestServer } from '#tests/open-test-server.ts'
import { startPostgres } from '#tests/postgres/postgres.ts'
import { freePort } from '#tests/product.ts'
import { makeHosts } from './hosts.ts'

const metricsToken = randomBytes(16).toString('hex')
const authSecret = randomBytes(32).toString('hex')

export type Stage = Awaited<ReturnType<typeof openStage>>

/** One process as it runs in production, on a real Postgres that waits for its disk, with hosts and their published guides. */
export async function openStage({ hosts: count }: { hosts: number }) {
  const postgres = await startPostgres({ isDurable: true })
  const dataDir = mkdtempSync(path.join(tmpdir(), 'zaguan-load-'))
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir })
  const test = await openTestServer(database, { settings: { AUTH_SECRET: authSecret } })
  const people = await makeHosts(test, count)
  await test.close()
  await database.close()
  const product = await startInProduction({ databaseUrl: postgres.url, dataDir })
  const url = `http://127.0.0.1:${product.port}`
  const hosts = await Promise.all(people.map((host, n) => signIn(url, host, n)))
  return {
    ...product,
    adminUrl: postgres.adminUrl,
    postgresPid: Number(
      readFileSync(path.join(postgres.folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[0],
    ),
    hosts,
    guides: people.map(({ guide }) => guide),
    metric: (name: string) => readMetric(url, name),
    async close() {
      await product.stop()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function startInProduction({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string
  dataDir: string
}) {
  const port = await freePort()
  const log = openSync(path.join(dataDir, 'log'), 'a')
  const child = spawn(process.execPath, ['server/start.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...settings,
      ...{ PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    },
    stdio: ['ignore', log, log, 'ipc'],
  })
  closeSync(log)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(readFileSync(path.join(dataDir, 'log'), 'utf8'))
    await wait(100)
  }
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      const code = await ended
      if (code !== 0) throw new Error(`the product ended with ${code}`)
    },
  }
}

const settings = {
  ZAGUAN_ENV: 'production',
  HOST: '127.0.0.1',
  APP_URL: 'https://guias.example.com',
  AUTH_SECRET: authSecret,
  METRICS_TOKEN: metricsToken,
  TRUST_PROXY: '1',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Zaguán <hola@example.com>',
  SUPPORT_EMAIL: 'ayuda@example.com',
  PHOTOS: 'disk',
  STRIPE_MODE: 'sandbox',
}

type Person = Awaited<ReturnType<typeof makeHosts>>[number]

/** As a browser does, each from an address of its own. */
async function signIn(url: string, { email, password, guide, form }: Person, n: number) {
  const origin = settings.APP_URL
  const address = `10.9.${n >> 8}.${n & 255}`
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, origin },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok)
    throw new Error(`signing in was answered ${answer.status}: ${await answer.text()}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { address, origin, cookie, guide: guide.id, form }
}

async function readMetric(url: string, name: string) {
  const answer = await fetch(`${url}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  const line = (await answer.text()).split('\n').find((text) => text.startsWith(`${name} `))
  if (line === undefined) throw new Error(`there is no figure ${name}`)
  return Number(line.split(' ')[1])
}
