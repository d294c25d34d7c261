import { desktop } from '#tests/journeys/desk.ts'
import { expect, expectNoOverflow, test } from '#tests/journeys/journey.ts'
import { guestCopy } from '#web/copy/guest.ts'
import { openSample } from './open-sample.ts'

const words = guestCopy.es
const titles = Object.values(words.sections)

test('a guest reads every section, and nothing sticks out', async ({ page }) => {
  await openSample(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casa Jacaranda')
  for (const title of titles) {
    await page.getByRole('link', { name: words.menu, exact: true }).click()
    const menu = page.getByRole('dialog', { name: words.inThisGuide })
    await menu.getByRole('link', { name: title, exact: true }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('region', { name: title, exact: true })).toBeInViewport()
  }
  await expectNoOverflow(page)
})

test('a guest at a computer reads every section by the list beside them @long', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await openSample(page)
  for (const title of titles) {
    const list = page.getByRole('navigation', { name: words.inThisGuide })
    await list.getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByRole('region', { name: title, exact: true })).toBeInViewport()
  }
})

test('everybody can use the guide', async ({ page, expectAccessible }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSample(page)
  await expectAccessible()
  await page.getByRole('link', { name: words.emergencyCard, exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: words.emergencyCard })).toBeVisible()
  await expectAccessible()
})

test('the guide and its card for emergencies fit every width in both languages, by day and by night @long', async ({
  page,
  expectEverywhere,
  expectEveryWidth,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectEverywhere('/g/muestra', async (locale) => {
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expectEveryWidth()
      const { emergencyCard: name } = guestCopy[locale]
      await page.getByRole('link', { name, exact: true }).first().click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'en-US' })

  test('everything is read and reached', async ({ page }) => {
    await page.goto('/g/muestra')
    for (const title of Object.values(guestCopy.en.sections)) {
      await page.getByRole('link', { name: 'Menu', exact: true }).click()
      const menu = page.getByRole('dialog', { name: 'In this guide' })
      await menu.getByRole('link', { name: title, exact: true }).click()
      await expect(menu).toBeHidden()
      await expect(page.getByRole('region', { name: title })).toBeInViewport()
    }
    const welcome = page.getByRole('region', { name: 'Welcome' })
    await welcome.getByText('Show code').click()
    await expect(welcome.getByRole('img', { name: /Wi-Fi code/ })).toBeVisible()
    await page.getByRole('link', { name: 'Emergency', exact: true }).first().click()
    const card = page.getByRole('dialog', { name: 'Emergency' })
    await expect(card.getByText(/Cerrada de la Jacaranda/)).toBeVisible()
    await card.getByRole('link', { name: 'Close' }).last().click()
    await expect(card).toBeHidden()
  })

  test('what needs a script is not offered @long', async ({ page }) => {
    await page.goto('/g/muestra')
    await expect(page.getByRole('button', { name: /Copy/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Search', exact: true })).toHaveCount(0)
  })
})
