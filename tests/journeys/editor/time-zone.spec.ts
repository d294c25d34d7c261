import type { Locator } from '@playwright/test'
import { expect, test } from '#tests/journeys/desk.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { essentialsCopy } from '#web/copy/essentials.ts'
import { settingsCopy } from '#web/copy/guide/fields.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { factsDialog, openGuide, updateButton } from './editor-steps.ts'

const { label } = guideWords.es.timeZone
const { title, otherZone, findZone } = settingsCopy.es

test('a host chooses the zone of the home’s country by its name, and any other by a search @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  const id = await openGuide(page, host, {
    localGuide: { propertyLocation: { address: '12 Main St, Austin, TX 78701, USA' } },
  })
  const settings = page.getByRole('button', { name: new RegExp(`^${title}`) })
  await settings.click()
  const zone = page.getByLabel(label)
  await expect(zone.getByRole('option')).toHaveCount(9)
  await zone.selectOption('Chicago (hora central)')
  await expect(zone).toHaveValue('America/Chicago')

  await page.setViewportSize({ width: 1440, height: 900 })
  const language = page.getByLabel(guideWords.es.language.label)
  const topOf = async (field: Locator) => (await field.boundingBox())?.y
  expect(await topOf(language)).toBe(await topOf(zone))
  await zone.selectOption(otherZone)
  await expect(zone.getByRole('option', { selected: true })).toHaveText(otherZone)
  await expect(settings).toContainText('Chicago')
  expect(await topOf(language)).toBe(await topOf(zone))
  const search = page.getByRole('searchbox', { name: findZone })
  await expect(search).toBeFocused()
  await search.fill('españa')
  await expectAccessible()
  await page.getByRole('button', { name: 'Madrid (hora de Europa central)' }).click()
  await expect(search).toBeHidden()
  await expect(zone).toHaveValue('Europe/Madrid')
  await updateButton(page).click()
  await expect(page).toHaveURL('/')
  const { form } = (await host.call('get', `/guidebooks/${id}`)).body
  expect(form.timeZone).toBe('Europe/Madrid')
})

test('a typed address brings its zone once, while nobody has chosen another', async ({
  page,
  host,
}) => {
  const id = await openGuide(page, host)
  await page.getByRole('tab', { name: editorCopy.es.tabs.local_guide }).click()
  const address = page.getByRole('textbox', {
    name: guideWords.es.localGuide.propertyLocation.address.label,
  })
  await address.fill('Gran Vía 1, 28013 Madrid, España')
  await address.blur()
  await expect(page.getByText(`${label}: Madrid (hora de Europa central)`)).toBeVisible()
  await address.fill('Calle 7, Bogotá, Colombia')
  await address.blur()
  await expect(page.getByText(`${label}: `)).toBeHidden()
  await updateButton(page).click()
  await expect(page).toHaveURL('/')
  const { form } = (await host.call('get', `/guidebooks/${id}`)).body
  expect(form.timeZone).toBe('Europe/Madrid')
})

test('before publishing, the zone by which the hours are told is put right in its own field @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  const { card } = deskCopy.es
  await host.createGuide('Casa Limón', { welcome: { checkInHour: '3:00' } })
  await page.goto('/')
  await page.getByRole('button', { name: card.publish, exact: true }).click()
  const dialog = factsDialog(page)
  await expect(dialog).toBeVisible()
  await expectAccessible()
  const { zone: zoneOf, correctZone } = essentialsCopy.es
  await expect(dialog.getByText(zoneOf('Ciudad de México'))).toBeVisible()
  await dialog.getByRole('button', { name: correctZone }).click()
  const zone = page.getByRole('combobox', { name: label })
  await expect(zone).toBeFocused()
  await zone.selectOption({ value: 'America/Cancun' })
  await updateButton(page).click()
  await page.getByRole('button', { name: card.goOnPublishing }).click()
  await expect(dialog.getByText(zoneOf('Cancún'))).toBeVisible()
})
