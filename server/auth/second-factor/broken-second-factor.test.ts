import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { goodPassword, openAccounts, test } from '#tests/accounts-test.ts'
import { email } from '#tests/passkey-steps.ts'
import { codeOfApp, nextCodeOfApp } from '#tests/stand-ins/authenticator.ts'

const password = { password: goodPassword }

test('a second step that broke off while it was turned on locks nobody out', async ({
  freshDatabase,
}) => {
  const { accounts, cookie, losesItsDatabase } = await signedUp(await freshDatabase())
  const { secret } = (await accounts.as(cookie).post('/auth/second-factor/start', password)).body
  const mend = await losesItsDatabase('update')
  const broken = await confirm(accounts, cookie, codeOfApp(secret))
  expect(broken.status).toBe(500)
  await mend()
  const again = await accounts.signIn(email)
  expect(again.body.token).toEqual(expect.any(String))
  const { body } = await accounts.as(again.cookie).post('/auth/second-factor/start', password)
  expect((await confirm(accounts, again.cookie, nextCodeOfApp(body.secret))).status).toBe(200)
})

test('one that broke off while it was turned off can be turned on again', async ({
  freshDatabase,
}) => {
  const { accounts, cookie, losesItsDatabase } = await signedUp(await freshDatabase())
  const { secret } = (await accounts.as(cookie).post('/auth/second-factor/start', password)).body
  const { post } = accounts.as((await confirm(accounts, cookie, codeOfApp(secret))).cookie)
  const mend = await losesItsDatabase('delete')
  expect((await post('/auth/second-factor/end', password)).status).toBe(500)
  await mend()
  expect((await post('/auth/second-factor/start', password)).status).toBe(200)
})

test('one that is on gives its codes to nobody who does not show the password', async ({
  accounts,
}) => {
  const { cookie } = await accounts.signUp(email)
  const { secret } = (await accounts.as(cookie).post('/auth/second-factor/start', password)).body
  const on = await confirm(accounts, cookie, codeOfApp(secret))
  const asked = await confirm(accounts, on.cookie, nextCodeOfApp(secret))
  expect(asked).toMatchObject({ status: 409, body: { code: 'second_factor_is_on' } })
})

type Accounts = ReturnType<typeof openAccounts>

function confirm({ as }: Pick<Accounts, 'as'>, cookie: string, code: string) {
  return as(cookie).post('/auth/second-factor/confirm', { code })
}

/** A host, and a database that is lost at the next write of a kind to the second step, until it is mended. */
async function signedUp({ db }: { db: Parameters<typeof openAccounts>[0] }) {
  const accounts = openAccounts(db)
  const { cookie } = await accounts.signUp(email)
  const run = (statement: string) => db.execute(sql.raw(statement))
  return {
    accounts,
    cookie,
    async losesItsDatabase(at: 'update' | 'delete') {
      await run(
        `create function gone() returns trigger language plpgsql as $$ begin raise exception 'gone'; end $$`,
      )
      const when = at === 'update' ? ' when (new.verified)' : ''
      await run(
        `create trigger gone before ${at} on two_factor for each row${when} execute function gone()`,
      )
      return () => run('drop trigger gone on two_factor')
    },
  }
}
