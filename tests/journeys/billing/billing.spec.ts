import type { Page } from '@playwright/test'
import { expect, type Host, test } from '#tests/journeys/desk.ts'
import { askForFour, cards, makeFourGuides, openLimit, payWith, slideTo } from './billing-steps.ts'

test('the fourth guide leads to a plan, the plan to the provider’s page, and back to seven credits and the guide', async ({
  page,
  host,
  expectAccessible,
}) => {
  await makeFourGuides(host)
  const dialog = await openLimit(page)
  await slideTo(dialog.getByRole('slider'), 4)
  await expect(dialog.getByText('$320 al mes', { exact: true })).toBeVisible()
  await expect(
    dialog.getByText(
      'Cargo automático mensual de $320 MXN, impuestos incluidos. Cancela cuando quieras en Configuración: sigues con tu plan hasta el final del mes pagado.',
    ),
  ).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Pagar $320 al mes' }).click()
  await payWith(page, cards.good)
  await page.waitForURL(/\/payment-success/)
  await expect(
    page.getByRole('heading', { name: '¡Gracias! Tu pago está confirmado' }),
  ).toBeVisible()
  await expect(page.getByText('Tienes 7 créditos. Ya puedes publicar tu guía.')).toBeVisible()
  await expect(page.getByText(/^cs_test_/)).toBeVisible()
  await expect(page).toHaveTitle(/^Pago recibido/)
  await expectAccessible()
  const paid = page.url()
  await page.getByRole('link', { name: 'Ir a tus guías' }).click()
  // It goes after five seconds, but not from under somebody who reads it.
  await page.getByText('Tus créditos se actualizaron. Ya puedes publicar la guía.').hover()
  await expectAccessible()
  await page.getByRole('button', { name: 'Publicar «Casa Cuatro»' }).click()
  await expect(
    page.getByRole('article', { name: 'Casa Cuatro' }).getByText('Publicada ·'),
  ).toBeVisible()
  expect((await host.call('get', '/guide-credits/credits')).body).toMatchObject({
    guide_credits: 7,
    published_guides_count: 4,
  })
  for (const name of ['Casa Cinco', 'Casa Seis', 'Casa Siete']) {
    await host.publish((await host.createGuide(name)).id)
  }
  await page.goto(paid)
  await expect(
    page.getByText('Tienes 7 créditos, y tus guías publicadas los usan todos.'),
  ).toBeVisible()
  await growAndPublish(page, host)
})

/** Where a plan grows for a guide, the desk goes on with that guide. */
async function growAndPublish(page: Page, host: Host) {
  await host.createGuide('Casa Ocho')
  await page.goto('/')
  const eighth = page.getByRole('article', { name: 'Casa Ocho' })
  await eighth.getByRole('button', { name: 'Publicar' }).click()
  const grow = page.getByRole('dialog', { name: 'No quedan créditos' })
  await slideTo(grow.getByRole('slider'), 6)
  await grow.getByRole('button', { name: 'Aumentar a 6 guías' }).click()
  await expect(grow).toBeHidden()
  const told = page.getByText('¡Suscripción aumentada! Tus créditos se actualizaron.')
  await told.hover()
  await page.getByRole('status').getByRole('button', { name: 'Publicar' }).click()
  await expect(eighth.getByText('Publicada ·')).toBeVisible()
}

test('who comes back from the provider’s page to this one as it was may press again', async ({
  page,
  host,
}) => {
  await makeFourGuides(host)
  const left = page.waitForRequest(/\/c\/pay\//)
  await page.route(/\/c\/pay\//, (route) => route.fulfill({ status: 204 }))
  await askForFour(page)
  await left
  const pay = page.getByRole('button', { name: 'Pagar $320 al mes' })
  await expect(pay).toHaveAttribute('aria-busy', 'true')
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(pay).not.toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Escape')
  await expect(pay).toBeHidden()
})

test('who leaves the page to pay has paid nothing, and goes back to the same page @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  await makeFourGuides(host)
  await askForFour(page)
  await page.waitForURL(/\/c\/pay\//)
  const checkout = page.url()
  await page.getByRole('link', { name: 'Volver sin pagar' }).click()
  await expect(page.getByRole('heading', { name: 'No se hizo ningún cobro' })).toBeVisible()
  await expect(page.getByRole('link', { name: '¿Algo no funcionó? Escríbenos' })).toHaveAttribute(
    'href',
    '/support',
  )
  await expectAccessible()
  expect((await host.call('get', '/guide-credits/credits')).body.guide_credits).toBe(3)
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await page.waitForURL(checkout)
})

test('somebody else’s purchase, or none, is not thanked for @long', async ({
  page,
  host: _host,
}) => {
  await page.goto('/payment-success?session_id=cs_test_madeup')
  await expect(page.getByRole('heading', { name: 'No encontramos esa compra' })).toBeVisible()
  await expect(page).toHaveTitle(/^No encontramos esa compra/)
  await page.goto('/payment-success')
  await expect(page.getByRole('heading', { name: 'No encontramos esa compra' })).toBeVisible()
})

test('who stops the browser before the provider’s page comes may press again a little later', async ({
  page,
  host,
}) => {
  await makeFourGuides(host)
  await page.clock.install()
  const dialog = await openLimit(page)
  const pay = dialog.getByRole('button', { name: /^Pagar/ })
  await page.route('**/api/stripe/**', (route) => route.abort())
  await pay.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/stripe/**')
  const left = page.waitForRequest(/\/c\/pay\//)
  await page.route(/\/c\/pay\//, (route) => route.fulfill({ status: 204 }))
  await pay.click()
  await left
  await expect(pay).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(10_000)
  await expect(pay).not.toHaveAttribute('aria-busy', 'true')
  await expect(dialog.getByRole('alert')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
