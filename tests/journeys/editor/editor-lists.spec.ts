import type { Page } from '@playwright/test'
import { expect, type Host, test } from '#tests/journeys/desk.ts'
import { chooseInMenu } from '#tests/journeys/menus.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { listsCopy } from '#web/copy/guide/fields.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { fillNewGuide } from './editor-steps.ts'

const editor = editorCopy.es
const { places } = guideWords.es.localGuide
const { steps: list } = guideWords.es.checkout
const lists = listsCopy.es

test.describe('the lists of the editor', () => {
  const steps = ['Uno', 'Dos', 'Tres'].map((title) => ({ title }))

  async function openSteps(page: Page, host: Host) {
    const { id } = await host.createGuide('Casa', {
      welcome: { photoUrl: '' },
      checkout: { steps },
    })
    await page.goto(`/guides/${id}/edit?tab=checkout`)
  }

  const rows = (page: Page) => page.getByRole('button', { name: /^(Uno|Dos|Tres|Paso \d)$/ })

  const menuOf = (entry: string, at: number) => lists.options(lists.numbered(entry, at))

  test('grow, shrink to one and take back what was removed', async ({ page, host }) => {
    await openSteps(page, host)
    const { entry } = list
    const remove = (at: number) =>
      chooseInMenu(page, { menu: menuOf(entry, at), item: lists.remove })
    await remove(2)
    await expect(rows(page)).toHaveText(['Uno', 'Tres'])
    const undo = page.getByRole('button', { name: lists.undo })
    await expect(undo).toBeFocused()
    await undo.click()
    await expect(rows(page)).toHaveText(['Uno', 'Dos', 'Tres'])
    await remove(1)
    await remove(1)
    await expect(undo).toBeFocused()
    await page.getByRole('button', { name: menuOf(entry, 1) }).click()
    await expect(page.getByRole('menuitem')).not.toHaveCount(0)
    await expect(page.getByRole('menuitem', { name: lists.remove })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: list.add }).click()
    await expect(page.getByRole('textbox', { name: 'Paso', exact: true }).last()).toBeFocused()
    await page.getByRole('tab', { name: editor.tabs.local_guide }).click()
    await chooseInMenu(page, { menu: menuOf(places.entry, 1), item: lists.remove })
    await expect(page.getByRole('textbox', { name: places.each.name.label })).toHaveCount(0)
  })

  test('are called by their kind and place when removed, where a name has no letter', async ({
    page,
    host,
  }) => {
    const steps = [{ title: '|' }, { title: 'Dos' }]
    const { id } = await host.createGuide('Casa', { checkout: { steps } })
    await page.goto(`/guides/${id}/edit?tab=checkout`)
    await chooseInMenu(page, { menu: menuOf(list.entry, 1), item: lists.remove })
    await expect(page.getByText(lists.removed('Paso 1'))).toBeVisible()
  })

  test('are put in order from their menus, by keyboard too, each step said aloud', async ({
    page,
    host,
  }) => {
    await openSteps(page, host)
    await page.getByRole('button', { name: menuOf('Paso', 1) }).press('Enter')
    const down = page.getByRole('menuitem', { name: lists.down })
    await down.press('Enter')
    await expect(page.getByText(lists.moved(2, 3))).toBeAttached()
    await down.press('Enter')
    await expect(page.getByText(lists.moved(3, 3))).toBeAttached()
    await expect(down).toBeDisabled()
    await expect(rows(page)).toHaveText(['Dos', 'Tres', 'Uno'])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: menuOf('Paso', 3) })).toBeFocused()
  })

  test('open and close by their names, and what a menu opens has the focus', async ({
    page,
    host,
    expectAccessible,
  }) => {
    await openSteps(page, host)
    const row = page.getByRole('button', { name: 'Dos', exact: true })
    await row.click()
    await expect(page.getByRole('textbox', { name: list.each.title.label })).toHaveValue('Dos')
    await row.click()
    await expect(page.getByRole('textbox', { name: list.each.title.label })).toBeHidden()
    await chooseInMenu(page, { menu: menuOf('Paso', 3), item: lists.video })
    await expect(page.getByRole('textbox', { name: list.each.videoUrl.label })).toBeFocused()
    await chooseInMenu(page, { menu: menuOf('Paso', 1), item: lists.photos })
    await expect(page.getByRole('button', { name: list.each.photos.add })).toBeFocused()
    await expectAccessible()
  })

  test('show who sees an entry only where it is locked @long', async ({ page, host }) => {
    await openSteps(page, host)
    const chip = page.getByText('Solo con reservación', { exact: true })
    await chooseInMenu(page, {
      menu: menuOf('Paso', 1),
      item: 'Mostrar solo con reservación (el título se ve)',
    })
    await expect(chip).toHaveCount(1)
    await chooseInMenu(page, {
      menu: menuOf('Paso', 1),
      item: 'Mostrar a cualquiera con el enlace',
    })
    await expect(chip).toHaveCount(0)
  })
})

test('an entry’s own link is copied from the editor @long', async ({
  page,
  host,
  product,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id } = await host.createGuide('Casa', {
    welcome: { photoUrl: '' },
    checkout: { steps: [{ id: 'k7k7k7k7', title: 'Cerrar el gas' }] },
  })
  const { body } = await host.call('get', `/guidebooks/${id}`)
  await page.goto(`/guides/${id}/edit?tab=checkout`)
  const menu = lists.options(lists.numbered(list.entry, 1))
  await chooseInMenu(page, { menu, item: lists.link.copy })
  await expect(page.getByText(lists.link.copied)).toBeAttached()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${product.url}/g/${body.property.short_code}#k7k7k7k7`)
  await expectAccessible()
})

test('each unconfirmed detail of a room has one mark to confirm it @long', async ({
  page,
  host: _host,
}) => {
  await fillNewGuide(page, 'Casa Limón')
  const { house_manual } = editor.tabs
  await page.getByRole('tab', { name: new RegExp(`^${house_manual}`) }).click()
  const panel = page.getByRole('tabpanel', { name: new RegExp(`^${house_manual}`) })
  await panel
    .getByRole('button', { name: /Cocina/ })
    .first()
    .click()
  await expect(panel.getByRole('button', { name: 'Confirmar: Detalle 1' })).toHaveCount(1)
})

test('two lists of networks that are too long together stay as they are @long', async ({
  page,
  host,
}) => {
  const networks = (name: string) =>
    Array.from({ length: 12 }, (_, at) => ({ ssid: `${name} ${at}`, password: 'jazmín' }))
  const { id } = await host.createGuide('Casa', {
    welcome: { wifiNetworks: networks('Arriba') },
    wifiTech: { wifiNetworks: networks('Abajo') },
  })
  await page.goto(`/guides/${id}/edit`)
  await page
    .getByRole('textbox', { name: guideWords.es.welcome.wifiNetworks.each.password.label })
    .first()
    .fill('buganvilia')
  await page.getByRole('button', { name: editor.update }).click()
  await expect(page).toHaveURL('/')
  const { form } = (await host.call('get', `/guidebooks/${id}`)).body
  expect(form.welcome.wifiNetworks[0]).toMatchObject({ ssid: 'Arriba 0', password: 'buganvilia' })
  expect(form.wifiTech.wifiNetworks).toMatchObject(networks('Abajo'))
})
