import { randomInt, randomUUID } from 'node:crypto'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '#domain/values/locale.ts'
import { askAxe } from '#tests/ask-axe.ts'
import { databasesOf } from '#tests/postgres/postgres-databases.ts'
import { type Product, startProduct } from '#tests/product.ts'
import { type MailTo, readMail } from './mailbox.ts'

const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** What is opening or closing is half there. */
const moving = '[data-starting-style], [data-ending-style]'

/** Of a phone, a tablet and a computer. */
const widths = [390, 768, 1440]

const nearby = new Set(['127.0.0.1', 'localhost', '[::1]'])

type WorkerParts = { product: Product }

type TestParts = {
  /** Fails the test when axe finds anything on the page, or on another one of the same journey. */
  expectAccessible: (other?: Page) => Promise<void>
  /** The page as it stands at every width: nothing sticks out, and axe finds nothing. */
  expectEveryWidth: (other?: Page) => Promise<void>
  /** The same of an address in each language, Spanish last; what it is led into there is looked at, and nothing else done. */
  expectEverywhere: (address: string, lead?: (locale: Locale) => Promise<unknown>) => Promise<void>
  /** The newest mail to an address, waited for. */
  mailTo: MailTo
  quietConsole: undefined
  noStrangers: undefined
}

export { expect }

/** At the end of a title: of a promise in several forms, one is asked each time. */
export const longUnless = (isAskedEachTime: boolean) => (isAskedEachTime ? '' : ' @long')

/**
 * A product for each worker, without a network. An error in the browser's console that nobody expected fails the test, and so
 * does anything asked of another machine.
 */
export const test = base.extend<TestParts, WorkerParts>({
  product: [
    async ({ browserName: _browserName }, use) => {
      const database = await newDatabase()
      const product = await startProduct({
        env: { LOG_LEVEL: 'warn', TRUST_PROXY: '1', ...database },
      })
      await use(product)
      await product.stop()
      expect(product.output()).not.toContain('tried to leave this machine')
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  // Every journey is another household: together they would use up what one address may ask for.
  extraHTTPHeaders: async ({ browserName: _browserName }, use) =>
    use({ 'x-forwarded-for': someAddress() }),
  expectAccessible: async ({ page }, use) => {
    await use(async (other = page) => {
      await expect(other.locator(moving)).toHaveCount(0)
      const found = await askAxe(other)
      expect(found).toEqual([])
      expect(await other.evaluate(oddMarkup)).toEqual([])
    })
  },
  expectEveryWidth: async ({ page, expectAccessible }, use) => {
    await use(async (other = page) => {
      const before = other.viewportSize()
      for (const width of widths) {
        await other.setViewportSize({ width, height: 900 })
        await expectNoOverflow(other)
        await expectAccessible(other)
      }
      if (before) await other.setViewportSize(before)
    })
  },
  expectEverywhere: async ({ page, product, expectEveryWidth }, use) => {
    await use(async (address, lead = async () => {}) => {
      for (const locale of ['en', 'es'] as const) {
        const asked = new URL(address, product.url)
        asked.searchParams.set('lang', locale)
        await page.goto(asked.href)
        await lead(locale)
        await expectEveryWidth()
      }
    })
  },
  mailTo: async ({ product, request }, use) => {
    await use((address) => readMail(request, product.url, address))
  },
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        const isOwnNotFound = /status of 4\d\d/.test(message.text())
        if (message.type() === 'error' && !isOwnNotFound) complaints.push(message.text())
      })
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  noStrangers: [
    async ({ context }, use) => {
      const strangers: string[] = []
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url())
        const isNear = !/^(https?|wss?):$/.test(protocol) || nearby.has(hostname)
        if (!isNear) strangers.push(request.url())
      })
      await use(undefined)
      expect(strangers).toEqual([])
    },
    { auto: true },
  ],
})

/** What axe lets pass: more than one title, an id that two elements have, a form without a name beside others, a paragraph in a line. */
function oddMarkup() {
  const reached = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (each) => !each.closest('[inert], [aria-hidden="true"]'),
    )
  const titles = reached('h1').map((each) => each.textContent)
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const fields = 'input:not([type="hidden"]), textarea'
  const forms = reached('form').filter((each) => each.querySelector(fields))
  const unnamed = forms.filter((each) => !each.ariaLabel && !each.hasAttribute('aria-labelledby'))
  return [
    ...(titles.length > 1 ? [`titles: ${titles.join(', ')}`] : []),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `id twice: ${id}`),
    ...(forms.length > 1
      ? unnamed.map((each) => `a form without a name: ${each.outerHTML.slice(0, 120)}`)
      : []),
    ...[...document.querySelectorAll('span p, p p')].map(
      (each) => `a paragraph in a line: ${each.textContent}`,
    ),
  ]
}

/** On the run's Postgres, where it has one; see start-postgres.ts. */
async function newDatabase(): Promise<Record<string, string>> {
  const adminUrl = process.env.JOURNEYS_POSTGRES
  if (!adminUrl) return {}
  return { DATABASE_URL: await databasesOf(adminUrl).create(`journeys_${randomUUID()}`) }
}

export async function expectNoOverflow(page: Page) {
  const beyond = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  await expect.poll(beyond, 'pixels beyond the edge').toBeLessThanOrEqual(0)
}

/** A saying stands for five seconds on a clock that was stopped, and no longer. */
export async function expectFiveSeconds(page: Page, saying: Locator) {
  await expect(saying).toBeVisible()
  await page.clock.runFor(4_800)
  await expect(saying).toBeVisible()
  await page.clock.runFor(300)
  await expect(saying).toBeHidden()
}

/** From here on an installed clock moves only by `runFor`, however slow the machine is. */
export async function stopClock(page: Page) {
  const minuteMs = 60_000
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + minuteMs)
}
