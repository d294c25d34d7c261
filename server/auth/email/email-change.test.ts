import { createEmailVerificationToken } from 'better-auth/api'
import { describe, expect } from 'vitest'
import { emailChanges, user } from '#server/db/tables/schema.ts'
import { type Accounts, goodPassword, test } from '#tests/accounts-test.ts'

const email = 'ana@example.com'
const newEmail = 'ana.nueva@example.com'
const origin = 'http://zaguan.test'

describe('changing the address', () => {
  test('happens when the new one is confirmed, and tells the old one before and after', async ({
    accounts,
  }) => {
    const { cookie } = await accounts.signUp(email)
    const body = { newEmail: 'Ana.Nueva@example.com', password: goodPassword }
    const asked = await accounts.as(cookie).post('/auth/change-email', body)
    expect(asked.body).toEqual({ status: true, asked: 'new_address' })
    const [warning, confirmation] = accounts.mails.slice(-2)
    expect(warning).toMatchObject({ template: 'email_change_asked', to: email })
    expect(confirmation).toMatchObject({ template: 'confirm_new_email', to: newEmail })
    expect((await accounts.get('/session', { cookie })).body.user.email).toBe(email)

    const token = tokenOf(confirmation)
    const read = await accounts.get(`/auth/change-email/${token}`, { cookie })
    expect(read.body).toEqual({ email, new_email: newEmail, is_approved: true })
    const confirmed = await confirm(accounts, token, cookie)
    expect(confirmed.body).toEqual({ status: true, is_changed: true })
    expect((await accounts.get('/session', { cookie })).body.user.email).toBe(newEmail)
    expect(accounts.lastMail()).toMatchObject({ template: 'email_changed', to: email })
    expect((await confirm(accounts, token, cookie)).body.code).toBe('link_invalid')
    expect((await accounts.signIn(email)).status).toBe(401)
    expect((await accounts.signIn(newEmail)).status).toBe(200)
  })

  test('opens no session: without one of the account its link is refused and stays good', async ({
    accounts,
  }) => {
    const { cookie: betos } = await accounts.signUp('beto@example.com')
    const { cookie } = await accounts.signUp(email)
    const { token } = await askForChange(accounts, cookie)
    for (const stranger of ['', betos]) {
      const refused = await confirm(accounts, token, stranger)
      expect(refused.status).toBe(stranger ? 400 : 401)
      expect(refused.headers.getSetCookie().join()).not.toContain('session_token')
      const read = await accounts.get(`/auth/change-email/${token}`, { cookie: stranger })
      expect(read.status).toBe(stranger ? 400 : 401)
    }
    const viaConfirmation = await accounts.post('/auth/verify-email', { token })
    expect(viaConfirmation.body.code).toBe('link_invalid')
    expect((await confirm(accounts, token, cookie)).body.is_changed).toBe(true)
  })

  test('by a link such as the library would sign is refused: only those of ours count', async ({
    accounts,
  }) => {
    const { cookie } = await accounts.signUp(email)
    const { secret } = await accounts.auth.better.$context
    const token = await createEmailVerificationToken(secret, email, newEmail, 3600, {
      requestType: 'change-email-verification',
    })
    for (const opened of ['', cookie]) {
      const headers = { origin, ...(opened && { cookie: opened }) }
      const refused = await accounts.post('/auth/verify-email', { token }, headers)
      expect(refused).toMatchObject({ status: 400, body: { code: 'link_invalid' }, cookie: '' })
    }
    expect(await accounts.db.select({ email: user.email }).from(user)).toEqual([{ email }])
  })

  test('ends every other session, and what was mailed to the old address', async ({ accounts }) => {
    const { cookie: phone } = await accounts.signUp(email)
    const { cookie } = await accounts.signIn(email)
    const { token } = await askForChange(accounts, cookie)
    await accounts.post('/auth/sign-in/magic-link', { email })
    const magic = accounts.lastToken()
    await accounts.post('/auth/request-password-reset', { email })
    const reset = accounts.lastToken()
    await confirm(accounts, token, cookie)
    expect((await accounts.get('/session', { cookie: phone })).status).toBe(401)
    expect((await accounts.get('/session', { cookie })).status).toBe(200)
    const opened = await accounts.post('/auth/magic-link/verify', { token: magic })
    expect(opened.body.code).toBe('link_invalid')
    expect((await accounts.get(`/auth/reset-password/${reset}`)).body.code).toBe('link_invalid')
  })

  test.for([
    [
      'a password reset',
      async (accounts: Accounts) => {
        await accounts.post('/auth/request-password-reset', { email })
        const token = accounts.lastToken()
        return accounts.post('/auth/reset-password', { token, newPassword: 'el patio de atrás' })
      },
    ],
    [
      'a new password',
      async (accounts: Accounts, cookie: string) => {
        const body = { currentPassword: goodPassword, newPassword: 'el patio de atrás' }
        return accounts.as(cookie).post('/auth/change-password', body)
      },
    ],
    [
      'signing out everywhere',
      async (accounts: Accounts, cookie: string) =>
        accounts.as(cookie).post('/auth/revoke-sessions', {}),
    ],
    [
      'the old address that says it was somebody else',
      async (accounts: Accounts, _cookie: string, warning: { payload: { url: string } }) =>
        accounts.post('/auth/change-email/revoke', { token: tokenOf(warning) }),
    ],
    [
      'a change asked for later',
      async (accounts: Accounts, cookie: string) => {
        const body = { newEmail: 'otra@example.com', password: goodPassword }
        return accounts.as(cookie).post('/auth/change-email', body)
      },
    ],
  ] as const)('is revoked by %s', { tags: 'long' }, async ([, revoke], { accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const { token, warning } = await askForChange(accounts, cookie)
    expect((await revoke(accounts, cookie, warning)).status).toBe(200)
    const magic = await signInByLink(accounts)
    expect((await confirm(accounts, token, magic)).body.code).toBe('link_invalid')
    expect((await accounts.get('/session', { cookie: magic })).body.user.email).toBe(email)
  })

  test('stopped by the old address ends every session of its host and what was mailed, and the link works once', async ({
    accounts,
  }) => {
    const { cookie: other } = await accounts.signUp('eva@example.com')
    const own = await askForChange(accounts, other, 'eva.nueva@example.com')
    const { cookie } = await accounts.signUp(email)
    const { warning } = await askForChange(accounts, cookie)
    const token = tokenOf(warning)
    await accounts.post('/auth/sign-in/magic-link', { email })
    const magic = accounts.lastToken()
    await accounts.post('/auth/request-password-reset', { email })
    const reset = accounts.lastToken()
    const revoked = await accounts.post('/auth/change-email/revoke', { token })
    expect([revoked.status, revoked.body]).toEqual([200, { status: true }])
    const opened = await accounts.post('/auth/magic-link/verify', { token: magic })
    expect(opened.body.code).toBe('link_invalid')
    expect((await accounts.get(`/auth/reset-password/${reset}`)).body.code).toBe('link_invalid')
    expect((await accounts.get('/session', { cookie })).status).toBe(401)
    expect((await accounts.get('/session', { cookie: other })).status).toBe(200)
    const again = await accounts.post('/auth/change-email/revoke', { token })
    expect(again.body.code).toBe('link_invalid')
    expect((await confirm(accounts, own.token, other)).body.is_changed).toBe(true)
  })

  test('has a link that lives a day', { tags: 'long' }, async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const { token, warning } = await askForChange(accounts, cookie)
    accounts.clock.ms += 24 * 60 * 60_000 + 1000
    expect((await confirm(accounts, token, cookie)).body.code).toBe('link_invalid')
    const late = await accounts.post('/auth/change-email/revoke', { token: tokenOf(warning) })
    expect(late.body.code).toBe('link_invalid')
    await accounts.forgetOldRows()
    expect(await accounts.db.select().from(emailChanges)).toEqual([])
  })

  test('keeps no token in the database that a mail carries', { tags: 'long' }, async ({
    accounts,
  }) => {
    const { cookie } = await accounts.signUp(email)
    const { token, warning } = await askForChange(accounts, cookie)
    const stored = JSON.stringify(await accounts.db.select().from(emailChanges))
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(tokenOf(warning))
  })

  test('wants the password', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const body = { newEmail, password: 'not the password' }
    const refused = await accounts.as(cookie).post('/auth/change-email', body)
    expect(refused.body.code).toBe('password_wrong')
  })

  test('to an address somebody has answers and warns as ever, and mails that one nothing', {
    tags: 'long',
  }, async ({ accounts }) => {
    await accounts.signUp('beto@example.com')
    const { cookie } = await accounts.signUp(email)
    const sent = accounts.mails.length
    const body = { newEmail: 'beto@example.com', password: goodPassword }
    const asked = await accounts.as(cookie).post('/auth/change-email', body)
    expect(asked).toMatchObject({ status: 200, body: { status: true } })
    expect(accounts.mails.slice(sent).map(({ to }) => to)).toEqual([email])
  })

  test('to an address that was signed up and never confirmed goes through', {
    tags: 'long',
  }, async ({ accounts }) => {
    await accounts.post('/auth/sign-up/email', { email: newEmail, password: 'the first stranger' })
    const { cookie } = await accounts.signUp(email)
    const { token } = await askForChange(accounts, cookie)
    expect((await confirm(accounts, token, cookie)).body.is_changed).toBe(true)
    expect((await accounts.signIn(newEmail, 'the first stranger')).status).toBe(401)
    expect((await accounts.signIn(newEmail)).status).toBe(200)
  })

  test('is refused when the new address got an account in the meantime', { tags: 'long' }, async ({
    accounts,
  }) => {
    const { cookie } = await accounts.signUp(email)
    const { token } = await askForChange(accounts, cookie)
    await accounts.signUp(newEmail)
    expect((await confirm(accounts, token, cookie)).body.code).toBe('link_invalid')
    expect((await accounts.get('/session', { cookie })).body.user.email).toBe(email)
  })
})

