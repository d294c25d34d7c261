import type { Page } from '@playwright/test'

/** A slow line: the page is there, its scripts stay on the way until they are let through. */
export async function holdScripts(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/(assets|-)\/[^/]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return {
    release,
    /** The scripts that say the page is whole never come while they are held. */
    open: (address: string) => page.goto(address, { waitUntil: 'domcontentloaded' }),
  }
}
