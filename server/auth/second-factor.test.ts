import { describe, expect } from 'vitest'
import { session as sessions, twoFactor } from '#server/db/schema.ts'
import { goodPassword, type openAccounts, test } from '#tests/accounts-test.ts'
import { codeOfApp } from '#tests/authenticator.ts'

const email = 'ana@example.com'
const origin = 'http://zaguan.test'

type Accounts = ReturnType<typeof openAccounts>

describe('a second step', () => {
  test('is asked for after a password, and a code of the app opens the session', async ({
    accounts,
  }) => {
    const { secret } = await turnOn(accounts)
    const first = await accounts.signIn(email)
    expect(first).toMatchObject({ status: 200, body: { token: null, second_factor: true } })
    expect((await accounts.get('/session', { cookie: first.cookie })).status).toBe(401)
    const second = await verify(accounts, first.cookie, codeOfApp(secret))
    expect((await accounts.get('/session', { cookie: second.cookie })).body.user.email).toBe(email)
    expect(accounts.events.at(-1)).toMatchObject({ event: 'signed_in', way: 'authenticator' })
  })

  test('is asked for after a magic link and after a code by mail', async ({ accounts }) => {
    await turnOn(accounts)
    await accounts.db.delete(sessions)
    await accounts.post('/auth/sign-in/magic-link', { email })
    const link = await accounts.post('/auth/magic-link/verify', { token: accounts.lastToken() })
    await accounts.post('/auth/email-otp/send-verification-otp', { email })
    const otp = accounts.lastCode()
    const code = await accounts.post('/auth/sign-in/email-otp', { email, otp })
    for (const { body, cookie } of [link, code]) {
      expect(body).toEqual({ token: null, second_factor: true })
      expect((await accounts.get('/session', { cookie })).status).toBe(401)
    }
    expect(await accounts.db.select().from(sessions)).toEqual([])
  })

  test('is not there before a code of the app has been confirmed', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    await start(accounts, cookie)
    const wrong = await confirm(accounts, cookie, '000000')
    expect(wrong).toMatchObject({ status: 401, body: { code: 'second_factor_wrong' } })
    expect((await accounts.signIn(email)).body.token).toEqual(expect.any(String))
  })

  test('is set up with the password only', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const refused = await start(accounts, cookie, 'not the password')
    expect(refused).toMatchObject({ body: { code: 'password_wrong' } })
  })

  test('keeps its secret and its recovery codes encrypted', async ({ accounts }) => {
    const { secret, recoveryCodes } = await turnOn(accounts)
    const rows = JSON.stringify(await accounts.db.select().from(twoFactor))
    expect(rows).not.toContain(secret)
    for (const code of recoveryCodes) expect(rows).not.toContain(code)
  })

  test('takes each code of the app once', async ({ accounts }) => {
    const { secret } = await turnOn(accounts)
    const code = codeOfApp(secret)
    const first = await accounts.signIn(email)
    expect((await verify(accounts, first.cookie, code)).status).toBe(200)
    const second = await accounts.signIn(email)
    const again = await verify(accounts, second.cookie, code)
    expect(again).toMatchObject({ status: 401, body: { code: 'second_factor_wrong' } })
    expect((await accounts.get('/session', { cookie: again.cookie })).status).toBe(401)
  })

  test('is over after five wrong codes, and then even the right one is refused', async ({
    accounts,
  }) => {
    const { secret } = await turnOn(accounts)
    const { cookie } = await accounts.signIn(email)
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await verify(accounts, cookie, '000000')).body.code).toBe('second_factor_wrong')
    }
    const late = await verify(accounts, cookie, codeOfApp(secret))
    expect(late).toMatchObject({ status: 401, body: { code: 'second_factor_over' } })
  })

  test('is turned off with the password', async ({ accounts }) => {
    const { cookie } = await turnOn(accounts)
    const guess = { password: 'a guess' }
    const refused = await accounts.post('/auth/second-factor/end', guess, { cookie, origin })
    expect(refused.body.code).toBe('password_wrong')
    const password = { password: goodPassword }
    const ended = await accounts.post('/auth/second-factor/end', password, { cookie, origin })
    expect(ended.status).toBe(200)
    expect((await accounts.signIn(email)).body.token).toEqual(expect.any(String))
  })
})

describe('a recovery code', () => {
  test('opens a session once, however it is typed', async ({ accounts }) => {
    const { recoveryCodes } = await turnOn(accounts)
    const [code] = recoveryCodes
    const first = await accounts.signIn(email)
    const typed = ` ${code!.toUpperCase().replace('-', ' ')} `
    expect((await verify(accounts, first.cookie, typed)).status).toBe(200)
    expect(accounts.events.at(-1)).toMatchObject({ event: 'signed_in', way: 'recovery_code' })
    const second = await accounts.signIn(email)
    expect((await verify(accounts, second.cookie, code!)).body.code).toBe('second_factor_wrong')
  })

  test('dies when new ones are made', async ({ accounts }) => {
    const { cookie, recoveryCodes } = await turnOn(accounts)
    const password = { password: goodPassword }
    const asked = await accounts.post('/auth/second-factor/recovery-codes', password, {
      cookie,
      origin,
    })
    expect(asked.body.recovery_codes).toHaveLength(10)
    const first = await accounts.signIn(email)
    const old = await verify(accounts, first.cookie, recoveryCodes[0]!)
    expect(old.body.code).toBe('second_factor_wrong')
    const fresh = await verify(accounts, first.cookie, asked.body.recovery_codes[0])
    expect(fresh.status).toBe(200)
  })
})

async function turnOn(accounts: Accounts) {
  const { cookie } = await accounts.signUp(email)
  const { body } = await start(accounts, cookie)
  const confirmed = await confirm(accounts, cookie, codeOfApp(body.secret))
  const recoveryCodes: string[] = confirmed.body.recovery_codes
  expect(recoveryCodes).toHaveLength(10)
  return { secret: String(body.secret), recoveryCodes, cookie: confirmed.cookie }
}

function start({ post }: Accounts, cookie: string, password = goodPassword) {
  return post('/auth/second-factor/start', { password }, { cookie, origin })
}

function confirm({ post }: Accounts, cookie: string, code: string) {
  return post('/auth/second-factor/confirm', { code }, { cookie, origin })
}

function verify({ post }: Accounts, cookie: string, code: string) {
  return post('/auth/second-factor/verify', { code }, { cookie, origin })
}
