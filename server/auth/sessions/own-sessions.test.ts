import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { session as sessions } from '#server/db/tables/schema.ts'
import { goodPassword, type openAccounts, test } from '#tests/accounts-test.ts'

const email = 'ana@example.com'
const origin = 'http://zaguan.test'
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'

type Accounts = ReturnType<typeof openAccounts>

describe('the list of one’s sessions', () => {
  test('names the device of each, when it was used last, and which one asks', async ({
    accounts,
  }) => {
    const { cookie: phone } = await accounts.signUp(email)
    const { cookie } = await signInOn(accounts, firefox)
    const listed = await listOf(accounts, cookie)
    expect(listed).toMatchObject([
      { browser: 'Firefox', system: 'Linux', is_current: true },
      { browser: null, system: null, is_current: false },
    ])
    const onlyUseOf = async (session: string) => {
      accounts.clock.ms += 10 * minuteMs
      await accounts.get('/session', { cookie: session })
      const rows = await accounts.db.select({ at: sessions.lastUsedAt }).from(sessions)
      return rows.filter(({ at }) => at.getTime() === accounts.clock.ms).length
    }
    expect(await onlyUseOf(cookie)).toBe(1)
    expect(await onlyUseOf(phone)).toBe(1)
    const [newest] = await listOf(accounts, cookie)
    expect(newest).toMatchObject({
      browser: null,
      last_used_at: new Date(accounts.clock.ms).toISOString(),
    })
  })

  test('shows no one else’s, none that ran out, and no token', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    await accounts.signUp('beto@example.com')
    const late = await signInOn(accounts, firefox)
    const [ended] = await listOf(accounts, late.cookie)
    await accounts.db
      .update(sessions)
      .set({ expiresAt: new Date(accounts.clock.ms - 1) })
      .where(eq(sessions.id, ended!.id))
    const { body } = await accounts.get('/auth/list-sessions', { cookie })
    expect(body.sessions).toHaveLength(1)
    expect(JSON.stringify(body)).not.toContain('oken')
  })

  test('notes the use once in five minutes, however many pages are opened', async ({
    accounts,
  }) => {
    const { cookie } = await accounts.signUp(email)
    const [before] = await accounts.db.select().from(sessions)
    accounts.clock.ms = before!.lastUsedAt.getTime() + 4 * minuteMs
    await accounts.get('/session', { cookie })
    const [after] = await accounts.db.select().from(sessions)
    expect(after!.lastUsedAt).toEqual(before!.lastUsedAt)
  })
})

describe('ending sessions', () => {
  test('one by one leaves the others', async ({ accounts }) => {
    const { cookie: phone } = await accounts.signUp(email)
    const { cookie } = await signInOn(accounts, firefox)
    const { cookie: tablet } = await accounts.signIn(email)
    const ofPhone = (await listOf(accounts, phone)).find(({ is_current }) => is_current)!
    const ended = await accounts.as(cookie).post('/auth/revoke-session', { id: ofPhone.id })
    expect(ended.status).toBe(200)
    const statuses = await statusesOf(accounts, [phone, cookie, tablet])
    expect(statuses).toEqual([401, 200, 200])
  })

  test('of somebody else is not possible', async ({ accounts }) => {
    const { cookie: victim } = await accounts.signUp(email)
    const [target] = await listOf(accounts, victim)
    const { cookie } = await accounts.signUp('stranger@example.com')
    const tried = await accounts.as(cookie).post('/auth/revoke-session', { id: target!.id })
    expect(tried).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await statusesOf(accounts, [victim])).toEqual([200])
  })

  test('all but one’s own leaves just that one', async ({ accounts }) => {
    const { cookie: phone } = await accounts.signUp(email)
    const { cookie: other } = await accounts.signUp('beto@example.com')
    const { cookie } = await signInOn(accounts, firefox)
    await accounts.as(cookie).post('/auth/revoke-other-sessions', {})
    expect(await statusesOf(accounts, [phone, cookie, other])).toEqual([401, 200, 200])
  })
})

