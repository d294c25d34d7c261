import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { passkey, session as sessions, user, verification } from '#server/db/tables/schema.ts'
import { type Accounts, goodPassword, test } from '#tests/accounts-test.ts'
import { codeOfApp } from '#tests/stand-ins/authenticator.ts'
import { openPasskeyDevice } from '#tests/stand-ins/passkey-device.ts'

const email = 'ana@example.com'
const origin = 'http://zaguan.test'
const dayMs = 24 * 60 * 60 * 1000

type Device = ReturnType<typeof openPasskeyDevice>
type Answer = Awaited<ReturnType<Accounts['post']>>

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

  test('that its device made without checking who holds it is refused', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const device = openPasskeyDevice({ isUnlocked: false })
    const added = await addPasskey(accounts, { cookie, device })
    expect(added).toMatchObject({ status: 401, body: { code: 'passkey_not_unlocked' } })
    expect(await list(accounts, cookie)).toEqual([])
  })

  test('used without checking who holds it opens nothing', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const device = openPasskeyDevice()
    await addPasskey(accounts, { cookie, device })
    const locked = openPasskeyDevice({ isUnlocked: false })
    locked.keys.push(...device.keys)
    const refused = await signIn(accounts, locked)
    expect(refused).toMatchObject({ status: 401, body: { code: 'passkey_not_unlocked' } })
    expect((await accounts.get('/session', { cookie: refused.cookie })).status).toBe(401)
    expect(accounts.events.at(-1)).toEqual({
      event: 'sign_in_refused',
      way: 'passkey',
      code: 'passkey_not_unlocked',
    })
  })

  test('used on another site opens nothing, and none is added there', { tags: 'long' }, async ({
    accounts,
  }) => {
    const { cookie } = await accounts.signUp(email)
    const device = openPasskeyDevice()
    await addPasskey(accounts, { cookie, device })
    const elsewhere = openPasskeyDevice({ origin: 'http://zaguan.example' })
    elsewhere.keys.push(...device.keys)
    expect((await signIn(accounts, elsewhere)).body.code).toBe('passkey_refused')
    const added = await addPasskey(accounts, { cookie, device: elsewhere })
    expect(added.body.code).toBe('passkey_refused')
  })

  test('of another key than the one that was kept opens nothing', { tags: 'long' }, async ({
    accounts,
  }) => {
    const { cookie } = await accounts.signUp(email)
    const device = openPasskeyDevice()
    await addPasskey(accounts, { cookie, device })
    const forger = openPasskeyDevice()
    const { body } = await start(accounts, cookie)
    forger.make(body.options)
    forger.keys[0]!.id = device.keys[0]!.id
    expect((await signIn(accounts, forger)).body.code).toBe('passkey_refused')
  })

  test('answers a challenge once', { tags: 'long' }, async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const device = openPasskeyDevice()
    await addPasskey(accounts, { cookie, device })
    const begun = await accounts.post('/auth/sign-in/passkey/start', {})
    const body = { response: device.use(begun.body.options) }
    const headers = { cookie: begun.cookie, origin }
    expect((await accounts.post('/auth/sign-in/passkey', body, headers)).status).toBe(200)
    const again = await accounts.post('/auth/sign-in/passkey', body, headers)
    expect(again).toMatchObject({ status: 401, body: { code: 'passkey_over' } })
  })

  test('answers its own challenge only, and in five minutes', { tags: 'long' }, async ({
    accounts,
  }) => {
    const { cookie } = await accounts.signUp(email)
    const device = openPasskeyDevice()
    await addPasskey(accounts, { cookie, device })
    const [first, second] = [
      await accounts.post('/auth/sign-in/passkey/start', {}),
      await accounts.post('/auth/sign-in/passkey/start', {}),
    ]
    const body = { response: device.use(first.body.options) }
    const crossed = { cookie: second.cookie, origin }
    const refused = await accounts.post('/auth/sign-in/passkey', body, crossed)
    expect(refused.body.code).toBe('passkey_refused')
    await accounts.db.update(verification).set({ expiresAt: new Date(Date.now() - 1) })
    const late = { cookie: first.cookie, origin }
    const over = await accounts.post('/auth/sign-in/passkey', body, late)
    expect(over.body.code).toBe('passkey_over')
  })

  test('that carries certificates is refused before anything asks for them', {
    tags: 'long',
  }, async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    for (const statement of ['apple', 'android-key', 'android-safetynet', 'tpm']) {
      const device = openPasskeyDevice({ statement })
      const added = await addPasskey(accounts, { cookie, device })
      expect(added).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    }
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
    await accounts.post('/auth/proof-code', { purpose: 'passkey' }, { cookie, origin })
    expect(accounts.lastMail()).toMatchObject({ template: 'passkey_code', to: email })
    const code = accounts.lastCode()
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
      ['remove', { id }],
    ] as const) {
      const tried = await accounts.post(`/auth/passkeys/${deed}`, wish, { cookie: theirs, origin })
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
    await accounts.post('/auth/revoke-sessions', {}, { cookie, origin })
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

describe('whoever tries passkeys of no account', () => {
  test('waits after fifty, and others do not', { tags: 'long' }, async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const begun = await accounts.post('/auth/sign-in/passkey/start', {})
    const forger = openPasskeyDevice()
    const { body } = await start(accounts, cookie)
    forger.make(body.options)
    const wish = { response: forger.use(begun.body.options) }
    const tried: number[] = []
    for (let guess = 0; guess < 51; guess += 1) {
      const headers = { cookie: begun.cookie, origin }
      tried.push((await accounts.post('/auth/sign-in/passkey', wish, headers)).status)
    }
    expect(tried.slice(-2)).toEqual([401, 429])
    accounts.comeFrom('192.0.2.1')
    expect((await signIn(accounts, forger)).status).toBe(401)
  })

  test('begins sixty times an hour from one place', { tags: 'long' }, async ({ accounts }) => {
    const begun: number[] = []
    for (let time = 0; time < 61; time += 1) {
      begun.push((await accounts.post('/auth/sign-in/passkey/start', {})).status)
    }
    expect(begun.slice(-2)).toEqual([200, 429])
  })
})

