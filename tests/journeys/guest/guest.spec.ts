import type { Page } from '@playwright/test'
import { expect, test } from '#tests/journeys/journey.ts'
import { long, longUnless } from '#tests/journeys/long.ts'
import { guestCopy } from '#web/copy/guest.ts'
import { openSample } from './open-sample.ts'

const widths = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
}

const languages = [
  { locale: 'es-MX', words: guestCopy.es },
  { locale: 'en-US', words: guestCopy.en },
]

async function expectNoOverflow(page: Page) {
  const { shown, room } = await page.evaluate(() => ({
    shown: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }))
  expect(shown).toBe(room)
}

for (const [name, viewport] of Object.entries(widths)) {
  for (const { locale, words } of languages) {
    test.describe(
      `on a ${name} that speaks ${locale}`,
      longUnless(name === 'phone' && locale === 'es-MX'),
      () => {
        test.use({ viewport, locale })

        test('a guest reads every section, and nothing sticks out', async ({ page }) => {
          await openSample(page)
          await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casa Jacaranda')
          for (const title of Object.values(words.sections)) {
            if (name === 'desk') {
              const list = page.getByRole('navigation', { name: words.inThisGuide })
              await list.getByRole('link', { name: title, exact: true }).click()
            } else {
              await page.getByRole('link', { name: words.menu, exact: true }).click()
              const menu = page.getByRole('dialog', { name: words.inThisGuide })
              await menu.getByRole('link', { name: title, exact: true }).click()
              await expect(menu).toBeHidden()
            }
            await expect(page.getByRole('region', { name: title, exact: true })).toBeInViewport()
          }
          await expectNoOverflow(page)
        })

        for (const colorScheme of ['light', 'dark'] as const) {
          test(
            `everybody can use the guide in ${colorScheme} colours`,
            longUnless(colorScheme === 'light'),
            async ({ page, expectAccessible }) => {
              await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
              await openSample(page)
              await expectAccessible()
              await page
                .getByRole('link', { name: words.emergencyCard, exact: true })
                .first()
                .click()
              await expect(page.getByRole('dialog', { name: words.emergencyCard })).toBeVisible()
              await expectAccessible()
            },
          )
        }
      },
    )
  }
}

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

  test('what needs a script is not offered', long, async ({ page }) => {
    await page.goto('/g/muestra')
    await expect(page.getByRole('button', { name: /Copy/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Search', exact: true })).toHaveCount(0)
  })
})
