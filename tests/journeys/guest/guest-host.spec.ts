import { sampleForms } from '#domain/guide/sample/sample-forms.ts'
import { hostileForm } from '#tests/guides/guides.ts'
import { posterCopy } from '#web/copy/guest-host.ts'
import { becomeHost, expect, test } from './guest-host.ts'

test.use({ locale: 'en-US' })

test('a guide full of markup is shown as text, and stays inside its box', async ({
  page,
  owner,
}) => {
  const { code } = await owner.publish(hostileForm())
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/g/${code}`)
    await expect(page.locator('[data-ready]')).toBeVisible()
    const room = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { hurt: 'hurt' in globalThis, sticksOut: scrollWidth > clientWidth }
    })
    expect(room).toEqual({ hurt: false, sticksOut: false })
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>')
  await expect(page.locator('main img, main script, main iframe')).toHaveCount(0)
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a host looks at a draft as guests will see it', async ({
    page,
    product,
    expectAccessible,
  }) => {
    const host = await becomeHost({ request: page.request, url: product.url })
    const { id } = await host.create({ ...sampleForms.en, language: 'en' })
    await page.goto(`/guides/${id}/preview`)
    const preview = page.getByRole('dialog', { name: 'Preview of Casa Jacaranda' })
    await expect(preview.getByRole('heading', { name: 'Casa Jacaranda', level: 2 })).toBeVisible()
    await expect(preview.getByText('This is the guest view')).toBeVisible()
    await expectAccessible()

    const bar = preview.getByRole('navigation', { name: 'Shortcuts' })
    await bar.getByRole('link', { name: 'Local Guide' }).click()
    await expect(preview.getByRole('heading', { name: 'Local Guide' })).toBeInViewport()
    await expect(page).toHaveURL(`/guides/${id}/preview`)

    await bar.getByRole('link', { name: 'Menu' }).click()
    const menu = preview.getByRole('dialog', { name: 'In this guide' })
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(preview).toBeVisible()

    await preview.getByRole('link', { name: 'Español' }).click()
    await expect(preview.getByRole('heading', { name: 'Reglas de la casa' })).toBeAttached()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')

    await preview.getByText('Computer').click()
    await expect(preview.getByRole('navigation', { name: 'En esta guía' })).toBeVisible()
    await preview.getByRole('button', { name: 'Close' }).last().click()
    await expect(page).toHaveURL('/')
  })

  test('somebody else’s guide is not shown @long', async ({ page, owner, product }) => {
    const { id } = await owner.create({ welcome: { propertyName: 'Casa Ajena' } })
    await becomeHost({ request: page.request, url: product.url })
    await page.goto(`/guides/${id}/preview`)
    await expect(page.getByText('Could not load guidebook')).toBeVisible()
    await expect(page.getByText('Casa Ajena')).toHaveCount(0)
    await page.goto(`/guides/${id}/poster`)
    await expect(page.getByText('Could not load guidebook')).toBeVisible()
  })

  test('a poster for the fridge carries the code, and the Wi-Fi when the host wants @long', async ({
    page,
    product,
    expectAccessible,
  }) => {
    const host = await becomeHost({ request: page.request, url: product.url })
    const { id, code } = await host.publish({ ...sampleForms.en, language: 'en' })
    await page.goto(`/guides/${id}/poster`)
    await expect(page.getByRole('img', { name: 'Code of the guide' })).toBeVisible()
    await expect(page.getByText(new RegExp(`/g/${code}$`))).toBeVisible()
    await expect(page.getByText('buganvilia-2O7l')).toBeVisible()
    // Both languages, that of the guide first.
    await expect(page.getByRole('article').locator('[lang]')).toHaveText([
      posterCopy.en.scan,
      posterCopy.es.scan,
      posterCopy.en.password,
      posterCopy.es.password,
    ])
    await expectAccessible()
    await page.getByRole('checkbox', { name: 'Include the Wi-Fi: CasaJacaranda_5G' }).uncheck()
    await expect(page.getByText('buganvilia-2O7l')).toHaveCount(0)
    // What printers hold in Mexico comes first; the other is one tap away.
    await expect(page.getByRole('radio')).toHaveCount(2)
    await expect(page.getByRole('radio').first()).toBeChecked()
    await page.getByText('A4', { exact: true }).click()
    await page.emulateMedia({ media: 'print' })
    const isA4 = (await page.pdf({ preferCSSPageSize: true })).includes('841.9')
    expect(isA4).toBe(true)
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Casa Jacaranda' })).toBeVisible()
  })

  test('of two networks the poster carries the one its host chooses, or none @long', async ({
    page,
    product,
  }) => {
    const host = await becomeHost({ request: page.request, url: product.url })
    const wifiNetworks = ['Casa', 'Casa arriba'].map((ssid) => ({ ssid, password: 'obsidiana-41' }))
    const { id } = await host.create({ welcome: { propertyName: 'Casa', wifiNetworks } })
    await page.goto(`/guides/${id}/poster`)
    const named = page.getByRole('definition').filter({ hasText: 'Casa' })
    await expect(named).toHaveText('Casa')
    const upstairs = page.getByRole('checkbox', { name: 'Casa arriba' })
    await upstairs.check()
    await expect(named).toHaveText('Casa arriba')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await upstairs.uncheck()
    await expect(named).toHaveCount(0)
  })

  test('of a password that is only for those who stay the poster says where it is', async ({
    page,
    product,
  }) => {
    const host = await becomeHost({ request: page.request, url: product.url })
    const wifiNetworks = [{ ssid: 'Casa', password: 'obsidiana-41', stayOnly: true }]
    const { id } = await host.create({ welcome: { propertyName: 'Casa', wifiNetworks } })
    await page.goto(`/guides/${id}/poster`)
    const poster = page.getByRole('article')
    await expect(poster.getByText(posterCopy.en.withStay)).toBeVisible()
    await expect(poster.getByText(posterCopy.es.withStay)).toBeVisible()
    expect(await page.content()).not.toContain('obsidiana-41')
  })
})

test('on paper links are written out and nothing asks to be tapped @long', async ({ page }) => {
  await page.goto('/g/muestra')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByText('buganvilia-2O7l').first()).toBeVisible()
  await expect(page.getByRole('img', { name: /Wi-Fi/ }).first()).toBeVisible()
  const written = await page
    .getByRole('link', { name: 'Open in Maps' })
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(written).toContain('https://www.google.com/maps/')
})

test('a shared link shows the cover and the name @long', async ({ page, product }) => {
  await page.goto('/g/muestra')
  const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
  expect(await content('og:title')).toBe('Casa Jacaranda')
  const picture = await content('og:image')
  expect(picture).toBe(`${product.url}/sample/casa-jacaranda-1170.jpg`)
  expect((await page.request.get(picture ?? '')).ok()).toBe(true)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})
