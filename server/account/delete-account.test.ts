import { expect } from 'vitest'
import { photos, properties, user } from '#server/db/schema.ts'
import { asSystem } from '#server/db/walls.ts'
import { makeGuide, makePhoto } from '#tests/factories.ts'
import { test } from '#tests/server-test.ts'
import { deleteAccount } from './delete-account.ts'

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

  const gone = await host.call('DELETE', '/account', { body: { confirmation: host.email } })
  expect(gone.status).toBe(200)
  expect((await call('GET', `/guidebooks/public/${guide.shortCode}`)).status).toBe(404)
  expect((await call('GET', `/guidebooks/public/${kept.shortCode}`)).status).toBe(200)
  expect(told).toContain(guide.shortCode)
  const left = await asSystem(db, async (tx) => ({
    users: await tx.select({ id: user.id }).from(user),
    guides: await tx.select({ id: properties.id }).from(properties),
  }))
  expect(left).toEqual({ users: [{ id: other.id }], guides: [{ id: kept.id }] })
})

test('the address must be typed, in any letters', async ({ server }) => {
  const host = await server.makeHost()
  const refused = await server.call('DELETE', '/account')
  expect(refused.status).toBe(401)
  const wrong = await host.call('DELETE', '/account', { body: { confirmation: 'something else' } })
  expect(wrong.body.code).toBe('confirmation_mismatch')
  const right = await host.call('DELETE', '/account', {
    body: { confirmation: ` ${host.email.toUpperCase()} ` },
  })
  expect(right.status).toBe(200)
})

test('while the subscription cannot be ended nothing is deleted', async ({ freshServer }) => {
  const { makeHost, resources, db } = await freshServer()
  const host = await makeHost()
  const leaving = {
    cancelSubscription: async () => {
      throw new Error('the payment provider does not answer')
    },
    removePhotos: async () => {},
  }
  const asked = deleteAccount(resources, leaving, { hostId: host.id, confirmation: host.email })
  await expect(asked).rejects.toMatchObject({ code: 'account_not_deleted' })
  expect(await db.select({ id: user.id }).from(user)).toEqual([{ id: host.id }])
})

test('the photos’ files go with the account, and one left behind is reported', async ({
  freshServer,
}) => {
  const { makeHost, resources, db, failures } = await freshServer()
  const host = await makeHost()
  const photo = await makePhoto(db, { hostId: host.id })
  const removed: string[] = []
  const leaving = {
    removePhotos: async (paths: string[]) => {
      removed.push(...paths)
      throw new Error('the store does not answer')
    },
  }
  await deleteAccount(resources, leaving, { hostId: host.id, confirmation: host.email })
  expect(removed).toEqual([photo.path])
  expect(failures.splice(0).join()).toContain(photo.path)
  expect(await asSystem(db, (tx) => tx.select().from(photos))).toEqual([])
})

test('an access token that outlives its account opens nothing', async ({ server }) => {
  const host = await server.makeHost()
  await host.call('DELETE', '/account', { body: { confirmation: host.email } })
  expect((await host.call('GET', '/account')).status).toBe(401)
  expect(
    (await host.call('DELETE', '/account', { body: { confirmation: host.email } })).status,
  ).toBe(401)
})

test('the language of the account is saved, and only one we speak', async ({ server }) => {
  const host = await server.makeHost({ locale: 'es' })
  expect((await host.call('PATCH', '/account', { body: { locale: 'en' } })).status).toBe(200)
  expect((await host.call('GET', '/account')).body).toMatchObject({
    email: host.email,
    locale: 'en',
    has_password: false,
  })
  expect((await host.call('PATCH', '/account', { body: { locale: 'fr' } })).status).toBe(400)
})
