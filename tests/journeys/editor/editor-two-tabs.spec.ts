import type { Page } from '@playwright/test'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { expect, type Host, test } from '#tests/journeys/desk.ts'
import { long } from '#tests/journeys/long.ts'
import { keepingCopy } from '#web/copy/editor/editor.ts'
import {
  greetingField,
  letAnswersThrough,
  loseAnswers,
  openGuide,
  storedGreeting,
  unreachableDialog,
  updateButton,
} from './editor-steps.ts'

const keeping = keepingCopy.es

test.describe('two tabs on one guide', () => {
  async function openConflict(page: Page, host: Host) {
    const id = await openGuide(page, host)
    await greetingField(page).fill('Lo mío')
    await saveElsewhere(host, id, ({ welcome }) => {
      welcome.greeting = 'Lo ajeno'
    })
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

  test('let the host take what is saved and go on from there', long, async ({ page, host }) => {
    const { id, dialog } = await openConflict(page, host)
    await dialog.getByRole('button', { name: keeping.conflict.reload }).click()
    await expect(greetingField(page)).toHaveValue('Lo ajeno')
    await greetingField(page).fill('Lo de los dos')
    await updateButton(page).click()
    await expect(page).toHaveURL('/')
    expect(await storedGreeting(host, id)).toBe('Lo de los dos')
  })

  test(
    'name a renamed room and a text moved from a rule’s title to its notes, and save nothing over them',
    long,
    async ({ page, host }) => {
      const id = await openGuide(page, host, {
        houseManual: { rooms: [{ key: 'terraza', label: 'Terraza', features: [] }] },
        houseRules: { rules: [{ title: 'Silencio a las 22', notes: '' }] },
      })
      await saveElsewhere(host, id, ({ houseManual, houseRules }) => {
        houseManual.rooms[0]!.label = 'Azotea'
        Object.assign(houseRules.rules[0]!, { title: '', notes: 'Silencio a las 22' })
      })
      await updateButton(page).click()
      const dialog = page.getByRole('dialog', { name: keeping.conflict.title })
      await expect(dialog.getByText(keeping.conflict.differences(3))).toBeVisible()
      for (const name of [
        'Casa · Espacio 1 · Nombre del espacio',
        'Reglas · Regla 1 · Regla',
        'Reglas · Regla 1 · Por qué o cómo',
      ]) {
        await expect(dialog.getByRole('region', { name, exact: true })).toBeVisible()
      }
      const { body } = await host.call('get', `/guidebooks/${id}`)
      expect(body.form.houseManual.rooms[0].label).toBe('Azotea')
    },
  )

  test(
    'of which one never heard that it was saved, and the other saved since, are told apart',
    long,
    async ({ page, host }) => {
      const id = await openGuide(page, host)
      await greetingField(page).fill('Lo mío')
      await loseAnswers(page)
      await updateButton(page).click()
      await unreachableDialog(page)
        .getByRole('button', { name: keeping.offline.stopWaiting })
        .click()
      expect(await storedGreeting(host, id)).toBe('Lo mío')
      await saveElsewhere(host, id, ({ welcome }) => {
        welcome.note = 'Lo ajeno'
      })
      await letAnswersThrough(page)
      await greetingField(page).fill('Lo mío, después')
      await updateButton(page).click()
      const dialog = page.getByRole('dialog', { name: keeping.conflict.title })
      await expect(dialog.getByRole('definition').filter({ hasText: 'Lo ajeno' })).toBeVisible()
      expect(await storedGreeting(host, id)).toBe('Lo mío')
    },
  )
})

/** What another tab or device saves meanwhile. */
async function saveElsewhere(host: Host, id: string, change: (form: GuidebookForm) => void) {
  const { body } = await host.call('get', `/guidebooks/${id}`)
  change(body.form)
  await host.call('put', `/guidebooks/${id}`, body.form)
}
