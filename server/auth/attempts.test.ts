import { describe, expect } from 'vitest'
import { rateLimit } from '#server/db/tables/schema.ts'
import { goodPassword, test } from '#tests/accounts-test.ts'
import { addPasskey, signIn } from '#tests/passkey-steps.ts'
import { openPasskeyDevice } from '#tests/stand-ins/passkey-device.ts'

const email = 'ana@example.com'
const secondMs = 1000

describe('guessing a password', () => {
  test('five times from one place brings a wait, and each further guess a longer one', async ({
    accounts,
  }) => {
    await accounts.signUp(email)
    for (let guess = 0; guess < 5; guess++) {
      expect((await accounts.signIn(email, `guess ${guess}`)).status).toBe(401)
    }
    const sixth = await accounts.signIn(email)
    expect(sixth).toMatchObject({
      status: 429,
      body: {
        code: 'too_many_attempts',
        error: 'Too many attempts. Wait 30 seconds before trying again.',
        retry_after: 30,
      },
    })
    expect(sixth.headers.get('retry-after')).toBe('30')

    accounts.clock.ms += 30 * secondMs
    expect((await accounts.signIn(email, 'another guess')).status).toBe(401)
    expect((await accounts.signIn(email)).body.retry_after).toBe(60)
    accounts.clock.ms += 59 * secondMs
    expect((await accounts.signIn(email)).body.retry_after).toBe(1)
    accounts.clock.ms += secondMs
    expect((await accounts.signIn(email)).status).toBe(200)
  })

  test('is forgotten once the right one is given', async ({ accounts }) => {
    await accounts.signUp(email)
    for (const round of [1, 2, 3]) {
      for (let guess = 0; guess < 4; guess++) await accounts.signIn(email, `guess ${round}`)
      expect((await accounts.signIn(email)).status).toBe(200)
    }
  })

  test('does not lock the host out who signs in from another place', async ({ accounts }) => {
    await accounts.signUp(email)
    for (let guess = 0; guess < 6; guess++) await accounts.signIn(email, 'a stranger’s guess')
    accounts.comeFrom('198.51.100.4')
    expect((await accounts.signIn(email)).status).toBe(200)
  })

  test('from twenty places brings a wait to the account', { tags: 'long' }, async ({
    accounts,
  }) => {
    await accounts.signUp(email)
    for (let place = 0; place < 20; place++) {
      accounts.comeFrom(`198.51.100.${place}`)
      expect((await accounts.signIn(email, 'a guess')).status).toBe(401)
    }
    accounts.comeFrom('198.51.100.200')
    expect((await accounts.signIn(email, 'a guess')).status).toBe(429)
  })

  test('of fifty accounts from one place brings a wait to that place', async ({ accounts }) => {
    const { attempts } = accounts.auth
    const ofAddress = { limit: 'guessFromAddress', of: '203.0.113.7' } as const
    for (let guess = 0; guess < 50; guess++) await attempts.begin([ofAddress])
    expect((await accounts.signIn('somebody@example.com')).status).toBe(429)
    accounts.comeFrom('198.51.100.4')
    expect((await accounts.signIn('somebody@example.com')).status).toBe(401)
  })

  test('at the same moment counts each guess', async ({ accounts }) => {
    // The first of all is the moment at which nothing has been counted yet: several rounds, each from another place.
    for (let round = 1; round <= 10; round += 1) {
      accounts.comeFrom(`203.0.113.${round}`)
      const other = `host-${round}@example.com`
      await accounts.signUp(other)
      const guesses = Array.from({ length: 12 }, (_, at) => accounts.signIn(other, `guess ${at}`))
      const statuses = (await Promise.all(guesses)).map(({ status }) => status)
      expect(statuses.toSorted()).toEqual([...Array(5).fill(401), ...Array(7).fill(429)])
    }
  })

  test('a whole household of addresses counts as one place', async ({ accounts }) => {
    await accounts.signUp(email)
    for (let guess = 0; guess < 5; guess++) {
      accounts.comeFrom(`2001:db8:1:2::${guess}`)
      await accounts.signIn(email, 'a guess')
    }
    accounts.comeFrom('2001:db8:1:2:ffff::9')
    expect((await accounts.signIn(email)).status).toBe(429)
  })
})

describe('asking for mails', () => {
  test('to one address brings a growing wait, known or not', async ({ accounts }) => {
    const ask = () => accounts.post('/auth/request-password-reset', { email: 'nobody@example.com' })
    expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(200)
    expect((await ask()).body).toMatchObject({ code: 'too_many_attempts', retry_after: 30 })
    accounts.clock.ms += 30 * secondMs
    expect((await ask()).status).toBe(200)
    expect((await ask()).body.retry_after).toBe(60)
  })

  test('of one kind leaves the other kinds free', async ({ accounts }) => {
    for (const _ of [1, 2, 3]) await accounts.post('/auth/sign-in/magic-link', { email })
    const code = await accounts.post('/auth/email-otp/send-verification-otp', { email })
    expect(code.status).toBe(200)
  })

  test('that are refused for what is in the form counts nothing', async ({ accounts }) => {
    for (let round = 0; round < 5; round++) {
      await accounts.post('/auth/sign-up/email', { email, password: 'short' })
    }
    const asked = await accounts.post('/auth/sign-up/email', { email, password: goodPassword })
    expect(asked.status).toBe(200)
  })
})

describe('what is counted', () => {
  test('holds neither addresses nor e-mails', async ({ accounts }) => {
    await accounts.signIn(email, 'a guess')
    const rows = JSON.stringify(await accounts.db.select().from(rateLimit))
    expect(rows).not.toContain('ana')
    expect(rows).not.toContain('203.0.113')
  })

  test('is dropped when no limit remembers it', async ({ accounts }) => {
    await accounts.signIn(email, 'a guess')
    accounts.clock.ms += 25 * 60 * 60 * secondMs
    await accounts.forgetOldRows()
    expect(await accounts.db.select().from(rateLimit)).toEqual([])
  })
})

test('a wait doubles and has an end', async ({ accounts }) => {
  const guess = () => accounts.auth.attempts.begin([{ limit: 'guessOfPair', of: email }])
  for (let free = 0; free < 5; free++) await guess()
  const waits: number[] = []
  while (waits.length < 7) {
    const { values } = await guess().catch((refusal) => refusal)
    waits.push(values.seconds)
    accounts.clock.ms += values.seconds * secondMs
    await guess()
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900])
})

describe('limits at an address', () => {
  test('of guesses at passwords keep no passkey out', async ({ accounts }) => {
    const { cookie } = await accounts.signUp(email)
    const device = openPasskeyDevice()
    await addPasskey(accounts, { cookie, device })
    for (let guess = 0; guess < 50; guess += 1)
      await accounts.signIn(`nobody-${guess}@example.com`, 'a guess')
    expect((await signIn(accounts, device)).status).toBe(200)
  })

  test('that refuse a mail count none against whom it was for', async ({ accounts }) => {
    const ofAddress = { limit: 'mailFromAddress', of: '203.0.113.7' } as const
    for (let mail = 0; mail < 60; mail += 1) await accounts.auth.attempts.begin([ofAddress])
    for (let time = 0; time < 3; time += 1)
      await accounts.post('/auth/sign-in/magic-link', { email })
    expect(accounts.mails).toEqual([])
    accounts.comeFrom('198.51.100.4')
    expect((await accounts.post('/auth/sign-in/magic-link', { email })).status).toBe(200)
  })
})
