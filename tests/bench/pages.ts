/** What the public pages weigh, what they ask of others, and what Lighthouse says of them on a phone. */
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { openCountingProxy, type Passed } from './counting-proxy.ts'
import { expectPage } from './expect-page.ts'
import { findChromium } from './find-chromium.ts'
import { measureLighthouse } from './lighthouse.ts'
import { openBenchHost } from './open-bench-host.ts'
import { startProduct } from './product.ts'
import { atMost, conclude, type Row } from './report.ts'

const executablePath = await findChromium()
/** Documents with one small module, and pages that React takes over; each with its heading. */
const visitors = {
  pages: {
    '/': 'La guía de tu casa, en un enlace.',
    '/features': 'Características',
    '/pricing': 'Precios claros, en pesos',
    '/guest-guide': 'Guía para huéspedes',
    '/support': 'Soporte',
    '/privacy': 'Aviso de privacidad',
    '/terms': 'Términos de uso',
    '/cookies': 'Cookies',
  },
  mostScriptBytes: 15_000,
  leastPerformance: 100,
  throttling: 'simulate',
} as const
const accounts = {
  pages: { '/login': 'Qué gusto verte de nuevo', '/sign-up': 'Crea tu cuenta' },
  mostScriptBytes: 160_000,
  leastPerformance: 97,
  throttling: 'devtools',
} as const

const parts = process.argv.slice(2)
const wants = (part: string) => parts.length === 0 || parts.includes(part)

const product = await startProduct()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const rows: Row[] = []
try {
  for (const { pages, ...budget } of [visitors, accounts]) {
    for (const [name, heading] of Object.entries(pages)) {
      const words = [`${heading}</h1>`]
      await expectPage({ name, url: `${product.url}${name}?lang=es`, words })
      if (wants('weight')) rows.push(...(await weigh(browser, { name, ...budget })))
      if (!wants('lighthouse')) continue
      const url = `${product.url}${name}?lang=es`
      rows.push(
        ...(await measureLighthouse({ executablePath, url, name, words, runs: 3, ...budget })),
      )
    }
  }
  if (wants('weight')) rows.push(...(await weighDesk(browser)))
} finally {
  await browser.close()
  await product.stop()
}
await conclude('pages', rows)

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>
type Weighed = { name: string; mostScriptBytes: number; cookies?: Cookies }

async function weighDesk(within: Browser) {
  const { page, host } = await openBenchHost(within, product)
  await host.createGuide('Casa Jacaranda')
  const cookies = await page.context().cookies()
  await page.context().close()
  const { mostScriptBytes } = accounts
  return weigh(within, { name: '/ (the desk)', mostScriptBytes, cookies })
}

/** A first visit on a phone, read to its end: the guest's guide framed in a page weighs with it. */
async function weigh(within: Browser, { name, mostScriptBytes, cookies = [] }: Weighed) {
  const proxy = await openCountingProxy(product.url)
  const context = await within.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'es-MX',
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(proxy.url)) strangers.push(request.url())
  })
  const [address] = name.split(' ')
  await page.goto(`${proxy.url}${address}`, { waitUntil: 'networkidle' })
  const blocking = await page
    .locator('script[src]:not([async]):not([defer]):not([type=module])')
    .count()
  const bytes = await settled(page, () => scriptBytes(proxy.passed))
  await context.close()
  await proxy.close()
  return [
    atMost(`${name}: compressed script`, bytes, mostScriptBytes, ' B'),
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
