import type { Page } from '@playwright/test'
import type { Locale } from '#domain/values/locale.ts'
import { loseAnswers } from '#tests/journeys/calls.ts'
import { expect, type Host, test } from '#tests/journeys/desk.ts'
import { copiesCopy } from '#web/copy/copies.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { listsCopy } from '#web/copy/guide/fields.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { uiCopy } from '#web/copy/use-copy.ts'
import { versionsCopy } from '#web/copy/versions.ts'

const { spread, put, stayed, unanswered, otherLanguage } = copiesCopy.es
const { retry, close } = uiCopy.es
const { rules } = guideWords.es.houseRules

test('what changes in one guide follows in another, and stays where it was changed there @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  const { a, b, c } = await openHomes(host)
  await edit(host, c, 'Aquí no importa')
  await typeNotes(page, a, 'Desde las 23')
  await page.getByRole('button', { name: editorCopy.es.update }).click()
  const dialog = page.getByRole('dialog', { name: spread.title('Casa B') })
  await expect(dialog.getByText('Desde las 23').first()).toBeVisible()
  const [chosen, left] = [
    dialog.getByRole('checkbox', { name: 'Casa B' }),
    dialog.getByRole('checkbox', { name: 'Casa C' }),
  ]
  await expect(chosen).toBeChecked()
  await expect(left).toBeDisabled()
  await expect(left).not.toBeChecked()
  await expectAccessible()
  await dialog.getByRole('button', { name: spread.apply }).click()
  await expect(page.getByText(spread.done('Casa B'))).toBeVisible()
  await expect(page.getByText(stayed)).toBeHidden()
  await expect(page).toHaveURL('/')
  expect(await notesOf(host, b)).toBe('Desde las 23')
  expect(await notesOf(host, c)).toBe('Aquí no importa')
})

test('an entry is put in other guides, and is the same entry there @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  const { a } = await openHomes(host)
  const names = ['Casa del Sol y de la Luna en la esquina de la plaza, piso 2', 'Depto 10']
  const [first] = await Promise.all(names.map((name) => host.createGuide(name)))
  await page.goto(`/guides/${a}/edit?tab=house-rules`)
  await chooseToPut(page)
  const dialog = page.getByRole('dialog', { name: put.title('Silencio') })
  await expect(dialog.getByRole('checkbox')).toHaveCount(5)
  await expectAccessible()
  await dialog.getByRole('checkbox', { name: names[0]! }).check()
  await dialog.getByRole('button', { name: put.confirm(1) }).click()
  await expect(page.getByText(put.done(names[0]!))).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(rowMenu(page)).toBeFocused()
  expect(await notesOf(host, first!.id)).toBe('Desde las 22')
})

test('what is asked before entries go to other guides fits every width in both languages @long', async ({
  page,
  host,
  expectEverywhere,
}) => {
  const { a, c } = await openHomes(host)
  await edit(host, c, 'Aquí no importa')
  await host.createGuide('Casa del Sol y de la Luna en la esquina de la plaza, piso 2')
  await expectEverywhere(`/guides/${a}/edit?tab=house-rules`, (locale) => chooseToPut(page, locale))
  let notes = 0
  await expectEverywhere(`/guides/${a}/edit?tab=house-rules`, async (locale) => {
    const { label } = guideWords[locale].houseRules.rules.each.notes
    notes += 1
    await page.getByRole('textbox', { name: label }).first().fill(`Desde las ${notes}`)
    await page.getByRole('button', { name: editorCopy[locale].update }).click()
    const title = copiesCopy[locale].spread.title('Casa B')
    await page.getByRole('dialog', { name: title }).waitFor()
  })
})

test('a change that shall not follow leaves the others as they are @long', async ({
  page,
  host,
}) => {
  const { a, b } = await openHomes(host)
  await typeNotes(page, a, 'Desde las 23')
  await page.getByRole('button', { name: editorCopy.es.update }).click()
  await page.getByRole('button', { name: spread.notNow }).click()
  await expect(page).toHaveURL('/')
  expect(await notesOf(host, a)).toBe('Desde las 23')
  expect(await notesOf(host, b)).toBe('Desde las 22')
})

