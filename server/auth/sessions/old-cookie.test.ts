import { expect } from 'vitest'
import { openAccounts } from '#tests/accounts-test.ts'
import { test } from '#tests/api-test.ts'

const today = '__Host-zaguan.session_token'
const former = '__Secure-zaguan.session_token'

test('in production the session’s cookie is this host’s alone, and guarded', async ({
  freshDatabase,
}) => {
  const { db } = await freshDatabase()
  const { headers } = await openAccounts(db, { isProduction: true }).signUp('ana@example.com')
  const [cookie = ''] = headers.getSetCookie()
  expect(cookie.startsWith(`${today}=`)).toBe(true)
  for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) {
    expect(cookie.split('; ')).toContain(attribute)
  }
  expect(cookie).not.toMatch(/domain=/i)
})

test('a session that began under the former name goes on under today’s', async ({
  freshDatabase,
}) => {
  const { db } = await freshDatabase()
  const accounts = openAccounts(db, { isProduction: true })
  const signedUp = await accounts.signUp('ana@example.com')
  const old = signedUp.cookie.replace(today, former)
  expect(old.startsWith(former)).toBe(true)

  const session = await accounts.get('/session', { cookie: old })
  expect([session.status, session.body.user?.email]).toEqual([200, 'ana@example.com'])
  const cookies = session.headers.getSetCookie()
  expect(cookies.find((line) => line.startsWith(`${former}=;`))).toContain('Max-Age=0')
  const renewed = cookies.find((line) => line.startsWith(`${today}=`)) ?? ''
  expect(renewed).toMatch(/; Max-Age=[1-9]\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const [cookie = ''] = renewed.split(';')
  expect((await accounts.get('/session', { cookie })).status).toBe(200)
})

test('signing out under the former name ends the session and both cookies', async ({
  freshDatabase,
}) => {
  const { db } = await freshDatabase()
  const accounts = openAccounts(db, { isProduction: true })
  const { cookie } = await accounts.signUp('ana@example.com')
  const old = cookie.replace(today, former)
  const out = await accounts.post(
    '/auth/sign-out',
    {},
    { cookie: old, origin: 'http://zaguan.test' },
  )
  expect(out.status).toBe(200)
  for (const name of [today, former]) {
    const ended = out.headers.getSetCookie().find((line) => line.startsWith(`${name}=;`))
    expect(ended, name).toContain('Max-Age=0')
  }
  for (const kept of [cookie, old]) {
    expect((await accounts.get('/session', { cookie: kept })).status).toBe(401)
  }
})
