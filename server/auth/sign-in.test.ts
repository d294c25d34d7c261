import { describe, expect } from 'vitest'
import { user } from '#server/db/tables/schema.ts'
import { goodPassword, test } from '#tests/accounts-test.ts'

const email = 'ana@example.com'

describe('signing in', () => {
  test('answers a wrong password and an unknown address alike', async ({ accounts }) => {
    await accounts.signUp(email)
    const wrong = await accounts.signIn(email, 'not the password')
    const unknown = await accounts.signIn('nobody@example.com')
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
    expect(unknown.body).toEqual(wrong.body)
  })

  test('sets a cookie that no script can read and no other site sends along', async ({
    accounts,
  }) => {
    await accounts.signUp(email)
    const { headers } = await accounts.signIn(email)
    const [cookie] = headers.getSetCookie()
    expect(cookie).toMatch(/^zaguan\.session_token=.+HttpOnly.*SameSite=Lax/)
  })

  test('opens a new session each time, whatever cookie the visitor brings', async ({
    accounts,
  }) => {
    const { cookie: first } = await accounts.signUp(email)
    const second = await accounts.post(
      '/auth/sign-in/email',
      { email, password: goodPassword },
      { cookie: `${first}`, origin: 'http://zaguan.test' },
    )
    expect(second.cookie).not.toBe('')
    expect(second.cookie).not.toBe(first)
    const planted = 'zaguan.session_token=chosen-by-a-stranger.c2lnbmF0dXJl'
    expect((await accounts.get('/session', { cookie: planted })).status).toBe(401)
  })
})

describe('a magic link', () => {
  test('signs in once', async ({ accounts }) => {
    await accounts.signUp(email)
    const asked = await accounts.post('/auth/sign-in/magic-link', { email })
    expect(asked.body).toEqual({ status: true })
    const token = accounts.lastToken()
    const opened = await accounts.post('/auth/magic-link/verify', { token })
    expect((await accounts.get('/session', { cookie: opened.cookie })).body.user.email).toBe(email)
    const again = await accounts.post('/auth/magic-link/verify', { token })
    expect(again).toMatchObject({ status: 400, body: { code: 'link_invalid' } })
  })

  test('makes the account of a new address, so that asking tells nothing about it', async ({
    accounts,
  }) => {
    await accounts.post('/auth/sign-in/magic-link', { email: 'New@example.com' })
    expect(await accounts.db.select().from(user)).toEqual([])
    await accounts.post('/auth/magic-link/verify', { token: accounts.lastToken() })
    expect(await accounts.db.select().from(user)).toMatchObject([
      { email: 'new@example.com', emailVerified: true },
    ])
  })

  test('to an address somebody else signed up throws their password away', async ({ accounts }) => {
    await accounts.post('/auth/sign-up/email', { email, password: 'the first stranger' })
    await accounts.post('/auth/sign-in/magic-link', { email })
    await accounts.post('/auth/magic-link/verify', { token: accounts.lastToken() })
    expect((await accounts.signIn(email, 'the first stranger')).status).toBe(401)
  })

  test('is refused without an address, in words', async ({ accounts }) => {
    const asked = await accounts.post('/auth/sign-in/magic-link', { email: '' })
    expect(asked.body).toEqual({ error: 'Enter your email', code: 'email_required' })
  })

  test('leads to the address its reader uses when that is ours, and never to a stranger’s', async ({
    accounts,
  }) => {
    const refused = await accounts.post(
      '/auth/sign-in/magic-link',
      { email },
      { origin: 'http://evil.example' },
    )
    expect(refused).toMatchObject({ status: 403, body: { code: 'cross_site' } })
    await accounts.post('/auth/sign-in/magic-link', { email }, { origin: 'http://127.0.0.1' })
    expect(accounts.lastMail().payload.url).toMatch(/^http:\/\/127\.0\.0\.1\/magic-link\?token=/)
  })
})

describe('a code by mail', () => {
  test('signs in once, typed with blanks or without', async ({ accounts }) => {
    await accounts.signUp(email)
    await accounts.post('/auth/email-otp/send-verification-otp', { email })
    const code = accounts.lastCode()
    const otp = `${code.slice(0, 3)} ${code.slice(3)}`
    const entered = await accounts.post('/auth/sign-in/email-otp', { email, otp })
    expect(entered.status).toBe(200)
    const again = await accounts.post('/auth/sign-in/email-otp', { email, otp })
    expect(again.body.code).toBe('code_invalid')
  })

  test('is spent after three wrong guesses', async ({ accounts }) => {
    await accounts.post('/auth/email-otp/send-verification-otp', { email })
    const otp = accounts.lastCode()
    for (const guess of wrongGuesses(otp)) {
      const guessed = await accounts.post('/auth/sign-in/email-otp', { email, otp: guess })
      expect(guessed.body.code).toBe('code_invalid')
    }
    const late = await accounts.post('/auth/sign-in/email-otp', { email, otp })
    expect(late.body.code).toBe('code_expired')
  })

  test('belongs to the address it was sent to', async ({ accounts }) => {
    await accounts.post('/auth/email-otp/send-verification-otp', { email })
    const otp = accounts.lastCode()
    const other = { email: 'beto@example.com', otp }
    expect((await accounts.post('/auth/sign-in/email-otp', other)).status).toBe(400)
  })
})

function wrongGuesses(code: string) {
  return [1, 2, 3].map((step) => String((Number(code) + step) % 1_000_000).padStart(6, '0'))
}
