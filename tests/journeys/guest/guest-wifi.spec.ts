import type { Page } from '@playwright/test'
import { expect, stopClock, test } from '#tests/journeys/journey.ts'
import { openSample } from './open-sample.ts'

test.describe('in English on a phone', () => {
  test.use({ locale: 'en-US' })

  test('a tap copies the Wi-Fi password, and the button says so for two seconds', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await openSample(page)
    await stopClock(page)
    const welcome = page.getByRole('region', { name: 'Welcome' })
    const button = welcome.getByRole('button', { name: 'Copy the password' })
    await button.click()
    await expect(welcome.getByRole('button', { name: /^Copied/ })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('buganvilia-2O7l')
    await page.clock.runFor(2100)
    await expect(button).toBeVisible()
  })

  test('the network and its password are on the first screen of the general link', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openSample(page)
    const welcome = page.getByRole('region', { name: 'Welcome' })
    for (const name of ['Copy the network name', 'Copy the password']) {
      await expect(welcome.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    }
  })

  test('a device that forbids copying is told @long', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
      document.execCommand = () => false
    })
    await openSample(page)
    const welcome = page.getByRole('region', { name: 'Welcome' })
    await welcome.getByRole('button', { name: 'Copy the network name' }).click()
    await expect(welcome.getByRole('button', { name: /^Failed/ })).toBeVisible()
  })

  test('another device joins the Wi-Fi by the code', async ({ page }) => {
    await openSample(page)
    const welcome = page.getByRole('region', { name: 'Welcome' })
    const code = welcome.getByRole('img', { name: 'Wi-Fi code for CasaJacaranda_5G' })
    await expect(code).toBeHidden()
    await welcome.getByText('Show code').click()
    await expect(code).toBeVisible()
  })

  test('the code comes into view whole, above the bar @long', async ({ page }) => {
    for (const height of [844, 700, 420]) {
      await page.setViewportSize({ width: 390, height })
      await openSample(page)
      await page.getByText('Show code').first().click()
      await expectWholeCode(page)
    }
    await openSample(page)
    await page.locator('summary', { hasText: 'Show code' }).first().focus()
    await page.keyboard.press('Enter')
    await expectWholeCode(page)
  })
})

async function expectWholeCode(page: Page) {
  const code = page.getByRole('img', { name: 'Wi-Fi code for CasaJacaranda_5G' }).first()
  await expect(code).toBeVisible()
  await expect(async () => {
    const [drawn, bar] = await Promise.all([
      code.boundingBox(),
      page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox(),
    ])
    expect(drawn!.y).toBeGreaterThanOrEqual(0)
    expect(drawn!.y + drawn!.height).toBeLessThanOrEqual(bar!.y)
  }).toPass()
}
