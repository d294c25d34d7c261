import { expect, test } from '#tests/journeys/desk.ts'
import { editorCopy, keepingCopy, startCopy } from '#web/copy/editor/editor.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { completingCopy } from '#web/copy/guide/tabs.ts'
import {
  draftOffer,
  greetingField,
  keptAsDraft,
  nameField,
  reloadAnyway,
  saveButton,
  takeIllustration,
} from './editor-steps.ts'

const editor = editorCopy.es

test.describe('a new guide', () => {
  test('without name and photo is told what is required, and goes back to fill it out', async ({
    page,
    host: _host,
    expectAccessible,
  }) => {
    await page.goto('/guides/new')
    await expect(page.getByRole('dialog', { name: startCopy.es.title })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(startCopy.es.title)
    await expectAccessible()
    await page.getByRole('link', { name: startCopy.es.empty.title }).click()
    const save = saveButton(page)
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('tabpanel').evaluate((panel) => panel.scrollIntoView({ block: 'end' }))
    await expect(nameField(page)).not.toBeInViewport()
    await save.click({ force: true })
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByText('Nombre de la propiedad (Requerido)')).toBeVisible()
    await expect(dialog.getByText('Foto de la propiedad (Requerida)')).toBeVisible()
    await expect(dialog.getByRole('button')).toHaveText([editor.missing.goBack])
    await expectAccessible()
    await dialog.getByRole('button', { name: editor.missing.goBack }).click()
    const name = nameField(page)
    await expect(name).toBeFocused()
    await expect(name).toBeInViewport()
    await expect(name).toHaveAccessibleDescription('Nombre de la propiedad (Requerido)')
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('Foto de la propiedad (Requerida)')).toBeVisible()
    const photo = page.getByRole('group', { name: guideWords.es.welcome.photoUrl.label })
    await expect(photo).toHaveAccessibleDescription(/^Foto de la propiedad \(Requerida\)/)
  })

  test('with empty sections asks before it saves anyway @long', async ({
    page,
    host,
    expectAccessible,
  }) => {
    await page.goto('/guides/new?from=empty')
    await nameField(page).fill('Casa vacía')
    await takeIllustration(page)
    await saveButton(page).click()
    const dialog = page.getByRole('alertdialog')
    const { house_manual: rooms, checkout: steps } = completingCopy.es
    const empty = Object.values(editor.tabs).map((tab) => new RegExp(`^${tab}: .`))
    await expect(dialog.getByRole('listitem')).toHaveText(empty)
    await expect(dialog.getByText(`${editor.tabs.house_manual}: ${rooms}`)).toBeVisible()
    await expect(dialog.getByText(`${editor.tabs.checkout}: ${steps}`)).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: editor.missing.goBack }).click()
    await expect(page.getByRole('tab', { name: editor.tabs.welcome })).toBeFocused()
    await greetingField(page).fill('Hola')
    await saveButton(page).click()
    await page.getByRole('button', { name: editor.missing.goBack }).click()
    const house = page.getByRole('tab', { name: editor.tabs.house_manual })
    await expect(house).toBeFocused()
    await expect(house).toHaveAttribute('aria-selected', 'true')
    await saveButton(page).click()
    await dialog.getByRole('button', { name: editor.missing.saveAnyway }).click()
    await expect(page.getByText('Borrador guardado').first()).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(await host.listGuides()).toHaveLength(1)
  })

  test('that was restored, left by Back and discarded is gone from the screen, too @long', async ({
    page,
    host: _host,
  }) => {
    await page.goto('/guides/new')
    await page.getByRole('link', { name: startCopy.es.city.title }).click()
    await nameField(page).fill('Casa a medias')
    await keptAsDraft(page)
    await reloadAnyway(page)
    await draftOffer(page).getByRole('button', { name: keepingCopy.es.offer.restore }).click()
    await expect(nameField(page)).toHaveValue('Casa a medias')
    await page.goBack()
    await page.getByRole('button', { name: editor.leave.discard }).click()
    await expect(page).toHaveURL('/guides/new')
    await expect(nameField(page)).toBeHidden()
  })
})
