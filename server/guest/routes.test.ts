import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Counter, Registry } from 'prom-client'
import { describe, expect, test } from 'vitest'
import type { GuestPage } from '#domain/guest/guest-page.ts'
import { openSharedCache } from '#server/cdn/open-shared-cache.ts'
import { readConfig } from '#server/config.ts'
import { openLog } from '#server/operation/log.ts'
import { guideOf } from '#tests/guides/guides.ts'
import type { PublishedGuide } from './draw-guide.ts'
import { openGuestLimits } from './guest-limits.ts'
import { createGuestRoutes } from './routes.ts'

const page = (html: string): GuestPage => ({ html, styles: ['p{}'], scripts: ['go()'] })

/** The guest's routes over guides in hand, with screens of one line each. */
function openRoutes(environment: Record<string, string> = {}) {
  const guides = new Map<string, PublishedGuide>()
  guides.set('casa2345', guideOf({ welcome: { propertyName: 'Casa' } }))
  const state = {
    ...{ nowMs: 0, reads: 0, draws: 0, isDown: false },
    ...{ visitor: '198.51.100.7', isCurrent: true },
  }
  const next: string[] = []
  const listeners: ((code: string | undefined) => void)[] = []
  const config = readConfig(environment)
  const { routes: app, answerReady } = createGuestRoutes(
    {
      config,
      metrics: {
        registry: new Registry(),
        pagesDrawn: {
          inc() {
            state.draws += 1
          },
        },
        guestCache: new Counter({
          name: 'test',
          help: 'test',
          labelNames: ['result'],
          registers: [],
        }),
      } as never,
      log: openLog({ level: 'silent', readable: false }),
      appUrl: () => 'https://guias.example.com',
      photos: { addressOf: (path: string) => `https://photos.example.com${path}` } as never,
      guideChanges: {
        onChange: (listener: (code: string | undefined) => void) => listeners.push(listener),
      } as never,
      now: () => new Date(state.nowMs),
      sharedCache: { ...sharedCacheOf(config), isCurrent: () => state.isCurrent } as never,
      guestLimits: openGuestLimits({
        clock: () => state.nowMs,
        guideChanges: {
          onChange(listener) {
            listeners.push(listener)
            return () => {}
          },
        },
      }),
    },
    {
      screens: {
        renderGuide: ({ guide, code, locale, moduleAddress }) =>
          page(
            `${guide.name} ${code} ${locale} ${moduleAddress} ${guide.coverImageUrl} avif:${guide.coverHasAvif}`,
          ),
        renderGuestWelcome: (locale) => page(`welcome ${locale}`),
        renderGuideNotFound: (locale) => page(`not found ${locale}`),
        renderGuideFailure: ({ locale, retry, errorCode = '' }) =>
          page(`failure ${locale} ${retry}${errorCode}`),
        renderTooMany: ({ locale }) => page(`too many ${locale}`),
        guestScripts: { publicPage: 'enhance()', photoViewer: 'view()', serviceWorker: 'keep()' },
      },
      findStay: async () => undefined,
      findGuide: async ({ code }) => {
        state.reads += 1
        if (state.isDown) throw new Error('away')
        return guides.get(code)
      },
      visitorOf: () => next.shift() ?? state.visitor,
    },
  )
  const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
  return {
    state,
    guides,
    get,
    answerReady(url: string, headers: Record<string, string> = {}, method = 'GET') {
      const sent = { status: 0, headers: {} as Record<string, unknown>, body: Buffer.alloc(0) }
      const outgoing = {
        writeHead(status: number, given: Record<string, unknown>) {
          Object.assign(sent, { status, headers: given })
        },
        end(body = Buffer.alloc(0)) {
          sent.body = body
        },
      }
      return answerReady({ method, url, headers } as never, outgoing as never) ? sent : undefined
    },
    /** The next to ask, each from an address of their own. */
    visitors: (addresses: string[]) => void next.push(...addresses),
    text: async (path: string, headers?: Record<string, string>) =>
      (await get(path, headers)).text(),
    change: (code: string) => listeners.forEach((listener) => void listener(code)),
  }
}

