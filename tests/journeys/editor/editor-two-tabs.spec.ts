import type { Page } from '@playwright/test'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { loseAnswers, savesAt } from '#tests/journeys/calls.ts'
import { expect, type Host, test } from '#tests/journeys/desk.ts'
import { fewAsked } from '#tests/journeys/found.ts'
import { leaveReview, startReviewOfNew } from '#tests/journeys/paste/review-steps.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { editorCopy, keepingCopy } from '#web/copy/editor/editor.ts'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { uiCopy } from '#web/copy/use-copy.ts'
import {
  draftOffer,
  fillNewGuide,
  greetingField,
  keptAsDraft,
  nameField,
  openGuide,
  openWithDraft,
  saveButton,
  storedGreeting,
  takeIllustration,
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
    return { id, dialog: page.getByRole('alertdialog', { name: keeping.conflict.title }) }
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

  test('keep what the host’s own went over, also where that save was sent twice @long', async ({
    page,
    host,
  }) => {
    const { id, dialog } = await openConflict(page, host)
    await expect(dialog).toBeVisible()
    await page.route(savesAt, (route) => route.abort())
    await dialog.getByRole('button', { name: keeping.conflict.overwrite }).click()
    await unreachableDialog(page).getByRole('button', { name: keeping.offline.stopWaiting }).click()
    await page.unroute(savesAt)
    await updateButton(page).click()
    await expect(page).toHaveURL('/')
    expect(await storedGreeting(host, id)).toBe('Lo mío')
    expect(await greetingsOfVersions(host, id)).toContain('Lo ajeno')
  })

  test('let the host take what is saved and go on from there @long', async ({ page, host }) => {
    const { id, dialog } = await openConflict(page, host)
    await dialog.getByRole('button', { name: keeping.conflict.reload }).click()
    await expect(greetingField(page)).toHaveValue('Lo ajeno')
    await greetingField(page).fill('Lo de los dos')
    await updateButton(page).click()
    await expect(page).toHaveURL('/')
    expect(await storedGreeting(host, id)).toBe('Lo de los dos')
  })

  test('name a renamed room and a text moved from a rule’s title to its notes, and save nothing over them @long', async ({
    page,
    host,
  }) => {
    const id = await openGuide(page, host, {
      houseManual: { rooms: [{ key: 'terraza', label: 'Terraza', features: [] }] },
      houseRules: { rules: [{ title: 'Silencio a las 22', notes: '' }] },
    })
    await saveElsewhere(host, id, ({ houseManual, houseRules }) => {
      houseManual.rooms[0]!.label = 'Azotea'
      Object.assign(houseRules.rules[0]!, { title: '', notes: 'Silencio a las 22' })
    })
    await updateButton(page).click()
    const dialog = page.getByRole('alertdialog', { name: keeping.conflict.title })
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
  })

  test('of which one never heard that it was saved, and the other saved since, are told apart @long', async ({
    page,
    host,
  }) => {
    const id = await openGuide(page, host)
    await greetingField(page).fill('Lo mío')
    await loseAnswers(page)
    await updateButton(page).click()
    await unreachableDialog(page).getByRole('button', { name: keeping.offline.stopWaiting }).click()
    expect(await storedGreeting(host, id)).toBe('Lo mío')
    await saveElsewhere(host, id, ({ welcome }) => {
      welcome.note = 'Lo ajeno'
    })
    await page.unroute(savesAt)
    await greetingField(page).fill('Lo mío, después')
    await updateButton(page).click()
    const dialog = page.getByRole('alertdialog', { name: keeping.conflict.title })
    await expect(dialog.getByRole('definition').filter({ hasText: 'Lo ajeno' })).toBeVisible()
    expect(await storedGreeting(host, id)).toBe('Lo mío')
  })

  test('lead to what is saved from a new guide that never heard it was made', async ({
    page,
    host,
  }) => {
    const editor = editorCopy.es
    const saveAsItIs = async () => {
      await saveButton(page).click()
      await page.getByRole('button', { name: editor.missing.saveAnyway }).click()
    }
    await startReviewOfNew(page, fewAsked())
    await leaveReview(page)
    const review = page.getByText(pasteCopy.es.stillOpen(7))
    await takeIllustration(page)
    await loseAnswers(page)
    await saveAsItIs()
    await unreachableDialog(page).getByRole('button', { name: keeping.offline.stopWaiting }).click()
    await page.unroute(savesAt)
    const [made] = await host.listGuides()
    await saveElsewhere(host, made!.id, ({ welcome }) => {
      welcome.greeting = 'Lo ajeno'
    })
    await greetingField(page).fill('Lo mío')
    await saveAsItIs()
    await page.getByRole('button', { name: keeping.conflict.reload }).click()

    await expect(page).toHaveURL(`/guides/${made!.id}/edit`)
    await expect(greetingField(page)).toHaveValue('Lo ajeno')
    await expect(review).toBeVisible()
    await page.getByRole('button', { name: uiCopy.es.cancel }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: deskCopy.es.card.edit(made!.name) })).toBeVisible()
    await page.goto('/guides/new?from=city')
    await expect(greetingField(page)).not.toHaveValue('Lo mío')
  })

  test('keep what a save says although the guide cannot be loaded again @long', async ({
    page,
    host,
  }) => {
    const id = await openGuide(page, host)
    await page.route(savesAt, async (route) => {
      const response = await route.fetch()
      await host.call('delete', `/guidebooks/${id}`)
      await route.fulfill({ response })
    })
    await greetingField(page).fill('Lo mío')
    await updateButton(page).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Se guardaron los cambios de Casa Jacaranda.')).toBeVisible()
  })
})

