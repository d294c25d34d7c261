import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { passkey, user } from '#server/db/tables/schema.ts'
import { goodPassword, test } from '#tests/accounts-test.ts'
import { addPasskey, email, list, origin, signIn } from '#tests/passkey-steps.ts'
import { openPasskeyDevice } from '#tests/stand-ins/passkey-device.ts'

describe('one’s passkeys', () => {
  test('are renamed and removed, and a removed one signs in no more', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const device = openPasskeyDevice()
    const { body } = await addPasskey(accounts, { cookie, device })
    const { id } = body.passkey
    const own = { cookie, origin }
    await accounts.post('/auth/passkeys/rename', { id, name: 'La tableta' }, own)
    expect(await list(accounts, cookie)).toMatchObject([{ name: 'La tableta' }])
    expect((await accounts.post('/auth/passkeys/remove', { id }, own)).status).toBe(200)
    expect(accounts.lastMail()).toMatchObject({
      template: 'passkey_removed',
      payload: { name: 'La tableta' },
    })
    expect(await list(accounts, cookie)).toEqual([])
    expect((await signIn(accounts, device)).body.code).toBe('passkey_unknown')
  })

  test('are seen, renamed and removed by nobody else', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const { body } = await addPasskey(accounts, { cookie, device: openPasskeyDevice() })
    const { id } = body.passkey
    const { cookie: theirs } = await accounts.signUp('beto@example.com')
    expect(await list(accounts, theirs)).toEqual([])
    for (const [deed, wish] of [
      ['rename', { id, name: 'Mía' }],
      ['remove', { id, password: goodPassword }],
    ] as const) {
      const tried = await accounts.as(theirs).post(`/auth/passkeys/${deed}`, wish)
      expect(tried).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    expect(await list(accounts, cookie)).toMatchObject([{ id, name: 'Mi llave' }])
  })

  test('are told without their keys', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    await addPasskey(accounts, { cookie, device: openPasskeyDevice() })
    const [listed] = await list(accounts, cookie)
    expect(Object.keys(listed!)).toEqual(['id', 'name', 'created_at', 'last_used_at'])
  })

  test('outlive a reset and signing out everywhere; the mail tells to look at them', {
    tags: 'long',
  }, async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const device = openPasskeyDevice()
    await addPasskey(accounts, { cookie, device })
    await accounts.as(cookie).post('/auth/revoke-sessions', {})
    await accounts.post('/auth/request-password-reset', { email })
    const reset = { token: accounts.lastToken(), newPassword: 'otra puerta azul' }
    expect((await accounts.post('/auth/reset-password', reset)).status).toBe(200)
    expect(accounts.lastMail()).toMatchObject({
      template: 'password_changed',
      payload: { hasPasskeys: true },
    })
    expect((await signIn(accounts, device)).status).toBe(200)
  })

  test('go with the account', { tags: 'long' }, async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    await addPasskey(accounts, { cookie, device: openPasskeyDevice() })
    await accounts.db.delete(user).where(eq(user.email, email))
    expect(await accounts.db.select().from(passkey)).toEqual([])
  })
})
