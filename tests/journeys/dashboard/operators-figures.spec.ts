import { slideTo } from '#tests/journeys/billing/billing-steps.ts'
import { deskOn, expect } from '#tests/journeys/desk.ts'
import { onOwnServer } from '#tests/journeys/own-server.ts'

/** An installation that gives and sells other figures than the product's own. */
const test = deskOn({
  COURTESY_CREDITS: '0',
  MAX_PAID_GUIDES: '6',
  BILLING_GRACE_DAYS: '10',
})
const oneCreditTest = deskOn({ COURTESY_CREDITS: '1' })

test('an operator’s own figures stand wherever the product names them @long', async ({
  page,
  host,
}) => {
  const guide = await host.createGuide('Casa Azul')
  await page.goto('/?lang=en')
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('slider')).toHaveAttribute('max', '6')
  await dialog.getByRole('slider').press('End')
  await expect(dialog.locator('output')).toContainText('6 credits')
  await expect(dialog.getByText(/courtesy/)).toHaveCount(0)
  expect(guide.id).toBeTruthy()
  await page.context().clearCookies()

  await page.goto('/?lang=en')
  await expect(page.getByText('No card')).toBeVisible()
  await expect(page.getByText('courtesy guide', { exact: false })).toHaveCount(0)
  await expect(page.getByRole('slider')).toHaveAttribute('max', '6')
  await expect(page.getByRole('rowheader').last()).toHaveText('5 to 6')
  await page.goto('/sign-up?lang=en')
  await expect(page.getByText('The account and the drafts cost nothing.')).toBeVisible()
  await page.goto('/pricing?lang=en')
  await expect(page.getByText('Can I change the quantity?')).toBeVisible()
  await expect(page.getByText('Why do 9 guides cost less than 8?')).toHaveCount(0)
  await page.goto('/terms?lang=en')
  await expect(page.getByText('you have 10 days to choose which to keep')).toBeVisible()
  await expect(page.getByText('courtesy')).toHaveCount(0)
})

test('the credits a host was given count where a plan is chosen, on the desk and in the settings @long', async ({
  page,
  mailTo: _mailTo,
}) => {
  await onOwnServer(page, async ({ host, url, stop, restart }) => {
    for (const name of ['Uno', 'Dos', 'Tres']) {
      await host.publish((await host.createGuide(name)).id)
    }
    await host.createGuide('Cuatro')
    await stop()
    await restart({ COURTESY_CREDITS: '1' })
    for (const [path, button] of [
      ['/', 'Publicar'],
      ['/settings', 'Elegir un plan'],
    ] as const) {
      await page.goto(`${url}${path}`)
      await page.getByRole('button', { name: button, exact: true }).click()
      await slideTo(page.getByRole('dialog').getByRole('slider'), 4)
      const sum = 'Tendrás 7 créditos, contando los 3 de cortesía.'
      await expect(page.getByRole('dialog').getByText(sum)).toBeVisible()
    }
  })
})

/** In words and in what search engines are told; the page's own data says `courtesyCredits`, and a stove has a pilot light. */
const promised = /de cortesía|programa piloto|courtesy (guide|credit|one)|pilot programme/i

test('an operator who gives no credits promises none @long', async ({ page }) => {
  for (const address of ['/', '/pricing']) {
    for (const language of ['es', 'en']) {
      await page.goto(`${address}?lang=${language}`)
      await expect(page.getByRole('slider')).toBeVisible()
      expect(await page.content()).not.toMatch(promised)
    }
  }
})

oneCreditTest('the pilot programme gives the operator’s own credits @long', async ({ page }) => {
  const words = {
    es: { title: 'Programa piloto', gift: 'recibes 1 crédito de cortesía: 1 guía publicada' },
    en: { title: 'Pilot programme', gift: 'comes with 1 courtesy credit: 1 published guide' },
  }
  for (const address of ['/', '/pricing']) {
    for (const [language, { title, gift }] of Object.entries(words)) {
      await page.goto(`${address}?lang=${language}`)
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
      await expect(page.getByText(gift)).toBeVisible()
    }
  }
})
