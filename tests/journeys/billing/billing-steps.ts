import type { Locator, Page } from '@playwright/test'
import { expect, type Host } from '#tests/journeys/desk.ts'
import type { Product } from '#tests/product.ts'

export const cards = {
  good: '4242 4242 4242 4242',
  asksAlways: '4000 0027 6000 3184',
  failsLater: '4000 0000 0000 0341',
}

export const day = 86_400

/** Three published guides, and a fourth for which there is no credit. */
export async function makeFourGuides(host: Host) {
  for (let made = 1; made <= 3; made += 1) {
    const { id } = await host.createGuide(`Casa ${made}`)
    await host.publish(id)
  }
  await host.createGuide('Casa Cuatro')
}

/** The plan's dialog, open over the desk for the guide that has no credit. */
export async function openLimit(page: Page) {
  await page.goto('/')
  await page
    .getByRole('article', { name: 'Casa Cuatro' })
    .getByRole('button', { name: 'Publicar' })
    .click()
  return page.getByRole('dialog', { name: 'No quedan créditos' })
}

/** Leaves the desk for the provider's page, for a plan of four. */
export async function askForFour(page: Page) {
  const dialog = await openLimit(page)
  await slideTo(dialog.getByRole('slider'), 4)
  await dialog.getByRole('button', { name: 'Pagar $320 al mes' }).click()
}

/** A range as a keyboard moves it. */
export async function slideTo(slider: Locator, value: number) {
  await slider.fill(String(value))
  await expect(slider).toHaveValue(String(value))
}

/** The provider's page, in Spanish, with a card typed into it. */
export async function payWith(page: Page, card: string) {
  await page.waitForURL(/\/(c\/pay|i)\//)
  await page.getByLabel('Número de tarjeta').fill(card)
  await page.getByLabel('Vence (MM/AA)').fill('12/44')
  await page.getByLabel('CVC', { exact: true }).fill('123')
  await page.getByLabel('Nombre en la tarjeta').fill('Ana Torres')
  await page.getByRole('button', { name: /^Pagar/ }).click()
}

export async function buyFour(page: Page, host: Host, card = cards.good) {
  await makeFourGuides(host)
  await askForFour(page)
  await payWith(page, card)
}

const sandboxOf = (product: Product) => /Payments\s+(http:\S+)/.exec(product.output())?.[1]

/** Support has agreed with whoever has bought last on so many guides. */
export async function agreeOn(product: Product, quantity: number) {
  const headers = { authorization: 'Bearer sk_test_sandbox' }
  const answer = await fetch(`${sandboxOf(product)}/v1/subscriptions`, { headers })
  const [newest] = (await answer.json()).data
  await tellSandbox(product, 'set-quantity', { subscription: newest.id, quantity })
}

/** What the sandbox beside this product is told to make happen. */
export async function tellSandbox(product: Product, happening: string, input: object) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(input)
  const answer = await fetch(`${sandboxOf(product)}/_sandbox/${happening}`, {
    method: 'POST',
    headers,
    body,
  })
  expect(answer.ok, await answer.text()).toBe(true)
}
