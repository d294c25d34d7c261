import { drizzle } from 'drizzle-orm/node-postgres'
import { describe, expect } from 'vitest'
import { SteadyPool } from '#server/db/connections/steady-pool.ts'
import * as schema from '#server/db/tables/schema.ts'
import { goodPassword, openAccounts, test } from '#tests/accounts-test.ts'
import { openGate } from '#tests/fleet/gate.ts'

const { jwks, session: sessions, user, verification } = schema

const email = 'ana@example.com'
const minuteMs = 60_000

describe('a session', () => {
  test('gives an access token of fifteen minutes', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const { body } = await accounts.get('/session', { cookie })
    expect(body.expires_at).toBe(Math.floor(accounts.clock.ms / 1000) + 15 * 60)
    expect(await accounts.auth.verifyAccessToken(body.access_token)).toBe(body.user.id)
    accounts.clock.ms += 15 * minuteMs + 1000
    expect(await accounts.auth.verifyAccessToken(body.access_token)).toBeUndefined()
  })

  test('gives a fresh access token when the last one nears its end', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const first = await accounts.get('/session', { cookie })
    accounts.clock.ms += 10 * minuteMs
    const early = await accounts.get('/session', { cookie })
    expect(early.body.access_token).toBe(first.body.access_token)
    accounts.clock.ms += 3.5 * minuteMs
    const late = await accounts.get('/session', { cookie })
    expect(late.body.expires_at).toBe(Math.floor(accounts.clock.ms / 1000) + 15 * 60)
  })

  test('is told to a client that sends its token, and given back to it alone', async ({
    accounts,
  }) => {
    const { cookie, body } = await accounts.signUp(email)
    const authorization = `Bearer ${body.token}`
    const client = await accounts.get('/session', { authorization })
    expect(client.body.refresh_token).toBe(body.token)
    expect((await accounts.get('/session', { cookie })).body).not.toHaveProperty('refresh_token')
    const exchanged = await accounts.get('/auth/token', { authorization })
    expect(await accounts.auth.verifyAccessToken(exchanged.body.token)).toBe(client.body.user.id)
  })

  test('cannot be opened with what the database holds', async ({ accounts }) => {
    await accounts.signUp(email)
    const [row] = await accounts.db.select().from(sessions)
    const stolen = await accounts.get('/session', { authorization: `Bearer ${row!.token}` })
    expect(stolen.status).toBe(401)
  })

  test('that has run out is refused, and its cookie with it', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    await accounts.db.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) })
    const late = await accounts.get('/session', { cookie })
    expect(late).toMatchObject({ status: 401, body: { error: 'No active session found' } })
    expect(late.headers.getSetCookie().join()).toContain('Max-Age=0')
  })

  test('ends when its host signs out, and only that one', async ({ accounts }) => {
    const { cookie: phone } = await accounts.signUp(email)
    const { cookie: laptop } = await accounts.signIn(email)
    await accounts.as(phone).post('/auth/sign-out', {})
    expect((await accounts.get('/session', { cookie: phone })).status).toBe(401)
    expect((await accounts.get('/session', { cookie: laptop })).status).toBe(200)
  })

  test('ends with all the others when its host signs out everywhere, and no other host’s', async ({
    accounts,
  }) => {
    const { cookie: other } = await accounts.signUp('eva@example.com')
    const { cookie: phone } = await accounts.signUp(email)
    const { cookie: laptop } = await accounts.signIn(email)
    const left = await accounts.as(laptop).post('/auth/revoke-sessions', {})
    expect(left.status).toBe(200)
    expect((await accounts.get('/session', { cookie: phone })).status).toBe(401)
    expect((await accounts.get('/session', { cookie: laptop })).status).toBe(401)
    expect((await accounts.get('/session', { cookie: other })).status).toBe(200)
  })

  test('is renewed while it is used', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const days = (count: number) => new Date(Date.now() + count * 24 * 60 * minuteMs)
    await accounts.db.update(sessions).set({ expiresAt: days(28) })
    const renewed = await accounts.get('/session', { cookie })
    expect(renewed.headers.getSetCookie().join()).toContain('zaguan.session_token=')
    const [row] = await accounts.db.select().from(sessions)
    expect(row!.expiresAt.getTime()).toBeGreaterThan(days(29).getTime())
  })
})

