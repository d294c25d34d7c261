import type { Locator, Page } from '@playwright/test'
import { sentenceOf } from '#domain/messages/refusals.ts'
import { letUploadsPass, refuseSaves, routeUploads, savesAt } from '#tests/journeys/calls.ts'
import { expect, test } from '#tests/journeys/desk.ts'
import { signInAgain } from '#tests/journeys/host.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { editorCopy, keepingCopy } from '#web/copy/editor/editor.ts'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { uiCopy } from '#web/copy/use-copy.ts'
import {
  draftOffer,
  fillNewGuide,
  greetingField,
  nameField,
  openGuide,
  openWithDraft,
  reloadAnyway,
  saveButton,
  storedGreeting,
  takeIllustration,
  takePhoto,
  updateButton,
} from './editor-steps.ts'

const editor = editorCopy.es
const keeping = keepingCopy.es

test.describe('a save', () => {
  test('pressed twice saves once', async ({ page, host }) => {
    await openGuide(page, host)
    const saves: string[] = []
    page.on('request', (request) => {
      if (savesAt.test(request.url())) saves.push(request.url())
    })
    await greetingField(page).fill('Hola')
    // Faster than a finger: before the screen is covered.
    await updateButton(page).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect(page).toHaveURL('/')
    expect(saves).toHaveLength(1)
  })

  test('takes what was typed before it and no key pressed during it, and gives the focus back @long', async ({
    page,
    host,
  }) => {
    const id = await openGuide(page, host)
    const held = Promise.withResolvers<void>()
    await page.route(savesAt, async (route) => {
      await held.promise
      await route.fulfill({ status: 400, json: { code: 'x', error: 'Ahora no' } })
    })
    await greetingField(page).fill('Antes')
    await updateButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(editor.updating)).toBeVisible()
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab']) await page.keyboard.press(key)
    await page.keyboard.type('después')
    await greetingField(page).evaluate((field) => field.focus())
    await page.keyboard.type('después')
    held.resolve()
    await expect(page.getByRole('alert')).toContainText('Ahora no')
    await expect(greetingField(page)).toHaveValue('Antes')
    await expect(updateButton(page)).toBeFocused()
    await page.unroute(savesAt)
    await updateButton(page).click()
    await expect(page).toHaveURL('/')
    expect(await storedGreeting(host, id)).toBe('Antes')
  })

  test('over an ended session asks to sign in, in place, and then goes on by itself @long', async ({
    page,
    host,
    context,
  }) => {
    const id = await openGuide(page, host)
    await greetingField(page).fill('Sigo aquí')
    await context.clearCookies({ name: 'zaguan.session_token' })
    await updateButton(page).click()
    await signInAgain(page)
    await expect(page).toHaveURL('/')
    expect(await storedGreeting(host, id)).toBe('Sigo aquí')
  })

  test('over an ended session waits for another press where its host signs in only later @long', async ({
    page,
    host,
    context,
  }) => {
    const id = await openGuide(page, host)
    await greetingField(page).fill('Sigo aquí')
    const session = await context.cookies()
    await context.clearCookies({ name: 'zaguan.session_token' })
    await updateButton(page).click()
    const again = page.getByRole('dialog', { name: authCopy.es.again.title })
    await again.getByRole('button', { name: uiCopy.es.close }).first().click()
    await expect(again).toBeHidden()
    await expect(page.getByRole('alert')).toContainText(sentenceOf('session_expired', 'es'))
    await context.addCookies(session)
    await expect(greetingField(page)).toHaveValue('Sigo aquí')
    expect(await storedGreeting(host, id)).not.toBe('Sigo aquí')
    await updateButton(page).click()
    await expect(page).toHaveURL('/')
    expect(await storedGreeting(host, id)).toBe('Sigo aquí')
  })

  test('of a guide deleted elsewhere says so in the spec’s words and keeps what was typed @long', async ({
    page,
    host,
  }) => {
    const id = await openGuide(page, host)
    await page.goto(`/guides/${id}/edit?lang=en`)
    const greeting = page.getByLabel(guideWords.en.welcome.greeting.label)
    await greeting.fill('Hola')
    await host.call('delete', `/guidebooks/${id}`)
    await page.getByRole('button', { name: editorCopy.en.update }).click()
    const reason = sentenceOf('not_found', 'en')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(`Error updating guidebook: ${reason}`)
    await expect(alert).toContainText(keepingCopy.en.draftStays)
    await expect(greeting).toHaveValue('Hola')
  })

  test('of a stored guide closes the dialog a second and a half after it is done @long', async ({
    page,
    host,
  }) => {
    const id = await openGuide(page, host)
    await page.clock.install()
    await page.goto(`/guides/${id}/edit`)
    await greetingField(page).fill('Hola')
    await expectToCloseInTime(page, updateButton(page))
  })

  test('of a new guide closes the dialog a second and a half after it is done @long', async ({
    page,
    host: _host,
  }) => {
    await page.clock.install()
    await fillNewGuide(page, 'Casa Limón')
    await expectToCloseInTime(page, saveButton(page))
  })

  test('right after a refused one is over when it is saved, though the refusal is drawn only then @long', async ({
    page,
    host,
  }) => {
    const id = await openGuide(page, host)
    await greetingField(page).fill('Hola')
    await page.evaluate(() => {
      const held: FrameRequestCallback[] = []
      const draw = window.requestAnimationFrame.bind(window)
      window.requestAnimationFrame = (callback) => held.push(callback)
      addEventListener('draw', () => {
        window.requestAnimationFrame = draw
        for (const callback of held) draw(callback)
      })
    })
    const fields = { 'wifiTech.wifiNetworks': 'Máximo 20 elementos' }
    await refuseSaves(page, { code: 'invalid_request', error: 'No', fields })
    await updateButton(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unroute(savesAt)
    await updateButton(page).press('Enter')
    await expect(page.getByRole('status').filter({ hasText: /guardaron/ })).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('draw')))
    await expect(page).toHaveURL('/')
    expect(await storedGreeting(host, id)).toBe('Hola')
  })

  test('of a guide that is gone goes on as a new one, from the editor or the next time it is opened @long', async ({
    page,
    host,
  }) => {
    const id = await openWithDraft(page, host, 'Hola')
    await host.call('delete', `/guidebooks/${id}`)
    await reloadAnyway(page)
    const offer = draftOffer(page)
    await expect(offer).toContainText(keeping.gone)
    await offer.getByRole('button', { name: keeping.continueAsNew }).click()
    await expect(page.getByRole('dialog', { name: editor.createTitle })).toBeVisible()
    await expect(greetingField(page)).toHaveValue('Hola')
    await takeIllustration(page)
    await saveButton(page).click()
    await page.getByRole('button', { name: editor.missing.saveAnyway }).click()
    await expect(page).toHaveURL('/')
    const [made] = await host.listGuides()

    await page.goto(`/guides/${made!.id}/edit`)
    await greetingField(page).fill('Hola otra vez')
    await host.call('delete', `/guidebooks/${made!.id}`)
    await updateButton(page).click()
    await page.getByRole('button', { name: keeping.continueAsNew }).click()
    await expect(page.getByRole('dialog', { name: editor.createTitle })).toBeVisible()
    await expect(greetingField(page)).toHaveValue('Hola otra vez')
  })

  test('of a guide that is gone waits on the device when it cannot become that of a new one @long', async ({
    page,
    host,
  }) => {
    const id = await openWithDraft(page, host, 'Hola')
    await host.call('delete', `/guidebooks/${id}`)
    await reloadAnyway(page)
    const offer = draftOffer(page)
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype
      IDBObjectStore.prototype.put = () => {
        IDBObjectStore.prototype.put = put
        throw new DOMException('the disk is full', 'QuotaExceededError')
      }
    })
    await offer.getByRole('button', { name: keeping.continueAsNew }).click()
    await expect(offer.getByRole('alert')).toContainText(keeping.notMoved)
    await offer.getByRole('button', { name: keeping.continueAsNew }).click()
    await expect(greetingField(page)).toHaveValue('Hola')
  })

  test('of a guide that is gone says when this device cannot keep it, and what was typed stays in the open form @long', async ({
    page,
    host,
  }) => {
    const id = await openGuide(page, host)
    await greetingField(page).fill('Hola')
    await host.call('delete', `/guidebooks/${id}`)
    await updateButton(page).click()
    const refusal = page.getByRole('alert')
    await expect(refusal).toContainText(keeping.draftStays)
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('the disk is full', 'QuotaExceededError')
      }
    })
    await refusal.getByRole('button', { name: keeping.continueAsNew }).click()
    await expect(refusal).toContainText(keeping.draftOnlyHere)
    await expect(refusal).not.toContainText(keeping.draftStays)
    await expect(greetingField(page)).toHaveValue('Hola')
    await page.getByRole('button', { name: uiCopy.es.cancel }).click()
    await expect(page.getByRole('alertdialog', { name: editor.leave.title })).toBeVisible()
  })

  test('goes on without the photo that cannot be uploaded, and offers it again @long', async ({
    page,
    host,
  }) => {
    await page.goto('/guides/new?from=city')
    await nameField(page).fill('Casa sin foto')
    await routeUploads(page, (route) =>
      route.fulfill({
        status: 503,
        json: {
          error: "El almacén de fotos 'guidebook-photos' no está disponible...",
          code: 'x',
        },
      }),
    )
    await takePhoto(page)
    await expect(page.getByText('No se pudo subir la foto: El almacén')).toBeVisible()
    await letUploadsPass(page)
    const reason = 'No se pudo subir la foto: ENOSPC'
    await routeUploads(page, (route) =>
      route.fulfill({ status: 500, json: { error: reason, code: 'upload_failed' } }),
    )
    await page.getByRole('button', { name: uiCopy.es.retry }).click()
    await expect(page.getByText(`${reason}. ${photoCopy.es.failed}`)).toBeVisible()
    await saveButton(page).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText(editor.savedWithoutPhoto)).toBeVisible()
    await letUploadsPass(page)
    await page.getByRole('link', { name: deskCopy.es.card.edit('Casa sin foto') }).click()
    await draftOffer(page).getByRole('button', { name: keeping.offer.restore }).click()
    await expect(page.getByText(photoCopy.es.uploaded)).toBeVisible()
    await updateButton(page).click()
    await expect(page).toHaveURL('/')
    const [guide] = await host.listGuides()
    const { body } = await host.call('get', `/guidebooks/${guide!.id}`)
    expect(body.form.welcome.photoUrl).not.toBe('')
  })
})

/** Stops the page's own clock, saves, and lets it go on to just before the end and then past it. */
async function expectToCloseInTime(page: Page, button: Locator) {
  const dayMs = 86_400_000
  await page.clock.pauseAt(Date.now() + dayMs)
  await button.click()
  await expect(
    page.getByRole('status').filter({ hasText: /guardaron|^Borrador guardado$/ }),
  ).toBeVisible()
  await page.clock.runFor(1400)
  await expect(page).toHaveURL(/guides/)
  await page.clock.runFor(200)
  await expect(page).toHaveURL('/')
}
