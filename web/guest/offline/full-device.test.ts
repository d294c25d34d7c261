import { afterEach, expect, test, vi } from 'vitest'
import { findSaved, refreshGuide, replaceStay } from './kept-guides.ts'

afterEach(() => vi.unstubAllGlobals())

const link = '/g/casa2345'
const page = 'https://guias.example.com/g/casa2345'
const asked = { page, cache: 'no-cache' as const, mark: 'old' }

const answer = (mark: string) => new Response(`<!doctype html><html data-mark="${mark}">`)

/** A device that keeps an older page and two photos, and has room for so many things in all. */
function openDevice({ room }: { room: number }) {
  const older = ['photo', 'another photo', link].map((key) => [key, answer('old')] as const)
  const kept = new Map([['guide casa2345', new Map<string, Response>(older)]])
  const open = async (name: string) => ({
    match: async (key: string) => kept.get(name)?.get(key)?.clone(),
    async put(key: string, response: Response) {
      const count = [...kept.values()].reduce((sum, { size }) => sum + size, 0)
      if (count >= room) throw new DOMException('full', 'QuotaExceededError')
      kept.set(name, (kept.get(name) ?? new Map()).set(key, response))
    },
  })
  vi.stubGlobal('caches', {
    open,
    match: async (key: string, { cacheName }: { cacheName: string }) =>
      (await open(cacheName)).match(key),
    delete: async (name: string) => kept.delete(name),
    has: async (name: string) => kept.has(name),
  })
  return kept
}

test('the newest guide takes the place of photos on a device that is full', async () => {
  const kept = openDevice({ room: 3 })
  vi.stubGlobal('fetch', async () => answer('new'))
  expect(await refreshGuide(link, asked, await findSaved(link))).toMatchObject({
    state: 'changed',
    at: expect.any(Number),
  })
  expect(await (await findSaved(link))?.text()).toContain('new')
  expect([...kept.keys()]).toEqual(['guide casa2345'])
})

test('a device without room for a newer guide gives the older one up, and says that it changed', async () => {
  openDevice({ room: 0 })
  vi.stubGlobal('fetch', async () => answer('new'))
  expect(await refreshGuide(link, asked, await findSaved(link))).toEqual({ state: 'changed' })
  expect(await findSaved(link)).toBeUndefined()
})

test('a guide that breaks off on the way leaves the kept one as it is', async () => {
  openDevice({ room: 9 })
  const body = () => new ReadableStream({ start: (on) => on.error(new TypeError('network')) })
  vi.stubGlobal('fetch', async () => new Response(body()))
  expect(await refreshGuide(link, asked, await findSaved(link))).toMatchObject({ state: 'alone' })
  expect(await (await findSaved(link))?.text()).toContain('old')
})

test('a device without room for a guide says nothing of a copy', async () => {
  openDevice({ room: 0 })
  vi.stubGlobal('fetch', async () => answer('old'))
  expect(await refreshGuide(link, asked)).toEqual({ state: 'alone' })
})

test('the page of a stay that breaks off on the way leaves the kept one as it is', async () => {
  const stay = `${link}/s/AAAAAAAAAAAAAAAAAAAAA-`
  const kept = openDevice({ room: 9 })
  const older = new Map([[stay, answer('old')]])
  kept.set(`stay ${stay}`, older)
  const broken = new ReadableStream({ start: (body) => body.error(new TypeError('network')) })
  await expect(replaceStay(stay, new Response(broken))).rejects.toThrow('network')
  expect(kept.get(`stay ${stay}`)).toBe(older)
})
