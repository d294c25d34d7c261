import fc from 'fast-check'
import { RouterContextProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { localeContext } from '#web/locale.ts'
import { apiOf, type Bridge, bridgeContext, browserApi } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

const oddIds = fc.oneof(
  fc.constantFrom(
    '',
    '.',
    '..',
    '../..',
    '%2e%2e',
    '../../auth/revoke-sessions',
    'public/CODE',
    'public%2fCODE',
    'a?b=c',
    'a#b',
    '\\..\\',
    '\ud800',
  ),
  fc.string({ unit: 'binary' }),
)

test('whatever an id holds, a call reaches its own address with it, or none', async () => {
  await fc.assert(
    fc.asyncProperty(oddIds, async (id) => {
      const asked: string[] = []
      const api = apiOf(contextWith((url) => asked.push(url)))
      const answer = await api['guide-credits'].publish[':id'].$post({ param: { id }, json: {} })
      const parts = asked.map((url) => new URL(url).href.split('/api/guide-credits/publish/'))
      if (asked.length === 0) expect(answer.status).toBe(404)
      else expect(parts).toEqual([['http://api.internal', encodeURIComponent(id)]])
    }),
  )
})

test.each(['', '.', '..', '\ud800'])('the id %j names nothing and nothing is asked', async (id) => {
  const asked: string[] = []
  const api = apiOf(contextWith((url) => asked.push(url)))
  const answer = await api.guidebooks[':id'].$delete({ param: { id } })
  expect(asked).toEqual([])
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 'not_found' })
})

test('a guide’s own id arrives as it is', async () => {
  const asked: string[] = []
  const id = '5b3e0c1e-8f5a-4c5e-9b55-2d9f3f1f7a10'
  await apiOf(contextWith((url) => asked.push(url))).properties[':id']['content-sections'].$get({
    param: { id },
  })
  expect(asked).toEqual([`http://api.internal/api/properties/${id}/content-sections`])
})

test('a page in the browser calls its own site’s API, in its own language', async () => {
  const asked: { address: string; language: string | null }[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push({ address, language: new Headers(init?.headers).get('accept-language') })
    return Response.json({ message: 'Done' })
  })
  const id = 'a/../../auth/revoke-sessions'
  await browserApi({ locale: 'es' })['guide-credits'].publish[':id'].$post({
    param: { id },
    json: {},
  })
  const address = `/api/guide-credits/publish/${encodeURIComponent(id)}`
  expect(asked).toEqual([{ address, language: 'es' }])
})

function contextWith(asked: (url: string) => void) {
  const context = new RouterContextProvider()
  const fetchApi: typeof fetch = async (input) => {
    asked(new Request(input).url)
    return Response.json({ message: 'Done' })
  }
  context.set(bridgeContext, { fetchApi } as Bridge)
  context.set(localeContext, 'en')
  return context
}
