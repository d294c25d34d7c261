import { startProduct } from '#tests/product.ts'
import { test as deskTest, expect } from './desk.ts'

/** An installation that gives and sells other figures than the product's own. */
const test = deskTest.extend({
  product: [
    async ({ browserName: _browserName }, use) => {
      const product = await startProduct({
        env: {
          LOG_LEVEL: 'warn',
          TRUST_PROXY: '1',
          COURTESY_CREDITS: '0',
          MAX_PAID_GUIDES: '6',
          BILLING_GRACE_DAYS: '10',
        },
      })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})

test('an operator’s own figures stand wherever the product names them', async ({ page, host }) => {
  const guide = await host.createGuide('Casa Azul')
  await page.goto('/?lang=en')
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('slider')).toHaveAttribute('max', '6')
  await dialog.getByRole('slider').press('End')
  await expect(dialog.locator('output')).toContainText('6 credits')
  expect(guide.id).toBeTruthy()
  await page.context().clearCookies()

  await page.goto('/?lang=en')
  await expect(page.getByText('No card')).toBeVisible()
  await expect(page.getByText('courtesy guide', { exact: false })).toHaveCount(0)
  await expect(page.getByRole('slider')).toHaveAttribute('max', '6')
  await expect(page.getByRole('rowheader').last()).toHaveText('5 to 6')
  await page.goto('/sign-up?lang=en')
  await expect(page.getByText('The account and the drafts cost nothing.')).toBeVisible()
  await page.goto('/terms?lang=en')
  await expect(page.getByText('you have 10 days to choose which to keep')).toBeVisible()
  await expect(page.getByText('courtesy')).toHaveCount(0)
})
