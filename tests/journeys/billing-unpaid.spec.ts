import { billingCopy } from '#web/copy/billing.ts'
import { expect, test } from './desk.ts'

const copy = billingCopy.es
const day = 86_400

/** What the sandbox beside this product is told to make happen. */
async function make(output: string, happening: string, input: object) {
  const [, sandbox] = /Payments\s+(http:\S+)/.exec(output) ?? []
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${sandbox}/_sandbox/${happening}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(input),
  })
  expect(answer.ok, await answer.text()).toBe(true)
}

test('a charge that was given up is settled or ended before another plan, and what is not over shows no end', async ({
  page,
  host,
  product,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  await host.createGuide('Casa Uno')
  await page.goto('/settings')
  await page.getByRole('button', { name: copy.settings.choosePlan }).click()
  await page.getByRole('button', { name: copy.buy.pay('$100') }).click()
  await page.waitForURL(/\/c\/pay\//)
  await page.getByLabel('Número de tarjeta').fill('4000 0000 0000 0341')
  await page.getByLabel('Vence (MM/AA)').fill('12/44')
  await page.getByLabel('CVC', { exact: true }).fill('123')
  await page.getByLabel('Nombre en la tarjeta').fill('Ana Torres')
  await page.getByRole('button', { name: /^Pagar/ }).click()
  await page.waitForURL(/\/payment-success/)

  await make(product.output(), 'set-after-last-retry', { outcome: 'unpaid' })
  await make(product.output(), 'advance', { seconds: 32 * day })
  await make(product.output(), 'advance', { seconds: 20 * day })
  await expect(async () => {
    await page.goto('/settings')
    await expect(page.getByText(copy.notices.stuckTitle)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
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
})
