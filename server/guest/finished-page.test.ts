import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { openRoutes } from '#tests/guest/guest-routes.ts'
import { guideOf } from '#tests/guides/guides.ts'

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

  test('shows photos from where they are kept', async () => {
    const { text } = openRoutes()
    expect(await text('/casa2345')).toContain('https://photos.example.com/')
  })
})
