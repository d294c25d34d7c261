import { describe, expect } from 'vitest'
import { session as sessions, twoFactor } from '#server/db/tables/schema.ts'
import { type Accounts, goodPassword, test } from '#tests/accounts-test.ts'
import { comeByCode, email, enterByCode } from '#tests/passkey-steps.ts'
import { codeOfApp, nextCodeOfApp } from '#tests/stand-ins/authenticator.ts'

describe('a second step', () => {
  test('is asked for after a password, and a code of the app opens the session', async ({
    accounts,
  }) => {
    const { secret } = await turnOn(accounts)
    const first = await accounts.signIn(email)
    expect(first).toMatchObject({ status: 200, body: { token: null, second_factor: true } })
    expect((await accounts.get('/session', { cookie: first.cookie })).status).toBe(401)
    const second = await verify(accounts, first.cookie, nextCodeOfApp(secret))
    expect((await accounts.get('/session', { cookie: second.cookie })).body.user.email).toBe(email)
    expect(accounts.events.at(-1)).toMatchObject({ event: 'signed_in', way: 'authenticator' })
  })

  test('is asked for after a magic link and after a code by mail', { tags: 'long' }, async ({
    accounts,
  }) => {
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

  test('keeps its secret and its recovery codes encrypted', { tags: 'long' }, async ({
    accounts,
  }) => {
    const { secret, recoveryCodes } = await turnOn(accounts)
    const rows = JSON.stringify(await accounts.db.select().from(twoFactor))
    expect(rows).not.toContain(secret)
    for (const code of recoveryCodes) expect(rows).not.toContain(code)
  })

  test('takes each code of the app once', async ({ accounts }) => {
    const { secret } = await turnOn(accounts)
    const code = nextCodeOfApp(secret)
    const first = await accounts.signIn(email)
    expect((await verify(accounts, first.cookie, code)).status).toBe(200)
    const second = await accounts.signIn(email)
    const again = await verify(accounts, second.cookie, code)
    expect(again).toMatchObject({ status: 401, body: { code: 'second_factor_wrong' } })
    expect((await accounts.get('/session', { cookie: again.cookie })).status).toBe(401)
  })

  test('is not opened by the code that turned it on', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const { body } = await start(accounts, cookie)
    const code = codeOfApp(body.secret)
    expect((await confirm(accounts, cookie, code)).status).toBe(200)
    const first = await accounts.signIn(email)
    const again = await verify(accounts, first.cookie, code)
    expect(again).toMatchObject({ status: 401, body: { code: 'second_factor_wrong' } })
    const second = await accounts.signIn(email)
    const next = await verify(accounts, second.cookie, nextCodeOfApp(body.secret))
    expect(next.status).toBe(200)
  })

  test('is over after five wrong codes, and then even the right one is refused', {
    tags: 'long',
  }, async ({ accounts }) => {
    const { secret } = await turnOn(accounts)
    const { cookie } = await accounts.signIn(email)
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await verify(accounts, cookie, '000000')).body.code).toBe('second_factor_wrong')
    }
    const late = await verify(accounts, cookie, nextCodeOfApp(secret))
    expect(late).toMatchObject({ status: 401, body: { code: 'second_factor_over' } })
  })

  test('is set up without a password by a fresh code from a mail, which works once', async ({
    accounts,
  }) => {
    const cookie = await comeByCode(accounts)
    expect((await startByCode(accounts, cookie, '')).body.code).toBe('code_expired')
    const code = await askForProof(accounts, cookie, 'second_factor')
    expect(accounts.lastMail()).toMatchObject({ template: 'second_factor_code', to: email })
    const wrong = await startByCode(accounts, cookie, otherThan(code))
    expect(wrong.body.code).toBe('code_invalid')
    const { body } = await startByCode(accounts, cookie, `${code.slice(0, 3)} ${code.slice(3)}`)
    const confirmed = await confirm(accounts, cookie, codeOfApp(body.secret))
    expect(confirmed.body.recovery_codes).toHaveLength(10)
    expect((await startByCode(accounts, confirmed.cookie, code)).body.code).toBe('code_expired')
  })

  test('is not set up by a code that was mailed for something else, or to somebody else', async ({
    accounts,
  }) => {
    const cookie = await comeByCode(accounts)
    const forPasskey = await askForProof(accounts, cookie, 'passkey')
    expect((await startByCode(accounts, cookie, forPasskey)).body.code).toBe('code_expired')
    const hostId = (await accounts.get('/session', { cookie })).body.user.id
    const leaving = await accounts.auth.proofCodes.make({ hostId, purpose: 'delete_account' })
    expect((await startByCode(accounts, cookie, leaving)).body.code).toBe('code_expired')
    const theirs = await comeByCode(accounts, 'beto@example.com')
    const foreign = await askForProof(accounts, theirs, 'second_factor')
    expect((await startByCode(accounts, cookie, foreign)).body.code).toBe('code_expired')
  })

  test('keeps whoever guesses the mailed code waiting', { tags: 'long' }, async ({ accounts }) => {
    const cookie = (await comeByCode(accounts)).replace(/zaguan\.device=[^;]*/, '')
    const code = await askForProof(accounts, cookie, 'second_factor')
    const codes: string[] = []
    for (let guess = 0; guess < 6; guess += 1) {
      codes.push((await startByCode(accounts, cookie, otherThan(code))).body.code)
    }
    expect(codes).toEqual([...Array(5).fill('code_invalid'), 'too_many_attempts'])
  })

  test('is locked for a quarter of an hour after ten wrong codes, and says so', {
    tags: 'long',
  }, async ({ accounts }) => {
    const { secret } = await turnOn(accounts)
    for (let time = 0; time < 2; time += 1) {
      const { cookie } = await accounts.signIn(email)
      for (let guess = 0; guess < 5; guess += 1) await verify(accounts, cookie, '000000')
    }
    const { cookie } = await accounts.signIn(email)
    const locked = await verify(accounts, cookie, nextCodeOfApp(secret))
    expect(locked).toMatchObject({
      status: 429,
      body: {
        code: 'second_factor_locked',
        error: 'Too many wrong codes. Wait 15 minutes before trying again.',
      },
    })
    const [row] = await accounts.db.select().from(twoFactor)
    const waitMs = row!.lockedUntil!.getTime() - Date.now()
    expect(Math.ceil(waitMs / 60_000)).toBe(15)
    await accounts.db.update(twoFactor).set({ lockedUntil: new Date(Date.now() - 1) })
    const again = await accounts.signIn(email)
    expect((await verify(accounts, again.cookie, nextCodeOfApp(secret))).status).toBe(200)
  })

  test('is turned off without a password by a code of the app', { tags: 'long' }, async ({
    accounts,
  }) => {
    const { cookie, secret } = await turnOnByCode(accounts)
    const own = accounts.as(cookie)
    const wrong = await own.post('/auth/second-factor/end', { code: '000000' })
    expect(wrong.body.code).toBe('second_factor_wrong')
    const code = codeOfApp(secret)
    expect((await own.post('/auth/second-factor/end', { code })).status).toBe(200)
    const entered = await enterByCode(accounts)
    expect(entered.body).toEqual({ token: expect.any(String) })
  })

  test('is turned off with the password, and its address is told when it is on and off', {
    tags: 'long',
  }, async ({ accounts }) => {
    const { cookie } = await turnOn(accounts)
    expect(accounts.lastMail()).toMatchObject({ template: 'second_factor_on', to: email })
    const guess = { password: 'a guess' }
    const refused = await accounts.as(cookie).post('/auth/second-factor/end', guess)
    expect(refused.body.code).toBe('password_wrong')
    const password = { password: goodPassword }
    const ended = await accounts.as(cookie).post('/auth/second-factor/end', password)
    expect(ended.status).toBe(200)
    expect(accounts.lastMail()).toMatchObject({ template: 'second_factor_off', to: email })
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

  test('dies when new ones are made', { tags: 'long' }, async ({ accounts }) => {
    const { cookie, recoveryCodes } = await turnOn(accounts)
    const password = { password: goodPassword }
    const asked = await accounts.as(cookie).post('/auth/second-factor/recovery-codes', password)
    expect(asked.body.recovery_codes).toHaveLength(10)
    const first = await accounts.signIn(email)
    const old = await verify(accounts, first.cookie, recoveryCodes[0]!)
    expect(old.body.code).toBe('second_factor_wrong')
    const fresh = await verify(accounts, first.cookie, asked.body.recovery_codes[0])
    expect(fresh.status).toBe(200)
  })
})

