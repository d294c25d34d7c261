/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCrowd, releaseTogether } from '#tests/bench/load/crowd.ts'
import { type Product, startProduct } from '#tests/product.ts'

const metricsToken = 'a-token-of-sixteen-letters'
let product: Product

beforeAll(async () => {
  product = await startProduct({ env: { TRUST_PROXY: '1', METRICS_TOKEN: metricsToken } })
})

afterAll(() => product.stop())

async function held() {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const figures = await (await fetch(`${product.url}/metrics`, { headers })).text()
  return Number(/^zaguan_connections (\d+)$/m.exec(figures)?.[1])
}

test('guests are served while ten thousand connections rest', { tags: ['long'] }, async () => {
  const { port } = product
  const path = '/g/muestra'
  const resting = await openCrowd({ port, count: 10_000, path })
  const guests = await openCrowd({ port, count: 200 })
  expect(await held()).toBeGreaterThanOrEqual(10_200)
  expect((await releaseTogether(guests, path)).answered).toEqual({ 200: 200 })
  expect(resting.filter(({ socket }) => socket.destroyed)).toEqual([])
  for (const { socket } of [...resting, ...guests]) socket.destroy()
})

test('who brings more headers than we take is refused by the product itself', async () => {
  const headers = Object.fromEntries(Array.from({ length: 129 }, (_, n) => [`x-${n}`, 'a']))
  expect((await fetch(`${product.url}/g/muestra`, { headers })).status).toBe(431)
})

test('a product that is told to stop ends at once, whoever keeps a connection and asks nothing', async () => {
  const own = await startProduct()
  const [silent] = await openCrowd({ port: own.port, count: 1 })
  const [idle] = await openCrowd({ port: own.port, count: 1, path: '/g/muestra' })
  expect(await own.stop()).toBe(0)
  silent?.socket.destroy()
  idle?.socket.destroy()
})
