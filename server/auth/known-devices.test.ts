import { describe, expect } from 'vitest'
import { goodPassword, openAccounts, test } from '#tests/accounts-test.ts'

const email = 'ana@example.com'

type Accounts = ReturnType<typeof openAccounts>

describe('strangers who guess an account’s password from everywhere', () => {
  test('keep unknown browsers waiting, and not one that has signed in before', async ({
    accounts,
  }) => {
    const { cookie } = await accounts.signUp(email)
    await guessFromEverywhere(accounts)
    accounts.comeFrom('192.0.2.1')
    expect((await accounts.signIn(email)).status).toBe(429)
    expect((await signInWith(accounts, deviceOf(cookie))).status).toBe(200)
  })

  test('keep no known device waiting by guessing at its own address, at whatever account', {
    tags: 'long',
  }, async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    for (let guess = 0; guess < 50; guess += 1) {
      await accounts.signIn(`nobody-${guess}@example.com`, 'a guess')
    }
    expect((await accounts.signIn(email)).status).toBe(429)
    expect((await signInWith(accounts, deviceOf(cookie))).status).toBe(200)
  })

  test('do not stop a magic link', { tags: 'long' }, async ({ accounts }) => {
    await accounts.signUp(email)
    await guessFromEverywhere(accounts)
    accounts.comeFrom('192.0.2.1')
    await accounts.post('/auth/sign-in/magic-link', { email })
    const opened = await accounts.post('/auth/magic-link/verify', { token: accounts.lastToken() })
    expect(opened.status).toBe(200)
    expect((await signInWith(accounts, deviceOf(opened.cookie))).status).toBe(200)
  })

  test('gain nothing by a device of their own, nor by one that was made up', {
    tags: 'long',
  }, async ({ accounts }) => {
    await accounts.signUp(email)
    const { cookie: theirs } = await accounts.signUp('stranger@example.com')
    await guessFromEverywhere(accounts)
    accounts.comeFrom('192.0.2.1')
    const [id] = deviceOf(theirs).split('.').slice(1)
    for (const device of [deviceOf(theirs), `zaguan.device=${id}.${'A'.repeat(43)}`]) {
      expect((await signInWith(accounts, device)).status).toBe(429)
    }
  })
})

describe('a known device', () => {
  test('has five guesses like everybody', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    for (let guess = 0; guess < 5; guess += 1) {
      const guessed = await signInWith(accounts, deviceOf(cookie), `guess ${guess}`)
      expect(guessed.status).toBe(401)
    }
    expect((await signInWith(accounts, deviceOf(cookie))).status).toBe(429)
  })

  test('is known to each account it has signed in to, by one number', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    await accounts.signUp('beto@example.com')
    const both = await signInWith(accounts, deviceOf(cookie), goodPassword, 'beto@example.com')
    const [, device, ...proofs] = deviceOf(both.cookie).split('.')
    expect(device).toBe(deviceOf(cookie).split('.')[1])
    expect(proofs).toHaveLength(2)
  })

  test('keeps a cookie that no script reads and that names no account', async ({
    freshDatabase,
  }) => {
    const { db } = await freshDatabase()
    const { headers } = await openAccounts(db, { isProduction: true }).signUp(email)
    const line = headers.getSetCookie().find((cookie) => cookie.includes('device'))
    expect(line).toMatch(/^__Host-zaguan\.device=.+Path=\/; HttpOnly; Secure; SameSite=Lax/)
    expect(line).not.toContain('ana')
  })

  test('whose cookie was cut or changed on its way signs in like any other', async ({
    accounts,
  }) => {
    const { cookie } = await accounts.signUp(email)
    const device = deviceOf(cookie)
    for (const changed of [device.slice(0, -1), `${device.slice(0, -1)}%C3%A9`])
      expect((await signInWith(accounts, changed)).status).toBe(200)
  })

  test('is not made of somebody who only guesses', async ({ accounts }) => {
    await accounts.signUp(email)
    expect((await accounts.signIn(email, 'a guess')).cookie).toBe('')
  })
})

async function guessFromEverywhere(accounts: Accounts) {
  for (let place = 0; place < 20; place += 1) {
    accounts.comeFrom(`198.51.100.${place}`)
    expect((await accounts.signIn(email, 'a guess')).status).toBe(401)
  }
}

function signInWith(accounts: Accounts, cookie: string, password = goodPassword, as = email) {
  return accounts.as(cookie).post('/auth/sign-in/email', { email: as, password })
}

function deviceOf(cookie: string) {
  return cookie.split('; ').find((pair) => pair.startsWith('zaguan.device=')) ?? ''
}