describe('a guest', () => {
  test('reads a published guide by its code, however it is typed', async () => {
    const { text } = openRoutes()
    expect(await text('/casa2345')).toContain('Casa casa2345 en')
    expect(await text('/CASA2345')).toContain('Casa casa2345 en')
  })

  test('reads our words in the language asked for, else the device’s, else English', async () => {
    const { get, text } = openRoutes()
    expect(await text('/casa2345?lang=es', { 'accept-language': 'en' })).toContain(' es ')
    expect(await text('/casa2345', { 'accept-language': 'es-MX,es;q=0.9' })).toContain(' es ')
    expect(await text('/casa2345', { 'accept-language': 'fr-CA,fr;q=0.9' })).toContain(' fr ')
    expect(await text('/casa2345?lang=de', { 'accept-language': 'fr' })).toContain(' de ')
    expect(await text('/casa2345', { 'accept-language': 'ja' })).toContain(' en ')
    const answer = await get('/casa2345?lang=es')
    expect(answer.headers.get('content-language')).toBe('es')
    expect(answer.headers.get('vary')).toBe('Accept-Language, Accept-Encoding')
  })

  test('without a code is told where to find the link', async () => {
    const answer = await openRoutes().get('/')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('welcome en')
  })

  test.each(['/unknown9', '/no', '/%3Cscript%3E', '/casa2345-x', `/${'a'.repeat(2000)}`])(
    'who opens %s is told there is no such guide',
    async (path) => {
      const answer = await openRoutes().get(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toBe('not found en')
    },
  )

  test('is told to try again when a guide cannot be read, in the same language', async () => {
    const { state, get } = openRoutes()
    state.isDown = true
    const answer = await get('/casa2345?lang=es')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await answer.text()).toBe('failure es ?lang=es')
    state.isDown = false
    expect((await get('/casa2345')).status).toBe(200)
  })

  test('sees what the host changed at once, and nothing once it is unpublished', async () => {
    const { guides, text, get, change } = openRoutes()
    await text('/casa2345')
    guides.set('casa2345', { ...guideOf({ welcome: { propertyName: 'Casa Nueva' } }), version: 2 })
    change('casa2345')
    expect(await text('/casa2345')).toContain('Casa Nueva')
    guides.delete('casa2345')
    change('casa2345')
    expect((await get('/casa2345')).status).toBe(404)
  })
})