describe('a session’s absolute end', () => {
  test('comes ninety days after it began, however it is used', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    await beganDaysAgo(accounts, 91, { expiresInDays: 20 })
    expect((await accounts.get('/session', { cookie })).status).toBe(401)
    expect(await accounts.db.select().from(sessions)).toEqual([])
  })

  test('is not moved by the renewal of a session in use', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const began = await beganDaysAgo(accounts, 80, { expiresInDays: 5 })
    expect((await accounts.get('/session', { cookie })).status).toBe(200)
    const [row] = await accounts.db.select().from(sessions)
    expect(row!.expiresAt.getTime()).toBe(began.getTime() + 90 * dayMs)
    const again = await accounts.get('/session', { cookie })
    expect(again.headers.getSetCookie()).toEqual([])
  })
})

async function beganDaysAgo(
  { db, clock }: Accounts,
  days: number,
  wishes: { expiresInDays: number },
) {
  const createdAt = new Date(clock.ms - days * dayMs)
  const expiresAt = new Date(clock.ms + wishes.expiresInDays * dayMs)
  await db.update(sessions).set({ createdAt, expiresAt })
  return createdAt
}

function signInOn(accounts: Accounts, userAgent: string) {
  const credentials = { email, password: goodPassword }
  return accounts.post('/auth/sign-in/email', credentials, { 'user-agent': userAgent })
}

describe('a host who gave the password inside a session', () => {
  test('is not asked again there for ten minutes, whatever is changed', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    expect(await change(accounts, cookie)).toBe('password_required')
    expect(await change(accounts, cookie, goodPassword)).toBe('done')
    expect((await listOf(accounts, cookie))[0]).toMatchObject({ is_proven: true })
    const own = { cookie, origin }
    const passkey = await accounts.post('/auth/passkeys/start', { name: 'Mi llave' }, own)
    const secret = await accounts.post('/auth/second-factor/start', {}, own)
    expect([passkey.status, secret.status]).toEqual([200, 200])
    accounts.clock.ms += 10 * minuteMs - 1
    expect(await change(accounts, cookie)).toBe('done')
    accounts.clock.ms += 1
    expect(await change(accounts, cookie)).toBe('password_required')
    expect((await listOf(accounts, cookie))[0]).toMatchObject({ is_proven: false })
  })

  test('is asked in every other session, and of what is wrong even in this one', async ({
    accounts,
  }) => {
    const { cookie } = await accounts.signUp(email)
    const { cookie: elsewhere } = await signInOn(accounts, firefox)
    await change(accounts, cookie, goodPassword)
    expect(await change(accounts, elsewhere)).toBe('password_required')
    expect(await change(accounts, cookie, 'not the password')).toBe('password_wrong')
  })

  test('has guessed nothing by giving none, however often', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    for (const _ of [1, 2, 3, 4, 5, 6])
      expect(await change(accounts, cookie)).toBe('password_required')
    expect(await change(accounts, cookie, goodPassword)).toBe('done')
  })

  test('gives it all the same for a new password', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    await change(accounts, cookie, goodPassword)
    const wish = { currentPassword: '', newPassword: 'otra frase para entrar' }
    const { body } = await accounts.as(cookie).post('/auth/change-password', wish)
    expect(body.code).toBe('password_required')
  })
})

/** Asks for a new address: what says no, or that it was done. */
async function change(accounts: Accounts, cookie: string, password = '') {
  const newEmail = `new-${accounts.clock.ms}@example.com`
  const { body } = await accounts.as(cookie).post('/auth/change-email', { newEmail, password })
  return body.code ?? 'done'
}

type Listed = { id: string; is_current: boolean; is_proven?: boolean }

async function listOf(accounts: Accounts, cookie: string): Promise<Listed[]> {
  return (await accounts.get('/auth/list-sessions', { cookie })).body.sessions
}

async function statusesOf(accounts: Accounts, cookies: string[]) {
  const answers = cookies.map((cookie) => accounts.get('/session', { cookie }))
  return (await Promise.all(answers)).map(({ status }) => status)
}
