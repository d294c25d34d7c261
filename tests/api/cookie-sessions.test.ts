import { describe, expect } from 'vitest'
import { hostLimits } from '#domain/host/host-limits.ts'
import { makeGuide } from '#tests/guides/factories.ts'
import { type TestServer, test } from '#tests/server-test.ts'
import { makeBrowser } from '#tests/sign-in.ts'
import {
  type Call,
  callsOf,
  codeOf,
  everythingIn,
  evil,
  isWriting,
  json,
  openProduct,
  own,
  securedCalls,
  send,
} from './every-call.ts'

describe('a session cookie', () => {
  test('counts at every call for a page of ours', async ({ server }) => {
    const guide = await makeGuide(server.db)
    const beforeItCounts = ['403 cross_site', '415 unsupported_media_type', '401 unauthorized']
    const refused = [...beforeItCounts, '429 rate_limited']
    let cookie = ''
    for (const [number, call] of callsOf(server, guide.id).entries()) {
      if (!(await isSignedIn(server, cookie)))
        cookie = (await makeBrowser(server, `host-${number}@example.com`)).cookie
      const isUpload =
        call.address.startsWith('/storage/') || call.address === '/guidebooks/proposals'
      const isZip = call.address === '/guidebooks/import'
      const [type, body] = isUpload
        ? ['multipart/form-data; boundary=x', '--x--\r\n']
        : [isZip ? 'application/zip' : json, '{}']
      const answer = await send(server, call, {
        headers: { cookie, origin: own, 'content-type': type },
        ...(isWriting(call) && { body }),
      })
      const told = await codeOf(answer)
      expect(refused, `${call.method} ${call.address}`).not.toContain(told)
    }
  })

  test('lets its host write from a page of ours, with an origin or without one', async ({
    server,
  }) => {
    const { browser, guide } = await openProduct(server)
    const change = async (headers: Record<string, string>, body?: string) =>
      (
        await send(
          server,
          body
            ? { method: 'PATCH', address: '/account' }
            : { method: 'POST', address: `/guide-credits/unpublish/${guide.id}` },
          { headers: { cookie: browser.cookie, ...headers }, body },
        )
      ).status
    const locale = JSON.stringify({ locale: 'en' })
    expect(await change({ origin: own, 'content-type': json }, locale)).toBe(200)
    const typed = { 'sec-fetch-site': 'same-origin', 'content-type': `${json}; charset=utf-8` }
    expect(await change(typed, locale)).toBe(200)
    expect(await change({ origin: own })).toBe(200)
  })

  test('is no use from the moment its session has ended, at any call', async ({ server }) => {
    const { browser, calls } = await openProduct(server)
    const { token } = await server.resources.auth.issueAccessToken(browser.id)
    const signedIn: Call[] = []
    for (const call of await securedCalls(server, calls)) {
      if (!isWriting(call)) signedIn.push(call)
    }
    expect(signedIn.length).toBeGreaterThan(8)
    await server.resources.auth.sessions.endAll(browser.id)
    for (const call of signedIn) {
      const ended = await send(server, call, { headers: { cookie: browser.cookie } })
      expect([call, ended.headers.getSetCookie().join().includes('Max-Age=0')]).toEqual([
        call,
        true,
      ])
      expect([call, await codeOf(ended)]).toEqual([call, '401 unauthorized'])
    }
    const headers = { authorization: `Bearer ${token}` }
    expect((await server.call('GET', '/guidebooks', { headers })).status).toBe(200)
  })

  test('counts for nothing beside a token, good or bad', async ({ server }) => {
    const { browser, calls } = await openProduct(server)
    const beto = await server.makeHost()
    const { token } = await server.resources.auth.issueAccessToken(beto.id)
    const both = { cookie: browser.cookie, authorization: `Bearer ${token}` }
    const { body: account } = await server.call('GET', '/account', { headers: both })
    expect(account.email).toBe(beto.email)
    const changed = await server.call('PATCH', '/account', {
      headers: { ...both, origin: evil },
      body: { locale: 'en' },
    })
    expect(changed.status).toBe(200)

    const before = await everythingIn(server)
    for (const call of await securedCalls(server, calls)) {
      for (const authorization of ['Bearer bad', 'Bearer ', 'Basic YTpi', '']) {
        const answered = async (cookie: object) => {
          const headers = { ...cookie, origin: own, 'content-type': json, authorization }
          return codeOf(
            await send(server, call, { headers, ...(isWriting(call) && { body: '{}' }) }),
          )
        }
        const [beside, alone] = [await answered({ cookie: browser.cookie }), await answered({})]
        expect([call, authorization, beside]).toEqual([call, authorization, alone])
        if (!call.address.startsWith('/auth/')) expect(alone).toBe('401 unauthorized')
      }
    }
    expect(await everythingIn(server)).toEqual(before)
  })

  test('may write as often as a token, and no more', { tags: 'long' }, async ({ server }) => {
    const { browser, guide } = await openProduct(server)
    const publish = () =>
      send(
        server,
        { method: 'POST', address: `/guide-credits/publish/${guide.id}` },
        { headers: { cookie: browser.cookie, origin: own } },
      )
    for (let times = 0; times < hostLimits.writesPerMinute; times += 1) {
      expect((await publish()).status).toBe(200)
    }
    const answer = await publish()
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await codeOf(answer)).toBe('429 rate_limited')
  })
})

async function isSignedIn(server: TestServer, cookie: string) {
  const answer = await send(
    server,
    { method: 'GET', address: '/guidebooks' },
    { headers: { cookie } },
  )
  return answer.status === 200
}
