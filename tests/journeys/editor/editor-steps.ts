import type { Page } from '@playwright/test'
import type { Locale } from '#domain/values/locale.ts'
import { expect, type Host, photoFile } from '#tests/journeys/desk.ts'
import { editorCopy, keepingCopy } from '#web/copy/editor/editor.ts'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { essentialsCopy } from '#web/copy/essentials.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'

const editor = editorCopy.es
const keeping = keepingCopy.es
const { welcome } = guideWords.es

export const nameField = (page: Page) =>
  page.getByRole('textbox', { name: welcome.propertyName.label })

export const greetingField = (page: Page) =>
  page.getByRole('textbox', { name: welcome.greeting.label })

export const photoInput = (page: Page) => page.locator('input[data-photo]').first()

export const cropButton = (page: Page, locale: Locale = 'es') =>
  page.getByRole('button', { name: photoCopy[locale].crop.use })

export const saveButton = (page: Page) => page.getByRole('button', { name: editor.save })

export const updateButton = (page: Page) => page.getByRole('button', { name: editor.update })

export const unreachableDialog = (page: Page) =>
  page.getByRole('alertdialog', { name: keeping.unreachable.title })

/** What guests will act on, before they read it. */
export const factsDialog = (page: Page) =>
  page.getByRole('dialog', { name: essentialsCopy.es.title })

/** Looked at to the last one: its button then says yes to all. */
export async function seeAllFacts(
  page: Page,
  { locale = 'es', act = 'publishAll' }: { locale?: Locale; act?: 'publishAll' | 'saveAll' } = {},
) {
  const { title, [act]: all } = essentialsCopy[locale]
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  for (const fact of await dialog.getByRole('listitem').all()) await fact.scrollIntoViewIfNeeded()
  return dialog.getByRole('button', { name: all })
}

export const draftOffer = (page: Page) =>
  page.getByRole('alertdialog', { name: keeping.offer.title })

/** A stored guide with everything that is required, open in the editor. */
export async function openGuide(page: Page, host: Host, form: object = {}) {
  const photoUrl = await host.uploadPhoto()
  const { id } = await host.createGuide('Casa Jacaranda', { welcome: { photoUrl }, ...form })
  await page.goto(`/guides/${id}/edit`)
  await expect(page.getByRole('dialog', { name: editor.editTitle })).toBeVisible()
  return id
}

/** The same, with something typed that the device has kept. */
export async function openWithDraft(page: Page, host: Host, greeting: string) {
  const id = await openGuide(page, host)
  await greetingField(page).fill(greeting)
  await keptAsDraft(page)
  return id
}

/** A new guide from a template, complete but not saved yet. */
export async function fillNewGuide(page: Page, name: string) {
  await page.goto('/guides/new?from=city')
  await nameField(page).fill(name)
  await takeIllustration(page)
}

/** A photo as a host would pick it, cropped as it is offered. */
export async function takePhoto(page: Page, locale: Locale = 'es') {
  await photoInput(page).setInputFiles(await photoFile())
  await cropButton(page, locale).click()
}

export async function takeIllustration(page: Page) {
  await page.getByRole('button', { name: photoCopy.es.illustration }).click()
  await expect(page.getByText(photoCopy.es.uploaded)).toBeVisible()
}

export async function keptAsDraft(page: Page) {
  await expect(page.getByText(keeping.draftKept)).toBeVisible()
}

/** Of each draft on this device, the fields whose photo it keeps. */
export function photosOfKeptDrafts(page: Page) {
  return page.evaluate(
    () =>
      new Promise<string[][]>((resolve, reject) => {
        const opening = indexedDB.open('zaguan-drafts', 1)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result.map(({ blockPhotos = {} }) => Object.keys(blockPhotos)))
          }
        }
      }),
  )
}

/** From here on no file that is chosen becomes a photo, until the answer is called. */
export async function holdPhotos(page: Page) {
  await page.evaluate(() => {
    const open = createImageBitmap
    const held = new Promise<void>((resolve) => {
      addEventListener('let-go', () => resolve(), { once: true })
    })
    window.createImageBitmap = async (file: ImageBitmapSource) => {
      await held
      return open(file)
    }
  })
  return () => page.evaluate(() => dispatchEvent(new Event('let-go')))
}

/** A reload that agrees to lose the page, as a host would; what is typed must come back all the same. */
export async function reloadAnyway(page: Page) {
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
}

export async function storedGreeting(host: Host, id: string): Promise<string> {
  const { body } = await host.call('get', `/guidebooks/${id}`)
  return body.form.welcome.greeting
}
