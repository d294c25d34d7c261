import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { session as sessions } from '#server/db/tables/schema.ts'
import { test } from '#tests/accounts-test.ts'

const email = 'ana@example.com'

describe('signing out', () => {
  test.for(['/auth/sign-out', '/auth/revoke-sessions'])(
    'at %s while the database cannot do it says so and keeps the cookie',
    async (path, { accounts }) => {
      const { cookie } = await accounts.signUp(email)
      await accounts.db.execute(sql`
        create function refuse() returns trigger as $$ begin raise exception 'read only'; end $$ language plpgsql`)
      await accounts.db.execute(sql`
        create trigger refuse before delete on session execute function refuse()`)
      const refused = await accounts.as(cookie).post(path, {})
      expect(refused).toMatchObject({ status: 503, body: { code: 'not_signed_out' } })
      expect(refused.headers.getSetCookie()).toEqual([])
      await accounts.db.execute(sql`drop trigger refuse on session`)
      expect((await accounts.get('/session', { cookie })).status).toBe(200)

      const left = await accounts.as(cookie).post(path, {})
      expect(left.status).toBe(200)
      expect(left.headers.getSetCookie().join()).toContain('Max-Age=0')
      expect(await accounts.db.select().from(sessions)).toEqual([])
    },
  )

  test.for(['/auth/sign-out', '/auth/revoke-sessions'])(
    'at %s while the sessions cannot even be read says so and keeps the cookie',
    async (path, { accounts }) => {
      const { cookie } = await accounts.signUp(email)
      await accounts.db.execute(sql`alter table session rename to session_away`)
      const refused = await accounts.as(cookie).post(path, {})
      expect(refused).toMatchObject({ status: 503, body: { code: 'not_signed_out' } })
      expect(refused.headers.getSetCookie()).toEqual([])
      await accounts.db.execute(sql`alter table session_away rename to session`)
      expect((await accounts.get('/session', { cookie })).status).toBe(200)
    },
  )

  test('works by the session token alone, and again when there is nothing left to end', async ({
    accounts,
  }) => {
    const { body } = await accounts.signUp(email)
    const authorization = `Bearer ${body.token}`
    expect((await accounts.post('/auth/sign-out', {}, { authorization })).status).toBe(200)
    expect((await accounts.get('/session', { authorization })).status).toBe(401)
    expect((await accounts.post('/auth/sign-out', {}, { authorization })).status).toBe(200)
  })
})
