import type { Locator } from '@playwright/test'
import { editorCopy, startCopy } from '#web/copy/editor/editor.ts'
import { previewCopy } from '#web/copy/guest-host.ts'
import { expect, test } from './desk.ts'
import { nameField, updateButton } from './editor/editor-steps.ts'

const presses = 40

/** What took the focus outside a dialog while the key was held over it. */
async function strayedFrom(dialog: Locator) {
  await expect(dialog).toBeVisible()
  const strayed = await dialog.evaluateHandle((front) => {
    const found: string[] = []
    document.addEventListener('focusin', ({ target }) => {
      const isOutside = target instanceof Element && !front.parentElement!.contains(target)
      if (isOutside) found.push(target.outerHTML)
    })
    return found
  })
  const { keyboard } = dialog.page()
  await Promise.all(Array.from({ length: presses }, () => keyboard.down('Tab')))
  await keyboard.up('Tab')
  return strayed.jsonValue()
}

test('a held Tab never leaves a dialog, at the desk and in the editor', async ({ page, host }) => {
  const { id } = await host.createGuide('Casa Jacaranda')
  await page.goto('/')
  const remove = page.getByRole('button', { name: 'Eliminar Casa Jacaranda' })
  await remove.click()
  const question = page.getByRole('alertdialog')
  expect(await strayedFrom(question)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()

  await page.goto(`/guides/${id}/edit`)
  const editor = page.getByRole('dialog', { name: editorCopy.es.editTitle })
  expect(await strayedFrom(editor)).toEqual([])
  await nameField(page).fill('')
  await updateButton(page).click({ force: true })
  const missing = page.getByRole('alertdialog', { name: editorCopy.es.missing.title })
  expect(await strayedFrom(missing)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(missing).toBeHidden()
  expect(await strayedFrom(editor)).toEqual([])
})

test('a held Tab stays in a new guide and in the look at one', async ({ page, host }) => {
  const { id } = await host.createGuide('Casa Jacaranda')
  await page.goto('/guides/new')
  const chooser = page.getByRole('dialog', { name: startCopy.es.title })
  expect(await strayedFrom(chooser)).toEqual([])
  await page.goto('/guides/new?from=city')
  const editor = page.getByRole('dialog', { name: editorCopy.es.createTitle })
  expect(await strayedFrom(editor)).toEqual([])

  await page.goto(`/guides/${id}/preview`)
  const preview = page.getByRole('dialog', { name: previewCopy.es.titleOf('Casa Jacaranda') })
  expect(await strayedFrom(preview)).toEqual([])
})

test('opening the editor tries nothing that the policy of the page forbids', async ({
  page,
  host,
}) => {
  const { id } = await host.createGuide('Casa Jacaranda')
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      document.documentElement.setAttribute('data-forbidden', `${violatedDirective} ${blockedURI}`),
    )
  })
  await page.goto(`/guides/${id}/edit`)
  await expect(page.getByRole('dialog', { name: editorCopy.es.editTitle })).toBeFocused()
  await nameField(page).fill('')
  await updateButton(page).click({ force: true })
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-forbidden')
})
