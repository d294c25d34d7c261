import { expect } from 'vitest'
import { test } from '#tests/server-test.ts'
import { createOperationRoutes } from './routes.ts'

test('a photo store that says nothing holds readiness up for its few seconds and no longer, and is named', async ({
  server,
}) => {
  let asked = 0
  const silence = Promise.withResolvers<void>()
  const isPhotoStoreReady = () => {
    asked += 1
    return silence.promise
  }
  const database = { ...server.resources.database, ping: async () => {} }
  const routes = createOperationRoutes({ ...server.resources, database, isPhotoStoreReady }, 50)
  const ready = async () => {
    const answer = await routes.request('/readyz')
    return [answer.status, await answer.json()]
  }
  const silent = { status: 'not ready', database: true, photos: false, silent: ['photos'] }
  expect(await ready()).toEqual([503, silent])
  expect(await ready()).toEqual([503, silent])
  expect(asked).toBe(1)
  silence.resolve()
  expect(await ready()).toEqual([200, { status: 'ready', database: true, photos: true }])
})

test('a photo store that answers with an error is away, and not silent', async ({ server }) => {
  const isPhotoStoreReady = () => Promise.reject(new Error('no such bucket'))
  const routes = createOperationRoutes({ ...server.resources, isPhotoStoreReady })
  const answer = await routes.request('/readyz')
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { status: 'not ready', database: true, photos: false },
  ])
})
