import { type AddressInfo, createServer } from 'node:net'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { expectPage } from './expect-page.ts'
import { atLeast, atMost, median, type Row } from './report.ts'

type Wanted = {
  executablePath: string
  url: string
  /** How the page is called in the table. */
  name: string
  runs: number
  /** Of the page that is meant. */
  words: readonly string[]
  leastPerformance: number
  /** A slow phone calculated afterwards, or borne: the calculation takes every module preload for render-blocking. */
  throttling?: 'simulate' | 'devtools'
  /** Findings for search that are meant. */
  meant?: readonly string[]
}

/**
 * Lighthouse's own opinion on a phone, several times, and every finding for search but those that are meant. With each
 * score goes the machine's speed at that moment, by Lighthouse's own index: under 1,700 it costs points.
 */
export async function measureLighthouse(wanted: Wanted): Promise<Row[]> {
  const { executablePath, url, name, runs, words, leastPerformance, meant = [] } = wanted
  const { throttling = 'simulate' } = wanted
  await expectPage({ name, url, words })
  const scores = new Map<string, number[]>()
  const failing = new Set<string>()
  const speeds: number[] = []
  for (let run = 0; run < runs; run++) {
    const port = await freePort()
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    })
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      throttlingMethod: throttling,
    })
    await browser.close()
    if (!result) throw new Error('Lighthouse said nothing')
    if (result.lhr.runtimeError) throw new Error(`${name}: ${result.lhr.runtimeError.message}`)
    const { categories, audits, environment } = result.lhr
    speeds.push(environment.benchmarkIndex)
    for (const { id, score } of Object.values(categories)) {
      scores.set(id, [...(scores.get(id) ?? []), (score ?? 0) * 100])
    }
    for (const { id } of categories.seo?.auditRefs ?? []) {
      if (audits[id]?.score === 0 && !meant.includes(id)) failing.add(id)
    }
  }
  console.log(`${name}: performance ${scores.get('performance')?.map(Math.round).join(', ')}`)
  console.log(`  at a speed of the machine of ${speeds.map(Math.round).join(', ')}`)
  const least = { performance: leastPerformance, accessibility: 100, 'best-practices': 100 }
  return [
    ...Object.entries(least).map(([id, score]) =>
      atLeast(`${name}: Lighthouse ${id}, median of ${runs}`, median(scores.get(id) ?? []), score),
    ),
    atMost(`${name}: findings for search ${[...failing].join(' ')}`.trim(), failing.size, 0),
  ]
}

/** Lighthouse speaks to the browser over a port, which nobody else may have. */
async function freePort() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
