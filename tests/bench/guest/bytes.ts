import type { Browser } from '@playwright/test'
import { openCountingProxy, type Passed } from '#tests/bench/counting-proxy.ts'
import { assertPage } from '#tests/bench/expect-page.ts'
import { atMost, type Row, shown } from '#tests/bench/report.ts'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, locale: 'en-US' }
const besides = /favicon|icon-|manifest/

/** What a first visit on a phone costs, the copy kept for later included. */
export async function measureBytes(
  browser: Browser,
  target: string,
  words: string[],
): Promise<Row[]> {
  const proxy = await openCountingProxy(target)
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const url = `${proxy.url}/g/muestra`
  const answer = await page.goto(url)
  const status = answer?.status()
  assertPage({ name: 'the sample guide', url, words }, { status, text: await page.content() })
  await page.getByText(/Saved on this device/).waitFor()
  await page.waitForLoadState('networkidle')
  await context.close()
  await proxy.close()
  const counted = proxy.passed.filter(({ path }) => !besides.test(path))
  const sum = (kind: RegExp) => bytesOf(counted.filter(({ type }) => kind.test(type)))
  return [
    atMost('HTML with its style, brotli', sum(/html/), 20 * 1024, ' B'),
    atMost('JavaScript, brotli', sum(/javascript/), 10 * 1024, ' B'),
    shown('cover at 390 px and 3x', `${sum(/image/)} B`),
    atMost('requests of a first visit', counted.length, 4),
    atMost('bytes of a first visit', bytesOf(counted), 60 * 1024, ' B'),
    shown(
      'requests',
      counted.map(({ path, status, bytes }) => `${path} (${status}, ${bytes} B)`).join(', '),
    ),
  ]
}

/** The page of a stay in it, with everything open. */
export async function measureStay(browser: Browser, target: string): Promise<Row[]> {
  const proxy = await openCountingProxy(target)
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const url = `${proxy.url}${stayPath}`
  const answer = await page.goto(url)
  const text = await page.content()
  assertPage({ name: 'a stay', url, words: ['Now'] }, { status: answer?.status(), text })
  await page.getByText(/Saved on this device/).waitFor()
  await page.waitForLoadState('networkidle')
  await context.close()
  await proxy.close()
  const counted = proxy.passed.filter(({ path }) => !besides.test(path))
  // Asked for a second time to be kept: it stands in no browser's cache to be taken from.
  const html = counted.filter(({ type }) => /html/.test(type)).slice(0, 1)
  return [
    atMost('a stay: HTML with its style, brotli', bytesOf(html), 20 * 1024, ' B'),
    atMost('a stay: requests of a first visit', counted.length, 5),
  ]
}

export const stayPath = `/g/muestra/s/${'a'.repeat(22)}`

/** The same guide as the spec's seven sections have it, without arrival; with it and forty photos; and read in another language. */
export async function measureHtml(url: string): Promise<Row[]> {
  return [
    atMost(
      'HTML of the seven sections alone, brotli',
      await htmlBytes(url, 'plain'),
      14 * 1024,
      ' B',
    ),
    atMost(
      'HTML with arrival, 40 photos and two languages, brotli',
      await htmlBytes(url, 'both'),
      20 * 1024,
      ' B',
    ),
    atMost(
      'HTML with arrival and 40 photos, brotli',
      await htmlBytes(url, 'photos'),
      20 * 1024,
      ' B',
    ),
  ]
}

async function htmlBytes(url: string, code: string) {
  const proxy = await openCountingProxy(url)
  const headers = { 'accept-encoding': 'br' }
  await (await fetch(`${proxy.url}/g/${code}?lang=en`, { headers })).text()
  await proxy.close()
  return bytesOf(proxy.passed.filter(({ status }) => status === 200))
}

function bytesOf(passed: Passed[]) {
  return passed.reduce((sum, { bytes }) => sum + bytes, 0)
}