describe('an access token', () => {
  test('that somebody else signed is refused', async ({ accounts }) => {
    const { body } = await accounts.signUp(email)
    const session = await accounts.get('/session', { authorization: `Bearer ${body.token}` })
    const [header, payload, signature] = session.body.access_token.split('.')
    const forged = btoa('{"sub":"another-host"}').replace(/=+$/, '')
    expect(await accounts.auth.verifyAccessToken(`${header}.${forged}.${signature}`)).toBe(
      undefined,
    )
    const unsigned = `${btoa('{"alg":"none"}').replace(/=+$/, '')}.${payload}.`
    expect(await accounts.auth.verifyAccessToken(unsigned)).toBe(undefined)
  })

  test('signed with a key made since is understood at once, but unknown keys ask the database rarely', async ({
    accounts,
  }) => {
    const { auth, clock, db } = accounts
    await accounts.signUp(email)
    const [host] = await db.select().from(user)
    const first = await auth.issueAccessToken(host!.id)
    expect(await auth.verifyAccessToken(first.token)).toBe(host!.id)
    const verifyWithNewKey = async () => {
      await db.delete(jwks)
      const { token } = await auth.issueAccessToken(host!.id)
      return auth.verifyAccessToken(token)
    }
    for (let made = 0; made < 5; made += 1) expect(await verifyWithNewKey()).toBe(host!.id)
    expect(await verifyWithNewKey()).toBe(undefined)
    clock.ms += 10_000
    expect(await verifyWithNewKey()).toBe(host!.id)
  })
})

describe('an installation', () => {
  test('in production gives a cookie that is this host’s alone, and guarded', async ({
    freshDatabase,
  }) => {
    const { db } = await freshDatabase()
    const { headers } = await openAccounts(db, { isProduction: true }).signUp(email)
    const [cookie = ''] = headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-zaguan\.session_token=/)
    for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) {
      expect(cookie.split('; ')).toContain(attribute)
    }
    expect(cookie).not.toMatch(/domain=/i)
  })

  test('whose secret changes signs everybody out and goes on', async ({ freshDatabase }) => {
    const { db } = await freshDatabase()
    const before = openAccounts(db)
    const { cookie } = await before.signUp(email)
    const { body } = await before.get('/session', { cookie })
    const after = openAccounts(db, { secret: 'another secret of forty random letters' })
    expect((await after.get('/session', { cookie })).status).toBe(401)
    expect(await after.auth.verifyAccessToken(body.access_token)).toBe(undefined)
    const again = await after.signIn(email)
    expect((await after.get('/session', { cookie: again.cookie })).status).toBe(200)
  })

  test('of two processes understands a session and a token of either', async ({
    freshDatabase,
  }) => {
    const { db } = await freshDatabase()
    const [one, other] = [openAccounts(db), openAccounts(db)]
    const { cookie } = await one.signUp(email)
    const { body } = await other.get('/session', { cookie })
    expect(await one.auth.verifyAccessToken(body.access_token)).toBe(body.user.id)
    await other.as(cookie).post('/auth/sign-out', {})
    expect((await one.get('/session', { cookie })).status).toBe(401)
  })

  test('answers no sooner to an unknown address than to a known one', async ({ freshDatabase }) => {
    const { db } = await freshDatabase()
    const { signUp, post } = openAccounts(db, { pauseMs: 250 })
    await signUp(email)
    for (const asked of [email, 'nobody@example.com']) {
      const startedMs = performance.now()
      await post('/auth/request-password-reset', { email: asked })
      expect(performance.now() - startedMs).toBeGreaterThanOrEqual(245)
    }
  })

  test('forgets ended sessions, dead links and sign-ups that were never confirmed', async ({
    accounts,
  }) => {
    await accounts.signUp(email)
    await accounts.post('/auth/sign-up/email', {
      email: 'beto@example.com',
      password: goodPassword,
    })
    await accounts.post('/auth/sign-in/magic-link', { email })
    accounts.clock.ms += 31 * 24 * 60 * minuteMs
    await accounts.forgetOldRows()
    expect(await accounts.db.select().from(sessions)).toEqual([])
    expect(await accounts.db.select().from(verification)).toEqual([])
    expect(await accounts.db.select({ email: user.email }).from(user)).toEqual([{ email }])
  })
})

