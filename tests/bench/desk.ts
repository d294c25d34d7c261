/** What the host's desk costs: its first useful paint against the landing's, the largest guide, five hundred guides. */
import { type Browser, chromium, type Page } from '@playwright/test'
import { storedToForm } from '#domain/guide/guidebook.ts'
import { largestGuide } from '#tests/guides/guides.ts'
import { startPostgres } from '#tests/postgres/postgres.ts'
import { startProduct } from '#tests/product.ts'
import { visitUntilUseful } from './desk/first-paint.ts'
import { copyUntil } from './desk/many-copies.ts'
import { scrollToEnd } from './desk/scrolling.ts'
import { switchTab, typeSlowly } from './desk/typing.ts'
import { findChromium } from './find-chromium.ts'
import { openBenchHost } from './open-bench-host.ts'
import { atMost, conclude, median, type Row, shown } from './report.ts'

const executablePath = await findChromium()
const rounds = 5
const guidesOfMany = 500

const product = await startProduct({ env: { LOG_LEVEL: 'warn' } })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const rows: Row[] = []
try {
  rows.push(await comparePaints(browser))
  rows.push(...(await measureLargest(browser)))
  rows.push(...(await measureScrolling(browser)))
} finally {
  await browser.close()
  await product.stop()
}
await conclude('desk', rows)

/** Fifteen guides with covers against the landing page, by turns on a slow phone. */
async function comparePaints(within: Browser) {
  const { page, host } = await openBenchHost(within, product)
  const photoUrl = await host.uploadPhoto()
  for (let n = 1; n <= 15; n += 1) await host.createGuide(`Casa ${n}`, { welcome: { photoUrl } })
  const cookies = await page.context().cookies()
  await page.context().close()
  const desk = { url: product.url, cookies, useful: 'article h2' }
  const landing = { url: product.url, cookies: [], useful: 'main h1' }
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < rounds + 1; round += 1) {
    ours.push(await visitUntilUseful(within, desk))
    theirs.push(await visitUntilUseful(within, landing))
  }
  const [oursMs, theirsMs] = [Math.min(...ours.slice(1)), Math.min(...theirs.slice(1))]
  console.log(
    `first useful paint: desk ${Math.round(oursMs)} ms, landing ${Math.round(theirsMs)} ms`,
  )
  return atMost('desk of 15 guides / landing, first useful paint', oursMs / theirsMs, 1.3)
}

/** A guide with two hundred places, open in the editor beside its live preview. */
async function measureLargest(within: Browser): Promise<Row[]> {
  const { page, host } = await openBenchHost(within, product)
  const form = storedToForm(largestGuide())
  const { id } = await host.createGuide('', { ...form, welcome: { ...form.welcome, photoUrl: '' } })
  await page.goto(`${product.url}/guides/${id}/edit?tab=local-guide`)
  await page.getByRole('button', { name: /100$/ }).first().waitFor()
  await page.locator('[aria-expanded="false"]').nth(99).click()
  const name = (await page.locator('[name$=".description"]').last().getAttribute('name')) ?? ''
  const typing = []
  for (let round = 0; round < rounds; round += 1) typing.push(await typeSlowly(page, name))
  const switches = []
  for (let round = 0; round < 20; round += 1) {
    switches.push(await switchTab(page, round % 2 === 0 ? 'welcome' : 'local_guide'))
  }
  await page.context().close()
  const quietest = Math.min(...typing.map(({ frames }) => median(frames)))
  return [
    atMost('200 places: median frame while typing, 4x slower, ms', quietest, 50),
    atMost('200 places: letters lost', Math.max(...typing.map(({ lost }) => lost)), 0),
    atMost('200 places: median tab switch, ms', median(switches), 100),
  ]
}

/** A desk of five hundred guides, from its first card to its last. */
async function measureScrolling(within: Browser): Promise<Row[]> {
  const postgres = await startPostgres()
  const crowded = await startProduct({ env: { LOG_LEVEL: 'warn', DATABASE_URL: postgres.url } })
  try {
    const { page, host } = await openBenchHost(within, crowded)
    const photoUrl = await host.uploadPhoto()
    const note = 'Un patio con jacaranda y mucha sombra. '.repeat(5)
    const { id } = await host.createGuide('Casa', { welcome: { photoUrl, note } })
    await copyUntil(ownedByAll(postgres), { id, count: guidesOfMany })
    return await scrollThrough(page, crowded.url)
  } finally {
    await crowded.stop()
    await postgres.stop()
  }
}

async function scrollThrough(page: Page, url: string): Promise<Row[]> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(url)
  await page.locator('article').first().waitFor()
  const { frames, stalls } = await scrollToEnd(page, guidesOfMany)
  await page.context().close()
  return [
    atMost(
      `${guidesOfMany} guides: median frame while scrolling, 4x slower, ms`,
      median(frames),
      50,
    ),
    shown(
      `${guidesOfMany} guides: frames over 50 ms, and the longest`,
      `${frames.filter((ms) => ms > 50).length} of ${frames.length}, ${Math.round(Math.max(...frames))} ms`,
    ),
    atMost(`${guidesOfMany} guides: waits for more cards on the way down`, stalls, 0),
  ]
}

/** The database by the one user whom row-level security does not hold back. */
function ownedByAll({ url, adminUrl }: { url: string; adminUrl: string }) {
  const address = new URL(adminUrl)
  address.pathname = new URL(url).pathname
  return address.href
}
