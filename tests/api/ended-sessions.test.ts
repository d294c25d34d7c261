import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { session } from '#server/db/tables/schema.ts'
import { test } from '#tests/server-test.ts'

const writing = new Set(['post', 'put', 'patch', 'delete'])

describe('an access token whose session has ended', () => {
  test('writes nothing from then on, at any call of the API', async ({ server }) => {
    const { host, guide } = await server.makeHostWithGuide()
    const { token } = await server.resources.auth.issueAccessToken(host.id)
    const authorization = `Bearer ${token}`
    const renamed = { body: { locale: 'en' }, headers: { authorization } }
    expect((await server.call('PATCH', '/account', renamed)).status).toBe(200)
    await server.db.delete(session).where(eq(session.userId, host.id))

    const { body } = await server.call('GET', '/openapi.json')
    const answers: Record<string, unknown> = {}
    for (const [path, item] of Object.entries<Record<string, Operation>>(body.paths)) {
      for (const [method, { security = [] }] of Object.entries(item)) {
        if (!writing.has(method) || !security.some((way) => 'accessToken' in way)) continue
        const address = path.replace(/\{\w+\}/g, guide.id)
        const { status, body: answer } = await server.call(method.toUpperCase(), address, {
          body: {},
          headers: { authorization },
        })
        answers[`${method} ${path}`] = `${status} ${answer.code}`
      }
    }
    expect(Object.keys(answers).length).toBeGreaterThan(12)
    expect(Object.entries(answers).filter(([, said]) => said !== '401 unauthorized')).toEqual([])
  })

  test('writes nothing once the session has run out by itself', async ({ server }) => {
    const host = await server.makeHost()
    const { token } = await server.resources.auth.issueAccessToken(host.id)
    await server.db
      .update(session)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(session.userId, host.id))
    const headers = { authorization: `Bearer ${token}` }
    const refused = await server.call('PATCH', '/account', { body: { locale: 'en' }, headers })
    expect(refused.body.code).toBe('unauthorized')
  })

  test('is no use for the session of somebody else', async ({ server }) => {
    const [ana, beto] = [await server.makeHost(), await server.makeHost()]
    const { token } = await server.resources.auth.issueAccessToken(ana.id)
    await server.db.update(session).set({ userId: beto.id }).where(eq(session.userId, ana.id))
    const headers = { authorization: `Bearer ${token}` }
    const refused = await server.call('PATCH', '/account', { body: { locale: 'en' }, headers })
    expect(refused.body.code).toBe('unauthorized')
  })
})

test('signing out takes the access token with it: it writes nothing more', async ({ server }) => {
  const credentials = { email: 'ana@example.com', password: 'la puerta azul' }
  await server.resources.auth.passwords.createHost(credentials)
  const signedIn = await server.call('POST', '/auth/sign-in/email', { body: credentials })
  const authorization = `Bearer ${signedIn.body.token}`
  const { body } = await server.call('GET', '/auth/token', { headers: { authorization } })
  const headers = { authorization: `Bearer ${body.token}` }
  const change = () => server.call('PATCH', '/account', { body: { locale: 'en' }, headers })
  expect((await change()).status).toBe(200)
  await server.call('POST', '/auth/sign-out', { body: {}, headers: { authorization } })
  expect((await change()).body.code).toBe('unauthorized')
})

type Operation = { security?: Record<string, unknown>[] }
