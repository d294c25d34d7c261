import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { hostAccounts, user } from '#server/db/tables/schema.ts'
import { goodPassword, openAccounts, test } from '#tests/accounts-test.ts'
import { rowsIn } from '#tests/queries.ts'

describe('signing up', () => {
  test('gives no session until the address is confirmed, and confirming signs in', async ({
    accounts,
  }) => {
    const asked = await accounts.post('/auth/sign-up/email', {
      email: 'ana@example.com',
      password: goodPassword,
    })
    expect(asked).toMatchObject({ status: 200, body: { status: true } })
    expect(asked.cookie).not.toContain('session_token')
    expect((await accounts.signIn('ana@example.com')).body.code).toBe('email_not_confirmed')

    const body = { token: accounts.lastToken(), password: goodPassword }
    const { cookie } = await accounts.post('/auth/verify-email', body)
    const session = await accounts.get('/session', { cookie })
    expect(session.body.user).toMatchObject({
      email: 'ana@example.com',
      identities: [{ provider: 'email', email: 'ana@example.com' }],
    })
  })

  test('twice at once makes one account, and both are told so', async ({ freshDatabase }) => {
    const { db } = await freshDatabase()
    const accounts = openAccounts(db)
    for (let round = 0; round < 5; round += 1) {
      const typed = { email: `ana-${round}@example.com`, password: goodPassword }
      const ask = () => accounts.post('/auth/sign-up/email', typed)
      const answers = await Promise.all([ask(), ask()])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    }
    expect(await rowsIn(db, user)).toHaveLength(5)
  })

  test('gives the courtesy credits once, however the account came to be', async ({ accounts }) => {
    await accounts.signUp('ana@example.com')
    const rows = await rowsIn(accounts.db, hostAccounts)
    expect(rows).toMatchObject([{ courtesyCredits: 3, paidCredits: 0 }])
  })

  test('takes an address in any letters as the same one', async ({ accounts }) => {
    await accounts.signUp('  Ana.Ruiz@Example.COM ')
    expect((await accounts.signIn('ANA.RUIZ@example.com')).status).toBe(200)
  })

  test('keeps the language the visitor reads', async ({ accounts }) => {
    const body = { email: 'ana@example.com', password: goodPassword }
    await accounts.post('/auth/sign-up/email', body, { 'accept-language': 'es-MX' })
    expect(accounts.lastMail()).toMatchObject({ template: 'confirm_email', locale: 'es' })
    const [found] = await accounts.db.select().from(user)
    expect(found).toMatchObject({ email: 'ana@example.com', locale: 'es', name: 'ana' })
  })

  test('says the same to a known and to an unknown address', async ({ accounts }) => {
    await accounts.signUp('ana@example.com')
    const known = await accounts.post('/auth/sign-up/email', {
      email: 'ana@example.com',
      password: 'otra frase larga',
    })
    const unknown = await accounts.post('/auth/sign-up/email', {
      email: 'beto@example.com',
      password: 'otra frase larga',
    })
    expect(known.status).toBe(unknown.status)
    expect(known.body).toEqual(unknown.body)
    expect(namesOf(known.headers)).toEqual(namesOf(unknown.headers))
  })

  test('tells the mailbox of an existing account, and leaves the account as it is', async ({
    accounts,
  }) => {
    await accounts.signUp('ana@example.com')
    await accounts.post('/auth/sign-up/email', {
      email: 'ana@example.com',
      password: 'otra frase larga',
    })
    expect(accounts.lastMail()).toMatchObject({
      template: 'already_registered',
      payload: { url: 'http://zaguan.test/login', resetUrl: 'http://zaguan.test/forgot-password' },
    })
    expect((await accounts.signIn('ana@example.com')).status).toBe(200)
    expect((await accounts.signIn('ana@example.com', 'otra frase larga')).status).toBe(401)
  })

  test.for([
    ['', 'email_required'],
    ['   ', 'email_required'],
    ['ana', 'email_invalid'],
    ['ana@', 'email_invalid'],
    ['ana ruiz@example.com', 'email_invalid'],
    ['ana@example.com,beto@example.com', 'email_invalid'],
    ['ana,beto@example.com', 'email_invalid'],
    ['Ana <ana@example.com>', 'email_invalid'],
  ] as const)('refuses the address %j in words', async ([email, code], { accounts }) => {
    const asked = await accounts.post('/auth/sign-up/email', { email, password: goodPassword })
    expect(asked).toMatchObject({ status: 400, body: { code } })
    expect(accounts.mails).toEqual([])
  })

  test('refuses a password thieves try first', async ({ accounts }) => {
    const asked = await accounts.post('/auth/sign-up/email', {
      email: 'ana@example.com',
      password: 'Princesa2024!',
    })
    expect(asked.body.code).toBe('password_too_common')
  })
})

