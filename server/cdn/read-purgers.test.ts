import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startCache } from '#tests/stand-ins/cache-server.ts'
import { readPurgers } from './purgers.ts'

let cache: Awaited<ReturnType<typeof startCache>>
beforeEach(async () => {
  cache = await startCache()
})
afterEach(() => cache.stop())

const kinds = ['varnish', 'cloudflare', 'fastly'] as const

/** Who is to be heard has all the time of a busy machine. */
const patientMs = 120_000

function purgerOf(kind: (typeof kinds)[number], timeoutMs = patientMs) {
  const [purger] = readPurgers([cache[kind]], { timeoutMs })
  if (!purger) throw new Error(`${kind} is not known`)
  return purger
}

describe('what has changed is said', () => {
  test('to Varnish by a PURGE that names it', async () => {
    await purgerOf('varnish').purge(['guide-casa2345', 'guides'])
    expect(cache.calls).toMatchObject([
      { method: 'PURGE', path: '/', headers: { 'xkey-purge': 'guide-casa2345 guides' } },
    ])
  })

  test('to Cloudflare by its documented call, with the token', async () => {
    await purgerOf('cloudflare').purge(['guide-casa2345', 'guides'])
    expect(cache.calls).toMatchObject([
      {
        method: 'POST',
        path: '/client/v4/zones/023e105f4ecef8ad9ca31a8372d0c353/purge_cache',
        headers: { authorization: 'Bearer sesame', 'content-type': 'application/json' },
        body: '{"tags":["guide-casa2345","guides"]}',
      },
    ])
  })

  test('to Fastly by its documented call, with the key', async () => {
    await purgerOf('fastly').purge(['guide-casa2345', 'guides'])
    expect(cache.calls).toMatchObject([
      {
        method: 'POST',
        path: '/service/SU1Z0isxPaozGVKXdv0eY/purge',
        headers: { 'fastly-key': 'sesame', 'surrogate-key': 'guide-casa2345 guides' },
      },
    ])
  })
})

describe.each(kinds)('%s has not forgotten', (kind) => {
  test.each([400, 403, 404, 405, 429, 500, 503])('when it answers %i', async (status) => {
    cache.state.answer = { status, headers: { 'retry-after': '7' } }
    await expect(purgerOf(kind).purge(['guides'])).rejects.toMatchObject({
      name: 'PurgeFailure',
      message: expect.stringContaining(String(status)),
      retryAfterMs: 7_000,
    })
  })

  test('when it never answers, or is not there', async () => {
    cache.state.isSilent = true
    const purger = purgerOf(kind, 100)
    await expect(purger.purge(['guides'])).rejects.toMatchObject({ name: 'PurgeFailure' })
    await cache.stop()
    await expect(purger.purge(['guides'])).rejects.toMatchObject({ name: 'PurgeFailure' })
  })

  test('when it leads elsewhere', async () => {
    cache.state.answer = { status: 302, headers: { location: '/' } }
    await expect(purgerOf(kind).purge(['guides'])).rejects.toThrow()
    expect(cache.calls).toHaveLength(1)
  })

  test('and its key is in no message', async () => {
    cache.state.answer = { status: 403, body: 'sesame is not known' }
    const error: Error = await purgerOf(kind)
      .purge(['guides'])
      .then(
        () => expect.unreachable(),
        (refused) => refused,
      )
    expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toContain('sesame')
  })
})

test.each([['{"success":false,"errors":[{"code":10000}]}'], ['<html>'], ['']])(
  'Cloudflare has not forgotten when it says %j',
  async (body) => {
    cache.state.answer = { body }
    await expect(purgerOf('cloudflare').purge(['guides'])).rejects.toThrow('did not say')
  },
)

test('a server that knows no PURGE is no Varnish of ours, whatever it answers', async () => {
  cache.state.isAnother = true
  await expect(purgerOf('varnish').purge(['guides'])).rejects.toThrow('does not know PURGE')
})
