import { Hono } from 'hono'
import { describe, expect } from 'vitest'
import { hostLimits } from '#domain/host/host-limits.ts'
import { answerVisitor, sayWhenToComeBack } from '#server/answer-error.ts'
import { openHostLimit } from '#server/http/call-limits.ts'
import { makeForm } from '#tests/guides/factories.ts'
import { test } from '#tests/server-test.ts'

describe('an answer that is a refusal', () => {
  test('to a caller without a session says so, in the words of the product', async ({ server }) => {
    for (const authorization of ['', 'Bearer', 'Bearer nonsense', 'Basic YTpi']) {
      const headers = { authorization }
      const { status, body } = await server.call('GET', '/guidebooks', { headers })
      expect([status, body]).toEqual([
        401,
        { error: 'No active session found', code: 'unauthorized' },
      ])
    }
  })

  test.for([
    ['es', 'No hay una sesión activa'],
    ['es-MX,en;q=0.5', 'No hay una sesión activa'],
    ['fr, es;q=0.3', 'No hay una sesión activa'],
    ['en-GB', 'No active session found'],
    ['fr', 'No active session found'],
    ['*', 'No active session found'],
    ['', 'No active session found'],
    [';;q=,=', 'No active session found'],
  ] as const)('to a reader of %j says %j', async ([language, sentence], { server }) => {
    const { body } = await server.call('GET', '/guidebooks', {
      headers: { 'accept-language': language },
    })
    expect(body.error).toBe(sentence)
  })

  test('to an unknown address has the same shape', async ({ server }) => {
    for (const address of ['/', '/nothing', '/guidebooks/a/b/c', '/GUIDEBOOKS']) {
      const { status, body } = await server.call('GET', address)
      expect([status, body]).toEqual([404, { error: '404 - Not Found', code: 'page_not_found' }])
    }
  })

  test('to a wrong method names those that are right', async ({ server }) => {
    const { status, body, headers } = await server.call('PATCH', '/guidebooks')
    expect([status, body.code]).toEqual([405, 'method_not_allowed'])
    expect(headers.get('allow')).toBe('GET, HEAD, POST')
  })

  test.for([
    ['{"welcome":', 'application/json', 400, 'invalid_json'],
    ['', 'application/json', 400, 'invalid_json'],
    ['null', 'application/json', 400, 'invalid_request'],
    ['[]', 'application/json', 400, 'invalid_request'],
    ['"text"', 'application/json', 400, 'invalid_request'],
    ['a=1', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    ['<a/>', 'application/xml', 415, 'unsupported_media_type'],
    ['{}', 'text/plain', 415, 'unsupported_media_type'],
  ] as const)('to a body of %j as %s', async ([body, type, status, code], { server }) => {
    const host = await server.makeHost()
    const { token } = await server.resources.auth.issueAccessToken(host.id)
    const answer = await server.front.request('/api/guidebooks', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body,
    })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code, error: expect.stringMatching(/\w/) })
  })

  test('to a body that never says how large it is comes before it is read whole', async ({
    server,
  }) => {
    const host = await server.makeHost()
    const { token } = await server.resources.auth.issueAccessToken(host.id)
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    const answer = await server.front.request('/api/guidebooks', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect([answer.status, (await answer.json()).code]).toEqual([413, 'too_large'])
    expect(sent).toBeLessThan(40)
  })

  test('to a body that is too large says that the connection ends, and the others do not', async ({
    server,
  }) => {
    const host = await server.makeHost()
    const body = { locale: 'x'.repeat(70_000) }
    const refused = await host.call('PATCH', '/account', { body })
    expect([refused.status, refused.headers.get('connection')]).toEqual([413, 'close'])
    const other = await host.call('PATCH', '/account', { body: {} })
    expect([other.status, other.headers.get('connection')]).toEqual([400, null])
  })

  test('is nothing a browser runs, frames or tells another site of', async ({ server }) => {
    const { headers } = await server.call('GET', '/guidebooks')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    )
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('after an error of ours says nothing of it, and the log has it whole', async ({
    server,
  }) => {
    const host = await server.makeHost()
    await host.call('GET', '/guidebooks')
    server.resources.db.transaction = () => Promise.reject(new Error('select secret from ours'))
    const { status, body } = await host.call('POST', '/guidebooks', { body: makeForm() })
    expect([status, body]).toEqual([500, { error: 'Error al crear la guía', code: 'unexpected' }])
    expect(server.failures.splice(0).join()).toContain('select secret from ours')
  })
})

describe('writes', () => {
  test('beyond the minute’s measure wait, each host by itself', async ({ server }) => {
    const measure = { times: 3, seconds: 60, refusal: 'rate_limited' } as const
    const writes = openHostLimit(server.resources.database, 'writes', measure)
    const limited = server.withOverrides({ limits: { ...server.resources.limits, writes } })
    const [busy, calm] = [await limited.makeHost(), await limited.makeHost()]
    for (let call = 0; call < 3; call += 1) {
      expect((await busy.call('POST', '/guidebooks', { body: {} })).status).toBe(400)
    }
    const { status, body, headers } = await busy.call('POST', '/guidebooks', { body: {} })
    expect([status, body.code]).toEqual([429, 'rate_limited'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await calm.call('POST', '/guidebooks', { body: {} })).status).toBe(400)
    expect((await busy.call('GET', '/guidebooks')).status).toBe(200)
  })

  test('may be more than a person ever makes', () => {
    expect(hostLimits.writesPerMinute).toBeGreaterThanOrEqual(100)
  })

  test.for(['text/html', 'application/json'])(
    'says when to come back while the database is away, to who accepts %s',
    async (accept, { server }) => {
      const refused = Object.assign(new Error('no database'), { code: 'ECONNREFUSED' })
      const app = new Hono().get('/', () => Promise.reject(refused))
      app.onError(answerVisitor(server.resources.log))
      const { status, headers } = await app.request('/', { headers: { accept } })
      expect([status, headers.get('retry-after')]).toEqual([503, '5'])
      expect(server.failures.splice(0).join()).toContain('no database')
    },
  )
})

test('a page that lacks what is away says when to come back, any other does not', () => {
  const waits = [503, 500, 200].map((status) => {
    const page = new Response('', { status })
    sayWhenToComeBack(page)
    return page.headers.get('retry-after')
  })
  expect(waits).toEqual(['5', null, null])
})