describe('changing the address without a password', () => {
  test('is agreed to at the old one first, then confirmed at the new one', async ({ accounts }) => {
    const cookie = await signInByLink(accounts)
    const sent = accounts.mails.length
    const asked = await accounts.as(cookie).post('/auth/change-email', { newEmail })
    expect(asked.body).toEqual({ status: true, asked: 'old_address' })
    expect(accounts.mails.slice(sent)).toMatchObject([{ template: 'approve_new_email', to: email }])
    const agreement = accounts.lastToken()
    expect((await confirm(accounts, agreement, '')).status).toBe(401)
    const agreed = await confirm(accounts, agreement, cookie)
    expect(agreed.body).toEqual({ status: true, is_changed: false })
    expect((await confirm(accounts, agreement, cookie)).body.code).toBe('link_invalid')
    expect(accounts.lastMail()).toMatchObject({ template: 'confirm_new_email', to: newEmail })
    const changed = await confirm(accounts, accounts.lastToken(), cookie)
    expect(changed.body.is_changed).toBe(true)
    expect((await accounts.get('/session', { cookie })).body.user.email).toBe(newEmail)
  })

  test('is stopped by the link beside the one that agrees', async ({ accounts }) => {
    const cookie = await signInByLink(accounts)
    await accounts.as(cookie).post('/auth/change-email', { newEmail })
    const mail = accounts.lastMail()
    const agreement = tokenOf(mail)
    const { revokeUrl } = mail.payload as { revokeUrl: string }
    const token = tokenOf({ payload: { url: revokeUrl } })
    expect((await accounts.post('/auth/change-email/revoke', { token })).status).toBe(200)
    const again = await signInByLink(accounts)
    expect((await confirm(accounts, agreement, again)).body.code).toBe('link_invalid')
  })

  test('leaves the browser known: who guesses at the new address keeps it from nothing', async ({
    accounts,
  }) => {
    const { cookie } = await accounts.signUp(email)
    const { token } = await askForChange(accounts, cookie)
    const changed = await confirm(accounts, token, cookie)
    for (let place = 0; place < 20; place += 1) {
      accounts.comeFrom(`198.51.100.${place}`)
      await accounts.signIn(newEmail, 'a guess')
    }
    const pairs = `${cookie}; ${changed.cookie}`.split('; ')
    const device = pairs.findLast((pair) => pair.startsWith('zaguan.device=')) ?? ''
    const body = { email: newEmail, password: goodPassword }
    expect((await accounts.as(device).post('/auth/sign-in/email', body)).status).toBe(200)
  })
})

async function askForChange(accounts: Accounts, cookie: string, address = newEmail) {
  const body = { newEmail: address, password: goodPassword }
  await accounts.as(cookie).post('/auth/change-email', body)
  const [warning, confirmation] = accounts.mails.slice(-2)
  return { token: tokenOf(confirmation), warning: warning! }
}

function confirm(accounts: Accounts, token: string, cookie: string) {
  const headers = { origin, ...(cookie && { cookie }) }
  return accounts.post('/auth/change-email/confirm', { token }, headers)
}

async function signInByLink(accounts: Accounts) {
  await accounts.post('/auth/sign-in/magic-link', { email })
  const opened = await accounts.post('/auth/magic-link/verify', { token: accounts.lastToken() })
  return opened.cookie
}

function tokenOf(mail: { payload: { url: string } } | undefined) {
  return new URL(mail!.payload.url).searchParams.get('token')!
}
