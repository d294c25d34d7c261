import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { describe, expect } from 'vitest'
import { type Accounts, openAccounts, test } from '#tests/accounts-test.ts'
import { openAuthCalls } from './auth/auth-calls.ts'
import { findSessionOf } from './auth/caller.ts'
import { createAuthRoutes } from './auth/routes.ts'
import {
  asSeenByVisitor,
  mergeCookies,
  openVisit,
  refuseOtherSites,
  visitorsOrigin,
} from './page-visit.ts'

const home = 'http://zaguan.test'
const env = {} as HttpBindings

describe('a page request', () => {
  test('calls the API as the visitor’s browser would: with the cookie, and from our own site', async ({
    accounts,
  }) => {
    const { cookie } = await accounts.signUp('ana@example.com')
    const { visit, seen } = openPage(accounts, { cookie, authorization: 'Basic YTpi' })
    await visit.fetchApi('http://api.internal/api/guidebooks')
    expect(seen).toEqual([{ cookie, origin: home, host: 'ana@example.com' }])
    expect((await visit.findHost())?.email).toBe('ana@example.com')
  })

  test('looks its session up once, and again when something was changed', async ({ accounts }) => {
    const { cookie } = await accounts.signUp('ana@example.com')
    const { visit, seen, lookUps } = openPage(accounts, { cookie })
    const read = () => visit.fetchApi('http://api.internal/api/guidebooks')
    await Promise.all([visit.findHost(), read(), read(), visit.findHost()])
    expect(lookUps()).toBe(1)
    await visit.fetchApi('http://api.internal/api/auth/revoke-sessions', { method: 'POST' })
    expect(lookUps()).toBe(1)
    await read()
    expect(seen.at(-1)?.host).toBe(undefined)
    expect(await visit.findHost()).toBe(undefined)
  })

  test('of a visitor asks for no session at all', async ({ accounts }) => {
    const { visit, seen, lookUps } = openPage(accounts, {})
    await visit.fetchApi('http://api.internal/api/guidebooks')
    expect(seen).toEqual([{ origin: home }])
    expect(lookUps()).toBe(0)
    const response = new Response()
    visit.finish(response)
    expect(response.headers.get('cache-control')).toBe(null)
  })

  test('that signs in goes on as the host and gives the cookie to the browser', async ({
    accounts,
  }) => {
    await accounts.signUp('ana@example.com')
    const { visit, seen } = openPage(accounts, {})
    const signedIn = await visit.fetchApi('http://api.internal/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ana@example.com', password: 'la puerta azul' }),
    })
    expect(signedIn.status).toBe(200)
    await visit.fetchApi('http://api.internal/api/guidebooks')
    expect(seen[0]?.host).toBe('ana@example.com')
    const response = new Response()
    visit.finish(response)
    expect(response.headers.getSetCookie().join()).toContain('zaguan.session_token=')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test('whose session has ended loses its cookie and its place in no cache', async ({
    accounts,
  }) => {
    const { cookie } = await accounts.signUp('ana@example.com')
    await accounts.post('/auth/sign-out', {}, { cookie, origin: home })
    const { visit, seen } = openPage(accounts, { cookie })
    await visit.fetchApi('http://api.internal/api/guidebooks')
    expect(seen).toEqual([{ cookie, origin: home }])
    const response = new Response()
    visit.finish(response)
    expect(response.headers.getSetCookie().join()).toContain('Max-Age=0')
  })

  test('carries the visitor’s address along for the limits', async ({ accounts }) => {
    const { visit, seen } = openPage(accounts, { 'x-forwarded-for': '203.0.113.9' })
    await visit.fetchApi('http://api.internal/api/guidebooks')
    expect(seen).toEqual([{ origin: home, forwarded: '203.0.113.9' }])
  })

  test('arrives under the address in the visitor’s browser, whatever a proxy left of it', async () => {
    const sent = new Request('http://10.0.0.5:3000/login?x=1', { method: 'POST', body: 'email=a' })
    const seen = asSeenByVisitor(sent, 'https://guias.example.com')
    expect(seen.url).toBe('https://guias.example.com/login?x=1')
    expect(await seen.text()).toBe('email=a')
  })
})

describe('a form', () => {
  const own = { method: 'POST', url: `${home}/login` }

  test.for([
    [{ origin: home }, undefined],
    [{ origin: 'http://localhost' }, undefined],
    [{ 'sec-fetch-site': 'same-origin' }, undefined],
    [{}, 403],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
  ] as const)('that says %j is answered %s', ([headers, status], { accounts }) => {
    const request = new Request(own.url, { method: own.method, headers })
    expect(refuseOtherSites(accounts.auth, request)?.status).toBe(status)
  })

  test('in production is taken from the public address alone', async ({ freshDatabase }) => {
    const { db } = await freshDatabase()
    const { auth } = openAccounts(db, { isProduction: true })
    const headers = { origin: 'http://localhost' }
    const request = new Request(own.url, { method: own.method, headers })
    expect(refuseOtherSites(auth, request)?.status).toBe(403)
    const whereabouts = { auth, appUrl: () => home, config: { isProduction: true } }
    expect(visitorsOrigin(whereabouts, request)).toBe(home)
  })
})

type Seen = { cookie?: string; origin?: string; forwarded?: string; host?: string }

/** A page whose API is only the accounts, and a call that tells what it was sent and who called. */
function openPage({ auth }: Accounts, headers: Record<string, string>) {
  const seen: Seen[] = []
  const counted = { lookUps: 0 }
  const counting: Accounts['auth'] = {
    ...auth,
    lookUpSession: (arrived) => {
      counted.lookUps += 1
      return auth.lookUpSession(arrived)
    },
  }
  const api = new Hono()
  const calls = openAuthCalls({ auth: counting, visitorOf: () => '203.0.113.7' })
  api.route('/api', createAuthRoutes(counting, calls))
  api.get('/api/guidebooks', async (c) => {
    const cookie = c.req.header('cookie')
    const origin = c.req.header('origin')
    const forwarded = c.req.header('x-forwarded-for')
    const host = (await findSessionOf(c, counting))?.user.email
    seen.push({
      ...(cookie && { cookie }),
      ...(origin && { origin }),
      ...(forwarded && { forwarded }),
      ...(host && { host }),
    })
    return c.json({})
  })
  const request = new Request(`${home}/`, { headers })
  const visit = openVisit({ auth: counting, api }, { request, env })
  return { visit, seen, lookUps: () => counted.lookUps }
}

test('a cookie that is set replaces the one of its name and leaves the others', () => {
  const merged = mergeCookies('lang=es; session=old', ['session=new; Path=/; HttpOnly'])
  expect(merged).toBe('lang=es; session=new')
})

test('a cookie that is ended is gone', () => {
  expect(mergeCookies('lang=es; session=old', ['session=; Max-Age=0; Path=/'])).toBe('lang=es')
})

test('a visitor without cookies gets the one that is set', () => {
  expect(mergeCookies('', ['session=a=b.c; Max-Age=60'])).toBe('session=a=b.c')
})
