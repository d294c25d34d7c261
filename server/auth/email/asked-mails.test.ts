import { describe, expect } from 'vitest'
import { type Accounts, test } from '#tests/accounts-test.ts'

const email = 'ana@example.com'
const origin = 'http://zaguan.test'

describe('strangers who ask for mails to an address', () => {
  test('keep each other waiting, and no host who is signed in', async ({ accounts }) => {
    const { cookie } = await comeByCode(accounts)
    await askFromEverywhere(accounts)
    expect((await accounts.post('/auth/sign-in/magic-link', { email })).status).toBe(429)
    const own = { cookie: withoutDevice(cookie), origin }
    const asked = await accounts.post('/auth/proof-code', { purpose: 'passkey' }, own)
    expect(asked.status).toBe(200)
    expect(accounts.lastMail()).toMatchObject({ template: 'passkey_code', to: email })
  })

  test('keep no browser waiting that has signed in before', async ({ accounts }) => {
    const { cookie } = await comeByCode(accounts)
    await askFromEverywhere(accounts)
    const known = { cookie: deviceOf(cookie), origin }
    const asked = await accounts.post('/auth/sign-in/magic-link', { email }, known)
    expect(asked.status).toBe(200)
    expect((await accounts.post('/auth/sign-in/magic-link', { email })).status).toBe(429)
  })
})

describe('a host who asks for mails', () => {
  test('inside a session waits after the second of a kind', async ({ accounts }) => {
    const { cookie } = await comeByCode(accounts)
    const ask = () => accounts.as(cookie).post('/auth/proof-code', { purpose: 'passkey' })
    const statuses = [await ask(), await ask(), await ask()].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 429])
  })

  test('on a known device waits after the second of a kind', async ({ accounts }) => {
    const { cookie } = await comeByCode(accounts)
    const known = { cookie: deviceOf(cookie), origin }
    const ask = () => accounts.post('/auth/sign-in/magic-link', { email }, known)
    const statuses = [await ask(), await ask(), await ask()].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 429])
  })
})

async function comeByCode({ post, lastCode }: Accounts) {
  await post('/auth/email-otp/send-verification-otp', { email })
  return post('/auth/sign-in/email-otp', { email, otp: lastCode() })
}

/** As many as one address gets before everybody who asks has to wait. */
async function askFromEverywhere(accounts: Accounts) {
  const kinds = [
    '/auth/sign-in/magic-link',
    '/auth/email-otp/send-verification-otp',
    '/auth/send-verification-email',
    '/auth/request-password-reset',
  ]
  for (let round = 0; round < 4; round += 1) {
    accounts.comeFrom(`198.51.100.${round}`)
    for (const kind of kinds) await accounts.post(kind, { email })
    accounts.clock.ms += 61_000
  }
}

function deviceOf(cookie: string) {
  return cookie.split('; ').find((pair) => pair.startsWith('zaguan.device=')) ?? ''
}

function withoutDevice(cookie: string) {
  return cookie.replace(/zaguan\.device=[^;]*/, '')
}
