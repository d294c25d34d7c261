import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { atLeast, atMost, median, type Row } from '#tests/bench/report.ts'

const runs = 5
const port = 9333

/** Lighthouse's own opinion on a phone, several times, and every finding for search but that guides are not listed. */
export async function measureLighthouse(executablePath: string, url: string): Promise<Row[]> {
  const scores = new Map<string, number[]>()
  const failing = new Set<string>()
  for (let run = 0; run < runs; run++) {
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    })
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
    await browser.close()
    if (!result) throw new Error('Lighthouse said nothing')
    const { categories, audits } = result.lhr
    for (const { id, score } of Object.values(categories)) {
      scores.set(id, [...(scores.get(id) ?? []), (score ?? 0) * 100])
    }
    for (const { id } of categories.seo?.auditRefs ?? []) {
      if (audits[id]?.score === 0 && id !== 'is-crawlable') failing.add(id)
    }
  }
  return [
    ...['performance', 'accessibility', 'best-practices'].map((id) =>
      atLeast(`Lighthouse ${id}, median of ${runs}`, median(scores.get(id) ?? []), 100),
    ),
    atMost(
      `failing SEO findings besides is-crawlable ${[...failing].join(' ')}`.trim(),
      failing.size,
      0,
    ),
  ]
}
