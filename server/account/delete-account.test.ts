import { desc, eq } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Db } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import {
  leftPhotos,
  mailOutbox,
  photos,
  properties,
  supportMessages,
  user,
  verification,
} from '#server/db/tables/schema.ts'
import { makeGuide, makePhoto } from '#tests/guides/factories.ts'
import { rowsIn } from '#tests/queries.ts'
import { type TestServer, test } from '#tests/server-test.ts'
import { deleteAccount } from './account.ts'

test('deleting an account takes its guides, photos and mails, and guests find nothing', async ({
  freshServer,
}) => {
  const { makeHost, call, db, resources } = await freshServer()
  const host = await makeHost()
  const other = await makeHost()
  const guide = await makeGuide(db, { hostId: host.id, isPublished: true })
  const kept = await makeGuide(db, { hostId: other.id, isPublished: true })
  await resources.mail.send({
    template: 'password_changed',
    to: host.email,
    locale: 'es',
    hostId: host.id,
    payload: { url: 'http://zaguan.test/forgot-password' },
  })
  const told: unknown[] = []
  resources.guideChanges.onChange((code) => told.push(code))

  await call('POST', '/auth/sign-in/magic-link', { body: { email: host.email } })
  const code = await askForCode(host, db)
  const body = { confirmation: host.email, code }
  const gone = await host.call('DELETE', '/account', { body })
  expect(gone.status).toBe(200)
  expect((await call('GET', `/guidebooks/public/${guide.shortCode}`)).status).toBe(404)
  expect((await call('GET', `/guidebooks/public/${kept.shortCode}`)).status).toBe(200)
  expect(told).toContain(guide.shortCode)
  const left = await asSystem(db, async (tx) => ({
    users: await tx.select({ id: user.id }).from(user),
    guides: await tx.select({ id: properties.id }).from(properties),
    mailed: await tx.select({ value: verification.value }).from(verification),
  }))
  expect(left).toEqual({ users: [{ id: other.id }], guides: [{ id: kept.id }], mailed: [] })
})

test('the address must be typed, in any letters', async ({ server }) => {
  const host = await server.makeHost()
  const refused = await server.call('DELETE', '/account')
  expect(refused.status).toBe(401)
  const wrong = await host.call('DELETE', '/account', { body: { confirmation: 'something else' } })
  expect(wrong.body.code).toBe('confirmation_mismatch')
  const code = await askForCode(host, server.db)
  const right = await host.call('DELETE', '/account', {
    body: { confirmation: ` ${host.email.toUpperCase()} `, code },
  })
  expect(right.status).toBe(200)
})

test('while the subscription cannot be ended nothing is deleted', async ({ freshServer }) => {
  const { makeHost, resources, db } = await freshServer()
  const host = await makeHost()
  const endPlan = async () => {
    throw new Error('the payment provider does not answer')
  }
  const wish = { hostId: host.id, confirmation: host.email, prove: async () => {}, endPlan }
  const asked = deleteAccount(resources, wish)
  await expect(asked).rejects.toMatchObject({ code: 'account_not_deleted' })
  expect(await db.select({ id: user.id }).from(user)).toEqual([{ id: host.id }])
})

test('while something else is done about its plan nothing is deleted, and that is said', async ({
  freshServer,
}) => {
  const { makeHost, resources, db } = await freshServer()
  const host = await makeHost()
  const endPlan = async () => {
    throw new Refusal('busy')
  }
  const wish = { hostId: host.id, confirmation: host.email, prove: async () => {}, endPlan }
  await expect(deleteAccount(resources, wish)).rejects.toMatchObject({ code: 'busy' })
  expect(await db.select({ id: user.id }).from(user)).toEqual([{ id: host.id }])
})

test('the photos’ files go with the account, and one left behind is reported', async ({
  freshServer,
}) => {
  const { makeHost, resources, db } = await freshServer()
  const host = await makeHost()
  const photo = await makePhoto(db, { hostId: host.id })
  const removed: string[] = []
  resources.photos.store.remove = async (name) => {
    removed.push(name)
    throw new Error('the store does not answer')
  }
  const told = vi.spyOn(resources.log, 'warn')
  const wish = { hostId: host.id, confirmation: host.email, prove: async () => {} }
  await deleteAccount(resources, wish)
  expect(removed).toEqual([photo.path.replace('/photos/', '')])
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({ path: photo.path }),
    expect.anything(),
  )
  expect(await rowsIn(db, photos)).toEqual([])
  expect(await rowsIn(db, leftPhotos)).toMatchObject([{ path: photo.path }])
})

test('an access token that outlives its account opens nothing', async ({ server }) => {
  const host = await server.makeHost()
  const code = await askForCode(host, server.db)
  await host.call('DELETE', '/account', { body: { confirmation: host.email, code } })
  expect((await host.call('GET', '/account')).status).toBe(401)
  expect(
    (await host.call('DELETE', '/account', { body: { confirmation: host.email } })).status,
  ).toBe(401)
})