describe('a page', () => {
  test('is shown a photo in AVIF once that stands, as another page of the same version', async () => {
    const { get, guides, change } = openRoutes()
    const guide = guideOf({ welcome: { propertyName: 'Casa' } })
    guides.set('casa2345', { ...guide, coverHasAvif: false })
    const early = await get('/casa2345')
    expect(await early.text()).toContain('avif:false')
    guides.set('casa2345', { ...guide, coverHasAvif: true })
    change('casa2345')
    const known = { 'if-none-match': early.headers.get('etag') ?? '' }
    const late = await get('/casa2345', known)
    expect([late.status, await late.text()]).toEqual([200, expect.stringContaining('avif:true')])
  })

  test('that nobody has read yet is read and drawn once for two hundred who ask at once', async () => {
    const { state, get, visitors } = openRoutes()
    visitors(Array.from({ length: 200 }, (_, n) => `203.0.113.${n}`))
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => get('/casa2345', { 'accept-encoding': 'br' })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(state).toMatchObject({ reads: 1, draws: 1 })
  })

  test('comes as the browser reads it', async () => {
    const { get } = openRoutes()
    const plain = await (await get('/casa2345')).text()
    const brotli = await get('/casa2345', { 'accept-encoding': 'gzip, br' })
    const gzip = await get('/casa2345', { 'accept-encoding': 'gzip' })
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(String(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())))).toBe(plain)
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(String(gunzipSync(Buffer.from(await gzip.arrayBuffer())))).toBe(plain)
  })

  test('is not sent again to a browser that has it', async () => {
    const { get } = openRoutes()
    const etag = (await get('/casa2345')).headers.get('etag') ?? ''
    const again = await get('/casa2345', { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('etag')).toBe(etag)
    expect((await get('/casa2345?lang=es', { 'if-none-match': etag })).status).toBe(200)
  })

  test('is always asked for, and never listed, framed or fed with foreign scripts', async () => {
    const { headers } = await openRoutes().get('/casa2345')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('cdn-cache-control')).toBeNull()
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toBeNull()
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'/)
    expect(policy).toContain("img-src 'self' data: https://photos.example.com")
  })

  test('stands in a shared cache only when the operator says so, by the address of its language alone', async () => {
    const { get, answerReady } = openRoutes({ CDN_SECONDS: '60' })
    const guide = await get('/casa2345?lang=es')
    expect(guide.headers.get('cdn-cache-control')).toBe('public, max-age=60')
    expect(guide.headers.get('cache-control')).toBe('no-cache')
    expect(guide.headers.get('vary')).toBe('Accept-Encoding')
    expect(answerReady('/g/casa2345?lang=es')?.headers).toMatchObject({
      'CDN-Cache-Control': 'public, max-age=60',
      Vary: 'Accept-Encoding',
    })
    expect(answerReady('/g/casa2345', { 'accept-language': 'es' })?.headers).toMatchObject({
      'CDN-Cache-Control': 'no-store',
      Vary: 'Accept-Language, Accept-Encoding',
    })
    for (const address of [
      '/casa2345',
      '/casa2345?lang=ja',
      '/casa2345?lang=es&x=1',
      '/CASA2345?lang=es',
    ])
      expect((await get(address)).headers.get('cdn-cache-control'), address).toBe('no-store')
    const known = { 'if-none-match': guide.headers.get('etag') ?? '' }
    const again = await get('/casa2345?lang=es', known)
    expect([again.status, again.headers.get('cdn-cache-control')]).toEqual([
      304,
      'public, max-age=60',
    ])
    const manifest = await get('/casa2345/manifest.webmanifest?lang=es')
    expect(manifest.headers.get('cdn-cache-control')).toBe('public, max-age=60')
    for (const address of ['/', '/unknown9?lang=es', '/casa2345/manifest.webmanifest', '/sw.js'])
      expect((await get(address)).headers.get('cdn-cache-control'), address).toBeNull()
  })

  test.each([
    ['varnish://127.0.0.1', { xkey: 'guide-casa2345 guides' }],
    ['cloudflare://t@z', { 'cache-tag': 'guide-casa2345,guides' }],
    [
      'fastly://k@s',
      { 'surrogate-key': 'guide-casa2345 guides', 'surrogate-control': 'max-age=60' },
    ],
  ])('tells %s what it is to be forgotten by', async (address, said) => {
    const { get } = openRoutes({ CDN_SECONDS: '60', CDN_PURGE: address })
    const { headers } = await get('/casa2345?lang=es')
    expect(Object.fromEntries(headers)).toMatchObject(said)
    const negotiated = await get('/casa2345')
    for (const name of ['xkey', 'cache-tag', 'surrogate-key'])
      expect(negotiated.headers.get(name)).toBeNull()
  })

  test('stands in no shared cache while the database cannot say that it still holds, or a newer release draws it otherwise', async () => {
    const { state, get } = openRoutes({ CDN_SECONDS: '60' })
    const said = async () => {
      const { status, headers } = await get('/casa2345?lang=es')
      return [status, headers.get('cdn-cache-control')]
    }
    expect(await said()).toEqual([200, 'public, max-age=60'])
    state.isDown = true
    state.nowMs = 30_000
    expect(await said()).toEqual([200, 'no-store'])
    state.isDown = false
    state.nowMs = 33_000
    expect(await said()).toEqual([200, 'public, max-age=60'])
    state.isCurrent = false
    expect(await said()).toEqual([200, 'no-store'])
  })

  test('shows photos from where they are kept', async () => {
    const { text } = openRoutes()
    expect(await text('/casa2345')).toContain('https://photos.example.com/')
  })
})

