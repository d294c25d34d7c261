import type { Page } from '@playwright/test'
import { refuseSaves, savesAt } from '#tests/journeys/calls.ts'
import { desktop, expect, openHost, test } from '#tests/journeys/desk.ts'
import { fillSignIn, wordsOf } from '#tests/journeys/host.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { editorCopy, keepingCopy } from '#web/copy/editor/editor.ts'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { signOutCopy } from '#web/copy/layout.ts'
import { uiCopy } from '#web/copy/use-copy.ts'
import {
  draftOffer,
  greetingField,
  keptAsDraft,
  nameField,
  openGuide,
  openWithDraft,
  photosOfKeptDrafts,
  reloadAnyway,
  takePhoto,
  updateButton,
} from './editor-steps.ts'

const editor = editorCopy.es
const keeping = keepingCopy.es

test.describe('what was typed comes back', () => {
  test('after a reload, with the photo that was picked', async ({
    page,
    host: _host,
    expectAccessible,
  }) => {
    await page.goto('/guides/new?from=empty')
    await nameField(page).fill('Casa a medias')
    await takePhoto(page)
    await expect(page.getByText(photoCopy.es.uploaded)).toBeVisible()
    await keptAsDraft(page)
    await reloadAnyway(page)
    const offer = draftOffer(page)
    await expect(offer).toContainText('Casa a medias')
    await expect(offer).toContainText(keeping.offer.withPhoto)
    await expectAccessible()
    await offer.getByRole('button', { name: keeping.offer.restore }).click()
    await expect(nameField(page)).toHaveValue('Casa a medias')
    await expect(page.getByRole('img', { name: photoCopy.es.alt })).toBeVisible()
    await expect(page.getByText(photoCopy.es.uploaded)).toBeVisible()
  })

  test('after a crash, offered wherever the guide is opened again, until it is discarded @long', async ({
    page,
    host,
    context,
  }) => {
    const id = await openWithDraft(page, host, 'Escrito antes del golpe')
    await page.close({ runBeforeUnload: false })

    const again = await context.newPage()
    await again.goto(`/guides/${id}/edit`)
    const offer = draftOffer(again)
    await offer.getByRole('button', { name: keeping.offer.later }).click()
    await expect(greetingField(again)).toHaveValue('')
    await again.reload()
    await offer.getByRole('button', { name: keeping.offer.restore }).click()
    await expect(greetingField(again)).toHaveValue('Escrito antes del golpe')
    await reloadAnyway(again)
    await offer.getByRole('button', { name: keeping.offer.discard }).click()
    await expect(offer).toBeHidden()
    await again.reload()
    await expect(greetingField(again)).toHaveValue('')
    await expect(offer).toBeHidden()
  })

  test('one after the other, where two tabs were left @long', async ({ page, host, context }) => {
    const id = await openGuide(page, host)
    for (const [tab, words] of [
      [await context.newPage(), 'De una pestaña'],
      [await context.newPage(), 'De la otra'],
    ] as const) {
      await tab.goto(`/guides/${id}/edit`)
      await greetingField(tab).fill(words)
      await keptAsDraft(tab)
    }
    for (const tab of context.pages().slice(1)) await tab.close({ runBeforeUnload: false })
    await page.reload()
    const offer = draftOffer(page)
    await expect(offer).toContainText(keeping.offer.another)
    await offer.getByRole('button', { name: keeping.offer.discard }).click()
    await expect(offer).not.toContainText(keeping.offer.another)
    await offer.getByRole('button', { name: keeping.offer.restore }).click()
    await expect(greetingField(page)).toHaveValue('De una pestaña')
  })

  test('also after the browser has closed the database of drafts @long', async ({
    page,
    host,
    product,
    context,
  }) => {
    await openWithDraft(page, host, 'Antes')
    const devtools = await context.newCDPSession(page)
    const { origin } = new URL(product.url)
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
    await greetingField(page).fill('')
    await expect(page.getByText(keeping.draftKept)).toBeHidden()
    await greetingField(page).fill('Después')
    await keptAsDraft(page)
    await reloadAnyway(page)
    await draftOffer(page).getByRole('button', { name: keeping.offer.restore }).click()
    await expect(greetingField(page)).toHaveValue('Después')
  })

  test('is not offered once it was taken back @long', async ({ page, host }) => {
    const id = await openWithDraft(page, host, 'Una clave equivocada')
    await greetingField(page).fill('')
    await expect(page.getByText(keeping.draftKept)).toBeHidden()
    await page.goto('/')
    await page.goto(`/guides/${id}/edit`)
    await expect(page.getByRole('dialog', { name: editor.editTitle })).toBeVisible()
    await expect(draftOffer(page)).toBeHidden()
  })

  test('is not offered in a second tab while the first is still typing it @long', async ({
    page,
    host,
    context,
  }) => {
    const id = await openWithDraft(page, host, 'Aquí estoy')
    const second = await context.newPage()
    await second.goto(`/guides/${id}/edit`)
    await expect(greetingField(second)).toHaveValue('')
    await expect(second.getByRole('alertdialog')).toBeHidden()
  })
})

