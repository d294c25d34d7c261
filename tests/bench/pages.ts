/** What the public pages weigh, what they ask of others, and what Lighthouse says of them on a phone. */
import { type Browser, chromium, type Page } from '@playwright/test'
import { openCountingProxy, type Passed } from './counting-proxy.ts'
import { measureLighthouse } from './lighthouse.ts'
import { startProduct } from './product.ts'
import { atMost, conclude, type Row, shown } from './report.ts'

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const info = ['features', 'pricing', 'guest-guide', 'support', 'privacy', 'terms', 'cookies']
const pages = ['/', ...info.map((name) => `/${name}`), '/login', '/sign-up']
const mostScriptBytes = 120_000

const parts = process.argv.slice(2)
const wants = (part: string) => parts.length === 0 || parts.includes(part)

const product = await startProduct()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const rows: Row[] = []
try {
  if (wants('weight')) for (const page of pages) rows.push(...(await weigh(browser, page)))
  for (const name of wants('lighthouse') ? pages : []) {
    const url = `${product.url}${name}?lang=es`
    const wanted = { executablePath, url, name, runs: 3, leastPerformance: 98 }
    rows.push(...(await measureLighthouse(wanted)))
  }
} finally {
  await browser.close()
  await product.stop()
}
await conclude('pages', rows)

/** A first visit on a phone, read to its end: the guest's guide framed in a page weighs with it. */
async function weigh(within: Browser, name: string): Promise<Row[]> {
  const proxy = await openCountingProxy(product.url)
  const page = await within.newPage({ viewport: { width: 390, height: 844 }, locale: 'es-MX' })
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(proxy.url)) strangers.push(request.url())
  })
  await page.goto(`${proxy.url}${name}`, { waitUntil: 'networkidle' })
  const blocking = await page
    .locator('script[src]:not([async]):not([defer]):not([type=module])')
    .count()
  const asleep = scriptBytes(proxy.passed)
  await page.mouse.move(100, 100)
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith('__react')),
  )
  const awake = await settled(page, () => scriptBytes(proxy.passed))
  await page.close()
  await proxy.close()
  return [
    shown(`${name}: compressed script before its reader moves`, `${asleep} B`),
    atMost(`${name}: once its reader moves`, awake, mostScriptBytes, ' B'),
    atMost(`${name}: scripts before the first paint`, blocking, 0),
    atMost(`${name}: asked of others`, strangers.filter((url) => /^http/.test(url)).length, 0),
  ]
}

/** What a figure comes to rest at. */
async function settled(page: Page, read: () => number) {
  for (let last = -1; last !== read(); await page.waitForTimeout(1000)) last = read()
  return read()
}

function scriptBytes(passed: readonly Passed[]) {
  const scripts = passed.filter(({ type }) => type.includes('javascript'))
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0)
}
