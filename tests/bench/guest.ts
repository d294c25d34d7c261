/** Measures the guest page against its budgets: prints a table, writes it down, and fails when one is exceeded. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import { sampleForms } from '#domain/guide/sample/sample-forms.ts'
import { sampleGuide } from '#domain/guide/sample/sample-guide.ts'
import { largestGuide } from '#tests/guides/guides.ts'
import { expectPage, type Target } from './expect-page.ts'
import { findChromium } from './find-chromium.ts'
import { measureBytes, measureHtml, measureStay, stayPath } from './guest/bytes.ts'
import { type Child, startChild } from './guest/child.ts'
import { measureCold } from './guest/cold.ts'
import { measureMemory } from './guest/memory.ts'
import { openNginx } from './guest/nginx.ts'
import { type Paint, visitSlowly } from './guest/paint.ts'
import { buildScreens } from './guest/screens.ts'
import { staticPage } from './guest/static-page.ts'
import { measureTargets } from './guest/targets.ts'
import { measureThroughput } from './guest/throughput.ts'
import { measureLighthouse } from './lighthouse.ts'
import { startProduct } from './product.ts'
import { atMost, conclude, type Row, shown, skipped, undisturbed } from './report.ts'

const executablePath = await findChromium()
const visits = 9
const folder = mkdtempSync(path.join(tmpdir(), 'zaguan-bench-'))
const parts = process.argv.slice(2)
const wants = (part: string) => parts.length === 0 || parts.includes(part)

/** Of the first screen and of the last section. */
const sampleWords = [
  sampleForms.en.welcome.propertyName,
  ...sampleForms.en.checkout.steps.slice(-1).map(({ title }) => title),
]

await buildScreens()
const product = await startProduct()
const guests = await startChild('tests/bench/guest/guest-server.ts')
const nginx = await openNginx(staticPage(guestViewOf(sampleGuide('en'))))
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const rows: Row[] = []
try {
  // Before anybody else has asked: the first answer is not yet the best compressed one.
  if (wants('bytes')) {
    rows.push(...(await measureBytes(browser, product.url, sampleWords)))
    rows.push(...(await measureHtml(guests.url)))
    rows.push(...(await measureStay(browser, guests.url)))
  }
  for (const target of targets()) await expectPage(target)
  if (wants('paint'))
    rows.push(...(await measurePaint(browser)), ...(await measureLargest(browser, guests)))
  if (wants('throughput')) rows.push(...(await measureServers()))
  if (wants('cold')) rows.push(...(await measureCold()))
  if (wants('memory')) rows.push(...(await measureMemory(guests)))
  if (wants('targets') || wants('lighthouse'))
    rows.push(...(await measureTargets(browser, product.url)))
  if (wants('lighthouse'))
    rows.push(
      ...(await measureLighthouse({
        executablePath,
        url: `${product.url}/g/muestra?lang=en`,
        name: 'sample guide',
        runs: 5,
        words: sampleWords,
        leastPerformance: 100,
        meant: ['is-crawlable'],
      })),
    )
} finally {
  await browser.close()
  await nginx?.close()
  await guests.stop()
  await product.stop()
  rmSync(folder, { recursive: true })
}
await conclude('guest', rows)

/** Every page that is measured here, and how one knows it. */
function targets(): Target[] {
  const words = sampleWords
  return [
    { name: 'the sample guide', url: `${product.url}/g/muestra?lang=en`, words },
    { name: 'the sample, guest’s routes alone', url: `${guests.url}/g/muestra?lang=en`, words },
    {
      name: 'the largest guide',
      url: `${guests.url}/g/largest?lang=en`,
      words: [largestGuide().name],
    },
    ...(nginx ? [{ name: 'the tuned static page', url: nginx.url, words }] : []),
  ]
}

