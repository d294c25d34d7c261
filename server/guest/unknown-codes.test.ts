import { describe, expect, test } from 'vitest'
import { openRoutes } from '#tests/guest/guest-routes.ts'

describe('somebody who guesses codes', () => {
  test('is turned away, while guides at hand still open for that address', {
    tags: 'long',
  }, async () => {
    const { state, get } = openRoutes()
    await get('/casa2345')
    const statuses = new Map<number, number>()
    for (let n = 0; n < 100_000; n++) {
      if (n % 590 === 0) state.nowMs += 60_001
      const { status } = await get(`/guess${n}`)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    const minutes = Math.ceil(100_000 / 590)
    expect(state.reads).toBeLessThanOrEqual(1 + 180 * minutes)
    expect(statuses.get(404)).toBe(60 * minutes)
    expect(statuses.get(429)).toBe(100_000 - 60 * minutes)
    expect((await get('/casa2345')).status).toBe(200)
  })

  test('is not who opens many guides that there are', async () => {
    const { state, get } = openRoutes()
    state.isEverywhere = true
    for (let n = 0; n < 100; n++) expect((await get(`/guide${n + 100}`)).status).toBe(200)
  })

  test('turns nobody away who has a right link, unless a machine tries', async () => {
    const { state, get } = openRoutes()
    for (let n = 0; n < 179; n++) await get(`/guess${n}`)
    expect((await get('/guess999')).status).toBe(429)
    state.nowMs += 60_001
    for (let n = 0; n < 179; n++) await get(`/guess${n}`)
    state.isEverywhere = true
    for (let n = 0; n < 100; n++) expect((await get(`/guide${n + 100}`)).status).toBe(200)
    state.isEverywhere = false
    await get('/guess999')
    const before = state.reads
    state.isEverywhere = true
    expect((await get('/guide999')).status).toBe(429)
    expect(state.reads).toBe(before)
  })

  test('waits a minute, and nobody else does', async () => {
    const { state, get } = openRoutes()
    for (let n = 0; n < 60; n++) await get(`/guess${n}`)
    const refused = await get('/guess99')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    state.visitor = '198.51.100.8'
    expect((await get('/guess99')).status).toBe(404)
  })
})
