import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findErrorCode } from '#domain/values/error-code.ts'
import { findErrorLines } from '#server/operation/find-error.ts'
import { type Product, startProduct } from '#tests/product.ts'
import { isOneSentence, refusalOf, startForTest } from './product-of-test.ts'

/** One product for everything that only looks at it: a first start takes longer than all the looking. */
function shareProduct(env: Record<string, string> = {}) {
  const shared = { url: '', address: '', product: undefined as Product | undefined, folder: '' }
  async function startShared() {
    shared.product = await startProduct({ env, dataDir: shared.folder })
    shared.url = shared.product.url
    shared.address = `http://127.0.0.1:${shared.product.port}`
  }
  beforeAll(async () => {
    shared.folder = await mkdtemp(path.join(tmpdir(), 'zaguan process '))
    await startShared()
  })
  afterAll(async () => {
    await shared.product?.stop()
    await rm(shared.folder, { recursive: true, force: true })
  })
  return Object.assign(shared, {
    async restart() {
      const code = await shared.product?.stop()
      await startShared()
      return code
    },
  })
}

const long = { tags: ['long'] }

const production = {
  ZAGUAN_ENV: 'production',
  APP_URL: 'https://guias.example.com',
  HOST: '127.0.0.1',
  AUTH_SECRET: 'a secret of some forty random characters',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Zaguán <hola@zaguan.test>',
  SUPPORT_EMAIL: 'soporte@zaguan.test',
  PHOTOS: 'disk',
  DATABASE: 'embedded',
  STRIPE_MODE: 'sandbox',
}