test('a form from another site is refused at every address and changes nothing', async ({
  accounts,
}) => {
  const { cookie } = await accounts.signUp(email)
  const sent = accounts.mails.length
  const strangers = ['http://evil.example', 'null', 'http://zaguan.test.evil.example', undefined]
  const answers: Record<string, unknown> = {}
  for (const [path, body] of addresses) {
    for (const from of strangers) {
      const headers = { cookie, ...(from && { origin: from }) }
      const { status, body: answer } = await accounts.post(path, body, headers)
      answers[`${path} from ${from}`] = `${status} ${answer.code}`
    }
  }
  expect(Object.keys(answers)).toHaveLength(addresses.length * strangers.length)
  expect(Object.entries(answers).filter(([, answer]) => answer !== '403 cross_site')).toEqual([])
  expect(accounts.mails.length).toBe(sent)
  expect((await accounts.get('/session', { cookie })).status).toBe(200)
})

const addresses = [
  ['/auth/sign-up/email', { email, password: 'la puerta azul' }],
  ['/auth/sign-in/email', { email, password: 'la puerta azul' }],
  ['/auth/sign-in/magic-link', { email }],
  ['/auth/magic-link/verify', { token: 'x' }],
  ['/auth/email-otp/send-verification-otp', { email }],
  ['/auth/sign-in/email-otp', { email, otp: '000000' }],
  ['/auth/send-verification-email', { email }],
  ['/auth/verify-email', { token: 'x' }],
  ['/auth/request-password-reset', { email }],
  ['/auth/reset-password', { token: 'x', newPassword: 'el patio de atrás' }],
  ['/auth/change-password', { currentPassword: 'x', newPassword: 'el patio de atrás' }],
  ['/auth/change-email', { newEmail: 'x@example.com' }],
  ['/auth/change-email/confirm', { token: 'x' }],
  ['/auth/change-email/revoke', { token: 'x' }],
  ['/auth/second-factor/start', { password: goodPassword }],
  ['/auth/second-factor/confirm', { code: '000000' }],
  ['/auth/second-factor/verify', { code: '000000' }],
  ['/auth/second-factor/recovery-codes', { password: goodPassword }],
  ['/auth/second-factor/end', { password: goodPassword }],
  ['/auth/proof-code', { purpose: 'passkey' }],
  ['/auth/passkeys/start', { name: 'x', password: goodPassword }],
  ['/auth/passkeys/add', { response: {} }],
  ['/auth/passkeys/rename', { id: 'x', name: 'x' }],
  ['/auth/passkeys/remove', { id: 'x' }],
  ['/auth/sign-in/passkey/start', {}],
  ['/auth/sign-in/passkey', { response: {} }],
  ['/auth/revoke-session', { id: 'x' }],
  ['/auth/revoke-other-sessions', {}],
  ['/auth/sign-out', {}],
  ['/auth/revoke-sessions', {}],
] as const

test('a database that is away is told as such to whoever comes with a cookie or a token', async ({
  freshDatabase,
}) => {
  const { url, db } = await freshDatabase()
  const { cookie, body } = await openAccounts(db).signUp(email)
  const gate = await openGate(Number(new URL(url).port))
  const connectionString = Object.assign(new URL(url), { port: String(gate.port) }).href
  const pool = new SteadyPool({ connectionString })
  pool.on('error', () => {})
  const accounts = openAccounts(drizzle(pool, { schema }))
  const session = await accounts.get('/session', { cookie })
  await gate.cut()
  const ways: Record<string, string>[] = [{ cookie }, { authorization: `Bearer ${body.token}` }]
  for (const headers of ways) {
    const answer = await accounts.get('/session', headers)
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(answer.headers.getSetCookie()).toEqual([])
  }
  await gate.mend()
  expect((await accounts.get('/session', { cookie })).body.user).toEqual(session.body.user)
  await pool.end()
  await gate.close()
})
