import type { Locator, Page } from '@playwright/test'
import { billingCopy } from '#web/copy/billing.ts'
import { dashboardCopy } from '#web/copy/dashboard.ts'
import { expect, type Host, test } from './desk.ts'

const copy = billingCopy.es
const desk = dashboardCopy.es

const good = '4242 4242 4242 4242'
const declined = '4000 0000 0000 0002'
const asksOnce = '4000 0025 0000 3155'
const asksAlways = '4000 0027 6000 3184'

async function publishedGuides(host: Host, count: number) {
  for (let made = 1; made <= count; made += 1) {
    const { id } = await host.createGuide(`Casa ${made}`)
    await host.publish(id)
  }
}

/** The provider's page, in Spanish, with a card typed into it. */
async function payWith(page: Page, card: string) {
  await page.waitForURL(/\/(c\/pay|i)\//)
  await page.getByLabel('Número de tarjeta').fill(card)
  await page.getByLabel('Vence (MM/AA)').fill('12/44')
  await page.getByLabel('CVC', { exact: true }).fill('123')
  await page.getByLabel('Nombre en la tarjeta').fill('Ana Torres')
  await page.getByRole('button', { name: /^Pagar/ }).click()
}

/** A range as a keyboard moves it. */
async function slideTo(slider: Locator, value: number) {
  await slider.fill(String(value))
  await expect(slider).toHaveValue(String(value))
}

/** The plan's dialog, open over the desk for the guide that has no credit. */
async function openLimit(page: Page, guide: string) {
  await page.goto('/')
  await page
    .getByRole('article', { name: guide })
    .getByRole('button', { name: desk.card.publish })
    .click()
  return page.getByRole('dialog', { name: copy.limit.title })
}

async function buyFour(page: Page, host: Host, card = good) {
  await publishedGuides(host, 3)
  await host.createGuide('Casa Cuatro')
  const dialog = await openLimit(page, 'Casa Cuatro')
  await slideTo(dialog.getByRole('slider'), 4)
  await dialog.getByRole('button', { name: copy.buy.pay('$320') }).click()
  await payWith(page, card)
}

test('the fourth guide leads to a plan, the plan to the provider’s page, and back to seven credits and the guide', async ({
  page,
  host,
  expectAccessible,
}) => {
  await publishedGuides(host, 3)
  await host.createGuide('Casa Cuatro')
  const dialog = await openLimit(page, 'Casa Cuatro')
  await slideTo(dialog.getByRole('slider'), 4)
  await expect(dialog.getByText(copy.aMonth('$320'), { exact: true })).toBeVisible()
  await expect(dialog.getByText(copy.terms('$320'))).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: copy.buy.pay('$320') }).click()
  await payWith(page, good)
  await page.waitForURL(/\/payment-success/)
  await expect(page.getByRole('heading', { name: copy.success.title })).toBeVisible()
  await expect(page.getByText(copy.success.lead('7 créditos'))).toBeVisible()
  await expect(page.getByText(/^cs_test_/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: copy.success.dashboard }).click()
  await expect(page.getByText(copy.notices.bought)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: copy.notices.publish('Casa Cuatro') }).click()
  await expect(
    page.getByRole('article', { name: 'Casa Cuatro' }).getByText('Publicada ·'),
  ).toBeVisible()
  expect((await host.call('get', '/guide-credits/credits')).body).toMatchObject({
    guide_credits: 7,
    published_guides_count: 4,
  })
})

test('a card that is declined is followed by a good one on the same page', async ({
  page,
  host,
}) => {
  await buyFour(page, host, declined)
  await expect(page.getByText('La tarjeta fue rechazada. Prueba con otra.')).toBeVisible()
  await payWith(page, good)
  await page.waitForURL(/\/payment-success/)
  await expect(page.getByRole('heading', { name: copy.success.title })).toBeVisible()
})

