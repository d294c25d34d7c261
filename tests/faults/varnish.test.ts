/** @module-tag long */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject } from 'vitest'
import { test } from '#tests/api-test.ts'
import { clonePostgres } from '#tests/postgres/postgres-clone.ts'
import { freePort, type Product, startProduct } from '#tests/product.ts'
import { startVarnish, whyNoVarnish } from '#tests/varnish.ts'
import { signIn } from './demo-desk.ts'
import { openDoor, purgeFrom } from './varnish-doors.ts'

const run = promisify(execFile)
const missing = whyNoVarnish()

describe.skipIf(missing)(`Varnish in front${missing ? ` (${missing})` : ''}`, () => {
  let varnish: Awaited<ReturnType<typeof startVarnish>>
  let purges: Awaited<ReturnType<typeof openDoor>>
  let database: Awaited<ReturnType<typeof clonePostgres>>
  let product: Product
  let desk: Awaited<ReturnType<typeof signIn>>
  const dataDirs: string[] = []

  const start = async (port?: number) =>
    startProduct({
      ...(port && { port }),
      ...(dataDirs[0] && { dataDir: dataDirs[0] }),
      env: {
        CDN_SECONDS: '3600',
        CDN_PURGE: `varnish://127.0.0.1:${purges.port}`,
        // Each visit says that a proxy before Varnish saw another visitor: nobody looks too often.
        TRUST_PROXY: '2',
        DATABASE_URL: database.url,
        DEMO: 'true',
      },
    })

  beforeAll(async () => {
    expect(inject('postgres')).toBeDefined()
    database = await clonePostgres()
    const productPort = await freePort()
    varnish = await startVarnish({ productPort })
    purges = await openDoor(varnish.port)
    product = await start(productPort)
    dataDirs.push(product.dataDir)
    desk = await signIn(product)
  })

  afterAll(async () => {
    await product?.stop()
    await varnish?.stop()
    await purges?.close()
    await database?.remove()
  })

  let visits = 0

  /** What a guest is given, and whether Varnish had it. */
  async function visit(address: string, headers: Record<string, string> = {}) {
    const answer = await fetch(varnish.url + address, {
      redirect: 'manual',
      headers: {
        'accept-language': 'es-MX,es;q=0.9',
        'x-forwarded-for': `198.51.${Math.floor(visits / 250)}.${(visits++ % 250) + 1}`,
        ...headers,
      },
    })
    const { status } = answer
    return {
      status,
      from: answer.headers.get('x-cache'),
      headers: answer.headers,
      text: await answer.text(),
    }
  }

  /** Asked twice: what may be kept is there the second time. */
  async function keep(address: string, headers: Record<string, string> = {}) {
    await visit(address, headers)
    const kept = await visit(address, headers)
    expect([address, kept.from]).toEqual([address, 'hit'])
    return kept
  }

  const seen = async (address: string) => {
    const { status, text } = await visit(address)
    return status === 200 ? (/<title>([^<]*)/.exec(text)?.[1] ?? '') : status
  }

  const admin = (...words: string[]) =>
    run(process.execPath, ['server/admin-command.ts', ...words, '--reason', 'asked for'], {
      env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: product.dataDir },
    })

  test('keeps a guide once for each language, packed as browsers like it, whoever asks', async () => {
    const { code } = desk
    const spanish = await keep(`/g/${code}`)
    expect(spanish.headers.get('content-language')).toBe('es')
    for (const accepted of ['es', 'ES-es, en;q=0.5', 'es;q=0.9'])
      expect((await visit(`/g/${code}`, { 'accept-language': accepted })).from).toBe('hit')
    expect((await visit(`/g/${code}?lang=es`, { cookie: desk.cookie })).from).toBe('hit')
    const german = await keep(`/g/${code}`, { 'accept-language': 'de-AT' })
    expect(german.headers.get('content-language')).toBe('de')
    const other = { 'accept-language': 'ja, fr;q=0.5' }
    await visit(`/g/${code}`, other)
    const negotiated = await visit(`/g/${code}`, other)
    expect([negotiated.from, negotiated.headers.get('content-language')]).toEqual(['miss', 'fr'])
    for (const [accepted, encoding] of [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['identity', 'identity'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['gzip; q=0.0, br;q=0', 'identity'],
      ['gzip;q=0.1, br;q=0.01', 'br'],
    ] as const) {
      const packed = await keep(`/g/${code}`, { 'accept-encoding': accepted })
      expect(packed.text).toBe(spanish.text)
      expect(packed.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    }
    const known = { 'if-none-match': spanish.headers.get('etag') ?? '' }
    expect(await visit(`/g/${code}`, known)).toMatchObject({ status: 304, from: 'hit', text: '' })
    await keep(`/g/${code}/manifest.webmanifest?lang=es`)
    for (const name of ['xkey', 'cdn-cache-control', 'age'])
      expect(spanish.headers.get(name)).toBeNull()
    expect(spanish.headers.get('cache-control')).toBe('no-cache')
  })

  test('keeps photos, and gives a part of one', async () => {
    const photo = await keep(desk.photo)
    expect(photo.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(photo.headers.get('age')).toBeNull()
    const part = await visit(desk.photo, { range: 'bytes=0-9' })
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '10'])
  })

  test('keeps nothing else: no stay, no page of a host, no call, nothing that is not there', async () => {
    const { code, cookie } = desk
    const addresses = [
      desk.stay,
      `${desk.stay}?lang=es`,
      `${desk.stay}/manifest.webmanifest?lang=es`,
      '/',
      '/login',
      '/features',
      '/settings',
      '/api/guidebooks',
      `/api/guidebooks/public/${code}`,
      '/g',
      '/g/sw.js',
      '/g/unknown9',
      '/photos/1777919400000-0123456789abcdef.jpg',
      '/healthz',
    ]
    for (const address of addresses)
      for (const given of [{ cookie: '' }, { cookie }]) {
        await visit(address, given)
        const again = await visit(address, given)
        expect([address, again.from]).toEqual([address, 'miss'])
      }
  })

  test('forgets a guide within moments of each change', async () => {
    const { code } = desk
    const address = `/g/${code}`
    await desk.rename('Casa Nueva')
    await expect.poll(() => seen(address)).toContain('Casa Nueva')
    await keep(address)
    await desk.rename('Casa Última')
    const startedMs = performance.now()
    await expect.poll(() => seen(address)).toContain('Casa Última')
    console.log(`saved to seen through Varnish: ${Math.round(performance.now() - startedMs)} ms`)

    await keep(address)
    await desk.call('POST', `/api/guide-credits/unpublish/${desk.id}`)
    await expect.poll(() => seen(address)).toBe(404)
    await desk.call('POST', `/api/guide-credits/publish/${desk.id}`)
    await expect.poll(() => seen(address)).toContain('Casa Última')

    await keep(address)
    await admin('guide', 'suspend', code)
    await expect.poll(() => seen(address)).toBe(404)
    await admin('guide', 'lift', code)
    await expect.poll(() => seen(address)).toContain('Casa Última')
  })

  test('is told by nobody else', async () => {
    await keep(`/g/${desk.code}`)
    const refused = await purgeFrom(varnish.port, { 'x-forwarded-for': '198.51.100.7' })
    expect(refused).toContain(' 405 ')
    expect((await visit(`/g/${desk.code}`)).from).toBe('hit')
  })

  test('that cannot be reached when a guide changes is told later, by another process if the first was killed', async () => {
    const address = `/g/${desk.code}`
    await keep(address)
    purges.shut()
    await desk.rename('Casa Tardía')
    await expect.poll(() => purges.state.knocks).toBeGreaterThan(0)
    product.kill('SIGKILL')
    await product.exited
    expect(await seen(address)).toContain('Casa Última')
    purges.open()
    product = await start(product.port)
    await expect.poll(() => seen(address)).toContain('Casa Tardía')
    desk = await signIn(product)
  })

  test('forgets a photo that was deleted, and a code that was given up', async () => {
    const { code } = desk
    await keep(`/g/${code}`)
    await admin('guide', 'rotate-code', code)
    await expect.poll(() => seen(`/g/${code}`)).toBe(404)
    await keep(desk.photo)
    await desk.call('DELETE', `/api/guidebooks/${desk.id}`)
    await expect.poll(async () => (await visit(desk.photo)).status).toBe(404)
  })
})
