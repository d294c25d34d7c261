import { expect, expectNoOverflow, test } from '#tests/journeys/journey.ts'

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a visitor goes from the header to the sections of the landing page @long', async ({
    page,
  }) => {
    await page.goto('/no-such-page')
    const header = page.getByRole('banner')
    for (const [name, address] of [
      ['Características', '/#features'],
      ['Cómo funciona', '/#how-it-works'],
      ['Solución', '/#solution'],
      ['Precios', '/#pricing'],
      ['Empieza ahora', '/#auth'],
      ['Iniciar sesión', '/login'],
    ] as const) {
      await expect(header.getByRole('link', { name })).toHaveAttribute('href', address)
    }
  })

  test('the footer leads to every public page', async ({ page }) => {
    await page.goto('/')
    const links = page.getByRole('contentinfo').getByRole('link')
    const addresses = await links.evaluateAll((found) =>
      found.map((link) => link.getAttribute('href')),
    )
    expect(addresses).toEqual(
      expect.arrayContaining([
        '/features',
        '/pricing',
        '/guest-guide',
        '/support',
        '/privacy',
        '/terms',
        '/cookies',
      ]),
    )
  })
})

test('a reader changes the language without losing the place or what was typed', async ({
  page,
}) => {
  await page.goto('/styleguide?from=mail')
  const name = page.getByRole('region', { name: 'By day' }).getByLabel('Name', { exact: true })
  await name.fill('Casa Azul')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/styleguide?from=mail&lang=en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1, name: 'Style guide' })).toBeVisible()
  const sameField = page.getByRole('region', { name: 'By day' }).getByLabel('Name', { exact: true })
  await expect(sameField).toHaveValue('Casa Azul')
})

test('a chosen language is remembered on the next page @long', async ({ page }) => {
  await page.goto('/?lang=en')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the switch says which language is on @long', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Español' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  const other = footer.getByRole('link', { name: 'English' })
  await expect(other).not.toHaveAttribute('aria-current')
  await expect(other).toHaveAttribute('hreflang', 'en')
})

test('the page names its twins in other languages @long', async ({ page, baseURL }) => {
  await page.goto('/')
  const twin = page.locator('link[rel="alternate"][hreflang="en"]')
  await expect(twin).toHaveAttribute('href', `${baseURL}/?lang=en`)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu of a phone opens', async ({ page }) => {
    await page.goto('/')
    const link = page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })
    await expect(link).toBeHidden()
    await page.getByRole('button', { name: 'Menú' }).click()
    await expect(link).toBeVisible()
  })

  test('the language changes', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test('an unknown address answers 404 and shows the way home', async ({ page }) => {
  const answer = await page.goto('/no-such-page?lang=en')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Not Found')
  await expect(page).toHaveTitle('404 - Not Found · Zaguán')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
})

test('an unknown address speaks Spanish to who reads Spanish @long', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Página no encontrada')
})

test('a page that breaks says so, keeps its secrets and offers another try', async ({
  request,
}) => {
  const answer = await request.get('/styleguide/failure?lang=en')
  const html = await answer.text()
  expect(answer.status()).toBe(500)
  expect(html).toContain('Something failed on our side')
  expect(html).toContain('Try again')
  expect(html).not.toContain('asked for a failure')
  expect(html).not.toMatch(/at \S+ \(.*:\d+:\d+\)/)
})

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Saltar al contenido' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the landing page fits every screen from 320 pixels on', async ({ page }) => {
  await page.goto('/')
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
  }
})

test('the landing page, the style guide and an unknown address fit every width in both languages, by day and by night @long', async ({
  page,
  expectEverywhere,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectEverywhere('/')
    await expectEverywhere('/no-such-page')
    // Its tabs are reached by key once their script is there.
    const open = page.getByRole('tab', { selected: true }).first()
    await expectEverywhere('/styleguide', () => expect(open).toHaveAttribute('tabindex', '0'))
  }
  for (const address of ['/styleguide', '/no-such-page']) {
    await page.goto(address)
    await page.setViewportSize({ width: 320, height: 900 })
    await expectNoOverflow(page)
  }
})

test('until the letters of the headings arrive, others take exactly their room @long', async ({
  page,
}) => {
  const letters = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await letters.promise
    await route.continue()
  })
  await page.goto('/no-such-page', { waitUntil: 'domcontentloaded' })
  const hasStandIn = await page.evaluate(() =>
    new FontFace('probe', 'local("Times New Roman Bold"), local("Liberation Serif Bold")')
      .load()
      .then(() => true)
      .catch(() => false),
  )
  test.skip(!hasStandIn, 'this machine has neither Times New Roman nor Liberation Serif')
  const roomOfHeading = () =>
    page.evaluate(() => {
      const words = document.createRange()
      words.selectNodeContents(document.querySelector('h1')!)
      const { width, height } = words.getBoundingClientRect()
      return { width, height }
    })
  const before = await roomOfHeading()
  letters.resolve()
  await page.evaluate(() => document.fonts.load('600 1em "Fraunces Variable"'))
  const after = await roomOfHeading()
  expect(after.height).toBe(before.height)
  expect(after.width / before.width).toBeGreaterThan(0.98)
  expect(after.width / before.width).toBeLessThan(1.02)
})

test('the icons and the manifest are there', async ({ request }) => {
  for (const path of [
    '/favicon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable-512.png',
  ]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
  }
  const manifest = await (await request.get('/site.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Zaguán', start_url: '/' })
})
