import type { Locator, Page } from '@playwright/test'
import { successSentenceOf } from '#domain/messages/successes.ts'
import { desktop, expect, type Host, test } from '#tests/journeys/desk.ts'
import { factsDialog, seeAllFacts } from '#tests/journeys/editor/editor-steps.ts'
import { buyFour, slideTo } from './billing-steps.ts'

/** It can be read, and is gone five seconds after nobody reads it any more. */
async function expectFiveSeconds(page: Page, saying: Locator) {
  await saying.hover()
  await page.mouse.move(5, 5)
  await page.clock.runFor(5_100)
  await expect(saying).toBeHidden()
}

/** A plan for four, and the draft it was bought for; the page is where the provider leads back to. */
async function openPlanOfFour(page: Page, host: Host) {
  await buyFour(page, host)
  await page.waitForURL(/\/payment-success/)
  const draft = (await host.listGuides()).find(({ is_published }) => !is_published)
  return draft!.id
}

async function isPublished(host: Host, id: string) {
  return (await host.listGuides()).find((guide) => guide.id === id)?.is_published
}

test.describe('back from paying, the desk says that the guide can be published', () => {
  test('once, for five seconds, and no more after a reload or going back @long', async ({
    page,
    host,
  }) => {
    const id = await openPlanOfFour(page, host)
    await page.clock.install()
    await page.goto(`/?bought=${id}`)
    const news = page.getByText('Tus créditos se actualizaron. Ya puedes publicar la guía.')
    await expect(news).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(4)
    await expect(news).toBeHidden()
    await page.goto('/settings')
    await page.goBack()
    await expect(page.getByRole('article')).toHaveCount(4)
    await expect(news).toBeHidden()

    await page.goto(`/?bought=${id}`)
    await expectFiveSeconds(page, news)
  })

  test('only when that is so: not of a guide that is gone, is published or is another host’s @long', async ({
    page,
    host,
  }) => {
    const id = await openPlanOfFour(page, host)
    const [other] = (await host.listGuides()).filter(({ is_published }) => is_published)
    for (const bought of [other!.id, 'no-such-guide', '']) {
      await page.goto(`/?bought=${bought}`)
      await expect(page.getByText('Tus créditos se actualizaron.', { exact: true })).toBeVisible()
      await expect(
        page.getByText('Tus créditos se actualizaron. Ya puedes publicar la guía.'),
      ).toBeHidden()
    }
    await host.createGuide('Casa Cinco')
    for (let more = 0; more < 3; more += 1) {
      await host.publish((await host.createGuide(`Otra ${more}`)).id)
    }
    await host.publish(id)
    const spent = (await host.listGuides()).find(({ name }) => name === 'Casa Cinco')
    expect((await host.call('get', '/guide-credits/credits')).body.available_credits).toBe(0)
    await page.goto(`/?bought=${spent!.id}`)
    await expect(page.getByText('Tus créditos se actualizaron.', { exact: true })).toBeVisible()
    await expect(
      page.getByText('Tus créditos se actualizaron. Ya puedes publicar la guía.'),
    ).toBeHidden()
  })
})

test('back from paying, what guests will act on is asked before the guide is published @long', async ({
  page,
  host,
}) => {
  await openPlanOfFour(page, host)
  const welcome = { checkInHour: '4:00', checkOutHour: '10:00' }
  const { id } = await host.createGuide('Casa Nueva', { welcome })
  await page.goto(`/?bought=${id}`)
  await page.getByRole('button', { name: 'Publicar «Casa Nueva»' }).click()
  await expect(factsDialog(page)).toContainText('16:00')
  expect(await isPublished(host, id)).toBe(false)
  await (await seeAllFacts(page)).click()
  await expect(page.getByText('Guía publicada. Tus huéspedes ya pueden abrirla.')).toBeVisible()
  await expect(page.getByText(/Tus créditos se actualizaron/)).toBeHidden()
  expect(await isPublished(host, id)).toBe(true)
})

test('an address alone claims no purchase @long', async ({ page, host }) => {
  const { id } = await host.createGuide('Casa')
  await page.goto(`/?bought=${id}`)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByText('Tus créditos se actualizaron.')).toBeHidden()
})

