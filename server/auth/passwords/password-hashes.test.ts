import { describe, expect } from 'vitest'
import { goodPassword, openAccounts, test } from '#tests/accounts-test.ts'
import { openPasswordHashes } from './passwords.ts'

const email = 'ana@example.com'

describe('a password', () => {
  test('is kept by argon2id with the memory and the passes OWASP asks for', async () => {
    const { hash } = openPasswordHashes()
    expect(await hash(goodPassword)).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
    )
  })

  test('is kept with a salt of its own and known again', async () => {
    const { hash, verify } = openPasswordHashes()
    const [first, second] = await Promise.all([hash(goodPassword), hash(goodPassword)])
    expect(first).not.toBe(second)
    expect(await verify({ hash: first!, password: goodPassword })).toBe(true)
    expect(await verify({ hash: first!, password: `${goodPassword} ` })).toBe(false)
  })

  test('that was kept with other parameters is known by those', async () => {
    const earlier = openPasswordHashes({ cost: { memory: 64, passes: 3, parallelism: 2 } })
    const hash = await earlier.hash(goodPassword)
    const { verify } = openPasswordHashes()
    expect(await verify({ hash, password: goodPassword })).toBe(true)
    expect(await verify({ hash, password: `${goodPassword} ` })).toBe(false)
  })

  test.each([
    ['by another algorithm', `$2b$10$${'a'.repeat(53)}`],
    ['in part', '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21l$'],
  ])('that is kept %s is wrong, whatever is said', async (_, hash) => {
    const { verify } = openPasswordHashes()
    expect(await verify({ hash, password: goodPassword })).toBe(false)
  })

  test('is the same however its accents were typed', async () => {
    const { hash, verify } = openPasswordHashes()
    const kept = await hash('contrase\u00f1a de ana')
    expect(await verify({ hash: kept, password: 'contrasen\u0303a de ana' })).toBe(true)
  })
})

test('a sign-in that finds too many waiting is told to come back', async ({ accounts }) => {
  await accounts.signUp(email)
  const passwordHashes = openPasswordHashes({ gate: { atOnce: 0, mostWaiting: 0 } })
  const full = openAccounts(accounts.db, { passwordHashes })
  const refused = await full.signIn(email)
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(refused.headers.get('retry-after')).toBe('2')
})
