/**
 * How much of the editor can be pressed or typed in, tab by tab, on a phone: a guide as a template fills it, nothing opened.
 * With an address it asks the product that runs there instead, so that two commits can be compared.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { startProduct } from '#tests/product.ts'
import { findChromium } from './find-chromium.ts'
import { openBenchHost } from './open-bench-host.ts'

const templates = ['city', 'beach', 'cabin']

const [running] = process.argv.slice(2)
const product = running
  ? { url: running, stop: async () => {} }
  : await startProduct({ env: { LOG_LEVEL: 'warn' } })
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox'],
})
try {
  console.table(await countAll(browser))
} finally {
  await browser.close()
  await product.stop()
}

/** By tab, one column for each template. */
async function countAll(within: Browser) {
  const { page } = await openBenchHost(within, product)
  await page.setViewportSize({ width: 390, height: 844 })
  const table: Record<string, Record<string, number>> = {}
  for (const template of templates) {
    await page.goto(`${product.url}/guides/new?from=${template}`)
    await page.getByRole('tab').first().waitFor()
    let sum = 0
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      const name = (await tab.getAttribute('data-tab')) ?? ''
      const count = await controlsIn(page)
      table[name] = { ...table[name], [template]: count }
      sum += count
    }
    table.all = { ...table.all, [template]: sum }
  }
  return table
}

/** Of the tab in front, wherever it is scrolled to; what only a screen reader or a pressed menu has is none. */
async function controlsIn(page: Page) {
  const panel = page.getByRole('tabpanel')
  await panel.locator('input, button').first().waitFor()
  return panel.evaluate((shown) => {
    const roles = ['button', 'switch', 'checkbox', 'radio', 'combobox', 'slider', 'spinbutton']
    const kinds = ['button', 'a[href]', 'input', 'select', 'textarea', 'summary']
    const selector = [...kinds, ...roles.map((role) => `[role=${role}]`)].join()
    const controls = [...shown.querySelectorAll<HTMLElement>(selector)].filter((control) => {
      const { width, height } = control.getBoundingClientRect()
      const isSeen = control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      return isSeen && width > 2 && height > 2 && !control.closest('[aria-hidden=true], [inert]')
    })
    // One within another is pressed as that one.
    return controls.filter((one) => !controls.some((other) => other !== one && other.contains(one)))
      .length
  })
}
