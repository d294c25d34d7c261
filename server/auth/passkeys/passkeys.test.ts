import { describe, expect } from 'vitest'
import { passkey, session as sessions, user } from '#server/db/tables/schema.ts'
import { goodPassword, test } from '#tests/accounts-test.ts'
import {
  addPasskey,
  comeByCode,
  email,
  finish,
  list,
  origin,
  signIn,
  start,
  turnOnSecondStep,
} from '#tests/passkey-steps.ts'
import { openPasskeyDevice } from '#tests/stand-ins/passkey-device.ts'

const dayMs = 24 * 60 * 60 * 1000

describe('a passkey', () => {
  test('is added with the password, listed, and signs in by itself', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const device = openPasskeyDevice()
    const added = await addPasskey(accounts, { cookie, device, name: ' Mi teléfono ' })
    expect(added).toMatchObject({ status: 200, body: { passkey: { name: 'Mi teléfono' } } })
    expect(accounts.lastMail()).toMatchObject({
      template: 'passkey_added',
      to: email,
      payload: { name: 'Mi teléfono' },
    })

    const entered = await signIn(accounts, device)
    expect(entered.status).toBe(200)
    expect((await accounts.get('/session', { cookie: entered.cookie })).body.user.email).toBe(email)
    expect(accounts.events.at(-1)).toMatchObject({ event: 'signed_in', way: 'passkey' })
    expect(entered.cookie).toContain('zaguan.device=')
    const [listed] = await list(accounts, cookie)
    expect(listed).toMatchObject({ last_used_at: new Date(accounts.clock.ms).toISOString() })
  })

  test('counts as both steps: none is asked for after it', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const device = openPasskeyDevice()
    await addPasskey(accounts, { cookie, device })
    await turnOnSecondStep(accounts, cookie)
    expect((await accounts.signIn(email)).body).toEqual({ token: null, second_factor: true })
    const { body } = await signIn(accounts, device)
    expect(body).toEqual({ token: expect.any(String) })
  })

  test('is asked of the device as a key it can find, whose owner it must check', async ({
    accounts,
  }) => {
    const { cookie } = await accounts.signUp(email)
    const { body } = await start(accounts, cookie)
    expect(body.options).toMatchObject({
      rp: { id: 'zaguan.test', name: 'Zaguán' },
      user: { name: email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const asked = await accounts.post('/auth/sign-in/passkey/start', {})
    expect(asked.body.options).toMatchObject({ rpId: 'zaguan.test', userVerification: 'required' })
    expect(asked.body.options).not.toHaveProperty('allowCredentials')
  })

  test('is added however long ago its host signed in', { tags: 'long' }, async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const createdAt = new Date(Date.now() - 20 * dayMs)
    await accounts.db.update(sessions).set({ createdAt })
    const added = await addPasskey(accounts, { cookie, device: openPasskeyDevice() })
    expect(added.status).toBe(200)
  })

  test('is one account’s: another cannot add the same', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const device = openPasskeyDevice()
    await addPasskey(accounts, { cookie, device })
    const { cookie: theirs } = await accounts.signUp('beto@example.com')
    const begun = await start(accounts, theirs)
    const copy = openPasskeyDevice()
    copy.make(begun.body.options)
    copy.keys[0]!.id = device.keys[0]!.id
    const response = copy.register(copy.keys[0]!, begun.body.options)
    const headers = { cookie: `${theirs}; ${begun.cookie}`, origin }
    const added = await accounts.post('/auth/passkeys/add', { response }, headers)
    expect(added).toMatchObject({ status: 409, body: { code: 'passkey_known' } })
    expect((await signIn(accounts, device)).status).toBe(200)
  })
})

describe('adding a passkey', () => {
  test('wants the password', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const without = await start(accounts, cookie, { password: '' })
    expect(without.body.code).toBe('password_required')
    const guessed = await start(accounts, cookie, { password: 'a guess' })
    expect(guessed.body.code).toBe('password_wrong')
    expect((await start(accounts, '')).status).toBe(401)
  })

  test('wants a fresh code from a mail where there is no password', async ({ accounts }) => {
    const cookie = await comeByCode(accounts)
    const none = await start(accounts, cookie, { code: '' })
    expect(none.body.code).toBe('code_expired')
    await accounts.as(cookie).post('/auth/proof-code', { purpose: 'passkey' })
    expect(accounts.lastMail()).toMatchObject({ template: 'passkey_code', to: email })
    const code = accounts.lastCode()
    expect(code).toMatch(/^\d{6}$/)
    const begun = await start(accounts, cookie, { code })
    const device = openPasskeyDevice()
    expect((await finish(accounts, { cookie, begun, device })).status).toBe(200)
    expect((await start(accounts, cookie, { code })).body.code).toBe('code_expired')
  })

  test('wants a name', { tags: 'long' }, async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const begun = await start(accounts, cookie, { password: goodPassword, name: ' \u200b' })
    expect(begun.body.code).toBe('passkey_name_required')
  })

  test('cannot be finished in somebody else’s session', { tags: 'long' }, async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const { cookie: theirs } = await accounts.signUp('beto@example.com')
    const begun = await start(accounts, cookie)
    const device = openPasskeyDevice()
    const added = await finish(accounts, { cookie: theirs, begun, device })
    expect(added.body.code).toBe('passkey_over')
    expect(await list(accounts, theirs)).toEqual([])
  })

  test('ends at twenty', { tags: 'long' }, async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const [host] = await accounts.db.select().from(user)
    const key = { publicKey: 'x', counter: 0, deviceType: 'x', backedUp: false }
    const rows = Array.from({ length: 20 }, (_, at) => ({
      ...key,
      id: `${at}`,
      credentialID: `${at}`,
      userId: host!.id,
      name: 'x',
    }))
    await accounts.db.insert(passkey).values(rows)
    expect(await start(accounts, cookie)).toMatchObject({
      status: 403,
      body: { code: 'passkey_limit' },
    })
  })
})
