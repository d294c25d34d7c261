import { expect } from 'vitest'
import { openLog } from '#server/operation/log.ts'
import { test } from '#tests/accounts-test.ts'

const email = 'ana@example.com'

test('each sign-in is told to the log by the host’s number and the way, and each refused one', async ({
  accounts,
}) => {
  const { body } = await accounts.get('/session', { cookie: (await accounts.signUp(email)).cookie })
  const hostId = body.user.id
  await accounts.signIn(email, 'a guess')
  await accounts.signIn(email)
  await accounts.post('/auth/sign-in/magic-link', { email })
  await accounts.post('/auth/magic-link/verify', { token: accounts.lastToken() })
  await accounts.post('/auth/email-otp/send-verification-otp', { email })
  await accounts.post('/auth/sign-in/email-otp', { email, otp: accounts.lastCode() })
  expect(accounts.events).toEqual([
    { event: 'signed_in', way: 'confirmation', hostId },
    { event: 'sign_in_refused', way: 'password', code: 'wrong_credentials' },
    { event: 'signed_in', way: 'password', hostId },
    { event: 'signed_in', way: 'magic_link', hostId },
    { event: 'signed_in', way: 'code', hostId },
  ])
})

test('what is told of sign-ins reaches the log without an address of any kind', async ({
  accounts,
}) => {
  await accounts.signUp(email)
  await accounts.signIn(email, 'a guess')
  const lines: string[] = []
  const destination = { write: (line: string) => void lines.push(line) }
  const log = openLog({ level: 'info', readable: false, destination })
  for (const event of accounts.events) log.info(event)
  expect(lines).toHaveLength(2)
  expect(lines.join()).not.toMatch(/@|example|203\.0\.113/)
  expect(JSON.parse(lines[0]!)).toMatchObject({ event: 'signed_in', hostId: expect.any(String) })
})
