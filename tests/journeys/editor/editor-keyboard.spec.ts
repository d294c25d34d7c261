import { unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { expect, test } from '#tests/journeys/desk.ts'
import { pressOn, tabTo } from '#tests/journeys/keyboard.ts'
import { chooseTool } from '#tests/journeys/menus.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { editorCopy, startCopy, unconfirmedCopy } from '#web/copy/editor/editor.ts'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { listsCopy } from '#web/copy/guide/fields.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { localGuideCopy } from '#web/copy/guide/local-guide.ts'
import { greetingField, nameField, saveButton, updateButton } from './editor-steps.ts'

const editor = editorCopy.es
const lists = listsCopy.es
const { steps: list } = guideWords.es.checkout

test('a guide is edited and saved by keyboard alone', async ({ page, host }) => {
  const photoUrl = await host.uploadPhoto()
  const { id } = await host.createGuide('Casa', { welcome: { photoUrl } })
  await page.goto('/')
  await pressOn(page, page.getByRole('link', { name: 'Editar Casa' }))
  await expect(page.getByRole('dialog', { name: editor.editTitle })).toBeFocused()
  await tabTo(page, page.getByRole('tab', { selected: true }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { selected: true })).toHaveText(
    new RegExp(editor.tabs.house_manual),
  )
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, greetingField(page))
  await page.keyboard.type('Hola')
  await pressOn(page, updateButton(page))
  await expect(page.getByText('Se guardaron los cambios de Casa.').first()).toBeVisible()
  await expect(page).toHaveURL('/')
  const { body } = await host.call('get', `/guidebooks/${id}`)
  expect(body.form.welcome.greeting).toBe('Hola')
})

test('a new guide is made by keyboard alone, from its template to saved @long', async ({
  page,
  host,
}) => {
  await page.goto('/')
  await pressOn(page, page.getByRole('link', { name: deskCopy.es.create }).first())
  await expect(page.getByRole('dialog', { name: startCopy.es.title })).toBeVisible()
  await pressOn(page, page.getByRole('link', { name: startCopy.es.beach.title }))
  await expect(page.getByRole('dialog', { name: editor.createTitle })).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: photoCopy.es.illustration }), 'Space')
  await expect(page.getByText(photoCopy.es.uploaded)).toBeVisible()
  await tabTo(page, nameField(page))
  await page.keyboard.type('Villa Marea')
  await pressOn(page, saveButton(page))
  await expect(page.getByText('Borrador guardado').first()).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await host.listGuides()).toMatchObject([{ name: 'Villa Marea' }])
})

test('a new guide with empty sections is saved anyway by keyboard alone @long', async ({
  page,
  host,
}) => {
  await page.goto('/guides/new')
  await pressOn(page, page.getByRole('link', { name: startCopy.es.empty.title }))
  await tabTo(page, page.getByRole('button', { name: photoCopy.es.illustration }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(photoCopy.es.uploaded)).toBeVisible()
  await tabTo(page, nameField(page))
  await page.keyboard.type('Casa vacía')
  await pressOn(page, saveButton(page))
  const question = page.getByRole('alertdialog', { name: editor.missing.emptyTitle })
  await expect(question.getByRole('button', { name: editor.missing.goBack })).toBeFocused()
  await expect(question.getByRole('listitem').first()).toHaveText('Bienvenida: Saludo')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await pressOn(page, saveButton(page))
  await pressOn(page, question.getByRole('button', { name: editor.missing.saveAnyway }))
  await expect(page.getByText('Borrador guardado').first()).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await host.listGuides()).toHaveLength(1)
})

test('an entry is removed and taken back by keyboard alone @long', async ({ page, host }) => {
  const steps = [{ title: 'Llaves' }, { title: 'Ventanas' }]
  const { id } = await host.createGuide('Casa', { checkout: { steps } })
  await page.goto(`/guides/${id}/edit?tab=checkout`)
  const titles = page.getByRole('textbox', { name: list.each.title.label, exact: true })
  const rows = page.getByRole('button', { name: /^(Llaves|Ventanas)$/ })
  await pressOn(page, page.getByRole('button', { name: lists.options(`${list.entry} 1`) }))
  const remove = page.getByRole('menuitem', { name: lists.remove })
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveText(['Ventanas'])
  const undo = page.getByRole('button', { name: lists.undo })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Space')
  await expect(rows).toHaveText(['Llaves', 'Ventanas'])
  await expect(titles).toHaveValue('Llaves')
  await expect(titles).toBeFocused()
})

test('what goes away once it is pressed leaves the keyboard beside it @long', async ({
  page,
  host,
}) => {
  const pointAt = (latitude: number) =>
    `https://www.google.com/maps/search/?api=1&query=${latitude},-99.162`
  const { id } = await host.createGuide('Casa', {
    welcome: { note: 'Hola' },
    localGuide: {
      propertyLocation: { mapsLink: pointAt(19.418) },
      places: [{ name: 'Fonda', category: 'Restaurant', mapsLink: pointAt(19.4215) }],
    },
    unconfirmed: unconfirmedTexts({ 'welcome.note': 'Hola' }),
  })
  await page.goto(`/guides/${id}/edit`)
  const { illustration, uploaded, choose, change } = photoCopy.es
  await pressOn(page, page.getByRole('button', { name: illustration }))
  await expect(page.getByText(uploaded)).toBeVisible()
  await expect(
    page.getByRole('button', { name: change }).or(page.getByRole('button', { name: choose })),
  ).toBeFocused()
  const { confirmOf, undo } = unconfirmedCopy.es
  const { label } = guideWords.es.welcome.note
  await pressOn(page, page.getByRole('button', { name: confirmOf(label) }))
  await expect(page.getByRole('button', { name: undo })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(label))

  await page.getByRole('tab', { name: editor.tabs.local_guide }).click()
  const { howFar, ways, takeWay } = localGuideCopy.es
  const { minutes, by } = guideWords.es.localGuide.places.each
  await pressOn(page, page.getByRole('button', { name: howFar }))
  await expect(page.getByRole('spinbutton', { name: minutes.label })).toBeFocused()
  await pressOn(page, page.getByRole('button', { name: takeWay(ways.foot(7)) }))
  await expect(page.getByLabel(by.label)).toBeFocused()
})

test('a translation is accepted by keyboard, and its text has the focus @long', async ({
  page,
  host,
}) => {
  const { id } = await host.createGuide('Casa', { welcome: { note: 'Hola' } })
  const { form } = (await host.call('get', `/guidebooks/${id}`)).body
  const older = { text: 'Hello', of: 'otro' }
  const translations = { en: { 'welcome.note': older } }
  await host.call('put', `/guidebooks/${id}`, { ...form, translations })
  await page.goto(`/guides/${id}/edit`)
  const { open, names, edit, stillRight } = translationsCopy.es
  await chooseTool(page, open)
  await pressOn(page, page.getByRole('button', { name: edit(names.en) }))
  await pressOn(page, page.getByRole('button', { name: `${stillRight}: ` }).first())
  await expect(page.locator(':focus')).toHaveValue('Hello')
})
