import type { Page } from '@playwright/test'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { savesAt } from './calls.ts'
import { desktop, expect, test } from './desk.ts'
import { takePhoto } from './editor/editor-steps.ts'
import { holdScripts } from './held-scripts.ts'

test.use({ locale: 'en-US', viewport: desktop })

test('the screens say the sentences that were promised, word for word', async ({ page, host }) => {
  await page.goto('/')
  await expectSaid(page, [
    ...['No guidebooks yet.', 'Create your first guidebook to get started!'],
    ...['Host Dashboard', 'Settings', 'Log out'],
  ])

  await page.goto('/guides/new?from=city')
  const tabs = ['Welcome', 'House', 'Local', 'WiFi', 'Emergency', 'Rules', 'Checkout']
  await expect(page.getByRole('tab')).toContainText(tabs)
  await page.getByRole('tab', { name: 'Local' }).click()
  await expectSaid(page, ['Close', 'Back', 'Next', 'Save'])
  const { title, each } = guideWords.en.localGuide.places
  const places = page.getByRole('group', { name: title, exact: true })
  await places.getByRole('button', { expanded: false }).first().click()
  const categories = places.getByLabel(each.category.label).first().getByRole('option')
  await expect(categories).toContainText([
    ...['Restaurant', 'Attraction', 'Shop', 'Bar', 'Cafe', 'Other'],
  ])
  await page.getByRole('button', { name: 'Save', exact: true }).click({ force: true })
  await expectSaid(page, ['Property Name (Required)', 'Property Photo (Required)'])
  await page.goto('/guides/new?from=city&lang=es')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click({ force: true })
  await expectSaid(page, [
    'Debes completar estos campos requeridos antes de poder guardar la guía.',
    'Se requiere una foto de la propiedad para crear la guía.',
  ])

  const photoUrl = await host.uploadPhoto()
  const { id } = await host.createGuide('Casa Jacaranda', { welcome: { photoUrl } })
  await page.goto(`/guides/${id}/edit?lang=en`)
  await expectSaid(page, ['Edit Guidebook', 'Cancel', 'Update'])
  await page.route(savesAt, () => {})
  await page.getByRole('button', { name: 'Update' }).click()
  await expectSaid(page, ['Updating guidebook...'])

  await page.goto('/guides/new?from=city&lang=en')
  await page.getByRole('textbox', { name: 'Property name' }).fill('Casa Mora')
  await takePhoto(page, 'en')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectSaid(page, ['Saving guidebook...'])

  await page.goto('/?lang=en')
  for (const name of ['Uno', 'Dos', 'Tres']) await host.publish((await host.createGuide(name)).id)
  const card = page.getByRole('article', { name: 'Casa Jacaranda' })
  await card.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'You can unpublish existing guides to regain credits.',
  )
  await page.goto('/settings?lang=es')
  await expectSaid(page, ['Plan de cortesía', 'Inactiva'])

  const line = await holdScripts(page)
  await line.open(`/guides/${id}/preview?lang=en`)
  await expectSaid(page, ['Loading your guide...'])
  line.release()
  await page.context().clearCookies()
  await page.goto('/?lang=en')
  await expectSaid(page, ['Get started', 'Log in'])
  await page.goto('/?lang=es')
  await expectSaid(page, ['Crear Cuenta'])
})

async function expectSaid(page: Page, sentences: string[]) {
  for (const sentence of sentences) {
    const found = page.getByText(sentence, { exact: true }).filter({ visible: true })
    await expect(found.first(), sentence).toBeVisible()
  }
}