test('recovery codes are renewed without a password by a code of the app, and the old ones die', async ({
  accounts,
}) => {
  const { cookie, secret, recoveryCodes } = await turnOnByCode(accounts)
  const body = { code: codeOfApp(secret) }
  const renewed = await accounts.as(cookie).post('/auth/second-factor/recovery-codes', body)
  expect(renewed.body.recovery_codes).toHaveLength(10)
  const first = await enterByCode(accounts)
  const old = await verify(accounts, first.cookie, recoveryCodes[0]!)
  expect(old.body.code).toBe('second_factor_wrong')
  const fresh = await verify(accounts, first.cookie, renewed.body.recovery_codes[0])
  expect(fresh.status).toBe(200)
})

async function turnOnByCode(accounts: Accounts) {
  const before = await comeByCode(accounts)
  const code = await askForProof(accounts, before, 'second_factor')
  const { body } = await startByCode(accounts, before, code)
  const confirmed = await confirm(accounts, before, codeOfApp(body.secret))
  const recoveryCodes: string[] = confirmed.body.recovery_codes
  return { secret: String(body.secret), recoveryCodes, cookie: confirmed.cookie }
}

type Purpose = 'second_factor' | 'passkey'

async function askForProof(accounts: Accounts, cookie: string, purpose: Purpose) {
  expect((await accounts.as(cookie).post('/auth/proof-code', { purpose })).status).toBe(200)
  return accounts.lastCode()
}

function startByCode({ as }: Accounts, cookie: string, code: string) {
  return as(cookie).post('/auth/second-factor/start', { code })
}

function otherThan(code: string) {
  return code === '123456' ? '654321' : '123456'
}

async function turnOn(accounts: Accounts) {
  const { cookie } = await accounts.signUp(email)
  const { body } = await start(accounts, cookie)
  const confirmed = await confirm(accounts, cookie, codeOfApp(body.secret))
  const recoveryCodes: string[] = confirmed.body.recovery_codes
  expect(recoveryCodes).toHaveLength(10)
  return { secret: String(body.secret), recoveryCodes, cookie: confirmed.cookie }
}

function start({ as }: Accounts, cookie: string, password = goodPassword) {
  return as(cookie).post('/auth/second-factor/start', { password })
}

function confirm({ as }: Accounts, cookie: string, code: string) {
  return as(cookie).post('/auth/second-factor/confirm', { code })
}

function verify({ as }: Accounts, cookie: string, code: string) {
  return as(cookie).post('/auth/second-factor/verify', { code })
}
