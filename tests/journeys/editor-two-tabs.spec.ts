import type { Page } from '@playwright/test'
import { keepingCopy } from '#web/copy/editor.ts'
import { expect, type Host, test } from './desk.ts'
import { greetingField, openGuide, storedGreeting, updateButton } from './editor-steps.ts'

const keeping = keepingCopy.es

test.describe('two tabs on one guide', () => {
  async function openConflict(page: Page, host: Host) {
    const id = await openGuide(page, host)
    await greetingField(page).fill('Lo mío')
    const { body } = await host.call('get', `/guidebooks/${id}`)
    const theirs = { ...body.form, welcome: { ...body.form.welcome, greeting: 'Lo ajeno' } }
    await host.call('put', `/guidebooks/${id}`, theirs)
    await updateButton(page).click()
    return { id, dialog: page.getByRole('dialog', { name: keeping.conflict.title }) }
  }

  test('show both versions, and the host’s own goes over the other when asked', async ({
    page,
    host,
    expectAccessible,
  }) => {
    const { id, dialog } = await openConflict(page, host)
    await expect(dialog.getByText(keeping.conflict.differences(1))).toBeVisible()
    await expect(dialog.getByRole('definition')).toHaveText(['Lo mío', 'Lo ajeno'])
    await expectAccessible()
    await dialog.getByRole('button', { name: keeping.conflict.stay }).click()
    expect(await storedGreeting(host, id)).toBe('Lo ajeno')
    await updateButton(page).click()
    await dialog.getByRole('button', { name: keeping.conflict.overwrite }).click()
    await expect(page).toHaveURL('/')
    expect(await storedGreeting(host, id)).toBe('Lo mío')
  })

  test('let the host take what is saved and go on from there', async ({ page, host }) => {
    const { id, dialog } = await openConflict(page, host)
    await dialog.getByRole('button', { name: keeping.conflict.reload }).click()
    await expect(greetingField(page)).toHaveValue('Lo ajeno')
    await greetingField(page).fill('Lo de los dos')
    await updateButton(page).click()
    await expect(page).toHaveURL('/')
    expect(await storedGreeting(host, id)).toBe('Lo de los dos')
  })
})
