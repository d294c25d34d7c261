import type { Browser } from '@playwright/test'
import { askAxe } from '#tests/ask-axe.ts'
import { atMost, type Row } from '#tests/bench/report.ts'

const widths = [360, 390, 412]
/** Wherever a font of this machine puts a button, one of them cuts it. */
const heights = Array.from({ length: 16 }, (_, step) => 600 + step * 20)

/** What can be tapped on the first screen, on phones of many sizes: how many are too small, or too small beside the bar. */
export async function measureTargets(browser: Browser, url: string): Promise<Row[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const found = new Set<string>()
  for (const width of widths) {
    await page.setViewportSize({ width, height: heights[0] ?? 600 })
    await page.goto(`${url}/g/muestra?lang=en`)
    await page.locator('[data-ready]').waitFor()
    for (const height of heights) {
      await page.setViewportSize({ width, height })
      const violations = await askAxe(page, ['target-size'])
      for (const html of violations.flatMap(({ elements }) => elements)) {
        found.add(`${html.slice(0, 60)} at ${width} x ${height}`)
      }
    }
  }
  await context.close()
  return [atMost(['targets too small or covered', ...found].join(' '), found.size, 0)]
}
