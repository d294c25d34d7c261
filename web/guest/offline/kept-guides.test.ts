import { describe, expect, test, vi } from 'vitest'
import { findLink, findSaved, stayStateIn } from './kept-guides.ts'

const hourMs = 60 * 60 * 1000
const stay = '/g/casa2345/s/AAAAAAAAAAAAAAAAAAAAA-'
const server = Date.parse('2026-11-24T10:00:00Z')

function answerAt(serverAt: number, closesAt: number) {
  const headers = { date: new Date(serverAt).toUTCString(), 'stay-closes': String(closesAt) }
  return new Response('', { headers })
}

describe('the end of a stay, without a connection', () => {
  test.each([
    ['right', 0],
    ['two days slow', -48 * hourMs],
    ['a year fast', 365 * 24 * hourMs],
  ])('comes at its hour although the device’s clock is %s', async (_, wrongBy) => {
    const keptAt = server + wrongBy
    const kept = new Map([
      [stay, answerAt(server, server + hourMs)],
      ['/g/right-at', new Response(String(keptAt))],
    ])
    const match = async (key: string) => kept.get(key)?.clone()
    vi.stubGlobal('caches', { match, delete: async () => kept.clear() })
    vi.spyOn(Date, 'now').mockReturnValue(keptAt + hourMs - 1)
    expect(await findSaved(stay)).toBeDefined()
    vi.spyOn(Date, 'now').mockReturnValue(keptAt + hourMs)
    expect(await findSaved(stay)).toBeUndefined()
    expect([...kept.keys()]).toEqual([])
  })
})

test.each([
  ['a page', { ok: true, type: 'basic', status: 200 }, 'open'],
  ['a way to the general guide', { ok: false, type: 'opaqueredirect', status: 0 }, 'ended'],
  ['no such guide', { ok: false, type: 'basic', status: 404 }, 'ended'],
  ['too many visits', { ok: false, type: 'basic', status: 429 }, 'nothing'],
  ['a failure', { ok: false, type: 'basic', status: 503 }, 'nothing'],
] as const)('%s makes a phone keep or forget a stay as it should', (_, answer, word) => {
  expect(stayStateIn(answer)).toBe(word)
})

describe('an address', () => {
  test.each([
    ['/g/Casa2345', '/g/casa2345'],
    ['/g/casa2345/s/AAAAAAAAAAAAAAAAAAAAA-?lang=en#x', '/g/casa2345/s/AAAAAAAAAAAAAAAAAAAAA-'],
    ['/g/casa2345/s/short', undefined],
    ['/g/casa2345/manifest.webmanifest', undefined],
    ['/guides/new', undefined],
  ])('%s is of %o', (path, link) => {
    expect(findLink(new URL(path, 'https://guias.example.com').href)).toEqual(link)
  })
})
