import type { Page } from '@playwright/test'
import { expect, stopClock, test } from '#tests/journeys/journey.ts'
import { long, longUnless } from '#tests/journeys/long.ts'
import { guestCopy } from '#web/copy/guest.ts'

const widths = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
}

const languages = [
  { locale: 'es-MX', words: guestCopy.es },
  { locale: 'en-US', words: guestCopy.en },
]

async function openSample(page: Page) {
  await page.goto('/g/muestra')
  await expect(page.locator('[data-ready]')).toBeVisible()
}

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

  test('a device that forbids copying is told', long, async ({ page }) => {
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

  for (const [name, open] of Object.entries({
    tap: (page: Page) => page.getByText('Show code').first().click(),
    key: async (page: Page) => {
      await page.locator('summary', { hasText: 'Show code' }).first().focus()
      await page.keyboard.press('Enter')
    },
  })) {
    test(
      `the code comes into view whole, above the bar, by ${name}`,
      longUnless(name === 'tap'),
      async ({ page }) => {
        for (const height of [844, 700, 420]) {
          await page.setViewportSize({ width: 390, height })
          await openSample(page)
          await open(page)
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
      },
    )
  }

  test('the section being read stands in the bottom bar, in the third place when it is another', async ({
    page,
  }) => {
    await openSample(page)
    const bar = page.getByRole('navigation', { name: 'Shortcuts' })
    const shown = () => bar.getByRole('link').allInnerTexts()
    expect(await shown()).toEqual(['Welcome', 'House Manual', 'Local Guide', 'Menu'])
    await expect(bar.getByRole('link', { name: 'Welcome' })).toHaveAttribute('aria-current', 'true')

    await page.getByRole('heading', { name: 'House Rules', level: 2 }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 300)
    const rules = bar.getByRole('link', { name: 'House Rules' })
    await expect(rules).toHaveAttribute('aria-current', 'true')
    expect(await shown()).toEqual(['Welcome', 'House Manual', 'House Rules', 'Menu'])

    await bar.getByRole('link', { name: 'House Manual' }).click()
    await expect(bar.getByRole('link', { name: 'Local Guide' })).toBeVisible()
    expect(await shown()).toEqual(['Welcome', 'House Manual', 'Local Guide', 'Menu'])
  })

  test('the emergency card is one tap away from anywhere', async ({ page }) => {
    await openSample(page)
    await page.getByRole('heading', { name: 'Local Guide', level: 2 }).scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: 'Emergency', exact: true }).first().click()
    const card = page.getByRole('dialog', { name: 'Emergency' })
    await expect(card.getByRole('link', { name: /911/ })).toHaveAttribute('href', 'tel:911')
    await expect(card.getByText(/Cerrada de la Jacaranda 12/)).toHaveAttribute('lang', 'es')
    await expect(card.getByText('Necesito ayuda. Estoy en:')).toBeVisible()
    await expect(card.getByText('I need help. I am at:')).toBeVisible()
  })

  test('steps stay ticked on the device', async ({ page }) => {
    await openSample(page)
    const step = page.getByRole('checkbox', { name: /Take out the rubbish/ })
    await step.check()
    await page.reload()
    await expect(step).toBeChecked()
    await expect(page.getByRole('checkbox', { name: /Close the windows/ })).not.toBeChecked()
  })

  test(
    'the drawings of the bar stand in one line where a name takes two',
    long,
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await openSample(page)
      const bar = page.getByRole('navigation', { name: 'Shortcuts' })
      const boxesOf = (part: string) =>
        bar
          .locator(`a:not([hidden]) ${part}`)
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
      const names = await boxesOf('span')
      expect(Math.max(...names.map(({ height }) => height))).toBeGreaterThan(20)
      const drawings = await boxesOf('svg')
      expect(new Set(drawings.map(({ top }) => top)).size).toBe(1)
    },
  )

  test('a search finds words whatever their accents, marks them and leads to them', async ({
    page,
  }) => {
    await openSample(page)
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    const search = page.getByRole('dialog', { name: 'Search this guide' })
    const field = search.getByRole('searchbox')
    await expect(field).toBeFocused()
    await field.fill('rio janeiro')
    await expect(search.getByRole('status')).toHaveText('2 results')
    await expect(search.locator('mark').first()).toHaveText('Río')
    await search
      .getByRole('link', { name: /Plaza Río de Janeiro/ })
      .first()
      .click()
    await expect(search).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Plaza Río de Janeiro' })).toBeInViewport()
  })

  test('a search finds numbers to call and hours too', long, async ({ page }) => {
    await openSample(page)
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    const search = page.getByRole('dialog', { name: 'Search this guide' })
    await search.getByRole('searchbox').fill('police')
    await expect(search.getByRole('link', { name: /55 5555 0110/ })).toBeVisible()
    await search.getByRole('searchbox').fill('check-out')
    await expect(search.getByRole('link', { name: /11:00/ })).toBeVisible()
  })

  for (const [locale, word, title] of [
    ['en', 'teléfono', 'Your host'],
    ['en', 'clave', 'Wi-Fi'],
    ['es', 'internet', 'Wi-Fi'],
    ['es', 'trash', 'basura'],
    ['en', 'basura', 'rubbish'],
    ['es', 'phone', 'Tu anfitrión'],
    ['es', 'phon', 'Tu anfitrión'],
  ] as const) {
    test(
      `a guest who looks for “${word}” (${locale}) is led to “${title}”`,
      longUnless(word === 'teléfono'),
      async ({ page }) => {
        await page.goto(`/g/muestra?lang=${locale}`)
        await expect(page.locator('[data-ready]')).toBeVisible()
        const { search, searchGuide } = guestCopy[locale]
        await page.getByRole('link', { name: search, exact: true }).click()
        const sheet = page.getByRole('dialog', { name: searchGuide })
        await sheet.getByRole('searchbox').fill(word)
        await expect(
          sheet.getByRole('link', { name: new RegExp(title, 'i') }).first(),
        ).toBeVisible()
      },
    )
  }

  test('a search finds a step of the way out by itself', long, async ({ page }) => {
    await openSample(page)
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    const search = page.getByRole('dialog', { name: 'Search this guide' })
    await search.getByRole('searchbox').fill('windows')
    await expect(search.locator('.g-hit-title')).toHaveText('Close the windows and the gas')
    await search.getByRole('link', { name: /Close the windows/ }).click()
    await expect(page.getByRole('checkbox', { name: /Close the windows/ })).toBeInViewport()
  })

  test('the host’s number can be read, on the screen and on paper', long, async ({ page }) => {
    await openSample(page)
    const welcome = page.getByRole('region', { name: 'Welcome' })
    await expect(welcome.getByText('+52 55 5555 0142')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(welcome.getByText('+52 55 5555 0142')).toBeVisible()
  })

  test('a search that finds nothing says so', async ({ page }) => {
    await openSample(page)
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    const search = page.getByRole('dialog', { name: 'Search this guide' })
    await search.getByRole('searchbox').fill('helipad')
    await expect(search.getByRole('status')).toHaveText('Nothing found for “helipad”.')
  })

  test('everything can be done with the keyboard', async ({ page }) => {
    await openSample(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the guide' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const search = page.getByRole('dialog', { name: 'Search this guide' })
    await expect(search.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('mamey')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Mercado Medellín' })).toBeInViewport()

    const menuLink = page.getByRole('link', { name: 'Menu', exact: true })
    await menuLink.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'In this guide' })
    await expect(menu.getByRole('heading', { name: 'In this guide' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(menuLink).toBeFocused()
  })

  test('the other language is one tap away and keeps to the address', async ({ page }) => {
    await openSample(page)
    await page.getByRole('link', { name: 'Español' }).click()
    await expect(page).toHaveURL('/g/muestra?lang=es')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page.getByRole('heading', { level: 2, name: 'Reglas de la casa' })).toBeAttached()
  })

  test('a link without a code, a wrong one and the way home', async ({
    page,
    expectAccessible,
  }) => {
    const welcome = await page.goto('/g')
    expect(welcome?.status()).toBe(200)
    await expect(page.getByText('Please use the link your host sent you')).toBeVisible()
    await page.goto('/g/')
    await expect(page).toHaveURL('/g')
    await page.goto('/g/muestra/?lang=en')
    await expect(page).toHaveURL('/g/muestra?lang=en')
    const missing = await page.goto('/g/n0where9')
    expect(missing?.status()).toBe(404)
    await expect(page.getByRole('heading')).toHaveText('Guidebook Not Found')
    await expect(
      page.getByText(
        'This guidebook may have been deleted or is not yet published. Please check back later.',
      ),
    ).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  })
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

  test('what needs a script is not offered', long, async ({ page }) => {
    await page.goto('/g/muestra')
    await expect(page.getByRole('button', { name: /Copy/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Search', exact: true })).toHaveCount(0)
  })
})
