import { expect, test } from '#tests/journeys/desk.ts'
import { long } from '#tests/journeys/long.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { cards, day, payWith, tellSandbox } from './billing-steps.ts'

const copy = billingCopy.es

test(
  'a charge that was given up is settled or ended before another plan, and what is not over shows no end',
  long,
  async ({ page, host, product, expectAccessible }) => {
    await host.createGuide('Casa Uno')
    await page.goto('/settings')
    await page.getByRole('button', { name: copy.settings.choosePlan }).click()
    await page.getByRole('button', { name: copy.buy.pay('$100') }).click()
    await payWith(page, cards.failsLater)
    await page.waitForURL(/\/payment-success/)

    await tellSandbox(product, 'set-after-last-retry', { outcome: 'unpaid' })
    await tellSandbox(product, 'advance', { seconds: 32 * day })
    await tellSandbox(product, 'advance', { seconds: 20 * day })
    await expect(async () => {
      await page.goto('/settings')
      await expect(page.getByText(copy.notices.stuckTitle)).toBeVisible({ timeout: 5000 })
    }).toPass()
    await expect(page.getByRole('button', { name: copy.settings.choosePlan })).toBeHidden()
    await expect(page.getByText(copy.settings.endedOn)).toBeHidden()
    await expectAccessible()

    await page.getByRole('button', { name: copy.settings.cancel }).click()
    const asked = page.getByRole('alertdialog')
    await expect(asked.getByText(copy.settings.cancelNow)).toBeVisible()
    await asked.getByRole('button', { name: copy.settings.cancel }).click()
    await expect(asked).toBeHidden()
    await expect(page.getByText(copy.settings.endedOn)).toBeVisible()
    await expect(page.getByRole('button', { name: copy.settings.choosePlan })).toBeVisible()
  },
)