describe('a page at hand', () => {
  test('goes out at once, the same as by the long way', async () => {
    const { get, answerReady } = openRoutes()
    const headers = { 'accept-encoding': 'br', 'accept-language': 'es' }
    expect(answerReady('/g/casa2345', headers)).toBeUndefined()
    const long = await get('/casa2345', headers)
    const short = answerReady('/g/casa2345', headers)
    const { 'Content-Length': length, ...shortHeaders } = short?.headers ?? {}
    expect(lowered(shortHeaders)).toEqual(Object.fromEntries(long.headers))
    expect(short?.body).toEqual(Buffer.from(await long.arrayBuffer()))
    expect(length).toBe(short?.body.length)
    expect(answerReady('/g/CASA2345?lang=es')?.status).toBe(200)
  })

  test('is not sent again to a browser that has it', async () => {
    const { get, answerReady } = openRoutes()
    const etag = (await get('/casa2345')).headers.get('etag') ?? ''
    expect(answerReady('/g/casa2345', { 'if-none-match': etag })?.status).toBe(304)
  })

  test.each([
    ['/g/casa2345', 'HEAD'],
    ['/g/casa2345', 'POST'],
    ['/g/casa2345?lang=ja', 'GET'],
    ['/g/casa2345/manifest.webmanifest', 'GET'],
    ['/g/casa2345#x', 'GET'],
    ['/guides/casa2345', 'GET'],
    ['/g/unknown9', 'GET'],
  ])('%s by %s takes the long way', async (url, method) => {
    const { get, answerReady } = openRoutes()
    await get('/casa2345')
    expect(answerReady(url, {}, method)).toBeUndefined()
  })

  test('takes the long way too when its visitor asks too often, or it must be asked about again', async () => {
    const { state, get, answerReady } = openRoutes()
    await get('/casa2345')
    for (let n = 0; n < 599; n++) expect(answerReady('/g/casa2345')).toBeDefined()
    expect(answerReady('/g/casa2345')).toBeUndefined()
    expect((await get('/casa2345')).status).toBe(429)
    state.visitor = '198.51.100.8'
    state.nowMs = 30_000
    expect(answerReady('/g/casa2345')).toBeUndefined()
  })
})

describe('the files a page brings', () => {
  test('its module never changes under its name', async () => {
    const { get, text } = openRoutes()
    const address = /\/g(\/-\/\S+)/.exec(await text('/casa2345'))?.[1] ?? ''
    const module = await get(address)
    expect(module.headers.get('cache-control')).toContain('immutable')
    expect(await module.text()).toBe('enhance()')
  })

  test('a page of another release finds a module too, but not for good', async () => {
    const module = await openRoutes().get('/-/older.js')
    expect(await module.text()).toBe('enhance()')
    expect(module.headers.get('cache-control')).toBe('no-cache')
  })

  test('the worker is asked for each time', async () => {
    const worker = await openRoutes().get('/sw.js')
    expect(worker.headers.get('content-type')).toContain('text/javascript')
    expect(worker.headers.get('cache-control')).toBe('no-cache')
  })

  test('a home screen keeps the guide under the name of the house', async () => {
    const { get } = openRoutes()
    const manifest = await (await get('/casa2345/manifest.webmanifest?lang=es')).json()
    expect(manifest).toMatchObject({ name: 'Casa', start_url: '/g/casa2345', lang: 'es' })
    expect((await get('/unknown9/manifest.webmanifest')).status).toBe(404)
  })
})

describe('somebody who guesses codes', () => {
  test('is turned away, while guides at hand still open for that address', {
    tags: 'long',
  }, async () => {
    const { state, get } = openRoutes()
    await get('/casa2345')
    const statuses = new Map<number, number>()
    for (let n = 0; n < 100_000; n++) {
      if (n % 590 === 0) state.nowMs += 60_001
      const { status } = await get(`/guess${n}`)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    const minutes = Math.ceil(100_000 / 590)
    expect(state.reads).toBeLessThanOrEqual(1 + 60 * minutes)
    expect(statuses.get(404)).toBe(60 * minutes)
    expect(statuses.get(429)).toBe(100_000 - 60 * minutes)
    expect((await get('/casa2345')).status).toBe(200)
  })

  test('waits a minute, and nobody else does', async () => {
    const { state, get } = openRoutes()
    for (let n = 0; n < 60; n++) await get(`/guess${n}`)
    const refused = await get('/guess99')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    state.visitor = '198.51.100.8'
    expect((await get('/guess99')).status).toBe(404)
  })
})

/** As the product opens it, without a database: nothing is told to anybody here. */
function sharedCacheOf(config: ReturnType<typeof readConfig>) {
  return openSharedCache({
    config,
    db: undefined as never,
    now: () => new Date(0),
    release: 'today',
    guideChanges: { onChange: () => () => false, announceAll: async () => {} },
    warn: () => {},
  })
}

function lowered(headers: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
}
