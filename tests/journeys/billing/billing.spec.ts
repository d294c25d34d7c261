import { expect, test } from '#tests/journeys/desk.ts'
import { long } from '#tests/journeys/long.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { dashboardCopy } from '#web/copy/dashboard.ts'
import {
  askForFour,
  buyFour,
  cards,
  makeFourGuides,
  openLimit,
  payWith,
  slideTo,
} from './billing-steps.ts'

const copy = billingCopy.es
const desk = dashboardCopy.es

test('the fourth guide leads to a plan, the plan to the provider’s page, and back to seven credits and the guide', async ({
  page,
  host,
  expectAccessible,
}) => {
  await makeFourGuides(host)
  const dialog = await openLimit(page)
  await slideTo(dialog.getByRole('slider'), 4)
  await expect(dialog.getByText(copy.aMonth('$320'), { exact: true })).toBeVisible()
  await expect(dialog.getByText(copy.terms('$320'))).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: copy.buy.pay('$320') }).click()
  await payWith(page, cards.good)
  await page.waitForURL(/\/payment-success/)
  await expect(page.getByRole('heading', { name: copy.success.title })).toBeVisible()
  await expect(page.getByText(copy.success.lead('7 créditos'))).toBeVisible()
  await expect(page.getByText(/^cs_test_/)).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${copy.success.pageTitle}`))
  await expectAccessible()
  await page.getByRole('link', { name: copy.success.dashboard }).click()
  // It goes after five seconds, but not from under somebody who reads it.
  await page.getByText(copy.notices.bought).hover()
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

test(
  'a purchase that nobody made is called so, in the window’s name too',
  long,
  async ({ page, host }) => {
    await host.listGuides()
    await page.goto('/payment-success?session_id=cs_test_nobody')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.success.unknownTitle)
    await expect(page).toHaveTitle(new RegExp(`^${copy.success.unknownTitle}`))
  },
)

test(
  'a card that is declined is followed by a good one on the same page',
  long,
  async ({ page, host }) => {
    await buyFour(page, host, cards.declined)
    await expect(page.getByText('La tarjeta fue rechazada. Prueba con otra.')).toBeVisible()
    await payWith(page, cards.good)
    await page.waitForURL(/\/payment-success/)
    await expect(page.getByRole('heading', { name: copy.success.title })).toBeVisible()
  },
)

test(
  'a bank that asks and is answered grants the credits; refused, it grants none and another try works',
  long,
  async ({ page, host }) => {
    await buyFour(page, host, cards.asksOnce)
    await page.getByRole('button', { name: 'Rechazar' }).click()
    await page.waitForURL(/\/c\/pay\//)
    await page.goto('/')
    await expect(page.getByText(desk.credits.none)).toBeVisible()
    await askForFour(page)
    await payWith(page, cards.asksOnce)
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await page.waitForURL(/\/payment-success/)
    await expect(page.getByText(copy.success.lead('7 créditos'))).toBeVisible()
  },
)

test(
  'a bank’s question left unanswered grants nothing, and the purchase can be made after all',
  long,
  async ({ page, host }) => {
    await buyFour(page, host, cards.asksOnce)
    await page.getByRole('button', { name: 'Confirmar' }).waitFor()
    await page.goto('/')
    await expect(page.getByText(desk.credits.none)).toBeVisible()
    await askForFour(page)
    await payWith(page, cards.good)
    await page.waitForURL(/\/payment-success/)
    await expect(page.getByText(copy.success.lead('7 créditos'))).toBeVisible()
  },
)

test(
  'who leaves the page to pay has paid nothing, and goes back to the same page',
  long,
  async ({ page, host, expectAccessible }) => {
    await makeFourGuides(host)
    await askForFour(page)
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
  },
)

test(
  'somebody else’s purchase, or none, is not thanked for',
  long,
  async ({ page, host: _host }) => {
    await page.goto('/payment-success?session_id=cs_test_madeup')
    await expect(page.getByRole('heading', { name: copy.success.unknownTitle })).toBeVisible()
    await page.goto('/payment-success')
    await expect(page.getByRole('heading', { name: copy.success.unknownTitle })).toBeVisible()
  },
)
