import { describe, expect } from 'vitest'
import { test } from '#tests/server-test.ts'

const name = '1777919400000-0f3a5c7e9b1d2f4a6c8e0b1d.jpg'
const photo = `/photos/${name}`

describe('a stored photo', () => {
  test('is kept by browsers for an hour and asked about with its own mark', async ({ server }) => {
    await server.resources.photos.store.put({
      name,
      bytes: new Uint8Array([1, 2, 3]),
      type: 'image/jpeg',
    })
    const { status, headers } = await server.files.request(photo)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'content-length': '3',
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
    })
    const etag = headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await server.files.request(photo, { headers: { 'if-none-match': known } })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
  })

  test('that was removed is not confirmed to who still has it', async ({ server }) => {
    const { store } = server.resources.photos
    await store.put({ name, bytes: new Uint8Array([1, 2, 3]), type: 'image/jpeg' })
    await store.remove(name)
    const answer = await server.files.request(photo, { headers: { 'if-none-match': `"${name}"` } })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  test('answers a question for its head alone', async ({ server }) => {
    await server.resources.photos.store.put({
      name,
      bytes: new Uint8Array([1, 2, 3]),
      type: 'image/jpeg',
    })
    const answer = await server.files.request(photo, { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      '3',
      '',
    ])
  })

  test.for([
    photo,
    '/photos/',
    '/photos/auth-secret',
    '/photos/..%2fauth-secret',
    '/photos/%2e%2e/auth-secret',
    '/photos/%00',
    '/photos/1777919400000-0f3a5c7e9b1d2f4a6c8e0b1d.svg',
    '/photos/1777919400000-0f3a5c7e9b1d2f4a6c8e0b1d.jpg.jpg',
  ])('is not found at %s, and nobody remembers that it was not', async (address, { server }) => {
    const answer = await server.files.request(address)
    expect(answer.status).toBe(404)
    if (answer.headers.has('cache-control')) {
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })

  test('cannot be read while the store is away: 503, and the log says why', async ({ server }) => {
    server.resources.photos.store.find = () => Promise.reject(new Error('away'))
    const answer = await server.files.request(photo)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(server.failures.splice(0).join()).toContain('away')
  })
})
