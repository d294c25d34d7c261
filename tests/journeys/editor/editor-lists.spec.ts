import type { Page } from '@playwright/test'
import { expect, type Host, test } from '#tests/journeys/desk.ts'
import { long } from '#tests/journeys/long.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { listsCopy } from '#web/copy/guide/lists.ts'

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

  function order(page: Page) {
    const titles = page.getByRole('textbox', { name: list.each.title.label })
    return titles.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  }

  test('grow, shrink to one and take back what was removed', async ({ page, host }) => {
    await openSteps(page, host)
    const { entry } = list
    await page.getByRole('button', { name: lists.remove(entry, 2) }).click()
    expect(await order(page)).toEqual(['Uno', 'Tres'])
    const undo = page.getByRole('button', { name: lists.undo })
    await expect(undo).toBeFocused()
    await undo.click()
    expect(await order(page)).toEqual(['Uno', 'Dos', 'Tres'])
    await page.getByRole('button', { name: lists.remove(entry, 1) }).click()
    await page.getByRole('button', { name: lists.remove(entry, 1) }).click()
    await expect(undo).toBeFocused()
    await expect(page.getByRole('button', { name: lists.remove(entry, 1) })).toBeHidden()
    await page.getByRole('button', { name: list.add }).click()
    await expect(page.getByRole('textbox', { name: 'Paso', exact: true }).last()).toBeFocused()
    await page.getByRole('tab', { name: editor.tabs.local_guide }).click()
    await page.getByRole('button', { name: lists.remove(places.entry, 1) }).click()
    await expect(page.getByRole('textbox', { name: places.each.name.label })).toHaveCount(0)
  })

  test('are put in order by keyboard, each step said aloud', long, async ({ page, host }) => {
    await openSteps(page, host)
    await page.getByRole('button', { name: lists.drag.handle('Paso', 1) }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(lists.drag.moved(1, 3))).toBeAttached()
    await pressUntilSaid(page, lists.drag.moved(2, 3))
    await pressUntilSaid(page, lists.drag.moved(3, 3))
    await page.keyboard.press('Space')
    await expect(page.getByText(lists.drag.dropped(3, 3))).toBeAttached()
    expect(await order(page)).toEqual(['Dos', 'Tres', 'Uno'])
  })

  test('are put in order by dragging', long, async ({ page, host }) => {
    await openSteps(page, host)
    const from = page.getByRole('button', { name: lists.drag.handle('Paso', 3) })
    await from.scrollIntoViewIfNeeded()
    const start = (await from.boundingBox())!
    await page.mouse.move(start.x + 8, start.y + 8)
    await page.mouse.down()
    await page.mouse.move(start.x + 8, start.y - 40, { steps: 6 })
    const target = page.getByRole('button', { name: lists.drag.handle('Paso', 1) })
    const end = (await target.boundingBox())!
    await page.mouse.move(start.x + 8, end.y, { steps: 20 })
    await page.mouse.up()
    await expect.poll(() => order(page)).toEqual(['Tres', 'Uno', 'Dos'])
  })
})

test(
  'an entry’s own link is copied from the editor',
  long,
  async ({ page, host, product, context, expectAccessible }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { id } = await host.createGuide('Casa', {
      welcome: { photoUrl: '' },
      checkout: { steps: [{ id: 'k7k7k7k7', title: 'Cerrar el gas' }] },
    })
    const { body } = await host.call('get', `/guidebooks/${id}`)
    await page.goto(`/guides/${id}/edit?tab=checkout`)
    await page.getByRole('button', { name: lists.link.copy }).click()
    await expect(page.getByText(lists.link.copied)).toBeAttached()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(`${product.url}/g/${body.property.short_code}#k7k7k7k7`)
    await expectAccessible()
  },
)

/** Until the list has measured its entries it does not hear the key, as with a hand that is too quick. */
async function pressUntilSaid(page: Page, said: string) {
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(said)).toBeAttached({ timeout: 2000 })
  }).toPass()
}
