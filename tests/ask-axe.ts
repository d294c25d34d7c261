import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What axe finds on the page as it stands, as a rule and the elements that break it; a guide framed in it is a page of its own. */
export async function askAxe(page: Page, rules?: string[]) {
  // Once a document: it is half a megabyte to read.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
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

declare global {
  interface Window {
    axe: typeof axe
  }
}
