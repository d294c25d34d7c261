import type { Page } from '@playwright/test'
import { expect, expectNoOverflow, type Host, test, usualHours } from '#tests/journeys/desk.ts'
import { chooseInMenu, chooseTool } from '#tests/journeys/menus.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { listsCopy } from '#web/copy/guide/fields.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'

const { lines, ...copy } = translationsCopy.es

test('a host copies all texts, has them translated elsewhere, pastes them, and guests read them @long', async ({
  page,
  host,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id, short_code: code } = await createGuide(host)
  await host.publish(id)
  await page.goto(`/guides/${id}/edit`)
  await addEnglish(page)
  const copied = await copyAll(page)
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

  await paste(page, '3. Silencio desde las 22:00')
  await expect(page.getByText(lines.untranslated)).toContainText('3. Silencio desde las 22:00')
  await paste(page, '3. Quiet from 22:00')
  await expect(page.getByText(copy.figures.done)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: editorCopy.es.update }).click()
  await expect(page).toHaveURL('/')
  await page.goto(`/g/${code}?lang=en`)
  await expect(page.getByText('There is coffee in the larder.').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No parties' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Quiet from 22:00' })).toBeVisible()
})

test('the copied text itself, pasted by a slip, is no translation @long', async ({
  page,
  host,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openWithEnglish(page, host)
  await paste(page, await copyAll(page))
  await expect(page.getByText(lines.same)).toBeVisible()
  await expect(page.getByText(copy.figures.missing(3), { exact: true })).toBeVisible()
})

test('lines come back to the texts they were copied of, though a rule before these is gone @long', async ({
  page,
  host,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openWithEnglish(page, host, '?tab=house-rules')
  await copyAll(page)
  await page.keyboard.press('Escape')
  const menu = listsCopy.es.options(listsCopy.es.numbered(guideWords.es.houseRules.rules.entry, 1))
  await chooseInMenu(page, { menu, item: listsCopy.es.remove })
  await addEnglish(page)
  await paste(page, '1. There is coffee\n2. No parties\n3. Quiet from 22:00')
  const came = page.getByRole('status').filter({ hasText: lines.taken(2) })
  await expect(came).toContainText(`${lines.changed} 2.`)
  await page.getByRole('heading', { name: editorCopy.es.tabs.house_rules }).last().click()
  await expect(page.getByRole('dialog').getByRole('textbox').last()).toHaveValue('Quiet from 22:00')
})

async function openWithEnglish(page: Page, host: Host, place = '') {
  const { id } = await createGuide(host)
  await page.goto(`/guides/${id}/edit${place}`)
  await addEnglish(page)
}

/** With a note and two rules. */
async function createGuide(host: Host) {
  const rules = ['Sin fiestas', 'Silencio desde las 22:00'].map((title) => ({ title, notes: '' }))
  return host.createGuide('Casa Jacaranda', {
    language: 'es',
    welcome: {
      ...usualHours,
      photoUrl: await host.uploadPhoto(),
      note: 'Hay café en la alacena.',
    },
    houseManual: { rooms: [] },
    houseRules: { rules },
  })
}

async function addEnglish(page: Page) {
  await chooseTool(page, copy.open)
  await page.getByRole('button', { name: copy.add(copy.names.en) }).click()
}

async function copyAll(page: Page) {
  await page.getByRole('button', { name: lines.copy }).click()
  await expect(page.getByRole('button', { name: lines.copied })).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

async function paste(page: Page, text: string) {
  await page.getByRole('button', { name: lines.paste }).click()
  await page.getByRole('textbox', { name: lines.paste }).fill(text)
  await page.getByRole('button', { name: lines.take }).click()
}
