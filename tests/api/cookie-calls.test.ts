import { describe, expect } from 'vitest'
import { test } from '#tests/server-test.ts'
import {
  type Call,
  codeOf,
  everythingIn,
  evil,
  isWriting,
  json,
  openProduct,
  own,
  send,
} from './every-call.ts'

/** What a page of another site can make a browser send, and what it is told. */
const foreign: Record<string, Record<string, string>> = {
  'from another site': { origin: evil, 'content-type': json },
  'from another site that says otherwise': { origin: evil, 'sec-fetch-site': 'same-origin' },
  'from another port': { origin: `${own}:8080`, 'content-type': json },
  'from nowhere': { 'content-type': json },
  'from nowhere, by another site': { 'sec-fetch-site': 'cross-site', 'content-type': json },
  'from nowhere, by a neighbour': { 'sec-fetch-site': 'same-site', 'content-type': json },
  'from nowhere, by hand': { 'sec-fetch-site': 'none', 'content-type': json },
  'from a frame without a name': {
    origin: 'null',
    'sec-fetch-site': 'same-origin',
    'content-type': json,
  },
  'from an empty origin': { origin: '', 'sec-fetch-site': 'same-origin', 'content-type': json },
  'as a text': { origin: evil, 'content-type': 'text/plain' },
  'as a form': { origin: evil, 'content-type': 'application/x-www-form-urlencoded' },
  'as a zip': { origin: evil, 'content-type': 'application/zip' },
  'as a form with a file': { origin: evil, 'content-type': 'multipart/form-data; boundary=x' },
}

/** Nothing our own pages ever send. */
const oddKinds: Record<string, Record<string, string>> = {
  text: { 'content-type': 'text/plain' },
  'text that looks like JSON': { 'content-type': 'text/plain; application/json' },
  form: { 'content-type': 'application/x-www-form-urlencoded' },
  unnamed: { 'content-length': '2' },
  'unnamed, in pieces': { 'transfer-encoding': 'chunked' },
}

describe('a session cookie', () => {
  test('changes nothing at any call for a page of another site', async ({ server }) => {
    const { browser, calls } = await openProduct(server)
    const before = await everythingIn(server)
    for (const call of calls.filter(isWriting)) {
      for (const [way, headers] of Object.entries(foreign)) {
        const answer = await send(server, call, {
          headers: { ...headers, cookie: browser.cookie },
          body: '{}',
        })
        const { headers: answered } = answer
        expect([call, way, await codeOf(answer)]).toEqual([call, way, '403 cross_site'])
        expect(answered.get('cache-control')).toBe('private, no-store')
      }
    }
    expect(await everythingIn(server)).toEqual(before)
  })

  test('changes nothing at any call with a body of a kind our pages never send', async ({
    server,
  }) => {
    const { browser, calls } = await openProduct(server)
    const before = await everythingIn(server)
    for (const call of calls.filter(isWriting)) {
      for (const [kind, headers] of Object.entries(oddKinds)) {
        const answer = await send(server, call, {
          headers: { origin: own, ...headers, cookie: browser.cookie },
          body: '{}',
        })
        const told = [call, kind, await codeOf(answer)]
        expect(told).toEqual([call, kind, '415 unsupported_media_type'])
      }
    }
    expect(await everythingIn(server)).toEqual(before)
  })

  test('changes nothing by a method that hides behind another', async ({ server }) => {
    const { browser, calls } = await openProduct(server)
    const before = await everythingIn(server)
    const writing = calls.filter(isWriting)
    for (const { method, address } of writing) {
      const hidden = `${address}?_method=${method}`
      const headers = {
        origin: evil,
        cookie: browser.cookie,
        'x-http-method-override': method,
        'x-method-override': method,
        'x-http-method': method,
      }
      await send(server, { method: 'GET', address: hidden }, { headers })
      const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
      for (const as of ['POST', 'OPTIONS']) {
        const body = `_method=${method}`
        const answer = await send(server, { method: as, address: hidden }, { headers: form, body })
        expect([as, address, answer.ok]).toEqual([as, address, false])
      }
    }
    expect(await everythingIn(server)).toEqual(before)
  })

  test('gets answers that nobody keeps and that no other site may read', async ({ server }) => {
    const { browser, calls } = await openProduct(server)
    const isForAnyone = ({ address }: Call) =>
      /^\/(docs|openapi|schemas|guidebooks\/public)/.test(address)
    for (const call of calls.filter((each) => !isWriting(each))) {
      const headers = { cookie: browser.cookie, origin: evil }
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await send(
          server,
          { ...call, method },
          { headers: { ...headers, 'access-control-request-method': 'GET' } },
        )
        const cors = [...answer.headers.keys()].filter((name) => name.startsWith('access-control'))
        expect([call, cors]).toEqual([call, []])
        if (isForAnyone(call)) continue
        expect([call, answer.headers.get('cache-control')]).toEqual([call, 'private, no-store'])
      }
    }
  })

  test('is not enough to erase an account or to add a way in', async ({ server }) => {
    const { browser } = await openProduct(server)
    const headers = { cookie: browser.cookie, origin: own, 'content-type': json }
    const wanting: [Call, object][] = [
      [{ method: 'DELETE', address: '/account' }, { confirmation: browser.email }],
      [{ method: 'POST', address: '/auth/passkeys/start' }, { name: 'Llave' }],
      [{ method: 'POST', address: '/auth/second-factor/start' }, {}],
    ]
    for (const [call, body] of wanting) {
      const answer = await send(server, call, { headers, body: JSON.stringify(body) })
      expect([call, await codeOf(answer)]).toEqual([call, '400 password_required'])
    }
  })
})
