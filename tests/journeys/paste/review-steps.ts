import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '#domain/values/locale.ts'
import { saveButton, takeIllustration } from '#tests/journeys/editor/editor-steps.ts'
import { answerReadings } from '#tests/journeys/found.ts'
import { chooseTool } from '#tests/journeys/menus.ts'
import type { Host } from '#tests/journeys/open-host.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'

const lookNext: Record<Locale, RegExp> = {
  es: /^Ver \d+ (?:cosas? listas?|que no has visto)$/,
  en: /^See \d+ (?:things? ready|not seen yet)$/,
}

export const review = (page: Page) => page.getByRole('dialog', { name: pasteCopy.es.reviewTitle })

/** Whatever is brought to the box that stands there, it is answered that. */
export async function startReview(page: Page, answer: object) {
  await answerReadings(page, answer)
  await page.getByRole('textbox', { name: pasteCopy.es.text }).fill('Lo que sea')
  await page.getByRole('button', { name: pasteCopy.es.read }).click()
  await expect(review(page)).toBeVisible()
}

export async function startReviewOfNew(page: Page, answer: object) {
  await page.goto('/guides/new?from=written')
  await startReview(page, answer)
}

export async function startReviewInEditor(page: Page, answer: object) {
  await chooseTool(page, pasteCopy.es.open)
  await startReview(page, answer)
}

/** Its button waits until the end of the section was in view. */
export async function acceptSection(button: Locator) {
  await button.scrollIntoViewIfNeeded()
  await button.click()
}

type Leaving = { locale?: Locale; onPress?: () => void }

/** What is in its place and was never in view is looked at, a screen at a time: then the way to the guide is open. */
export async function lookThrough(page: Page, { locale = 'es', onPress }: Leaving = {}) {
  const go = page.getByRole('button', { name: pasteCopy[locale].go, exact: true })
  const look = page.getByRole('button', { name: lookNext[locale] })
  await expect(go.or(look)).toBeVisible()
  while (await look.isVisible()) {
    const before = (await look.textContent()) ?? ''
    await look.click()
    onPress?.()
    await expect(page.getByRole('button', { name: before, exact: true })).toBeHidden()
  }
  return go
}

export async function leaveReview(page: Page, leaving: Leaving = {}) {
  const go = await lookThrough(page, leaving)
  await go.click()
  leaving.onPress?.()
}

/** Saves with a photo and without whatever else is missing: the form that is kept. */
export async function saveAsItIs(page: Page, host: Host) {
  await takeIllustration(page)
  await saveButton(page).click()
  await page.getByRole('button', { name: editorCopy.es.missing.saveAnyway }).click()
  await expect(page).toHaveURL('/')
  const [made] = await host.listGuides()
  return (await host.call('get', `/guidebooks/${made!.id}`)).body.form
}
