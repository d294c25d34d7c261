import { expect, test } from '#tests/journeys/desk.ts'
import { long } from '#tests/journeys/long.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { settingsCopy } from '#web/copy/guide/fields.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { openGuide, updateButton } from './editor-steps.ts'

const { label } = guideWords.es.timeZone
const { title, otherZone, findZone } = settingsCopy.es

test(
  'a host chooses the zone of the home’s country by its name, and any other by a search',
  long,
  async ({ page, host, expectAccessible }) => {
    const id = await openGuide(page, host, {
      localGuide: { propertyLocation: { address: '12 Main St, Austin, TX 78701, USA' } },
    })
    await page.getByRole('button', { name: new RegExp(`^${title}`) }).click()
    const zone = page.getByLabel(label)
    await expect(zone.getByRole('option')).toHaveCount(9)
    await zone.selectOption('Chicago (hora central)')
    await expect(zone).toHaveValue('America/Chicago')

    await zone.selectOption(otherZone)
    await expect(zone).toHaveValue('America/Chicago')
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
  },
)

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
