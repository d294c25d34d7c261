import { describe, expect, test } from 'vitest'
import { openRoutes } from '#tests/guest/guest-routes.ts'

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

  test('is answered however often somebody at its visitor’s address asks', async () => {
    const { get, answerReady } = openRoutes()
    await get('/casa2345')
    for (let n = 0; n < 700; n++) expect(answerReady('/g/casa2345')).toBeDefined()
    expect((await get('/casa2345')).status).toBe(200)
  })

  test('takes the long way too when it must be asked about again', async () => {
    const { state, get, answerReady } = openRoutes()
    await get('/casa2345')
    state.nowMs = 30_000
    expect(answerReady('/g/casa2345')).toBeUndefined()
  })
})

function lowered(headers: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
}