test.describe('a draft is left alone', () => {
  test('by what is saved and discarded in another guide @long', async ({ page, host }) => {
    const id = await openWithDraft(page, host, 'De la primera')
    await leaveBy(page, editor.leave.keep)

    const otherId = await openGuide(page, host)
    await expect(greetingField(page)).toHaveValue('')
    await greetingField(page).fill('De la segunda')
    await keptAsDraft(page)
    await updateButton(page).click()
    await expect(page).toHaveURL('/')
    await page.goto(`/guides/${otherId}/edit`)
    await greetingField(page).fill('Mejor no')
    await keptAsDraft(page)
    await leaveBy(page, editor.leave.discard)

    await page.goto(`/guides/${id}/edit`)
    await draftOffer(page).getByRole('button', { name: keeping.offer.restore }).click()
    await expect(greetingField(page)).toHaveValue('De la primera')
  })

  test('by another host on the same device', async ({ page, host, product, mailTo, context }) => {
    await page.goto('/guides/new?from=empty')
    await nameField(page).fill('Casa de la primera')
    await keptAsDraft(page)
    await context.clearCookies()
    await reloadAnyway(page)

    await openHost(page, { product, mailTo })
    await page.goto('/guides/new?from=empty')
    await nameField(page).fill('Casa de la segunda')
    await keptAsDraft(page)
    await leaveBy(page, editor.leave.keep)
    await page.setViewportSize(desktop)
    await page.getByRole('button', { name: 'Salir', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: signOutCopy.es.title })
    await expect(question).toContainText('1 guía')
    await question.getByRole('button', { name: signOutCopy.es.leave }).click()
    await expect(page).toHaveURL('/login?notice=signed_out')

    await fillSignIn(page, wordsOf('es'), host.email)
    await expect(page).toHaveURL('/')
    await page.goto('/guides/new?from=empty')
    await expect(draftOffer(page)).toContainText('Casa de la primera')
  })

  test('by a save that is refused @long', async ({ page, host }) => {
    await openWithDraft(page, host, 'Que no se pierda')
    await refuseSaves(page, { code: 'rate_limited', error: 'Ahora no' })
    await updateButton(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await reloadAnyway(page)
    await draftOffer(page).getByRole('button', { name: keeping.offer.restore }).click()
    await expect(greetingField(page)).toHaveValue('Que no se pierda')
  })
})

test.describe('leaving', () => {
  test('asks when something is unsaved: stay, keep the draft, or discard it', async ({
    page,
    host,
    expectAccessible,
  }) => {
    const id = await openGuide(page, host)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/')

    await page.goto(`/guides/${id}/edit`)
    await greetingField(page).fill('Hola')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: editor.leave.title })
    await expect(question).toBeVisible()
    await expectAccessible()
    await question.getByRole('button', { name: editor.leave.stay }).click()
    await expect(greetingField(page)).toHaveValue('Hola')
    await page.getByRole('button', { name: uiCopy.es.cancel }).click()
    await question.getByRole('button', { name: editor.leave.keep }).click()
    await expect(page).toHaveURL('/')

    await page.getByRole('link', { name: deskCopy.es.card.edit('Casa Jacaranda') }).click()
    const offer = draftOffer(page)
    await offer.getByRole('button', { name: keeping.offer.restore }).click()
    await expect(greetingField(page)).toHaveValue('Hola')
    await page.goBack()
    await question.getByRole('button', { name: editor.leave.discard }).click()
    await expect(page).not.toHaveURL(/edit/)
    await page.goto(`/guides/${id}/edit`)
    await expect(greetingField(page)).toHaveValue('')
    await expect(offer).toBeHidden()
  })

  test('by signing out asks before the drafts go @long', async ({ page, host }) => {
    await page.setViewportSize(desktop)
    await openWithDraft(page, host, 'Hola')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: editor.leave.keep }).click()
    const logOut = page.getByRole('button', { name: 'Salir', exact: true })
    await logOut.click()
    const question = page.getByRole('alertdialog', { name: signOutCopy.es.title })
    await expect(question).toContainText('1 guía')
    await question.getByRole('button', { name: signOutCopy.es.stay }).click()
    await expect(page).toHaveURL('/')
    await logOut.click()
    await question.getByRole('button', { name: signOutCopy.es.leave }).click()
    await expect(page).toHaveURL('/login?notice=signed_out')
    expect(await photosOfKeptDrafts(page)).toEqual([])
  })

  test('by signing out goes on where the device lets no draft go @long', async ({ page, host }) => {
    await page.setViewportSize(desktop)
    await openWithDraft(page, host, 'Hola')
    await leaveBy(page, editor.leave.keep)
    await page.evaluate(() => {
      IDBObjectStore.prototype.delete = () => {
        throw new DOMException('gone', 'InvalidStateError')
      }
    })
    await page.getByRole('button', { name: 'Salir', exact: true }).click()
    await page.getByRole('button', { name: signOutCopy.es.leave }).click()
    await expect(page).toHaveURL('/login?notice=signed_out')
  })

  test('asks nothing while a save is on its way @long', async ({ page, host }) => {
    await openGuide(page, host)
    await greetingField(page).fill('Hola')
    const answered = Promise.withResolvers<void>()
    await page.route(savesAt, async (route) => {
      await answered.promise
      await route.fulfill({ status: 400, json: { code: 'busy', error: 'Ahora no' } })
    })
    await updateButton(page).click()
    await expect(page.getByText(editor.updating)).toBeVisible()
    await page.keyboard.press('Escape')
    answered.resolve()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('alertdialog', { name: editor.leave.title })).toBeHidden()
  })

  test('says so when the device does not keep the draft after all @long', async ({
    page,
    host,
  }) => {
    const id = await openWithDraft(page, host, 'Hola')
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: editor.leave.title })
    await question.getByRole('button', { name: editor.leave.keep }).click()
    await expect(question).toContainText(editor.leave.leadUnkept)
    await expect(page).toHaveURL(`/guides/${id}/edit`)
  })
})

async function leaveBy(page: Page, answer: string) {
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: answer }).click()
  await expect(page).toHaveURL('/')
}