test('a version that comes back is offered to the other guides in which it stands @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  const { a, b, c } = await openHomes(host)
  await typeNotes(page, a, 'Desde las 23')
  await page.getByRole('button', { name: editorCopy.es.update }).click()
  await page.getByRole('button', { name: spread.apply }).click()
  await expect(page).toHaveURL('/')
  await page.goto(`/guides/${a}/versions`)
  const list = page.getByRole('navigation', { name: versionsCopy.es.list })
  await list.getByRole('link').first().click()
  await page.getByRole('button', { name: versionsCopy.es.restore }).click()
  await page.getByRole('button', { name: versionsCopy.es.ask.confirm }).click()
  const dialog = page.getByRole('dialog', { name: spread.title('Casa B y Casa C') })
  await expectAccessible()
  // What was replaced everywhere comes back nowhere else by a hasty press.
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await dialog.getByRole('checkbox', { name: 'Casa B' }).check()
  await dialog.getByRole('button', { name: spread.apply }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(versionsCopy.es.restored)).toBeVisible()
  expect([await notesOf(host, b), await notesOf(host, c)]).toEqual(['Desde las 22', 'Desde las 23'])
})

test('a guide in another language is named as such before an entry is put there @long', async ({
  page,
  host,
}) => {
  const { a } = await openHomes(host)
  await host.createGuide('Beach house', { language: 'en' })
  await page.goto(`/guides/${a}/edit?tab=house-rules`)
  await chooseToPut(page)
  const dialog = page.getByRole('dialog', { name: put.title('Silencio') })
  const words = otherLanguage({ there: 'en inglés', here: 'en español' })
  await expect(dialog.getByRole('checkbox', { name: 'Beach house' })).toHaveAccessibleDescription(
    words,
  )
  await expect(dialog.getByText(words)).toHaveCount(1)
})

test('an entry that is said in another language now follows into no guide by a hasty press @long', async ({
  page,
  host,
}) => {
  const { a, b } = await openHomes(host)
  await change(host, b, (form) => {
    form.language = 'en'
  })
  await typeNotes(page, a, 'Desde las 23')
  await page.getByRole('button', { name: editorCopy.es.update }).click()
  const dialog = page.getByRole('dialog', { name: spread.title('Casa B y Casa C') })
  const chosen = dialog.getByRole('checkbox', { checked: true })
  await expect(chosen).toHaveAccessibleName('Casa C')
  await expect(dialog.getByRole('checkbox', { name: 'Casa B' })).toHaveAccessibleDescription(
    otherLanguage({ there: 'en inglés', here: 'en español' }),
  )
})

test('a lost answer is asked for again, and a guide that was saved meanwhile says so @long', async ({
  page,
  host,
}) => {
  const { a, b, c } = await openHomes(host)
  await typeNotes(page, a, 'Desde las 23')
  await page.getByRole('button', { name: editorCopy.es.update }).click()
  const dialog = page.getByRole('dialog', { name: spread.title('Casa B y Casa C') })
  await edit(host, c, 'Mientras tanto')
  await loseAnswers(page, '**/spread')
  await dialog.getByRole('button', { name: spread.apply }).click()
  await expect(dialog.getByRole('alert')).toHaveText(unanswered)
  await expect(dialog.getByRole('checkbox', { name: 'Casa B' })).toBeDisabled()
  await page.unroute('**/spread')
  await dialog.getByRole('button', { name: retry }).click()
  await expect(dialog.getByText(spread.done('Casa B'))).toBeVisible()
  await expect(dialog.getByText(stayed)).toBeVisible()
  await expect(dialog.getByText('Ahí se cambió', { exact: false })).toBeVisible()
  const closing = dialog.getByRole('button', { name: close }).last()
  await expect(closing).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  expect([await notesOf(host, b), await notesOf(host, c)]).toEqual([
    'Desde las 23',
    'Mientras tanto',
  ])
})

