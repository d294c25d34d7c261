import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What axe finds on the page once nothing moves, as a rule and the elements that break it; a guide framed in it is a page of its own. */
export async function askAxe(page: Page, rules?: string[]) {
  // Once a document: it is half a megabyte to read.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await untilStill(page)
  const { violations } = await page.evaluate(
    (runOnly) =>
      window.axe.run(
        { exclude: ['iframe'] },
        { resultTypes: ['violations'], ...(runOnly && { runOnly }) },
      ),
    rules,
  )
  return violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }))
}

/** A colour that is changing is neither the one before nor the one after; what turns for ever is waited for by nobody. */
async function untilStill(page: Page) {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter((each) => each.playState === 'running')
        .filter((each) => each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    // Frame by frame: one that is paused on its way would never say that it has finished.
    while (moving().length > 0) await new Promise(requestAnimationFrame)
  })
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