test.describe('two tabs that offer one draft', () => {
  const restoreIn = (tab: Page) =>
    draftOffer(tab).getByRole('button', { name: keeping.offer.restore }).click()

  async function offerInTwo(page: Page, address: string) {
    const context = page.context()
    await page.close({ runBeforeUnload: false })
    const tabs = [await context.newPage(), await context.newPage()] as const
    for (const tab of tabs) {
      await tab.goto(address)
      await expect(draftOffer(tab)).toBeVisible()
    }
    return tabs
  }

  test('write nothing over the new guide that one of them has saved @long', async ({
    page,
    host,
  }) => {
    await fillNewGuide(page, 'Casa a medias')
    await keptAsDraft(page)
    const [one, two] = await offerInTwo(page, '/guides/new?from=city')
    await restoreIn(one)
    await greetingField(one).fill('Lo que guardé')
    await expect(one.getByText(photoCopy.es.uploaded)).toBeVisible()
    await saveButton(one).click()
    await expect(one).toHaveURL('/')
    await restoreIn(two)
    await expect(nameField(two)).toHaveValue('')
    const [guide] = await host.listGuides()
    expect(await storedGreeting(host, guide!.id)).toBe('Lo que guardé')
  })

  test('leave the one that a duplicated tab names to the tab that types it @long', async ({
    page,
    host: _host,
  }) => {
    await fillNewGuide(page, 'Casa a medias')
    await keptAsDraft(page)
    const draftId = await page.evaluate(async () => {
      const { held = [] } = await navigator.locks.query()
      return held.map(({ name }) => /^zaguan-draft-(.+)/.exec(name ?? '')?.[1]).find(Boolean)
    })
    const copy = await page.context().newPage()
    await copy.goto('/guides/new?from=city')
    await expect(nameField(copy)).toHaveValue('')
    await copy.evaluate((usr) => history.replaceState({ ...history.state, usr }, ''), { draftId })
    await copy.reload()
    await expect(nameField(copy)).toHaveValue('')
    await page.close({ runBeforeUnload: false })
    await copy.reload()
    await expect(nameField(copy)).toHaveValue('Casa a medias')
  })

  test('leave what is typed in one, when the other discards it, to be restored after a crash @long', async ({
    page,
    host,
  }) => {
    const id = await openWithDraft(page, host, 'Hola')
    const [one, two] = await offerInTwo(page, `/guides/${id}/edit`)
    await restoreIn(one)
    await greetingField(one).fill('Hola y mucho más')
    await keptAsDraft(one)
    await draftOffer(two).getByRole('button', { name: keeping.offer.discard }).click()
    await expect(greetingField(two)).toBeVisible()
    await one.close({ runBeforeUnload: false })
    await two.reload()
    await restoreIn(two)
    await expect(greetingField(two)).toHaveValue('Hola y mucho más')
  })
})

async function greetingsOfVersions(host: Host, id: string): Promise<string[]> {
  const { versions } = (await host.call('get', `/guidebooks/${id}/versions`)).body
  const read = async ({ version }: { version: number }) =>
    (await host.call('get', `/guidebooks/${id}/versions/${version}`)).body.form.welcome.greeting
  return Promise.all(versions.map(read))
}

/** What another tab or device saves meanwhile. */
async function saveElsewhere(host: Host, id: string, change: (form: GuidebookForm) => void) {
  const { body } = await host.call('get', `/guidebooks/${id}`)
  change(body.form)
  await host.call('put', `/guidebooks/${id}`, body.form)
}
