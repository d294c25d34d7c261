import type { Browser } from '@playwright/test'
import { assertPage } from '#tests/bench/expect-page.ts'

/** Lighthouse's slow 4G, and a processor four times slower than this one. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}

export type Paint = { first: number; largest: number; shift: number; blocked: number }

/** One cold visit on a slow phone: when something stood there, when the cover did, what moved and what hung. */
export async function visitSlowly(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    locale: 'en-US',
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const seen = { first: 0, largest: 0, shift: 0, blocked: 0 }
    Object.assign(globalThis, { seen })
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
      })
    watch('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') seen.first = entry.startTime
    })
    watch('largest-contentful-paint', (entry) => {
      seen.largest = entry.startTime
    })
    watch('layout-shift', (entry) => {
      if ('value' in entry) seen.shift += Number(entry.value)
    })
    watch('longtask', (entry) => {
      if (seen.first > 0 && entry.startTime > seen.first)
        seen.blocked += Math.max(0, entry.duration - 50)
    })
  })
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const answer = await page.goto(url, { waitUntil: 'load' })
  const target = { name: 'the page to be painted', url, words: [] }
  assertPage(target, { status: answer?.status(), text: '' })
  await page.waitForFunction(() => (globalThis as { seen?: Paint }).seen?.largest)
  await page.waitForLoadState('networkidle')
  const paint = await page.evaluate(() => (globalThis as { seen?: Paint }).seen)
  await context.close()
  if (!paint) throw new Error(`nothing was painted at ${url}`)
  return paint
}
