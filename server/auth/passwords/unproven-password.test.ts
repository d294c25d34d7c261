import { createEmailVerificationToken } from 'better-auth/api'
import { describe, expect } from 'vitest'
import { goodPassword, openAccounts, test } from '#tests/accounts-test.ts'

const email = 'ana@example.com'
const strangers = 'the first stranger'

describe('confirming an address that somebody else signed up', () => {
  test('asks for a password and leaves nothing of the stranger’s', async ({ accounts }) => {
    const stranger = await accounts.post('/auth/sign-up/email', { email, password: strangers })
    const token = accounts.lastToken()
    const asked = await accounts.post('/auth/verify-email', { token })
    expect(asked).toMatchObject({ status: 400, body: { code: 'password_to_choose' }, cookie: '' })
    const confirmed = await accounts.post('/auth/verify-email', { token, password: goodPassword })
    expect((await accounts.get('/session', { cookie: confirmed.cookie })).status).toBe(200)
    expect((await accounts.signIn(email, strangers)).status).toBe(401)
    expect((await accounts.signIn(email)).status).toBe(200)
    const { cookie } = stranger
    const again = await accounts.as(cookie).post('/auth/verify-email', { token })
    expect(again.body).toEqual({ token: null })
  })

  test('in the browser that signed it up last asks all the same, once the passwords differ', async ({
    accounts,
  }) => {
    await accounts.post('/auth/sign-up/email', { email, password: strangers })
    const token = accounts.lastToken()
    const { cookie } = await accounts.post('/auth/sign-up/email', { email, password: goodPassword })
    const asked = await accounts.as(cookie).post('/auth/verify-email', { token })
    expect(asked.body.code).toBe('password_to_choose')
    expect((await accounts.signIn(email, strangers)).body.code).toBe('wrong_credentials')
  })

  test('keeps to the rules for passwords, and the link stays good', async ({ accounts }) => {
    await accounts.post('/auth/sign-up/email', { email, password: strangers })
    const token = accounts.lastToken()
    const common = await accounts.post('/auth/verify-email', { token, password: '12345678' })
    expect(common.body.code).toBe('password_too_common')
    const good = await accounts.post('/auth/verify-email', { token, password: goodPassword })
    expect(good.status).toBe(200)
  })

  test('by a code from a mail drops the stranger’s password too', async ({ accounts }) => {
    await accounts.post('/auth/sign-up/email', { email, password: strangers })
    await accounts.post('/auth/email-otp/send-verification-otp', { email })
    await accounts.post('/auth/sign-in/email-otp', { email, otp: accounts.lastCode() })
    expect((await accounts.signIn(email, strangers)).status).toBe(401)
  })

  test('changes no password of an account that is confirmed already', async ({ accounts }) => {
    await accounts.signUp(email)
    const { secret } = await accounts.auth.better.$context
    const token = await createEmailVerificationToken(secret, email)
    await accounts.post('/auth/verify-email', { token, password: 'el patio de atrás' })
    expect((await accounts.signIn(email)).status).toBe(200)
    expect((await accounts.signIn(email, 'el patio de atrás')).status).toBe(401)
  })
})

describe('the browser that signed up', () => {
  test('confirms without being asked, and its password counts', async ({ accounts }) => {
    const { cookie } = await accounts.post('/auth/sign-up/email', { email, password: goodPassword })
    const token = accounts.lastToken()
    const confirmed = await accounts.as(cookie).post('/auth/verify-email', { token })
    expect((await accounts.get('/session', { cookie: confirmed.cookie })).status).toBe(200)
    expect((await accounts.signIn(email)).status).toBe(200)
  })

  test('gets a cookie that looks the same whatever the address, for no script and no other site', async ({
    accounts,
  }) => {
    await accounts.signUp(email)
    const shapes: string[] = []
    for (const to of [email, 'beto@example.com']) {
      const { headers } = await accounts.post('/auth/sign-up/email', {
        email: to,
        password: goodPassword,
      })
      shapes.push(
        headers
          .getSetCookie()
          .join()
          .replace(/[\w-]{43}/, '…'),
      )
    }
    expect(shapes[0]).toBe(shapes[1])
    expect(shapes[0]).toBe('zaguan.sign_up=…; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax')
  })

  test('is guarded in production', async ({ freshDatabase }) => {
    const { db } = await freshDatabase()
    const accounts = openAccounts(db, { isProduction: true })
    const { headers, cookie } = await accounts.post('/auth/sign-up/email', {
      email,
      password: goodPassword,
    })
    expect(headers.getSetCookie().join()).toMatch(/^__Host-zaguan\.sign_up=.+; Secure/)
    const token = accounts.lastToken()
    const confirmed = await accounts.as(cookie).post('/auth/verify-email', { token })
    expect(confirmed.status).toBe(200)
  })

  test('cannot vouch for another address', async ({ accounts }) => {
    const { cookie } = await accounts.post('/auth/sign-up/email', {
      email: 'beto@example.com',
      password: strangers,
    })
    await accounts.post('/auth/sign-up/email', { email, password: strangers })
    const token = accounts.lastToken()
    const asked = await accounts.as(cookie).post('/auth/verify-email', { token })
    expect(asked.body.code).toBe('password_to_choose')
  })
})
