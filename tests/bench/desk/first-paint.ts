import type { Browser, BrowserContext } from '@playwright/test'
import { assertPage } from '#tests/bench/expect-page.ts'

type Cookies = Parameters<BrowserContext['addCookies']>[0]

const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}

type Visit = {
  url: string
  cookies: Cookies
  /** What must stand there for the page to be of use. */
  useful: string
}

/** When a slow phone first shows something, and when what the page is for stands there. */
export async function visitUntilUseful(browser: Browser, { url, cookies, useful }: Visit) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.addInitScript((selector) => {
    const seen = globalThis as { usefulMs?: number }
    const look = () => {
      if (document.querySelector(selector)) {
        // The frame in which it is drawn ends before the next one begins.
        requestAnimationFrame(() => {
          seen.usefulMs = performance.now()
        })
      } else requestAnimationFrame(look)
    }
    look()
  }, useful)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const answer = await page.goto(url, { waitUntil: 'load' })
  const target = { name: 'the page to be painted', url, words: [] }
  assertPage(target, { status: answer?.status(), text: '' })
  // What loads quickly is loaded before anything of it is painted.
  const paints = await page.waitForFunction(() => {
    const [first] = performance.getEntriesByName('first-contentful-paint')
    const { usefulMs } = globalThis as { usefulMs?: number }
    return first && usefulMs ? Math.max(first.startTime, usefulMs) : undefined
  })
  const paintedMs = await paints.jsonValue()
  await context.close()
  if (!paintedMs) throw new Error(`${url} was never painted`)
  return paintedMs
}
