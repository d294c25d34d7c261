/** @module-tag long */

import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Product, startProduct } from '#tests/product.ts'
import { startCache } from '#tests/stand-ins/cache-server.ts'
import { type Call, describedCalls, pageAddresses } from './addresses.ts'

/** Every route that is neither a call of the described API nor a screen, with an address of it. */
const otherRoutes = {
  'server/guest/routes.ts': {
    '/': ['/g', '/g/'],
    '/sw.js': ['/g/sw.js'],
    '/-/photos/:file': ['/g/-/photos/older.js'],
    '/-/:file': ['/g/-/older.js'],
    '/:code/manifest.webmanifest': [
      '/g/CODE/manifest.webmanifest',
      '/g/CODE/manifest.webmanifest?lang=es',
    ],
    '/:code{[a-zA-Z0-9]+[.,;:!?)]+}': ['/g/CODE.', '/g/CODE).?lang=es', '/g/unknown9,'],
    '/:code': ['/g/CODE', '/g/CODE?lang=es', '/g/CODE?lang=en&x=1', '/g/unknown9?lang=es', '/g/no'],
  },
  'server/guest/stay-links.ts': {
    '/:code/s/:token': ['STAY', 'STAY?lang=es', '/g/CODE/s/AAAAAAAAAAAAAAAAAAAAAA?lang=es'],
    '/:code/s/:token/manifest.webmanifest': ['STAY/manifest.webmanifest?lang=es'],
    '/:code/s/:token/codes.ics': ['STAY/codes.ics?lang=es'],
  },
  'server/operation/routes.ts': {
    '/healthz': ['/healthz'],
    '/readyz': ['/readyz'],
    '/metrics': ['/metrics'],
  },
  'server/photos/file-routes.ts': {
    '/photos/:name': ['PHOTO', '/photos/1777919400000-0123456789abcdef.jpg', '/photos/none'],
  },
  'server/mail/mailbox-routes.ts': {
    '/dev/mailbox.json': ['/dev/mailbox.json'],
    '/dev/mailbox': ['/dev/mailbox'],
  },
  'server/welcome.ts': { '/-/:file': ['/-/older.js'] },
  'server/billing/sync/webhook.ts': {},
} satisfies Record<string, Record<string, string[]>>

/** What a shared cache may keep, and nothing else: the guide by the address of a language, and photos. */
const kept = ['/g/CODE?lang=es', '/g/CODE/manifest.webmanifest?lang=es', 'PHOTO']

/** Calls that end the session they come with are asked last. */
const lastWords = /sign-out|revoke|sessions|\/account/

const cdnHeaders = ['cdn-cache-control', 'surrogate-control', 'surrogate-key', 'cache-tag', 'xkey']

let cache: Awaited<ReturnType<typeof startCache>>

beforeAll(async () => {
  cache = await startCache()
})

afterAll(() => cache.stop())

/** The product with a published guide, its photo, a stay, and a host who is signed in. */
async function open(env: Record<string, string>) {
  const product = await startProduct({ env })
  onTestFinished(() => void product.stop())
  const password = /password (\S+)/.exec(product.output())?.[1] ?? ''
  const ask = async ({ method, path }: Call, { cookie = '', body = '{}' } = {}) => {
    const isWriting = !['GET', 'HEAD'].includes(method)
    return fetch(product.url + path, {
      method,
      redirect: 'manual',
      headers: {
        origin: product.url,
        'accept-language': 'es',
        ...(cookie && { cookie }),
        ...(isWriting && { 'content-type': 'application/json' }),
      },
      ...(isWriting && { body }),
    })
  }
  const body = JSON.stringify({ email: 'demo@example.com', password })
  const entered = await ask({ method: 'POST', path: '/api/auth/sign-in/email' }, { body })
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { properties } = await (
    await ask({ method: 'GET', path: '/api/guidebooks' }, { cookie })
  ).json()
  const [guide] = properties
  const days = { from: dayIn(-1), until: dayIn(3) }
  const made = await ask(
    { method: 'POST', path: `/api/guidebooks/${guide.id}/stays` },
    { cookie, body: JSON.stringify(days) },
  )
  const { stay } = await made.json()
  const names: Record<string, string> = {
    CODE: guide.short_code,
    PHOTO: new URL(guide.cover_image_url, product.url).pathname,
    STAY: new URL(stay.link).pathname,
  }
  return {
    product,
    cookie,
    ask,
    /** An address with the names of this installation in it. */
    here: (path: string) => path.replace(/CODE|PHOTO|STAY/g, (name) => names[name] ?? name),
    calls: await callsOf(product),
  }
}

function dayIn(days: number) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