type Given = { password?: string; code?: string; name?: string }

function start({ post }: Accounts, cookie: string, given: Given = { password: goodPassword }) {
  return post('/auth/passkeys/start', { name: 'Mi llave', ...given }, { cookie, origin })
}

type Wish = { cookie: string; device: Device; begun: Answer }

function finish({ post }: Accounts, { cookie, device, begun }: Wish) {
  const body = { response: device.make(begun.body.options) }
  return post('/auth/passkeys/add', body, { cookie: `${cookie}; ${begun.cookie}`, origin })
}

type Added = { cookie: string; device: Device; name?: string }

async function addPasskey(accounts: Accounts, { cookie, device, name = 'Mi llave' }: Added) {
  const begun = await start(accounts, cookie, { password: goodPassword, name })
  return finish(accounts, { cookie, device, begun })
}

/** Signing in on a browser that has nothing but the device. */
async function signIn({ post }: Accounts, device: Device) {
  const { body, cookie } = await post('/auth/sign-in/passkey/start', {})
  const response = device.use(body.options)
  return post('/auth/sign-in/passkey', { response }, { cookie, origin })
}

async function list({ get }: Accounts, cookie: string) {
  const { body } = await get('/auth/passkeys', { cookie })
  return body.passkeys as { id: string; name: string; last_used_at: string | null }[]
}

async function turnOnSecondStep({ post }: Accounts, cookie: string) {
  const own = { cookie, origin }
  const { body } = await post('/auth/second-factor/start', { password: goodPassword }, own)
  await post('/auth/second-factor/confirm', { code: codeOfApp(body.secret) }, own)
}

/** A host who came by a code from a mail has no password. */
async function comeByCode({ post, lastCode }: Accounts) {
  await post('/auth/email-otp/send-verification-otp', { email })
  return (await post('/auth/sign-in/email-otp', { email, otp: lastCode() })).cookie
}
