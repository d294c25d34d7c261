import { unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { expect, test } from '#tests/journeys/desk.ts'
import { unconfirmedCopy } from '#web/copy/editor/editor.ts'

test('a section is confirmed without what is folded away in it, to which its host is led then @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  const note = 'Hay café junto a la estufa.'
  const late = 'Toquen en el 3.'
  const photoUrl = await host.uploadPhoto()
  const { id } = await host.createGuide('Casa Limón', {
    welcome: { photoUrl, note, arrival: { late } },
    unconfirmed: unconfirmedTexts({ 'welcome.note': note, 'welcome.arrival.late': late }),
  })
  await page.goto(`/guides/${id}/edit`)
  const panel = page.getByRole('tabpanel', { name: /^Bienvenida/ })
  const fold = panel.getByRole('button', { name: /^Llegada/ })
  await expect(fold).toContainText('Sin confirmar')
  await expectAccessible()
  const whole = panel.getByRole('button', { name: 'Confirmar esta sección' })
  const confirm = async () => {
    await whole.scrollIntoViewIfNeeded()
    await whole.click()
  }
  await confirm()
  await expect(
    panel.getByRole('status').filter({ hasText: unconfirmedCopy.es.tabConfirmed }),
  ).toBeVisible()
  await expect(panel.getByRole('textbox', { name: 'Si llegan tarde' })).toBeFocused()
  await panel.getByRole('button', { name: 'Confirmar: Si llegan tarde' }).click()
  await expect(whole).toHaveCount(0)
  await fold.click()
  await expect(fold).not.toContainText('Sin confirmar')
})

test('a code without a name is called by what it opens @long', async ({ page, host }) => {
  const codes = [
    { kind: 'lockbox', label: '', code: '7092', notes: '' },
    { kind: 'other', label: '', code: '4418', notes: '' },
  ]
  const { id } = await host.createGuide('Casa Limón', { welcome: { arrival: { codes } } })
  await page.goto(`/guides/${id}/edit`)
  await page.getByRole('button', { name: /^Llegada/ }).click()
  await expect(page.getByRole('button', { name: 'Caja de llaves', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clave 2', exact: true })).toBeVisible()
})
