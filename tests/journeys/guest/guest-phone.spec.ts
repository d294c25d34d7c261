import { expect, test } from '#tests/journeys/journey.ts'
import { openSample } from './open-sample.ts'

test.describe('in English on a phone', () => {
  test.use({ locale: 'en-US' })

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

  test('a section too short to reach the top is the one being read once it is tapped, until the guest reads on', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 2400 })
    await openSample(page)
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'In this guide' })
    await menu.getByRole('link', { name: 'House Rules' }).click()
    const bar = page.getByRole('navigation', { name: 'Shortcuts' })
    const rules = bar.getByRole('link', { name: 'House Rules' })
    await expect(rules).toHaveAttribute('aria-current', 'true')
    await page.getByRole('heading', { name: 'House Rules', level: 2 }).click()
    await page.evaluate(() => {
      window.dispatchEvent(new Event('resize'))
      return new Promise(requestAnimationFrame)
    })
    await expect(rules).toHaveAttribute('aria-current', 'true')
    await page.mouse.wheel(0, -20_000)
    await expect(bar.getByRole('link', { name: 'Welcome' })).toHaveAttribute('aria-current', 'true')
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

  test('steps stay ticked on the device, in whichever language they are read', async ({ page }) => {
    await openSample(page)
    const step = page.getByRole('checkbox', { name: /Take out the trash/ })
    await step.check()
    await page.reload()
    await expect(step).toBeChecked()
    await expect(page.getByRole('checkbox', { name: /Close the windows/ })).not.toBeChecked()
    await page.getByRole('link', { name: 'Español' }).click()
    await expect(page.getByRole('checkbox', { name: /Saquen la basura/ })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: /Cierren las ventanas/ })).not.toBeChecked()
  })

  test('the drawings of the bar stand in one line where a name takes two @long', async ({
    page,
  }) => {
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
  })

  test('the host’s number can be read, on the screen and on paper @long', async ({ page }) => {
    await openSample(page)
    const welcome = page.getByRole('region', { name: 'Welcome' })
    await expect(welcome.getByText('+52 55 5555 0142')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(welcome.getByText('+52 55 5555 0142')).toBeVisible()
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