test('a bank that asks and is answered grants the credits; refused, it grants none and another try works', async ({
  page,
  host,
}) => {
  await buyFour(page, host, asksOnce)
  await page.getByRole('button', { name: 'Rechazar' }).click()
  await page.waitForURL(/\/c\/pay\//)
  await page.goto('/')
  await expect(page.getByText(desk.credits.none)).toBeVisible()
  const dialog = await openLimit(page, 'Casa Cuatro')
  await slideTo(dialog.getByRole('slider'), 4)
  await dialog.getByRole('button', { name: copy.buy.pay('$320') }).click()
  await payWith(page, asksOnce)
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.waitForURL(/\/payment-success/)
  await expect(page.getByText(copy.success.lead('7 créditos'))).toBeVisible()
})

test('a bank’s question left unanswered grants nothing, and the purchase can be made after all', async ({
  page,
  host,
}) => {
  await buyFour(page, host, asksOnce)
  await page.getByRole('button', { name: 'Confirmar' }).waitFor()
  await page.goto('/')
  await expect(page.getByText(desk.credits.none)).toBeVisible()
  const dialog = await openLimit(page, 'Casa Cuatro')
  await slideTo(dialog.getByRole('slider'), 4)
  await dialog.getByRole('button', { name: copy.buy.pay('$320') }).click()
  await payWith(page, good)
  await page.waitForURL(/\/payment-success/)
  await expect(page.getByText(copy.success.lead('7 créditos'))).toBeVisible()
})

test('who leaves the page to pay has paid nothing, and goes back to the same page', async ({
  page,
  host,
  expectAccessible,
}) => {
  await publishedGuides(host, 3)
  await host.createGuide('Casa Cuatro')
  const dialog = await openLimit(page, 'Casa Cuatro')
  await slideTo(dialog.getByRole('slider'), 4)
  await dialog.getByRole('button', { name: copy.buy.pay('$320') }).click()
  await page.waitForURL(/\/c\/pay\//)
  const checkout = page.url()
  await page.getByRole('link', { name: 'Volver sin pagar' }).click()
  await expect(page.getByRole('heading', { name: copy.cancelled.title })).toBeVisible()
  await expect(page.getByRole('link', { name: copy.cancelled.support })).toHaveAttribute(
    'href',
    '/support',
  )
  await expectAccessible()
  expect((await host.call('get', '/guide-credits/credits')).body.guide_credits).toBe(3)
  await page.getByRole('button', { name: copy.cancelled.retry }).click()
  await page.waitForURL(checkout)
})

test('a plan grows in the settings by what the quote says, ends, and goes on after all', async ({
  page,
  host,
  expectAccessible,
}) => {
  await buyFour(page, host)
  await page.waitForURL(/\/payment-success/)
  await page.goto('/settings')
  const plan = page.getByRole('region', { name: copy.settings.title })
  await expect(plan.getByText(copy.settings.statuses.active)).toBeVisible()
  await expect(plan.getByText(/^\d{1,2} de [a-z]+ de \d{4} · \$320$/)).toBeVisible()
  await expectAccessible()

  await plan.getByRole('button', { name: copy.settings.changePlan }).click()
  const grow = page.getByRole('dialog', { name: copy.upgrade.title })
  await slideTo(grow.getByRole('slider'), 6)
  await expect(grow.getByText(copy.upgrade.listPrice('6 guías', '$80'))).toBeVisible()
  await expect(grow.getByText('−$60')).toBeVisible()
  await expect(grow.getByText(copy.upgrade.extra('$100'))).toBeVisible()
  await expectAccessible()
  await grow.getByRole('button', { name: copy.upgrade.confirm('6 guías') }).click()
  await expect(grow.getByText('¡Suscripción aumentada!')).toBeVisible()
  await expect(grow).toBeHidden()
  await expect(plan.getByText('6 guías')).toBeVisible()
  expect((await host.call('get', '/guide-credits/credits')).body.guide_credits).toBe(9)

  await plan.getByRole('button', { name: copy.settings.cancel }).click()
  const question = page.getByRole('alertdialog')
  await expectAccessible()
  await question.getByRole('button', { name: copy.settings.cancel }).click()
  await expect(question).toBeHidden()
  await expect(plan.getByText(copy.settings.statuses.cancelling)).toBeVisible()
  await expect(plan.getByText(copy.settings.endsOn)).toBeVisible()
  await plan.getByRole('button', { name: copy.settings.reactivate }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: copy.settings.reactivate })
    .click()
  await expect(plan.getByText(copy.settings.statuses.active, { exact: true })).toBeVisible()

  await plan.getByRole('button', { name: copy.settings.invoices }).click()
  await page.waitForURL(/\/p\/session\//)
})

test('an increase that the bank wants confirmed names the page, and comes when it is paid', async ({
  page,
  host,
}) => {
  await buyFour(page, host, asksAlways)
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.waitForURL(/\/payment-success/)
  await page.goto('/settings')
  await page.getByRole('button', { name: copy.settings.changePlan }).click()
  const grow = page.getByRole('dialog', { name: copy.upgrade.title })
  await slideTo(grow.getByRole('slider'), 6)
  await grow.getByRole('button', { name: copy.upgrade.confirm('6 guías') }).click()
  await expect(grow.getByRole('alert')).toBeVisible()
  expect((await host.call('get', '/guide-credits/credits')).body.guide_credits).toBe(7)
  await grow.getByRole('link', { name: copy.upgrade.payNow }).first().click()
  await page.waitForURL(/\/i\//)
})

test('somebody else’s purchase, or none, is not thanked for', async ({ page, host: _host }) => {
  await page.goto('/payment-success?session_id=cs_test_madeup')
  await expect(page.getByRole('heading', { name: copy.success.unknownTitle })).toBeVisible()
  await page.goto('/payment-success')
  await expect(page.getByRole('heading', { name: copy.success.unknownTitle })).toBeVisible()
})

test('a plan of eight is told that nine cost less, and a saving is never a charge', async ({
  page,
  host,
}) => {
  await host.createGuide('Casa')
  await page.goto('/settings')
  await page.getByRole('button', { name: copy.settings.choosePlan }).click()
  const dialog = page.getByRole('dialog', { name: copy.buy.title })
  const slider = dialog.getByRole('slider')
  await slideTo(slider, 8)
  await expect(dialog.getByText(copy.cheaper(9))).toBeVisible()
  await slideTo(slider, 12)
  await expect(dialog.getByText(copy.cheaper(13))).toBeVisible()
  await slideTo(slider, 8)
  await dialog.getByRole('button', { name: copy.buy.pay('$560') }).click()
  await payWith(page, good)
  await page.waitForURL(/\/payment-success/)
  await page.goto('/settings')
  await page.getByRole('button', { name: copy.settings.changePlan }).click()
  const grow = page.getByRole('dialog', { name: copy.upgrade.title })
  await expect(grow.getByRole('slider')).toHaveValue('9')
  await expect(grow.getByText(copy.upgrade.saving('$20'))).toBeVisible()
  await slideTo(grow.getByRole('slider'), 8)
  await expect(
    grow.getByText('La nueva cantidad debe ser mayor que la de tu suscripción actual'),
  ).toBeVisible()
})

const day = 86_400

/** The sandbox this product started beside itself, and its clock. */
async function advance(output: string, seconds: number) {
  const [, sandbox] = /Payments\s+(http:\S+)/.exec(output) ?? []
  const body = JSON.stringify({ seconds })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${sandbox}/_sandbox/advance`, { method: 'POST', headers, body })
  expect(answer.ok, await answer.text()).toBe(true)
}

test('a plan that ends leaves a week to choose; guests notice nothing until it is over, and then no word of money', async ({
  page,
  host,
  product,
  expectAccessible,
}) => {
  test.setTimeout(150_000)
  await buyFour(page, host)
  await page.waitForURL(/\/payment-success/)
  const [newest] = await host.listGuides()
  await host.publish(newest!.id)
  const { body } = await host.call('get', `/guidebooks/${newest!.id}`)
  const guidePage = `/g/${body.property.short_code}`
  const askAsGuest = () => page.request.get(`${product.url}${guidePage}`)
  const guestText = async () => (await askAsGuest()).text()
  const before = await guestText()
  await page.goto('/settings')
  await page.getByRole('button', { name: copy.settings.cancel }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: copy.settings.cancel }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page.getByText(copy.settings.statuses.cancelling)).toBeVisible()

  await advance(product.output(), 32 * day)
  await expect(async () => {
    await page.goto('/')
    await expect(page.getByText(copy.notices.graceTitle)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await expect(page.getByText(/Después dejarían de verse: Casa Cuatro\./)).toBeVisible()
  await expectAccessible()
  expect(await guestText()).toBe(before)
  await page.goto('/settings')
  await expect(page.getByText(copy.settings.statuses.cancelled, { exact: true })).toBeVisible()

  await advance(product.output(), 8 * day)
  await expect(async () => {
    expect((await askAsGuest()).status()).toBe(404)
  }).toPass({ timeout: 45_000 })
  expect(await guestText()).not.toMatch(/pago|payment|crédito/i)

  await page.goto('/settings')
  await page.getByRole('button', { name: copy.settings.choosePlan }).click()
  await page.getByRole('button', { name: copy.buy.pay('$100') }).click()
  await payWith(page, good)
  await page.waitForURL(/\/payment-success/)
  await page.goto('/')
  await page.getByRole('button', { name: copy.notices.republishAll(1) }).click()
  await expect(
    page.getByRole('article', { name: 'Casa Cuatro' }).getByText('Publicada ·'),
  ).toBeVisible()
  expect(await guestText()).toBe(before)
})
