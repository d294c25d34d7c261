import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { isUpload, refuseSaves, savesAt } from '#tests/journeys/calls.ts'
import { deskOn, expect, photoFile, stopClock } from '#tests/journeys/desk.ts'
import {
  greetingField,
  nameField,
  takePhoto,
  updateButton,
} from '#tests/journeys/editor/editor-steps.ts'
import { expectFiveSeconds } from '#tests/journeys/journey.ts'
import { chooseTool } from '#tests/journeys/menus.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { editorCopy, keepingCopy } from '#web/copy/editor/editor.ts'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'

const editor = editorCopy.es

/** Its photos can be taken away without taking those of other journeys. */
const test = deskOn({ LOG_LEVEL: 'silent' })

test('a guide that has no cover is edited and saved, and the desk reminds of it @long', async ({
  page,
  host,
}) => {
  const { id } = await host.createGuide('Casa Jacaranda')
  await page.goto(`/guides/${id}/edit`)
  await expect(updateButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  await greetingField(page).fill('Hola')
  await updateButton(page).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Se guardaron los cambios de Casa Jacaranda.')).toBeVisible()
  await expect(page.getByText(editor.noCoverYet)).toBeVisible()
  expect((await host.call('get', `/guidebooks/${id}`)).body.form.welcome.greeting).toBe('Hola')

  await page.goto(`/guides/${id}/edit`)
  await takePhoto(page)
  await expect(page.getByText(photoCopy.es.uploaded)).toBeVisible()
  await updateButton(page).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Se guardaron los cambios de Casa Jacaranda.')).toBeVisible()
  await expect(page.getByText(editor.noCoverYet)).toBeHidden()
})

test('without its name it is not @long', async ({ page, host }) => {
  const { id } = await host.createGuide('Casa Jacaranda')
  await page.goto(`/guides/${id}/edit`)
  await nameField(page).fill(' ')
  await expect(updateButton(page)).toHaveAttribute('aria-disabled', 'true')
  await updateButton(page).click({ force: true })
  const dialog = page.getByRole('alertdialog', { name: editor.missing.title })
  await expect(dialog.getByRole('listitem')).toHaveText(['Nombre de la propiedad (Requerido)'])
})

test('why a save was turned down goes after five seconds, but not what has to be done first @long', async ({
  page,
  host,
}) => {
  const { id } = await host.createGuide('Casa Jacaranda')
  await page.clock.install()
  await page.goto(`/guides/${id}/edit`)
  await greetingField(page).fill('Hola')
  await stopClock(page)
  await refuseSaves(page, { code: 'busy', error: 'Ahora no' })
  const alert = page.getByRole('alert')
  for (const _ of ['once', 'again']) {
    await updateButton(page).click()
    await expect(alert).toContainText('Error al actualizar la guía')
    await expectFiveSeconds(page, alert)
  }
  await expect(greetingField(page)).toHaveValue('Hola')
  await page.unroute(savesAt)
  await refuseSaves(page, { code: 'not_found', error: 'No' })
  await updateButton(page).click()
  await expect(alert).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(alert).toBeVisible()
})

test('a store of photos that is away is found out before the first upload, and the guide is saved without a cover @long', async ({
  page,
  host,
  product,
}) => {
  const photos = path.join(product.dataDir, 'photos')
  const uploads: string[] = []
  page.on('request', (request) => {
    if (isUpload(request)) uploads.push(request.method())
  })
  await page.goto('/guides/new?from=city&lang=en')
  await page
    .getByRole('textbox', { name: guideWords.en.welcome.propertyName.label })
    .fill('Casa sin foto')
  await rm(photos, { recursive: true })
  await takePhoto(page, 'en')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText("Storage bucket 'guidebook-photos' is not available...")
  await expect(alert).toContainText(photoCopy.en.kept)
  expect(uploads).toEqual([])
  await page.getByRole('button', { name: editorCopy.en.save }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText(editorCopy.en.savedWithoutPhoto)).toBeVisible()
  const [guide] = await host.listGuides()
  expect(guide?.name).toBe('Casa sin foto')

  await mkdir(photos)
  await page.getByRole('link', { name: deskCopy.en.card.edit('Casa sin foto') }).click()
  await page.getByRole('button', { name: keepingCopy.en.offer.restore }).click()
  await expect(page.getByText(photoCopy.en.uploaded)).toBeVisible()
  expect(uploads).toEqual(['POST'])
})

test('photos that can be stored are asked about once a page @long', async ({
  page,
  host: _host,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/storage/')) asked.push(request.method())
  })
  await page.goto('/guides/new?from=city')
  await takePhoto(page)
  await expect(page.getByText(photoCopy.es.uploaded)).toBeVisible()
  await takePhoto(page)
  await expect(async () => expect(asked).toEqual(['GET', 'POST', 'POST'])).toPass()
})

test('an image that is pasted over another window is not taken for the cover @long', async ({
  page,
  host,
}) => {
  const { id } = await host.createGuide('Casa Jacaranda')
  await page.goto(`/guides/${id}/edit`)
  await chooseTool(page, pasteCopy.es.open)
  await expect(page.getByRole('textbox', { name: pasteCopy.es.text })).toBeFocused()
  expect(await openedByPaste(page)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: pasteCopy.es.text })).toBeHidden()
  expect(await openedByPaste(page)).toBe(1)
})

test('a text that is pasted with its picture where one types is no cover @long', async ({
  page,
  host,
}) => {
  const { id } = await host.createGuide('Casa Jacaranda')
  await page.goto(`/guides/${id}/edit`)
  await greetingField(page).focus()
  expect(await openedByPaste(page, 'De una hoja de cálculo')).toBe(0)
  expect(await openedByPaste(page)).toBe(1)
})

/** How many images the page begins to read when one is pasted, by itself or with its text. */
async function openedByPaste(page: Page, text?: string) {
  const base64 = (await photoFile()).buffer.toString('base64')
  const pasted = { base64, text }
  return page.evaluate(({ base64, text }) => {
    const raw = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([raw], 'casa.jpg', { type: 'image/jpeg' }))
    if (text) clipboardData.setData('text/plain', text)
    let opened = 0
    const open = createImageBitmap
    window.createImageBitmap = (file: ImageBitmapSource) => {
      opened += 1
      return open(file)
    }
    const place = document.activeElement ?? document
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    window.createImageBitmap = open
    return opened
  }, pasted)
}
