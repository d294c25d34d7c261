import type { Page } from '@playwright/test'
import { expect, type Host, stopClock, test } from '#tests/journeys/desk.ts'
import { greetingField, openGuide, updateButton } from '#tests/journeys/editor/editor-steps.ts'
import { expectFiveSeconds } from '#tests/journeys/journey.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { uiCopy } from '#web/copy/use-copy.ts'

async function openDesk(page: Page, host: Host, names: string[], drafts: string[] = []) {
  for (const name of drafts) await host.createGuide(name)
  for (const name of names) await host.publish((await host.createGuide(name)).id)
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('article')).toHaveCount(names.length + drafts.length)
}

/** The published guides to choose from, and then time stands still. */
async function openUnpublishing(page: Page) {
  const card = page.getByRole('article', { name: 'Cuatro' })
  await card.getByRole('button', { name: 'Publicar' }).click()
  const dialog = page.getByRole('dialog', { name: 'No quedan créditos' })
  await dialog.getByRole('tab', { name: 'Despublicar guías' }).click()
  await expect(dialog.getByRole('checkbox')).toHaveCount(3)
  await stopClock(page)
  return dialog
}

test.describe('what was done in a dialog stays on the desk for five seconds once the dialog is gone', () => {
  test('after a guide was taken back @long', async ({ page, host }) => {
    await openDesk(page, host, ['Casa Jacaranda'])
    await stopClock(page)
    await page.getByRole('button', { name: 'Despublicar' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Despublicar' }).click()
    await expect(dialog.getByText('Recuperaste 1 crédito')).toBeVisible()
    await page.clock.runFor(1_600)
    await expect(dialog).toBeHidden()
    await expectFiveSeconds(page, page.getByText('Recuperaste 1 crédito'))
  })

  test('after a guide was deleted, also when the host closes the dialog sooner @long', async ({
    page,
    host,
  }) => {
    await openDesk(page, host, ['Villa Marea'])
    await stopClock(page)
    await page.getByRole('button', { name: 'Eliminar Villa Marea' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Eliminar guía' }).click()
    await expect(dialog.getByText('se eliminó por completo')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expectFiveSeconds(page, page.getByText('se eliminó por completo'))
  })

  test('after several were taken back at once @long', async ({ page, host }) => {
    await openDesk(page, host, ['Uno', 'Dos', 'Tres'], ['Cuatro'])
    const dialog = await openUnpublishing(page)
    await dialog.getByRole('checkbox', { name: 'Uno' }).check()
    await dialog.getByRole('checkbox', { name: 'Dos' }).check()
    await dialog.getByRole('button', { name: 'Despublicar 2 guías' }).click()
    const saying = /Se despublicaron 2 guía/
    await expect(dialog.getByText(saying)).toBeVisible()
    await page.clock.runFor(1_600)
    await expect(dialog).toBeHidden()
    await expectFiveSeconds(page, page.getByText(saying))
  })

  test('after a guide was saved @long', async ({ page, host }) => {
    await page.clock.install()
    await openGuide(page, host)
    await greetingField(page).fill('Hola')
    await stopClock(page)
    await updateButton(page).click()
    const saying = page.getByText('Se guardaron los cambios de Casa Jacaranda.')
    await expect(saying).toBeVisible()
    await page.clock.runFor(1_600)
    await expect(page.getByRole('dialog', { name: editorCopy.es.editTitle })).toBeHidden()
    await expectFiveSeconds(page, saying)
  })
})

test('why a guide could not be deleted is said for five seconds, and again when it happens again @long', async ({
  page,
  host,
}) => {
  await openDesk(page, host, ['Villa Marea'])
  await stopClock(page)
  await page.route('**/api/guidebooks/*', (route) => route.abort())
  await page.getByRole('button', { name: 'Eliminar Villa Marea' }).click()
  const dialog = page.getByRole('alertdialog')
  for (const _ of ['once', 'again']) {
    await dialog.getByRole('button', { name: 'Eliminar guía' }).click()
    await expectFiveSeconds(page, dialog.getByRole('alert'))
  }
  await expect(dialog).toBeVisible()
})

test('that nothing is chosen yet is said beside the button until something is @long', async ({
  page,
  host,
}) => {
  await openDesk(page, host, ['Uno', 'Dos', 'Tres'], ['Cuatro'])
  const dialog = await openUnpublishing(page)
  await dialog.getByRole('button', { name: 'Despublicar' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Uno' }).check()
  await expect(dialog.getByRole('alert')).toBeHidden()
})

test('a notice covers no figure and nothing to press, at any width @long', async ({
  page,
  host,
}) => {
  const longest = 'Casa con un nombre tan largo como cabe en la guía de una casa de Valle de Bravo'
  await openDesk(page, host, [], [longest, 'Casa Dos', 'Casa Tres'])
  await stopClock(page)
  await page.getByRole('article').first().getByRole('button', { name: 'Publicar' }).click()
  const dismiss = page.getByRole('button', { name: uiCopy.es.dismiss })
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(dismiss).toBeInViewport()
    expect(await findCovered(page), `${width} wide`).toEqual([])
  }
})

test('a notice on a scrolled desk lies over the page’s head @long', async ({ page, host }) => {
  await openDesk(page, host, ['Casa Uno'], ['Casa Dos', 'Casa Tres'])
  await stopClock(page)
  await page.getByRole('button', { name: 'Más acciones de Casa Uno' }).click()
  await page.getByRole('menuitem', { name: 'Duplicar' }).click()
  const dismiss = page.getByRole('button', { name: uiCopy.es.dismiss })
  const notice = page.getByRole('status').filter({ has: dismiss })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 500 })
    await page.evaluate(() => scrollTo(0, 900))
    await expect(dismiss).toBeInViewport()
    const [head, over] = [await page.getByRole('banner').boundingBox(), await notice.boundingBox()]
    expect(over?.y).toBeLessThan((head?.y ?? 0) + (head?.height ?? 0))
  }
})

/** Links, buttons and figures in sight whose middle belongs to something else. */
function findCovered(page: Page) {
  return page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('a, button, dt, dd')].flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (width === 0 || y < 0 || y > innerHeight) return []
      const there = document.elementFromPoint(x, y)
      return there && control.contains(there) ? [] : [control.textContent]
    }),
  )
}