describe('a running product', () => {
  const shared = shareProduct()

  test('answers on the landing page, /healthz, /readyz and the sample guide', async () => {
    const { url } = shared
    for (const address of ['/', '/healthz', '/readyz', '/g/muestra']) {
      expect((await fetch(url + address)).status, address).toBe(200)
    }
    expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ status: 'ok' })
  })

  test('packs its pages and the answers of the API for whoever can unpack them', async () => {
    const { url } = shared
    for (const address of ['/', '/sign-in', '/api/openapi.json']) {
      const encodingFor = async (accepted: string) =>
        (await fetch(url + address, { headers: { 'Accept-Encoding': accepted } })).headers.get(
          'content-encoding',
        )
      expect([address, await encodingFor('gzip')]).toEqual([address, 'gzip'])
      expect([address, await encodingFor('identity')]).toEqual([address, null])
    }
  })

  test('answers unknown paths with its own page and status 404', async () => {
    const { url } = shared
    const answer = await fetch(`${url}/no/such/page`, { headers: { 'Accept-Language': 'en' } })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('404 - Not Found')
  })

  test('a page that fails shows a code, and the log of that moment has its lines', async () => {
    const { url, product } = shared
    const answer = await fetch(`${url}/styleguide/failure`)
    expect(answer.status).toBe(500)
    const code = /data-error-code[^>]*>([^<]+)</.exec(await answer.text())?.[1] ?? ''
    expect(findErrorCode(code)).toBe(code)
    const find = async () => {
      const lines: string[] = []
      for await (const line of findErrorLines(code, product?.output().split('\n') ?? []))
        lines.push(line)
      return lines
    }
    await expect.poll(async () => (await find()).join('\n')).toContain('path="/styleguide/failure"')
    const [first = '', second = ''] = await find()
    expect(first).toContain('a page failed')
    expect(second).toBe('Error: The style guide asked for a failure')
  })

  test('what the browser asks of a page that fails has the code too, and nothing else of it', async () => {
    const { url } = shared
    const answer = await fetch(`${url}/styleguide/failure.data`)
    const text = await answer.text()
    expect([answer.status, text]).toEqual([500, expect.stringMatching(/"errorCode","[\w-]{9}"/)])
    expect(text).not.toContain('asked for a failure')
  })

  test('counts its requests for Prometheus, and shows them to this machine only', async () => {
    const { url } = shared
    await fetch(`${url}/healthz`)
    const figures = await (await fetch(`${url}/metrics`)).text()
    expect(figures).toContain('zaguan_http_request_seconds_count{method="GET",route="/healthz"')
    expect(figures).toContain('nodejs_eventloop_lag_seconds')
    for (const mark of ['X-Forwarded-For', 'X-Forwarded-Proto', 'Forwarded', 'X-Real-IP', 'Via']) {
      const fromAfar = await fetch(`${url}/metrics`, { headers: { [mark]: '203.0.113.9' } })
      expect([mark, fromAfar.status]).toEqual([mark, 404])
    }
  })

  test(
    'behind a proxy on this machine shows its figures to nobody without the token',
    long,
    async () => {
      const { url } = await startForTest({
        env: { TRUST_PROXY: '1', METRICS_TOKEN: 'a-token-of-sixteen-letters' },
      })
      const figures = (authorization?: string) =>
        fetch(`${url}/metrics`, { headers: authorization ? { authorization } : {} })
      expect((await figures()).status).toBe(404)
      expect((await figures('Bearer a-token-of-sixteen-letterz')).status).toBe(404)
      expect((await figures('Bearer a-token-of-sixteen-letters')).status).toBe(200)
    },
  )

  test('keeps its data over a restart, and ends with 0 when asked to stop', async () => {
    const welcome = shared.product?.output() ?? ''
    const [, email, password] = /Demo host +(\S+), password (\S+)/.exec(welcome) ?? []
    expect(await shared.restart()).toBe(0)
    const answer = await fetch(`${shared.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shared.url },
      body: JSON.stringify({ email, password }),
    })
    expect(answer.status).toBe(200)
  })

  test('ends by itself when whoever started it is gone', { tags: 'long' }, async () => {
    const product = await startForTest()
    product.leave()
    expect(await product.exited).toBe(0)
  })

  test('takes the next port on a laptop when its own is taken, and says so', long, async () => {
    const holder = await hold()
    const product = await startForTest({ port: portOf(holder) })
    expect(product.output()).toContain(`Port ${portOf(holder)} is taken; using`)
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200)
    holder.close()
  })
})

describe('in production', () => {
  const shared = shareProduct(production)

  test('every answer tells a browser to come back over TLS', async () => {
    const own = shared.address
    const page = await (await fetch(`${own}/login`)).text()
    const asset = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? ''
    const addresses = ['/', '/login', asset, '/favicon.ico', '/no/such/page', '/dashboard', '/g']
    const others = ['/g/muestra', '/g/muestra/', '/g/nowhere99', '/g/sw.js', '/g/a/b/c', '/healthz']
    const calls = [
      '/api/nothing',
      '/api/guidebooks',
      '/api/openapi.json',
      '/metrics',
      '/photos/none',
    ]
    for (const path of [...addresses, ...others, ...calls]) {
      for (const method of ['GET', 'POST']) {
        const answer = await fetch(own + path, { method, redirect: 'manual' })
        const said = answer.headers.get('strict-transport-security')
        expect([method, path, said]).toEqual([method, path, 'max-age=31536000; includeSubDomains'])
      }
    }
  })

  test('a page whose address holds a token is kept by nobody', async () => {
    const own = shared.address
    for (const path of ['/confirm', '/magic-link', '/update-password']) {
      const answer = await fetch(`${own}${path}?token=abc`)
      expect([path, answer.headers.get('cache-control')]).toEqual([path, 'private, no-store'])
    }
  })

  test('each request is one line of the log, without what was asked for in the query', async () => {
    const { product, address } = shared
    if (!product) throw new Error('the product of these tests is not there')
    await fetch(`${address}/healthz?token=a-secret`)
    await fetch(`${address}/g/nowhere99?lang=en`)
    await product.stop()
    const lines = product
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
    const requests = lines.filter(({ msg }) => msg === 'request')
    expect(requests.slice(-2)).toMatchObject([
      { method: 'GET', path: '/healthz', status: 200, id: expect.any(String) },
      { method: 'GET', path: '/g/nowhere99', status: 404 },
    ])
    expect(product.output()).not.toContain('a-secret')
  })

  test('a taken port ends the start in one sentence', long, async () => {
    const holder = await hold()
    const port = portOf(holder)
    const words = await refusalOf({ port, env: production })
    holder.close()
    expect(words).toMatch(isOneSentence)
    expect(words).toContain(String(port))
  })
})

function hold() {
  return new Promise<Server>((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
}

function portOf(server: Server) {
  const address = server.address()
  return address && typeof address === 'object' ? address.port : 0
}
