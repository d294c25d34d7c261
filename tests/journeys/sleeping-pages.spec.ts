import type { Page } from '@playwright/test'
import { expect, test } from './desk.ts'

const isAwake = (page: Page) =>
  page.evaluate(() => Object.keys(document.documentElement).some((key) => /^__react/.test(key)))

function scriptsOf(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  return asked
}

// A headless shell moves a pointer of its own over a page that has just been drawn: these want the whole browser.
const tag = '@browser'

for (const address of ['/', '/features', '/support', '/login', '/no-such-page']) {
  test(`${address} asks for no script before its reader’s first sign`, { tag }, async ({
    page,
  }) => {
    const scripts = scriptsOf(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    await page.mouse.move(40, 40)
    await expect.poll(() => isAwake(page)).toBe(true)
  })
}

test('a key wakes a page as a move does', async ({ page }) => {
  await page.goto('/support?lang=en', { waitUntil: 'networkidle' })
  await page.keyboard.press('Tab')
  await expect.poll(() => isAwake(page)).toBe(true)
})

test('a page that sleeps is read again when somebody comes in in another tab', { tag }, async ({
  page,
  host,
}) => {
  await host.listGuides()
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.context().addCookies(cookies)
  const other = await page.context().newPage()
  await other.goto('/')
  await expect(page).toHaveURL('/')
})

test('what was chosen while the page slept is what it goes on with', { tag }, async ({ page }) => {
  await page.goto('/pricing?lang=en', { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const slider = document.querySelector<HTMLInputElement>('input[type=range]')
    if (slider) slider.value = '5'
  })
  await page.mouse.move(40, 40)
  await expect(page.locator('output')).toContainText('$350')
})

test('a host’s page is awake from the start', async ({ page, host }) => {
  await host.listGuides()
  await page.goto('/')
  await expect.poll(() => isAwake(page)).toBe(true)
})

test('a desk whose script was lost on the way is read again', async ({ page, host }) => {
  await host.listGuides()
  let lost = 0
  await page.route('**/assets/desk-page-*.js', (route) => {
    lost += 1
    return lost === 1 ? route.abort() : route.continue()
  })
  await page.goto('/?lang=en')
  await expect.poll(() => lost).toBe(2)
  await expect.poll(() => isAwake(page)).toBe(true)
  await expect(page.getByRole('heading', { level: 1, name: 'Your guides' })).toBeVisible()
})

test('a desk whose script is missing for good says so, once', async ({ page, host }) => {
  await host.listGuides()
  await page.route('**/assets/desk-page-*.js', (route) => route.abort())
  await page.goto('/?lang=en')
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
})
