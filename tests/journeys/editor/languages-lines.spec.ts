import { expect, expectNoOverflow, test, usualHours } from '#tests/journeys/desk.ts'
import { chooseTool } from '#tests/journeys/menus.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'

const { lines, ...copy } = translationsCopy.es

test('a host copies all texts, has them translated elsewhere, pastes them, and guests read them @long', async ({
  page,
  host,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const photoUrl = await host.uploadPhoto()
  const rules = ['Sin fiestas', 'Silencio desde las 22:00'].map((title) => ({ title, notes: '' }))
  const { id, short_code: code } = await host.createGuide('Casa Jacaranda', {
    language: 'es',
    welcome: { ...usualHours, photoUrl, note: 'Hay café en la alacena.' },
    houseManual: { rooms: [] },
    houseRules: { rules },
  })
  await host.publish(id)
  await page.goto(`/guides/${id}/edit`)
  await chooseTool(page, copy.open)
  await page.getByRole('button', { name: copy.add(copy.names.en) }).click()
  await page.getByRole('button', { name: lines.copy }).click()
  await expect(page.getByRole('button', { name: lines.copied })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(
    '1. Hay café en la alacena.\n2. Sin fiestas\n3. Silencio desde las 22:00',
  )

  await page.getByRole('button', { name: lines.paste }).click()
  const field = page.getByRole('textbox', { name: lines.paste })
  await expectAccessible()
  await field.fill('Here you are:\n\n1) There is coffee in the larder.\n2) No parties\n7) More')
  await page.setViewportSize({ width: 390, height: 500 })
  await page.getByRole('button', { name: lines.take }).click()
  const came = page.getByRole('status').filter({ hasText: lines.taken(2) })
  await expect(came).toBeInViewport({ ratio: 1 })
  await expect(came).toContainText(`${lines.missing} 3. Silencio desde las 22:00`)
  await expect(came).toContainText(`${lines.unknown} 7.`)
  const done = page.locator('details').filter({ hasText: copy.sectionDone({ done: 1, all: 1 }) })
  await expect(done).not.toHaveAttribute('open')
  await expectAccessible()
  await expectNoOverflow(page)

  await page.getByRole('button', { name: lines.paste }).click()
  await field.fill('3. Quiet from 22:00')
  await page.getByRole('button', { name: lines.take }).click()
  await expect(page.getByText(copy.figures.done)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: editorCopy.es.update }).click()
  await expect(page).toHaveURL('/')
  await page.goto(`/g/${code}?lang=en`)
  await expect(page.getByText('There is coffee in the larder.').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No parties' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Quiet from 22:00' })).toBeVisible()
})
