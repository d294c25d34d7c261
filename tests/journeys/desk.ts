import { makePicture } from '#tests/guides/pictures.ts'
import { type Product, startProduct } from '#tests/product.ts'
import { test as base } from './journey.ts'
import { type Host, openHost } from './open-host.ts'

export { expect, expectNoOverflow, stopClock } from './journey.ts'

export { type Host, openHost } from './open-host.ts'

type DeskParts = { host: Host }

/** A journey of a host who is signed in from the start; a broken connection is no complaint of ours. */
export const test = base.extend<DeskParts>({
  host: async ({ page, product, mailTo }, use) => use(await openHost(page, { product, mailTo })),
  quietConsole: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      const isExpected =
        /status of [45]\d\d|net::ERR_|Failed to fetch|when fetching the script/.test(message.text())
      if (message.type() === 'error' && !isExpected) complaints.push(message.text())
    })
    await use(undefined)
    base.expect(complaints).toEqual([])
  },
})

type Env = Record<string, string>

/** On a product with settings of its own. */
export const deskOn = (env: Env) =>
  test.extend({
    product: [({ browserName: _browserName }, use) => useProduct(env, use), { scope: 'worker' }],
  })

export async function useProduct(env: Env, use: (product: Product) => Promise<void>) {
  const product = await startProduct({ env: { LOG_LEVEL: 'warn', TRUST_PROXY: '1', ...env } })
  await use(product)
  await product.stop()
}

/** As the editor has them: a guide that says them is not asked about them when it is saved. */
export const usualHours = { checkInHour: '3:00', checkOutHour: '11:00' }

/** A photo as a host would pick it. */
export async function photoFile(width = 640, height = 480) {
  const buffer = await makePicture({ width, height }).toBuffer()
  return { name: 'casa.jpg', mimeType: 'image/jpeg', buffer }
}

export const phone = { width: 390, height: 844 }

export const desktop = { width: 1440, height: 900 }