test('the language of the account is saved, and only one we speak', async ({ server }) => {
  const host = await server.makeHost({ locale: 'es' })
  const other = await server.makeHost({ locale: 'es' })
  expect((await host.call('PATCH', '/account', { body: { locale: 'en' } })).status).toBe(200)
  expect((await host.call('GET', '/account')).body).toMatchObject({
    email: host.email,
    locale: 'en',
    has_password: false,
  })
  expect((await host.call('PATCH', '/account', { body: { locale: 'fr' } })).status).toBe(400)
  expect((await other.call('GET', '/account')).body.locale).toBe('es')
})

describe('deleting an account', () => {
  test('asks a host who has a password for it', async ({ server }) => {
    const credentials = { email: 'ana@example.com', password: 'la puerta azul' }
    await server.resources.auth.passwords.createHost(credentials)
    const signedIn = await server.call('POST', '/auth/sign-in/email', { body: credentials })
    const session = { authorization: `Bearer ${signedIn.body.token}` }
    const { body } = await server.call('GET', '/auth/token', { headers: session })
    const headers = { authorization: `Bearer ${body.token}` }
    const leave = (password?: string) =>
      server.call('DELETE', '/account', {
        body: { confirmation: credentials.email, ...(password && { password }) },
        headers,
      })
    expect((await leave()).body.code).toBe('password_required')
    expect((await leave('not the password')).body.code).toBe('password_wrong')
    expect((await server.call('GET', '/account', { headers })).status).toBe(200)
    expect((await leave(credentials.password)).status).toBe(200)
  })

  test('waits longer and longer for who guesses the password', async ({ server }) => {
    const email = 'ana@example.com'
    const id = await server.resources.auth.passwords.createHost({
      email,
      password: 'la puerta azul',
    })
    const { token } = await server.resources.auth.issueAccessToken(id)
    const headers = { authorization: `Bearer ${token}` }
    const codes: string[] = []
    for (let guess = 0; guess < 6; guess += 1) {
      const body = { confirmation: email, password: `intento numero ${guess}` }
      codes.push((await server.call('DELETE', '/account', { body, headers })).body.code)
    }
    expect(codes).toEqual([...Array(5).fill('password_wrong'), 'too_many_attempts'])
  })

  test('asks a host without one for a fresh code from a mail', async ({ freshServer }) => {
    const server = await freshServer()
    const host = await server.makeHost()
    const other = await server.makeHost()
    const leave = (code?: string) =>
      host.call('DELETE', '/account', {
        body: { confirmation: host.email, ...(code && { code }) },
      })
    expect((await leave()).body.code).toBe('code_expired')
    const first = await askForCode(host, server.db)
    const foreign = await askForCode(other, server.db)
    expect((await leave(foreign)).body.code).toBe('code_invalid')
    const newest = await askForCode(host, server.db)
    expect((await leave(first)).body.code).toBe('code_invalid')
    expect((await leave(`${newest.slice(0, 3)} ${newest.slice(3)}`)).status).toBe(200)
  })

  test('takes no code that has run out, and stores none as it was mailed', async ({ server }) => {
    const host = await server.makeHost()
    const code = await askForCode(host, server.db)
    const stored = JSON.stringify(await server.db.select().from(verification))
    expect(stored).not.toContain(code)
    await server.db.update(verification).set({ expiresAt: new Date(Date.now() - 1) })
    const body = { confirmation: host.email, code }
    expect((await host.call('DELETE', '/account', { body })).body.code).toBe('code_expired')
  })
})

test('what a host wrote to support leaves with the account, however the address was typed, and nothing of others', async ({
  freshServer,
}) => {
  const server = await freshServer()
  const { db } = server
  const host = await server.makeHost()
  const typed = host.email.toUpperCase()
  for (const email of [typed, host.email, `other.${host.email}`]) {
    const body = { email, message: `Ayuda, soy ${email}` }
    expect((await server.call('POST', '/support/messages', { body })).status).toBe(201)
  }
  const code = await askForCode(host, db)
  const body = { confirmation: host.email, code }
  expect((await host.call('DELETE', '/account', { body })).status).toBe(200)
  const left = await asSystem(db, async (tx) => ({
    messages: await tx.select({ from: supportMessages.from }).from(supportMessages),
    mails: await tx.select({ payload: mailOutbox.payload }).from(mailOutbox),
  }))
  expect(left.messages).toEqual([{ from: `other.${host.email}` }])
  expect(left.mails.map(({ payload }) => payload.from)).toEqual([`other.${host.email}`])
})

type TestCaller = Awaited<ReturnType<TestServer['makeHost']>>

async function askForCode(host: TestCaller, db: Db) {
  expect((await host.call('POST', '/account/deletion-code')).status).toBe(200)
  const [mail] = await asSystem(db, (tx) =>
    tx
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.to, host.email))
      .orderBy(desc(mailOutbox.createdAt))
      .limit(1),
  )
  return String((mail!.payload as { code?: string }).code)
}
