import { desktop, expect, test } from '#tests/journeys/desk.ts'
import { long } from '#tests/journeys/long.ts'
import { dashboardCopy } from '#web/copy/dashboard.ts'
import { editorCopy, keepingCopy, signOutCopy } from '#web/copy/editor/editor.ts'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import {
  draftOffer,
  greetingField,
  keptAsDraft,
  nameField,
  openGuide,
  reloadAnyway,
  takePhoto,
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

  test(
    'after a crash, offered wherever the guide is opened again, until it is discarded',
    long,
    async ({ page, host, context }) => {
      const id = await openGuide(page, host)
      await greetingField(page).fill('Escrito antes del golpe')
      await keptAsDraft(page)
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
    },
  )

  test(
    'is not offered in a second tab while the first is still typing it',
    long,
    async ({ page, host, context }) => {
      const id = await openGuide(page, host)
      await greetingField(page).fill('Aquí estoy')
      await keptAsDraft(page)
      const second = await context.newPage()
      await second.goto(`/guides/${id}/edit`)
      await expect(greetingField(second)).toHaveValue('')
      await expect(second.getByRole('alertdialog')).toBeHidden()
    },
  )
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
    await page.getByRole('button', { name: editor.cancel }).click()
    await question.getByRole('button', { name: editor.leave.keep }).click()
    await expect(page).toHaveURL('/')

    await page.getByRole('link', { name: dashboardCopy.es.card.edit('Casa Jacaranda') }).click()
    const offer = draftOffer(page)
    await offer.getByRole('button', { name: keeping.offer.restore }).click()
    await page.goBack()
    await question.getByRole('button', { name: editor.leave.discard }).click()
    await expect(page).not.toHaveURL(/edit/)
    await page.goto(`/guides/${id}/edit`)
    await expect(greetingField(page)).toHaveValue('')
    await expect(offer).toBeHidden()
  })

  test('by signing out asks before the drafts go', long, async ({ page, host }) => {
    await page.setViewportSize(desktop)
    await openGuide(page, host)
    await greetingField(page).fill('Hola')
    await keptAsDraft(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: editor.leave.keep }).click()
    const logOut = page.getByRole('button', { name: 'Salir', exact: true })
    await logOut.click()
    const question = page.getByRole('alertdialog', { name: signOutCopy.es.title })
    await expect(question).toContainText('1 borrador')
    await question.getByRole('button', { name: signOutCopy.es.stay }).click()
    await expect(page).toHaveURL('/')
    await logOut.click()
    await question.getByRole('button', { name: signOutCopy.es.leave }).click()
    await expect(page).toHaveURL('/login?notice=signed_out')
    const left = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('zaguan-drafts')
          opening.onsuccess = () => {
            const all = opening.result.transaction('drafts').objectStore('drafts').count()
            all.onsuccess = () => resolve(all.result)
          }
        }),
    )
    expect(left).toBe(0)
  })
})