test('a plan that grew from the desk is said there for five seconds once the dialog is gone @long', async ({
  page,
  host,
}) => {
  const id = await openPlanOfFour(page, host)
  await host.publish(id)
  for (let more = 0; more < 3; more += 1) {
    await host.publish((await host.createGuide(`Otra ${more}`)).id)
  }
  await host.createGuide('Casa Ocho')
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('article')).toHaveCount(8)
  const card = page.getByRole('article', { name: 'Casa Ocho' })
  await card.getByRole('button', { name: 'Publicar' }).click()
  const dialog = page.getByRole('dialog', { name: 'No quedan créditos' })
  await slideTo(dialog.getByRole('slider'), 6)
  await dialog.getByRole('button', { name: 'Aumentar a 6 guías' }).click()
  await expectFiveSeconds(page, page.getByRole('main').getByText('¡Suscripción aumentada!'))
})

test('in the settings, what became of a plan is said for five seconds once its dialog is gone @long', async ({
  page,
  host,
}) => {
  await openPlanOfFour(page, host)
  await page.clock.install()
  await page.goto('/settings')
  const plan = page.getByRole('region', { name: 'Suscripción' })
  await expect(plan.getByText('Activa', { exact: true })).toBeVisible()
  const deeds = [
    ['Cancelar suscripción', 'subscription_cancelled', 'Cancelando al final del período'],
    ['Reactivar suscripción', 'subscription_reactivated', 'Activa'],
  ] as const
  for (const [deed, code, status] of deeds) {
    await plan.getByRole('button', { name: deed }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: deed }).click()
    await expectFiveSeconds(page, plan.getByText(successSentenceOf(code, 'es')))
    await expect(plan.getByText(status, { exact: true })).toBeVisible()
  }
})

test('a plan that could not be changed says so beside its button, for five seconds @long', async ({
  page,
  host,
}) => {
  await openPlanOfFour(page, host)
  await page.clock.install()
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Cancelar suscripción' }).click()
  await page.route('**/api/stripe/**', (route) => route.abort())
  const question = page.getByRole('alertdialog')
  for (const _ of ['once', 'again']) {
    await question.getByRole('button', { name: 'Cancelar suscripción' }).click()
    const alert = question.getByRole('alert')
    await expect(alert).toContainText('Error al cancelar la suscripción. El servicio no responde')
    await expectFiveSeconds(page, alert)
  }
  await question.getByRole('button', { name: 'Seguir con mi plan' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('region').getByRole('alert')).toBeHidden()
})

test('a button of the settings says so without a connection, and the page stands @long', async ({
  page,
  host,
  context,
}) => {
  await openPlanOfFour(page, host)
  await page.goto('/settings')
  const cancel = { name: 'Cancelar suscripción' }
  await page.getByRole('button', cancel).click()
  const question = page.getByRole('alertdialog')
  await context.setOffline(true)
  await question.getByRole('button', cancel).click()
  await expect(question.getByRole('alert')).toContainText('Error al cancelar la suscripción')
  await context.setOffline(false)
  await question.getByRole('button', cancel).click()
  await expect(page.getByText('Cancelando al final del período')).toBeVisible()
})

test('what became of a plan earlier is not told again when it is asked about anew @long', async ({
  page,
  host,
}) => {
  await openPlanOfFour(page, host)
  await page.setViewportSize(desktop)
  await page.goto('/settings')
  const cancel = { name: 'Cancelar suscripción' }
  const plan = page.getByRole('region', { name: 'Suscripción' })
  const question = page.getByRole('alertdialog')
  const press = question.getByRole('button', cancel)
  await page.route('**/api/stripe/**', (route) => route.abort())
  await plan.getByRole('button', cancel).click()
  await press.click()
  await expect(question.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/stripe/**')
  await question.getByRole('button', { name: 'Seguir con mi plan' }).click()
  await plan.getByRole('button', cancel).click()
  await expect(press).toBeVisible()
  await expect(question.getByRole('alert')).toBeHidden()
  await press.click()
  await expect(question).toBeHidden()

  // In another tab it goes on; this one hears of it without being left.
  const { user } = await (await page.request.get('/api/session')).json()
  await host.call('post', '/stripe/reactivate-subscription', { hostId: user.id })
  await page.getByRole('link', { name: 'Configuración' }).click()
  await plan.getByRole('button', cancel).click()
  await press.click()
  await expect(question.getByText(successSentenceOf('subscription_cancelled', 'es'))).toBeVisible()
  await expect(plan.getByText('Cancelando al final del período')).toBeVisible()
})
