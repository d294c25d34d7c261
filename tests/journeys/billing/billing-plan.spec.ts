import { addDays, dayIn } from '#domain/values/zoned-time.ts'
import { expect, test } from '#tests/journeys/desk.ts'
import { formatDays } from '#web/copy/formats/format-days.ts'
import { agreeOn, buyFour, cards, day, payWith, slideTo, tellSandbox } from './billing-steps.ts'

const dayAfter = (days: number) => addDays(dayIn('UTC', Date.now()), days)

test('a plan grows in the settings by what the quote says, ends, and goes on after all @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  await buyFour(page, host)
  await page.waitForURL(/\/payment-success/)
  for (const name of ['Uno', 'Dos', 'Tres', 'Cuatro'])
    await host.publish((await host.createGuide(name)).id)
  await page.goto('/settings')
  const plan = page.getByRole('region', { name: 'Suscripción' })
  await expect(plan.getByText('Plan mensual por guía')).toBeVisible()
  await expect(plan.getByText('Activa')).toBeVisible()
  await expect(plan.getByText(/^\d{1,2} de [a-z]+ de \d{4} · \$320$/)).toBeVisible()
  await expectAccessible()

  await plan.getByRole('button', { name: 'Aumentar mi plan' }).click()
  const grow = page.getByRole('dialog', { name: 'Aumenta tu plan' })
  await slideTo(grow.getByRole('slider'), 6)
  await expect(grow.getByText('6 guías × $80')).toBeVisible()
  await expect(grow.getByText('−$60')).toBeVisible()
  await expect(grow.getByText('$100 más al mes')).toBeVisible()
  await expectAccessible()
  await grow.getByRole('button', { name: 'Aumentar a 6 guías' }).click()
  await expect(grow.getByText('¡Suscripción aumentada!')).toBeVisible()
  await expect(grow).toBeHidden()
  await expect(plan.getByText('6 guías')).toBeVisible()
  expect((await host.call('get', '/guide-credits/credits')).body.guide_credits).toBe(9)

  await plan.getByRole('button', { name: 'Cancelar suscripción' }).click()
  const question = page.getByRole('alertdialog')
  const { published_guides_count: published } = (await host.call('get', '/guide-credits/credits'))
    .body
  await expect(question).toContainText(`${published - 3} de tus guías publicadas se queda`)
  await expectAccessible()
  await question.getByRole('button', { name: 'Cancelar suscripción' }).click()
  await expect(question).toBeHidden()
  await expect(plan.getByRole('heading', { name: 'Suscripción' })).toBeFocused()
  await expect(plan.getByText('Cancelando al final del período')).toBeVisible()
  await expect(plan.getByText('Termina el')).toBeVisible()
  await plan.getByRole('button', { name: 'Reactivar suscripción' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivar suscripción' }).click()
  await expect(plan.getByText('Activa', { exact: true })).toBeVisible()

  await plan.getByRole('button', { name: 'Tarjeta y facturas' }).click()
  await page.waitForURL(/\/p\/session\//)
})

test('an increase that the bank wants confirmed names the page, and comes when it is paid @long', async ({
  page,
  host,
}) => {
  await buyFour(page, host, cards.asksAlways)
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.waitForURL(/\/payment-success/)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Aumentar mi plan' }).click()
  const grow = page.getByRole('dialog', { name: 'Aumenta tu plan' })
  await slideTo(grow.getByRole('slider'), 6)
  await grow.getByRole('button', { name: 'Aumentar a 6 guías' }).click()
  await expect(grow.getByRole('alert')).toBeVisible()
  expect((await host.call('get', '/guide-credits/credits')).body.guide_credits).toBe(7)
  await grow.getByRole('link', { name: 'Ir a pagar' }).first().click()
  await page.waitForURL(/\/i\//)
})

test('of a plan that support has agreed on, no price is said that nobody charges @long', async ({
  page,
  host,
  product,
}) => {
  await buyFour(page, host)
  await page.waitForURL(/\/payment-success/)
  await agreeOn(product, 20)
  const credits = async () => (await host.call('get', '/guide-credits/credits')).body
  await expect.poll(async () => (await credits()).guide_credits).toBe(23)
  await page.goto('/settings')
  const plan = page.getByRole('region', { name: 'Suscripción' })
  await expect(plan.getByText('Próximo cobro', { exact: true })).toBeVisible()
  await expect(plan).not.toContainText('$')
  await plan.getByRole('button', { name: 'Aumentar mi plan' }).click()
  const grow = page.getByRole('dialog', { name: 'Aumenta tu plan' })
  await expect(grow.getByText('Ya tienes el plan más grande: 15 guías.')).toBeVisible()
  await expect(grow).not.toContainText('$')
  await page.keyboard.press('Escape')
  await plan.getByRole('button', { name: 'Cancelar suscripción' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancelar suscripción' }).click()
  await expect(question).toBeHidden()
  await plan.getByRole('button', { name: 'Reactivar suscripción' }).click()
  await expect(question).toContainText(/Próximo cobro: \d{1,2} de [a-z]+ de \d{4}\./)
})

test('a plan of eight is told that nine cost less, and a saving is never a charge @long', async ({
  page,
  host,
}) => {
  await host.createGuide('Casa')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Elegir un plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Compra créditos' })
  const slider = dialog.getByRole('slider')
  await slideTo(slider, 8)
  await expect(dialog.getByText('9 guías cuestan menos')).toBeVisible()
  await slideTo(slider, 12)
  await expect(dialog.getByText('13 guías cuestan menos')).toBeVisible()
  await slideTo(slider, 8)
  await dialog.getByRole('button', { name: 'Pagar $560 al mes' }).click()
  await payWith(page, cards.good)
  await page.waitForURL(/\/payment-success/)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Aumentar mi plan' }).click()
  const grow = page.getByRole('dialog', { name: 'Aumenta tu plan' })
  await expect(grow.getByRole('slider')).toHaveValue('9')
  await expect(grow.getByText('Ahorras $20 al mes')).toBeVisible()
  await slideTo(grow.getByRole('slider'), 8)
  await expect(
    grow.getByText('La nueva cantidad debe ser mayor que la de tu suscripción actual'),
  ).toBeVisible()
})

test('a plan that ends leaves a week to choose; guests notice nothing until it is over, and then no word of money @long', async ({
  page,
  host,
  product,
  expectAccessible,
}) => {
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
  await page.getByRole('button', { name: 'Cancelar suscripción' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar suscripción' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page.getByText('Cancelando al final del período')).toBeVisible()

  await tellSandbox(product, 'advance', { seconds: 32 * day })
  await expect(async () => {
    await page.goto('/')
    await expect(page.getByText('Tienes más guías publicadas que créditos')).toBeVisible({
      timeout: 5000,
    })
  }).toPass()
  await expect(page.getByText(/Después dejarían de verse: Casa Cuatro\./)).toBeVisible()
  const stays = { from: dayAfter(38), until: dayAfter(41) }
  await host.call('post', `/guidebooks/${newest!.id}/stays`, stays)
  await page.reload()
  await expect(
    page.getByText(
      `Habrá huéspedes que se quedarían sin guía: Casa Cuatro (${formatDays(stays, 'es')}).`,
    ),
  ).toBeVisible()
  await expectAccessible()
  expect(await guestText()).toBe(before)
  await page.goto('/settings')
  await expect(page.getByText('Cancelada', { exact: true })).toBeVisible()

  await tellSandbox(product, 'advance', { seconds: 8 * day })
  await expect(async () => {
    expect((await askAsGuest()).status()).toBe(404)
  }).toPass()
  expect(await guestText()).not.toMatch(/pago|payment|crédito/i)

  await page.goto('/settings')
  await page.getByRole('button', { name: 'Elegir un plan' }).click()
  await page.getByRole('button', { name: 'Pagar $100 al mes' }).click()
  await payWith(page, cards.good)
  await page.waitForURL(/\/payment-success/)
  await page.goto('/')
  await page.getByRole('button', { name: 'Volver a publicar 1 guía' }).click()
  await expect(
    page.getByRole('article', { name: 'Casa Cuatro' }).getByText('Publicada ·'),
  ).toBeVisible()
  expect(await guestText()).toBe(before)
})

test('guides that were taken down come back oldest first, as far as the credits go @long', async ({
  page,
  host,
  product,
}) => {
  await buyFour(page, host)
  await page.waitForURL(/\/payment-success/)
  for (const name of ['Casa Cinco', 'Casa Seis']) await host.createGuide(name)
  for (const { id } of (await host.listGuides()).toReversed()) await host.publish(id)
  const { user } = await (await page.request.get('/api/session')).json()
  await host.call('post', '/stripe/cancel-subscription', { hostId: user.id })
  const credits = async () => (await host.call('get', '/guide-credits/credits')).body
  await tellSandbox(product, 'advance', { seconds: 32 * day })
  await expect.poll(async () => (await credits()).guide_credits).toBe(3)
  await tellSandbox(product, 'advance', { seconds: 8 * day })
  await expect.poll(async () => (await credits()).published_guides_count).toBe(3)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Elegir un plan' }).click()
  await slideTo(page.getByRole('slider'), 2)
  await page.getByRole('button', { name: /^Pagar/ }).click()
  await payWith(page, cards.good)
  await page.waitForURL(/\/payment-success/)
  await page.goto('/')
  await page.getByRole('button', { name: /^Volver a publicar/ }).click()
  await expect.poll(async () => (await credits()).published_guides_count).toBe(5)
  const { body } = await host.call('get', '/guide-credits/published')
  const back = body.published_guides.slice(3).map(({ name }: { name: string }) => name)
  expect(back).toEqual(['Casa Cuatro', 'Casa Cinco'])
})
