import type { Page } from '@playwright/test'
import { expect, type Host, test } from '#tests/journeys/desk.ts'
import { cards, day, payWith, tellSandbox } from './billing-steps.ts'

test('a charge that was given up is settled or ended before another plan, and what is not over shows no end @long', async ({
  page,
  host,
  product,
  expectAccessible,
}) => {
  await buyOneThatFailsLater(page, host)

  await tellSandbox(product, 'set-after-last-retry', { outcome: 'unpaid' })
  await tellSandbox(product, 'advance', { seconds: 32 * day })
  await tellSandbox(product, 'advance', { seconds: 20 * day })
  await expect(async () => {
    await page.goto('/settings')
    await expect(page.getByText('Tu plan está detenido')).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(page.getByText('Expirada', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Elegir un plan' })).toBeHidden()
  await expect(page.getByText('Terminó el')).toBeHidden()
  await expectAccessible()

  await page.getByRole('button', { name: 'Cancelar suscripción' }).click()
  const asked = page.getByRole('alertdialog')
  await expect(
    asked.getByText(
      'Tu último cobro no pasó, así que la suscripción termina hoy y no se intenta cobrar otra vez. Pierdes solo los créditos que pagas; nada se borra.',
    ),
  ).toBeVisible()
  await asked.getByRole('button', { name: 'Cancelar suscripción' }).click()
  await expect(asked).toBeHidden()
  await expect(page.getByText('Terminó el')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Elegir un plan' })).toBeVisible()
})

test('a plan whose last charge failed ends at once, and is not said to go on @long', async ({
  page,
  host,
  product,
}) => {
  await buyOneThatFailsLater(page, host)
  await tellSandbox(product, 'advance', { seconds: 32 * day })
  await expect(async () => {
    await page.goto('/settings')
    await expect(page.getByText('Tu último pago no pasó')).toBeVisible({ timeout: 5000 })
  }).toPass()
  await page.getByRole('button', { name: 'Cancelar suscripción' }).click()
  const asked = page.getByRole('alertdialog')
  await asked.getByRole('button', { name: 'Cancelar suscripción' }).click()
  await expect(asked).toBeHidden()
  await expect(page.getByText('Terminó el')).toBeVisible()
  await expect(page.getByText(/Hasta entonces todo sigue igual/)).toBeHidden()
})

async function buyOneThatFailsLater(page: Page, host: Host) {
  await host.createGuide('Casa Uno')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Elegir un plan' }).click()
  await page.getByRole('button', { name: 'Pagar $100 al mes' }).click()
  await payWith(page, cards.failsLater)
  await page.waitForURL(/\/payment-success/)
}
