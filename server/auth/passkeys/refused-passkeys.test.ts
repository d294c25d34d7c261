import { describe, expect } from 'vitest'
import { verification } from '#server/db/tables/schema.ts'
import { test } from '#tests/accounts-test.ts'
import { addPasskey, email, list, origin, signIn, start } from '#tests/passkey-steps.ts'
import { openPasskeyDevice } from '#tests/stand-ins/passkey-device.ts'

describe('a passkey', () => {
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