describe('an address signed up twice before it was confirmed', () => {
  test('gets another confirmation when the password is the same', async ({ accounts }) => {
    const body = { email: 'ana@example.com', password: goodPassword }
    await accounts.post('/auth/sign-up/email', body)
    await accounts.post('/auth/sign-up/email', body)
    expect(accounts.mails.map(({ template }) => template)).toEqual([
      'confirm_email',
      'confirm_email',
    ])
  })

  test('belongs to its mailbox: no password chosen before the proof opens it', async ({
    accounts,
  }) => {
    const email = 'ana@example.com'
    await accounts.post('/auth/sign-up/email', { email, password: 'the first stranger' })
    const strangersLink = accounts.lastToken()
    await accounts.post('/auth/sign-up/email', { email, password: goodPassword })
    expect(accounts.lastMail().template).toBe('finish_account')

    await accounts.post('/auth/verify-email', { token: strangersLink })
    expect((await accounts.signIn(email, 'the first stranger')).status).toBe(401)

    const token = accounts.lastToken()
    await accounts.post('/auth/reset-password', { token, newPassword: goodPassword })
    expect((await accounts.signIn(email)).status).toBe(200)
  })

  test('is confirmed by choosing the password through the link', async ({ accounts }) => {
    const email = 'ana@example.com'
    await accounts.post('/auth/sign-up/email', { email, password: 'the first stranger' })
    await accounts.post('/auth/sign-up/email', { email, password: 'another password' })
    const token = accounts.lastToken()
    await accounts.post('/auth/reset-password', { token, newPassword: goodPassword })
    const [found] = await accounts.db.select().from(user).where(eq(user.email, email))
    expect(found?.emailVerified).toBe(true)
  })
})

describe('a confirmation link', () => {
  test('opened again says that all is done and opens no session', async ({ accounts }) => {
    await accounts.signUp('ana@example.com')
    const again = await accounts.post('/auth/verify-email', { token: accounts.lastToken() })
    expect(again).toMatchObject({ status: 200, body: { token: null }, cookie: '' })
  })

  test('that nobody signed is refused', async ({ accounts }) => {
    const token = `${btoa('{"alg":"none"}')}.${btoa('{"email":"ana@example.com"}')}.`
    const opened = await accounts.post('/auth/verify-email', { token })
    expect(opened).toMatchObject({ status: 400, body: { code: 'link_invalid' } })
  })

  test('can be asked for again, by anybody, with the same answer', async ({ accounts }) => {
    await accounts.post('/auth/sign-up/email', {
      email: 'ana@example.com',
      password: goodPassword,
    })
    const known = await accounts.post('/auth/send-verification-email', { email: 'ana@example.com' })
    const unknown = await accounts.post('/auth/send-verification-email', {
      email: 'nobody@example.com',
    })
    expect(known.body).toEqual(unknown.body)
    expect(accounts.mails.map(({ to }) => to)).toEqual(['ana@example.com', 'ana@example.com'])
  })
})

function namesOf(headers: Headers) {
  return [...headers.keys()].sort()
}
