import type { Locator, Page } from '@playwright/test'
import { fieldMessages } from '#domain/messages/field-messages.ts'
import { savesAt } from '#tests/journeys/calls.ts'
import { expect, type Host, test } from '#tests/journeys/desk.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { supportPageCopy } from '#web/copy/visitors/support-page.ts'
import { type Forgery, foreignBlockPhoto, foreignCover, forgeries, slips } from './editor-slips.ts'

const editor = editorCopy.es
const words = guideWords.es

test('every message of a field that a host can meet is among these', () => {
  const provoked = [...slips, ...forgeries].map(({ code }) => code)
  // `invalid` is for findings without a code of their own, and no form has one.
  const ofStays = ['day', 'until_before_from', 'too_many_nights']
  const elsewhere = ['required', 'property_photo_required', 'invalid', ...ofStays]
  const all = new Set([...provoked, ...elsewhere])
  expect([...all].sort()).toEqual(Object.keys(fieldMessages).sort())
  expect(fieldMessages.required.en).toBe('This field is required')
  for (const { code, said } of [...slips, ...forgeries]) {
    const pattern = fieldMessages[code].en
      .replaceAll(/[.()?]/g, '\\$&')
      .replaceAll(/\{\w+\}/g, '.+')
    expect(said.en, 'the same in English').toMatch(new RegExp(`^${pattern}$`))
  }
})

test('the editor says under each field what is wrong with it @long', async ({ page, host }) => {
  await openWholeGuide(page, host)
  const write = async (label: string, text: string) => {
    await fieldOf(page, label).fill(text)
    await page.keyboard.press('Tab')
  }
  for (const { tab, label, typed, said } of slips) {
    await page.getByRole('tab', { name: editor.tabs[tab] }).click()
    await write(label(words), typed)
    await expectWrong(fieldOf(page, label(words)), said.es)
  }
  const { propertyName, greeting, note, hostEmail } = words.welcome
  await page.getByRole('tab', { name: editor.tabs.welcome }).click()
  await write(greeting.label, 'x'.repeat(70))
  await expect(page.getByText('60 / 60')).toBeVisible()
  await write(hostEmail.label, '')
  await write(note.label, 'x'.repeat(5001))
  await write(propertyName.label, ' ')

  await page.getByRole('tab', { name: editor.tabs.checkout }).click()
  const update = page.getByRole('button', { name: editor.update })
  await update.click({ force: true })
  await page.getByRole('button', { name: editor.missing.goBack }).click()
  await write(propertyName.label, 'Casa')
  await update.click()
  await expect(fieldOf(page, note.label)).toBeFocused()
  await expectWrong(fieldOf(page, note.label), 'Máximo 5000 caracteres')
})

test('the editor says what only the server finds, under the field or with the name of its tab @long', async ({
  page,
  host,
}) => {
  await openWholeGuide(page, host)
  for (const forgery of forgeries) {
    await saveForged(page, { forgery, button: editor.update })
    const { label, tab, said } = forgery
    if (label) {
      await expect(fieldOf(page, label(words))).toBeFocused()
      await expectWrong(fieldOf(page, label(words)), said.es)
    } else {
      const banner = page.getByRole('alert')
      await expect(banner).toHaveText(`${editor.tabs[tab]}: ${said.es}`)
    }
  }
  await saveForged(page, { forgery: foreignCover, button: editor.update })
  await page.getByRole('tab', { name: editor.tabs.welcome }).click()
  const cover = page.getByRole('group', { name: words.welcome.photoUrl.label })
  await expect(cover).toHaveAccessibleDescription(beginsWith(foreignCover.said.es))
  const ownPhoto = page.getByRole('group', { name: photoCopy.es.ofEntry(1) })
  await saveForged(page, { forgery: foreignBlockPhoto, button: editor.update })
  await page.getByRole('tab', { name: editor.tabs[foreignBlockPhoto.tab] }).click()
  await expect(ownPhoto).toHaveAccessibleDescription(beginsWith(foreignBlockPhoto.said.es))
  await page.getByRole('button', { name: editor.update }).click()
  await expect(page).toHaveURL('/')
})

test('the support form says what a message cannot be without @long', async ({ page }) => {
  const { message, send } = supportPageCopy.es
  await page.goto('/support')
  await page.getByRole('button', { name: send }).click()
  await expectWrong(fieldOf(page, message), 'Este campo es necesario')
})

/** A guide with an entry in each list that is written wrong below. */
async function openWholeGuide(page: Page, host: Host) {
  const photoUrl = await host.uploadPhoto()
  const { id } = await host.createGuide('Casa Jacaranda', {
    welcome: { photoUrl },
    localGuide: { places: [{ name: 'Panadería' }] },
    houseRules: { rules: [{ title: 'Silencio' }] },
    sections: { local_guide: { items: [{ title: 'La caseta', photoUrl }] } },
  })
  await page.goto(`/guides/${id}/edit`)
}

type ForgedSave = { forgery: Forgery; button: string }

async function saveForged(page: Page, { forgery, button }: ForgedSave) {
  await page.route(savesAt, async (route) => {
    const form = route.request().postDataJSON()
    const forged = withValue(form, forgery.path.split('.'), forgery.sent)
    await route.continue({ postData: JSON.stringify(forged) })
  })
  const answered = page.waitForResponse(savesAt)
  await page.getByRole('button', { name: button }).click()
  await answered
  await page.unroute(savesAt)
}

function withValue(json: unknown, path: string[], value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  const copy: Record<string, unknown> = Object.assign(Array.isArray(json) ? [] : {}, json)
  copy[key] = withValue(copy[key], rest, value)
  return copy
}

const fieldOf = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first()

async function expectWrong(field: Locator, sentence: string) {
  await expect(field).toHaveAccessibleDescription(beginsWith(sentence))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
}

/** What is wrong stands before the hints. */
function beginsWith(sentence: string) {
  return new RegExp(`^${sentence.replaceAll(/[.()?]/g, '\\$&')}`)
}
