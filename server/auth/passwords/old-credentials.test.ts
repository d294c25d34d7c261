import { describe, expect } from 'vitest'
import { type Accounts, goodPassword, test } from '#tests/accounts-test.ts'

const email = 'ana@example.com'
const newPassword = 'el patio de atrás'

const waysToANewPassword = {
  'a reset': async (accounts: Accounts) => {
    await accounts.post('/auth/request-password-reset', { email })
    const token = accounts.lastToken()
    return accounts.post('/auth/reset-password', { token, newPassword })
  },
  'a change of the password': async (accounts: Accounts, cookie: string) => {
    const body = { currentPassword: goodPassword, newPassword }
    return accounts.as(cookie).post('/auth/change-password', body)
  },
}

describe.for(Object.entries(waysToANewPassword))('after %s', ([, change]) => {
  test('an earlier link to a new password opens nothing', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    await accounts.post('/auth/request-password-reset', { email })
    const token = accounts.lastToken()
    expect((await change(accounts, cookie)).status).toBe(200)
    expect((await accounts.get(`/auth/reset-password/${token}`)).body.code).toBe('link_invalid')
    const late = await accounts.post('/auth/reset-password', { token, newPassword: goodPassword })
    expect(late.body.code).toBe('link_invalid')
    expect((await accounts.signIn(email, newPassword)).status).toBe(200)
  })

  test('an earlier magic link and an earlier code open nothing', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    await accounts.post('/auth/sign-in/magic-link', { email })
    const token = accounts.lastToken()
    await accounts.post('/auth/email-otp/send-verification-otp', { email })
    const otp = accounts.lastCode()
    expect((await change(accounts, cookie)).status).toBe(200)
    const byLink = await accounts.post('/auth/magic-link/verify', { token })
    expect(byLink).toMatchObject({ status: 400, body: { code: 'link_invalid' }, cookie: '' })
    const byCode = await accounts.post('/auth/sign-in/email-otp', { email, otp })
    expect(byCode).toMatchObject({ status: 400, cookie: '' })
  })

  test('links and codes of other hosts still work', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    await accounts.signUp('beto@example.com')
    await accounts.post('/auth/sign-in/magic-link', { email: 'beto@example.com' })
    const token = accounts.lastToken()
    await change(accounts, cookie)
    expect((await accounts.post('/auth/magic-link/verify', { token })).status).toBe(200)
  })
})