async function callsOf(product: Product): Promise<Call[]> {
  const described = await describedCalls(product)
  const undescribed = [
    '/api/openapi.json',
    '/api/docs',
    '/api/nothing',
    '/api/guidebooks/public/CODE',
  ]
  const files = await readdir('build/client', { recursive: true, withFileTypes: true })
  const own = files
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice('build/client'.length)}/${name}`)
  const pages = [
    ...undescribed,
    ...Object.values(otherRoutes).flatMap((routes) => Object.values<string[]>(routes).flat()),
    ...pageAddresses().flatMap((path) => [path, `${path === '/' ? '/_root' : path}.data`]),
    ...own,
    '/assets/none-12345678.js',
  ]
  return [
    ...pages.map((path) => ({ method: 'GET', path })),
    { method: 'POST', path: '/api/stripe/webhook' },
    ...described.toSorted((one, other) => Number(isLast(one)) - Number(isLast(other))),
  ]
}

function isLast({ path, method }: Call) {
  return method !== 'GET' && lastWords.test(path)
}

function isSharedFor(headers: Headers) {
  const own = headers.get('cache-control') ?? ''
  return {
    /** A cache in front that is told. */
    told: ['cdn-cache-control', 'surrogate-control'].some((name) =>
      /max-age=[1-9]/.test(headers.get(name) ?? ''),
    ),
    /** Any cache on the way. */
    any: /public|s-maxage|max-age=[1-9]/.test(own) && !/private|no-store/.test(own),
  }
}

function isImmutable(headers: Headers) {
  return headers.get('cache-control')?.includes('immutable') === true
}

type Said = Pick<Response, 'status' | 'headers'>

function isRightlyShared({ method, path }: Call, { status, headers }: Said) {
  return (
    kept.includes(path) &&
    method === 'GET' &&
    status === 200 &&
    !headers.has('set-cookie') &&
    !/accept-language|cookie/i.test(headers.get('vary') ?? '') &&
    headers.get('cdn-cache-control') === 'public, max-age=3600' &&
    headers.get('surrogate-control') === 'max-age=3600' &&
    headers.get('xkey') === headers.get('surrogate-key') &&
    headers.get('xkey')?.replaceAll(' ', ',') === headers.get('cache-tag')
  )
}

function isRefused(headers: Headers) {
  return (
    headers.get('cdn-cache-control') === 'no-store' &&
    headers.get('surrogate-control') === 'max-age=0' &&
    ['surrogate-key', 'cache-tag', 'xkey'].every((name) => !headers.has(name))
  )
}

const atOnce = 8

/** Every call as a stranger, then as the host, some at a time; those that end the session at the end. */
async function askAll(
  { calls, cookie, ask, here }: Awaited<ReturnType<typeof open>>,
  look: (call: Call, answer: Response) => void,
) {
  expect(calls.length).toBeGreaterThan(250)
  for (const given of ['', cookie])
    for (let from = 0; from < calls.length; from += atOnce)
      await Promise.all(
        calls.slice(from, from + atOnce).map(async (call) => {
          const answer = await ask({ ...call, path: here(call.path) }, { cookie: given })
          await answer.body?.cancel()
          look(call, answer)
        }),
      )
}

describe('every route is known', () => {
  test('of those beside the described API and the screens', () => {
    for (const [file, routes] of Object.entries<Record<string, string[]>>(otherRoutes)) {
      const found = [...readFileSync(file, 'utf8').matchAll(/\.(?:get|all|on)\('(\/[^']*)'/g)]
      const paths = found.map(([, path]) => path)
      expect(paths, file).toEqual(Object.keys(routes))
    }
  })

  test('and of what is mounted in the product', () => {
    const app = readFileSync('server/app.ts', 'utf8')
    const mounted = app.match(/app\.(?:route|all|get)\(.*\)$/gm)
    expect(mounted).toEqual([
      `app.route('/g', guests.routes)`,
      `app.route('/', createOperationRoutes(resources))`,
      `app.route('/', visitorModule.routes)`,
      `app.route('/', createPhotoFileRoutes(resources))`,
      `app.route('/api', api)`,
      `app.route('/', createMailboxRoutes(resources))`,
      `app.all('*', createPages(resources, { api, visitorScript: visitorModule.address }))`,
    ])
  })
})

describe('with shared caches', () => {
  test('they may keep a guide by the address of its language and photos, of every answer to anybody', async () => {
    const purge = [cache.varnish, cache.cloudflare, cache.fastly].join(',')
    const house = await open({ CDN_SECONDS: '3600', CDN_PURGE: purge })
    await expect.poll(() => cache.tags()).toContain('guides')
    const wrong: unknown[] = []
    const found = new Set<string>()
    await askAll(house, (call, { status, headers }) => {
      const shared = isSharedFor(headers)
      if (shared.told) found.add(call.path)
      const isRight = shared.told
        ? isRightlyShared(call, { status, headers })
        : isImmutable(headers)
          ? /^\/(?:assets|-|g\/-)\//.test(call.path)
          : isRefused(headers)
      if (!isRight) wrong.push({ call, status, said: Object.fromEntries(headers) })
    })
    expect(wrong).toEqual([])
    expect([...found].toSorted()).toEqual(kept.toSorted())
  })
})

describe('without shared caches', () => {
  test('nothing is said to any, and what others on the way may keep is what has a name of its own', {
    tags: ['long'],
  }, async () => {
    const house = await open({})
    const wrong: unknown[] = []
    await askAll(house, (call, { status, headers }) => {
      const isNamed = call.path === 'PHOTO' || isImmutable(headers)
      const isRight =
        cdnHeaders.every((name) => !headers.has(name)) && isSharedFor(headers).any === isNamed
      if (!isRight) wrong.push({ call, status, said: Object.fromEntries(headers) })
    })
    expect(wrong).toEqual([])
  })
})
