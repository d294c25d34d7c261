import type { Locator } from '@playwright/test'
import { editorCopy } from '#web/copy/editor.ts'
import { expect, test } from './desk.ts'
import { greetingField, updateButton } from './editor-steps.ts'

const editor = editorCopy.es

test('a guide is edited and saved by keyboard alone', async ({ page, host }) => {
  const photoUrl = await host.uploadPhoto()
  const { id } = await host.createGuide('Casa', { welcome: { photoUrl } })
  await page.goto('/')
  await page.getByRole('link', { name: 'Editar Casa' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: editor.editTitle })).toBeFocused()
  const focusOn = async (target: Locator) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab')
      if (await target.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error('the keyboard never got there')
  }
  await focusOn(page.getByRole('tab', { selected: true }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { selected: true })).toHaveText(
    new RegExp(editor.tabs.house_manual),
  )
  await page.keyboard.press('ArrowLeft')
  await focusOn(greetingField(page))
  await page.keyboard.type('Hola')
  await focusOn(updateButton(page))
  await page.keyboard.press('Enter')
  await expect(page.getByText('¡Guía Casa actualizada!').first()).toBeVisible()
  await expect(page).toHaveURL('/')
  const { body } = await host.call('get', `/guidebooks/${id}`)
  expect(body.form.welcome.greeting).toBe('Hola')
})
