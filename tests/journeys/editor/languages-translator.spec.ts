import { test as base, expect, useProduct, usualHours } from '#tests/journeys/desk.ts'
import { chooseTool } from '#tests/journeys/menus.ts'
import { startTranslator } from '#tests/stand-ins/translator-server.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { guestCopy } from '#web/copy/guest.ts'

/** An installation with a translator. */
const test = base.extend<object>({
  product: [
    async ({ browserName: _browserName }, use) => {
      const translator = await startTranslator()
      await useProduct({ TRANSLATOR_URL: translator.url }, use)
      await translator.stop()
    },
    { scope: 'worker' },
  ],
})

const copy = translationsCopy.es

test('a machine drafts what is missing, and guests see that until the host has accepted it @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  const photoUrl = await host.uploadPhoto()
  const rules = ['Sin fiestas', 'Silencio desde las 22:00'].map((title) => ({ title, notes: '' }))
  const guide = await host.createGuide('Casa Jacaranda', {
    welcome: { ...usualHours, photoUrl },
    houseManual: { rooms: [] },
    houseRules: { rules },
  })
  await host.publish(guide.id)
  await page.goto(`/guides/${guide.id}/edit`)
  await chooseTool(page, copy.open)
  await page.getByRole('button', { name: copy.add(copy.names.en) }).click()
  await page.getByRole('button', { name: copy.machine.translate }).click()
  await expect(page.getByText(copy.machine.came(2))).toBeVisible()
  await expect(page.getByText(copy.standing.machine, { exact: true })).toHaveCount(2)
  await expectAccessible()
  await page
    .getByRole('button', { name: `${copy.accept}: `, exact: false })
    .first()
    .click()
  await expect(page.getByText(copy.standing.machine, { exact: true })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: editorCopy.es.update }).click()
  await expect(page).toHaveURL('/')

  await page.goto(`/g/${guide.short_code}?lang=en`)
  await expect(page.getByRole('heading', { name: 'en: Sin fiestas' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'en: Silencio desde las 22:00' })).toBeVisible()
  await expect(page.getByRole('img', { name: guestCopy.en.byMachine })).toHaveCount(1)
})