test('what is not saved does not go along, and the dialog says so; a new entry cannot go yet @long', async ({
  page,
  host,
}) => {
  const { a } = await openHomes(host)
  await typeNotes(page, a, 'Sin guardar')
  await page.getByRole('button', { name: rules.add }).click()
  await rowMenu(page, 'es', 2).click()
  await expect(page.getByRole('menuitem')).not.toHaveCount(0)
  await expect(page.getByRole('menuitem', { name: put.action })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await chooseToPut(page)
  const dialog = page.getByRole('dialog', { name: put.title('Silencio') })
  await expect(dialog.getByText(put.unsaved)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('without another guide there is nothing to put, and with one no tab is longer @long', async ({
  page,
  host,
}) => {
  const { id } = await host.createGuide('Casa A', withRule)
  const heights = async () => {
    const found = []
    for (const tab of ['house-manual', 'local-guide', 'wifi-tech', 'emergency', 'house-rules']) {
      await page.goto(`/guides/${id}/edit?tab=${tab}`)
      const panel = page.getByRole('tabpanel')
      await expect(panel).toBeVisible()
      found.push(await panel.evaluate((element) => element.scrollHeight))
    }
    return found
  }
  const alone = await heights()
  await rowMenu(page).click()
  await expect(page.getByRole('menuitem')).not.toHaveCount(0)
  await expect(page.getByRole('menuitem', { name: put.action })).toHaveCount(0)
  await host.createGuide('Casa B')
  expect(await heights()).toEqual(alone)
  await rowMenu(page).click()
  await expect(page.getByRole('menuitem', { name: put.action })).toBeVisible()
})

test('forty guides with long names are chosen at once @long', async ({ page, host }) => {
  const { id } = await host.createGuide('Casa A', withRule)
  for (let at = 1; at <= 40; at += 1) {
    await host.createGuide(`Departamento ${at} con vista al jardín de las jacarandas, torre norte`)
  }
  await page.goto(`/guides/${id}/edit?tab=house-rules`)
  await chooseToPut(page)
  await page.getByRole('checkbox', { name: put.all }).check()
  await page.getByRole('button', { name: put.confirm(40) }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Listo' })).toContainText('37 guías más')
})

const withRule = { houseRules: { rules: [{ title: 'Silencio', notes: 'Desde las 22' }] } }

/** A guide and two duplicates of it. */
async function openHomes(host: Host) {
  const photoUrl = await host.uploadPhoto()
  const { id: a } = await host.createGuide('Casa A', { welcome: { photoUrl }, ...withRule })
  const copy = async (name: string) => {
    const { body } = await host.call('post', `/guidebooks/${a}/duplicate`)
    const { id } = body.property
    await change(host, id, (form) => {
      form.welcome.propertyName = name
    })
    return id as string
  }
  return { a, b: await copy('Casa B'), c: await copy('Casa C') }
}

type Form = {
  language: string
  welcome: { propertyName: string }
  houseRules: { rules: { title: string; notes: string }[] }
}

async function change(host: Host, id: string, edit: (form: Form) => void) {
  const { body } = await host.call('get', `/guidebooks/${id}`)
  edit(body.form)
  await host.call('put', `/guidebooks/${id}`, body.form)
}

function edit(host: Host, id: string, notes: string) {
  return change(host, id, (form) => {
    form.houseRules.rules[0]!.notes = notes
  })
}

async function notesOf(host: Host, id: string) {
  const { body } = await host.call('get', `/guidebooks/${id}`)
  const { rules } = (body.form as Form).houseRules
  return rules.find(({ title }) => title === 'Silencio')?.notes
}

async function typeNotes(page: Page, id: string, notes: string) {
  await page.goto(`/guides/${id}/edit?tab=house-rules`)
  await page.getByRole('textbox', { name: rules.each.notes.label }).first().fill(notes)
}

function rowMenu(page: Page, language: Locale = 'es', at = 1) {
  const { entry } = guideWords[language].houseRules.rules
  const { numbered, options } = listsCopy[language]
  return page.getByRole('button', { name: options(numbered(entry, at)) })
}

async function chooseToPut(page: Page, language: Locale = 'es') {
  await rowMenu(page, language).click()
  await page.getByRole('menuitem', { name: copiesCopy[language].put.action }).press('Enter')
}
