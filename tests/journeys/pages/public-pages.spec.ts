import { expect, expectNoOverflow, longUnless, test } from '#tests/journeys/journey.ts'

const pages = [
  ['/features', 'Características', 'Features'],
  ['/pricing', 'Precios claros, en pesos', 'Plain prices, in pesos'],
  ['/guest-guide', 'Guía para huéspedes', 'Guest guide'],
  ['/support', 'Soporte', 'Support'],
  ['/privacy', 'Aviso de privacidad', 'Privacy notice'],
  ['/terms', 'Términos de uso', 'Terms of use'],
  ['/cookies', 'Cookies', 'Cookies'],
] as const

test('the public pages speak both languages', async ({ page }) => {
  for (const [address, es, en] of pages) {
    for (const [language, name] of Object.entries({ es, en })) {
      await page.goto(`${address}?lang=${language}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
  }
})

for (const [address] of pages) {
  test(`${address} fits every width in both languages, also by night${longUnless(address === '/pricing')}`, async ({
    page,
    expectAccessible,
    expectEverywhere,
  }) => {
    await expectEverywhere(address)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible()
    await page.setViewportSize({ width: 320, height: 900 })
    await expectNoOverflow(page)
  })
}

test('a browser that may keep nothing lets the price follow the slider all the same @long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    Object.defineProperty(window, 'sessionStorage', { get })
  })
  await page.goto('/pricing?lang=en')
  await page.getByRole('slider').fill('4')
  await expect(page.locator('output')).toContainText('$320')
})

test('the price of a month follows the slider, and says when more guides cost less', async ({
  page,
}) => {
  await page.goto('/pricing?lang=en')
  const slider = page.getByRole('slider')
  await slider.fill('4')
  await expect(page.locator('output')).toContainText('$320')
  await slider.fill('8')
  await expect(page.locator('output')).toContainText('$560')
  await expect(page.locator('output')).toContainText('9 guides cost less')
})

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with scripts' : 'without scripts @long', () => {
    test.use({ javaScriptEnabled: hasScript })

    test('a message to support reaches the operator’s mailbox', async ({ page, mailTo }) => {
      await page.goto('/support?lang=en')
      await page.getByLabel('Your email').fill('visitor@example.com')
      await page.getByLabel('Message').fill('The stove does not light.')
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByText('Message sent')).toBeVisible()
      const mail = await mailTo('soporte@localhost')
      expect(mail.text).toContain('visitor@example.com')
    })
  })
}

test('a guide is reported with its code, and what was written stays when something is wrong @long', async ({
  page,
}) => {
  await page.goto('/support?lang=en&code=k7m3p9xw')
  await expect(page.getByRole('heading', { name: 'Report a guide' })).toBeVisible()
  await expect(page.getByLabel('Code of the guide')).toHaveValue('k7m3p9xw')
  await page.getByLabel('Message').fill('It asks for a card number.')
  await page.getByLabel('Your email').fill('not an address')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByLabel('Your email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Message')).toHaveValue('It asks for a card number.')
})

test('search engines find the public pages and are kept from guides', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/Disallow: \/guides\/[\s\S]+Sitemap: http/)
  // A guide that may not be read could not say that it is not to be found.
  expect(robots).not.toContain('/g/')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/pricing</loc>')
  const english = /<url><loc>[^<]+\/pricing\?lang=en<\/loc>(.+?)<\/url>/.exec(sitemap)?.[1] ?? ''
  expect([...english.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language)).toEqual([
    'es',
    'en',
    'x-default',
  ])
  expect(sitemap).not.toContain('/g/')
})
