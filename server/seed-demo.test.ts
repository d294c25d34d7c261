import { rm } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import { rowsIn } from '#tests/queries.ts'
import { test } from '#tests/server-test.ts'
import { properties, user } from './db/tables/schema.ts'
import { seedDemo } from './seed-demo.ts'

const settings = { DEMO: 'true' }

test('the first start plants a host with a published guide, and the next one tells the same login', async ({
  freshServer,
}) => {
  const { resources, call } = await freshServer({ settings })
  const login = await seedDemo(resources)
  const signedIn = await call('POST', '/auth/sign-in/email', { body: login })
  expect(signedIn.status).toBe(200)
  const bearer = { headers: { authorization: `Bearer ${signedIn.body.token}` } }
  const { access_token: accessToken } = (await call('GET', '/session', bearer)).body
  const { properties } = (
    await call('GET', '/guidebooks', { headers: { authorization: `Bearer ${accessToken}` } })
  ).body
  expect(properties).toMatchObject([{ name: 'Casa Jacaranda', is_published: true }])
  const { pathname } = new URL(properties[0].cover_image_url)
  expect(pathname).toMatch(/\.jpg$/)
  expect(await resources.photos.store.find(path.basename(pathname))).toBeDefined()

  expect(await seedDemo(resources)).toEqual(login)
  expect(await resources.db.select().from(user)).toHaveLength(1)
})

test('where no credit comes with an account the guide of the demo host is a draft', {
  tags: 'long',
}, async ({ freshServer }) => {
  const { resources } = await freshServer({ settings: { ...settings, COURTESY_CREDITS: '0' } })
  expect(await seedDemo(resources)).toBeDefined()
  expect(await rowsIn(resources.db, properties)).toMatchObject([{ isPublished: false }])
})

test('each installation has a password of its own, and production none at all', {
  tags: 'long',
}, async ({ freshServer }) => {
  const first = await freshServer({ settings })
  const second = await freshServer({ settings })
  const passwords = [await seedDemo(first.resources), await seedDemo(second.resources)]
  expect(passwords[0]?.password).not.toBe(passwords[1]?.password)

  const third = await freshServer({ settings })
  const config = { ...third.resources.config, isProduction: true }
  expect(await seedDemo({ ...third.resources, config })).toBeUndefined()
  expect(await third.resources.db.select().from(user)).toEqual([])
})

test('a demo host that was deleted does not come back, and one with another password is not told', {
  tags: 'long',
}, async ({ freshServer }) => {
  const { resources, dataDir } = await freshServer({ settings })
  await seedDemo(resources)
  await resources.db.delete(user)
  expect(await seedDemo(resources)).toBeUndefined()
  expect(await resources.db.select().from(user)).toEqual([])

  await rm(path.join(dataDir, 'demo-password'))
  await resources.auth.passwords.createHost({ email: 'ana@example.com', password: 'otra frase' })
  expect(await seedDemo(resources)).toBeUndefined()
})
