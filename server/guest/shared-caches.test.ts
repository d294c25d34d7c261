import { describe, expect, test } from 'vitest'
import { openRoutes } from '#tests/guest/guest-routes.ts'

describe('a page', () => {
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

  test('stands in no shared cache while the database cannot say that it still holds', async () => {
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
  })
})
