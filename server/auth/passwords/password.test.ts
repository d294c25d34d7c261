import { describe, expect } from 'vitest'
import { verification } from '#server/db/tables/schema.ts'
import { goodPassword, test } from '#tests/accounts-test.ts'

const email = 'ana@example.com'

describe('a forgotten password', () => {
  test('is replaced through the link of a mail, and every session ends', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    await accounts.post('/auth/request-password-reset', { email })
    const token = accounts.lastToken()
    expect((await accounts.get(`/auth/reset-password/${token}`)).status).toBe(200)

    const newPassword = 'el patio de atrás'
    const chosen = await accounts.post('/auth/reset-password', { token, newPassword })
    expect(chosen.body).toEqual({ status: true })
    expect((await accounts.get('/session', { cookie })).status).toBe(401)
    expect((await accounts.signIn(email, goodPassword)).status).toBe(401)
    expect((await accounts.signIn(email, newPassword)).status).toBe(200)
    expect(accounts.lastMail().template).toBe('password_changed')
  })

  test('has a link that works once', async ({ accounts }) => {
    await accounts.signUp(email)
    await accounts.post('/auth/request-password-reset', { email })
    const token = accounts.lastToken()
    await accounts.post('/auth/reset-password', { token, newPassword: 'el patio de atrás' })
    const again = await accounts.post('/auth/reset-password', { token, newPassword: goodPassword })
    expect(again.body.code).toBe('link_invalid')
    expect((await accounts.get(`/auth/reset-password/${token}`)).body.code).toBe('link_invalid')
  })

  test('has a link that lives an hour', async ({ accounts }) => {
    await accounts.signUp(email)
    await accounts.post('/auth/request-password-reset', { email })
    const token = accounts.lastToken()
    await accounts.db.update(verification).set({ expiresAt: new Date(Date.now() - 1) })
    const late = await accounts.post('/auth/reset-password', { token, newPassword: goodPassword })
    expect(late.body.code).toBe('link_invalid')
  })

  test.for([
    ['\u0000', 404],
    ['a\u0000b', 400],
    ['\ud800', 400],
  ] as const)(
    'has no link with %j in it: it is refused like any other wrong one',
    async ([token, status], { accounts }) => {
      const chosen = await accounts.post('/auth/reset-password', {
        token,
        newPassword: goodPassword,
      })
      expect(chosen).toMatchObject({ status: 400, body: { code: 'link_invalid' } })
      const address = encodeURIComponent(token.toWellFormed())
      expect((await accounts.get(`/auth/reset-password/${address}`)).status).toBe(status)
    },
  )

  test('keeps its link when the new password is refused', async ({ accounts }) => {
    await accounts.signUp(email)
    await accounts.post('/auth/request-password-reset', { email })
    const token = accounts.lastToken()
    const common = await accounts.post('/auth/reset-password', { token, newPassword: '12345678' })
    expect(common.body.code).toBe('password_too_common')
    expect((await accounts.get(`/auth/reset-password/${token}`)).status).toBe(200)
  })

  test('is not replaced by the address itself', async ({ accounts }) => {
    await accounts.signUp(email)
    await accounts.post('/auth/request-password-reset', { email })
    const token = accounts.lastToken()
    const same = await accounts.post('/auth/reset-password', { token, newPassword: email })
    expect(same.body.code).toBe('password_too_common')
    expect((await accounts.signIn(email, goodPassword)).status).toBe(200)
  })

  test('says the same to a known and to an unknown address', async ({ accounts }) => {
    await accounts.signUp(email)
    const sent = accounts.mails.length
    const known = await accounts.post('/auth/request-password-reset', { email })
    const unknown = await accounts.post('/auth/request-password-reset', {
      email: 'nobody@example.com',
    })
    expect(unknown).toMatchObject({ status: known.status, body: known.body })
    expect(accounts.mails.slice(sent).map(({ to }) => to)).toEqual([email])
  })

  test('is kept as a digest: the database holds no link that opens an account', async ({
    accounts,
  }) => {
    await accounts.signUp(email)
    await accounts.post('/auth/request-password-reset', { email })
    await accounts.post('/auth/sign-in/magic-link', { email })
    await accounts.post('/auth/email-otp/send-verification-otp', { email })
    const tokens = accounts.mails.slice(-3).map(({ payload }) => payload)
    const rows = JSON.stringify(await accounts.db.select().from(verification))
    for (const payload of tokens) {
      const secret = 'code' in payload ? payload.code : new URL(payload.url).search.slice(7)
      expect(rows).not.toContain(secret)
    }
  })
})

describe('changing the password', () => {
  test('ends every other session and keeps this one under a new token', async ({ accounts }) => {
    const { cookie: other } = await accounts.signUp(email)
    const { cookie } = await accounts.signIn(email)
    const body = { currentPassword: goodPassword, newPassword: 'el patio de atrás' }
    const changed = await accounts.as(cookie).post('/auth/change-password', body)
    expect(changed.status).toBe(200)
    expect(changed.cookie).not.toBe(cookie)
    expect((await accounts.get('/session', { cookie: changed.cookie })).status).toBe(200)
    expect((await accounts.get('/session', { cookie })).status).toBe(401)
    expect((await accounts.get('/session', { cookie: other })).status).toBe(401)
  })

  test('wants the current one', { tags: 'long' }, async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const body = { currentPassword: 'not the password', newPassword: 'el patio de atrás' }
    const refused = await accounts.as(cookie).post('/auth/change-password', body)
    expect(refused).toMatchObject({ status: 400, body: { code: 'password_wrong' } })
  })

  test('is only for who is signed in', async ({ accounts }) => {
    const body = { currentPassword: goodPassword, newPassword: 'el patio de atrás' }
    const refused = await accounts.post('/auth/change-password', body)
    expect(refused).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  })
})