/** The cover on a slow phone, ours and a hand-tuned page's by turns. */
async function measurePaint(browser: Browser): Promise<Row[]> {
  const ours: Paint[] = []
  const tuned: Paint[] = []
  for (let visit = 0; visit < visits; visit++) {
    ours.push(await visitSlowly(browser, `${product.url}/g/muestra?lang=en`))
    if (nginx) tuned.push(await visitSlowly(browser, nginx.url))
  }
  const largest = undisturbed(ours.map((paint) => paint.largest))
  const rows = [
    shown(
      'first paint on slow 4G',
      `${Math.round(undisturbed(ours.map(({ first }) => first)))} ms`,
    ),
    shown('cover on slow 4G', `${Math.round(largest)} ms`),
    atMost('layout shift', Math.max(...ours.map(({ shift }) => shift)), 0),
    atMost(
      'main thread blocked after the first paint, undisturbed',
      undisturbed(ours.map(({ blocked }) => blocked)),
      0,
      ' ms',
    ),
  ]
  if (!nginx)
    return [
      ...rows,
      skipped('cover against a tuned static page', 'no nginx, and not root on Debian'),
    ]
  const tunedLargest = undisturbed(tuned.map((paint) => paint.largest))
  return [
    ...rows,
    shown('cover of the tuned static page', `${Math.round(tunedLargest)} ms`),
    atMost('cover against a tuned static page', largest / tunedLargest, 1.15),
  ]
}

/** Two hundred places and forty rooms, against the sample, from the same server. */
async function measureLargest(browser: Browser, server: Child): Promise<Row[]> {
  const sample: Paint[] = []
  const largest: Paint[] = []
  const stay: Paint[] = []
  for (let visit = 0; visit < visits; visit++) {
    sample.push(await visitSlowly(browser, `${server.url}/g/muestra?lang=en`))
    largest.push(await visitSlowly(browser, `${server.url}/g/largest?lang=en`))
    stay.push(await visitSlowly(browser, server.url + stayPath))
  }
  const answer = await fetch(`${server.url}/g/largest`, {
    headers: { 'accept-encoding': 'identity' },
  })
  const whole = (await answer.arrayBuffer()).byteLength
  const first = (paints: Paint[]) => undisturbed(paints.map((paint) => paint.first))
  return [
    atMost('a stay: first paint against the sample', first(stay) / first(sample), 1.3),
    atMost('a stay: layout shift', Math.max(...stay.map(({ shift }) => shift)), 0),
    shown('HTML of the largest guide, unpacked', `${whole} B`),
    atMost(
      'first paint of the largest guide against the sample',
      first(largest) / first(sample),
      1.3,
    ),
    atMost('layout shift of the largest guide', Math.max(...largest.map(({ shift }) => shift)), 0),
  ]
}

/** The same page from a server that does nothing, from the guest's routes, and from the whole product. */
async function measureServers(): Promise<Row[]> {
  const headers = { 'accept-encoding': 'br', 'accept-language': 'en' }
  const answer = await fetch(`${product.url}/g/muestra`, { headers })
  const page = brotliCompressSync(Buffer.from(await answer.arrayBuffer()))
  const sent = { ...Object.fromEntries(answer.headers), 'content-length': String(page.length) }
  const raw = path.join(folder, 'headers.json')
  const body = path.join(folder, 'page.br')
  writeFileSync(raw, JSON.stringify(sent))
  writeFileSync(body, page)
  const bare = await startChild('tests/bench/guest/bare-server.ts', [body, raw])
  try {
    await expectPage({ name: 'bare node:http', url: `${bare.url}/g/muestra`, words: sampleWords })
    return await measureThroughput([
      { name: 'bare node:http', url: `${bare.url}/g/muestra`, pid: bare.pid },
      { name: 'guest handler', url: `${guests.url}/g/muestra`, pid: guests.pid },
      { name: 'whole process', url: `${product.url}/g/muestra`, pid: product.pid },
      ...(nginx ? [{ name: 'nginx, one worker', url: nginx.url, pid: nginx.pid }] : []),
    ])
  } finally {
    await bare.stop()
  }
}
