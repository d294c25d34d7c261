import { afterEach, expect, test, vi } from 'vitest'
import { loadStaysAhead, sendStay } from './stays.ts'

afterEach(() => vi.unstubAllGlobals())

const form = { from: '', until: '', language: 'en', note: '', leavesAt: null } as const

test('without an answer nothing is thrown: it was not reached, and the list is missing', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await sendStay({ deed: 'create', guideId: 'a', id: 'a', form }, 'en')).toEqual({
    is: 'unreachable',
  })
  expect(await loadStaysAhead('a', 'en')).toBeUndefined()
})

test('a stay an earlier try has made is changed to what was typed since, and answered so', async () => {
  const calls: string[] = []
  const wire = { opens_at: '', closes_at: '', leaves_at: null }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    calls.push(`${init.method} ${address}`)
    const sent = JSON.parse(String(init.body))
    const made = { ...sent, from: '2026-11-22' }
    const stay = { ...(init.method === 'POST' ? made : sent), ...wire, id: 'b' }
    return Response.json({ stay }, { status: init.method === 'POST' ? 201 : 200 })
  })
  const send = (from: string) => {
    const typed = { ...form, from, until: '2026-11-25' }
    return sendStay({ deed: 'create', guideId: 'a', id: 'b', form: typed }, 'en')
  }
  expect(await send('2026-11-23')).toMatchObject({ is: 'done', value: { from: '2026-11-23' } })
  expect(calls).toEqual(['POST /api/guidebooks/a/stays', 'PUT /api/stays/b'])
  await send('2026-11-22')
  expect(calls.slice(2)).toEqual(['POST /api/guidebooks/a/stays'])
})

test('what is wrong with a field comes back under its name', async () => {
  const fields = { until: 'Check-out comes after check-in' }
  const refusal = { error: 'Check the marked fields', code: 'invalid_request', fields }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 400 }))
  expect(await sendStay({ deed: 'change', id: 'a', form }, 'en')).toMatchObject({
    is: 'refused',
    message: 'Check the marked fields',
    code: 'invalid_request',
    fields,
  })
})

test('a stay that was deleted has nothing more to show', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  expect(await sendStay({ deed: 'delete', id: 'a' }, 'en')).toEqual({
    is: 'done',
    value: undefined,
  })
})
