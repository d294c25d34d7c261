import { type Locale, locales } from '#domain/values/locale.ts'
import { expect, expectNoOverflow, type Host, test, usualHours } from '#tests/journeys/desk.ts'
import { chooseTool } from '#tests/journeys/menus.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { guestCopy } from '#web/copy/guest.ts'
import { settingsCopy } from '#web/copy/guide/fields.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'

const copy = translationsCopy.es

test('a host writes a second language, and guests read it on the same link', async ({
  page,
  host,
  expectAccessible,
}) => {
  const { id, code } = await openGuide(host)
  await page.goto(`/guides/${id}/edit`)
  await chooseTool(page, copy.open)
  await expect(page.getByText(copy.none)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: copy.add(copy.names.en) }).click()
  await expectAccessible()
  const texts = page.getByRole('dialog', { name: copy.edit(copy.names.en) })
  await expect(texts.getByText(copy.figures.missing(2), { exact: true })).toBeVisible()
  await texts.getByRole('heading', { name: editorCopy.es.tabs.house_rules }).click()
  await texts.getByRole('textbox', { name: titleLabel('es') }).fill('No parties')
  await expect(texts.getByText(copy.figures.missing(1), { exact: true })).toBeVisible()
  await expectNoOverflow(page)
  await page.getByRole('button', { name: copy.back }).click()
  await expect(page.getByText(copy.figures.missing(1))).toBeVisible()
  await page.getByRole('button', { name: copy.backToForm }).last().click()
  await page.getByRole('button', { name: editorCopy.es.update }).click()
  await expect(page).toHaveURL('/')

  await page.goto(`/g/${code}?lang=en`)
  await expect(page.getByRole('heading', { name: 'No parties' })).toBeVisible()
  await expect(page.getByRole('img', { name: guestCopy.en.inLanguage.es })).toHaveCount(1)
  await expectNoOverflow(page)
  await expectAccessible()
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { name: 'Sin fiestas' })).toBeVisible()
  await expect(page.getByRole('img', { name: guestCopy.es.inLanguage.es })).toHaveCount(0)
})

test('what guests read in a second language, and where a host writes it, fit every width in both languages @long', async ({
  page,
  host,
  expectAccessible,
  expectEverywhere,
}) => {
  const none = await openGuide(host)
  await expectEverywhere(`/guides/${none.id}/edit`, async (locale) => {
    await chooseTool(page, translationsCopy[locale].open, locale)
    await expect(page.getByText(translationsCopy[locale].none)).toBeVisible()
  })
  const { id, code } = await openGuide(host, 'No parties')
  // Opened anew at each width: the preview beside the form comes and goes with it.
  for (const locale of locales) {
    for (const width of [390, 768, 1440]) {
      const { open, edit, names } = translationsCopy[locale]
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/guides/${id}/edit?lang=${locale}`)
      await chooseTool(page, open, locale)
      await page.getByRole('button', { name: edit(names.en) }).click()
      await page.getByText(editorCopy[locale].tabs.house_rules, { exact: true }).last().click()
      await page.getByRole('textbox', { name: titleLabel(locale) }).waitFor()
      await expectNoOverflow(page)
      await expectAccessible()
    }
  }
  await expectEverywhere(`/g/${code}`)
})

test('an original that changed says so beside its translation, until the host has looked @long', async ({
  page,
  host,
}) => {
  const { id, path } = await openGuide(host, 'No parties')
  await page.goto(`/guides/${id}/edit?tab=house-rules`)
  await page.getByRole('tab', { name: editorCopy.es.tabs.house_rules }).click()
  const { title } = guideWords.es.houseRules.rules.each
  await page.getByRole('textbox', { name: title.label }).first().fill('Sin fiestas, por favor')
  await chooseTool(page, copy.open)
  await page.getByRole('button', { name: copy.edit(copy.names.en) }).click()
  await expect(page.getByText(copy.standing.older, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: copy.stillRight }).click()
  await expect(page.getByText(copy.standing.older, { exact: true })).toBeHidden()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: editorCopy.es.update }).click()
  await expect(page).toHaveURL('/')
  const { form } = (await host.call('get', `/guidebooks/${id}`)).body
  expect(form.houseRules.rules[0].title).toBe('Sin fiestas, por favor')
  expect(form.translations.en[path].text).toBe('No parties')
})

test('a number of a translation that is not in its original says so beside it @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  const { id } = await openGuide(host, 'No parties, or call 660')
  await page.goto(`/guides/${id}/edit`)
  await chooseTool(page, copy.open)
  await page.getByRole('button', { name: copy.edit(copy.names.en) }).click()
  const rule = page.getByRole('textbox', { name: titleLabel('es') })
  await expect(rule).toHaveAccessibleDescription('No está en el original: 660')
  await expectAccessible()
  await rule.fill('No parties')
  await expect(rule).toHaveAccessibleDescription('')
})

test('a language goes after a question, and comes with an earlier version @long', async ({
  page,
  host,
}) => {
  const { id } = await openGuide(host, 'No parties')
  await page.goto(`/guides/${id}/edit`)
  await chooseTool(page, copy.open)
  await page.getByRole('button', { name: 'Quitar inglés' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Quitar el inglés?' })
  await expect(question).toContainText(
    'Se va 1 texto en inglés. Si después restauras una versión anterior de la guía, vuelve con ella.',
  )
  await question.getByRole('button', { name: 'Quitar inglés' }).click()
  await expect(page.getByText(copy.none)).toBeVisible()
  await page.getByRole('button', { name: copy.backToForm }).last().click()
  await page.getByRole('button', { name: editorCopy.es.update }).click()
  await expect(page).toHaveURL('/')
  const { form } = (await host.call('get', `/guidebooks/${id}`)).body
  expect(form.translations).toBeUndefined()
})

test('a language that was never saved goes for good, and the question says so @long', async ({
  page,
  host,
}) => {
  const { id } = await openGuide(host)
  await page.goto(`/guides/${id}/edit`)
  await chooseTool(page, copy.open)
  await page.getByRole('button', { name: copy.add(copy.names.en) }).click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('There is coffee.')
  await page.getByRole('button', { name: copy.back }).click()
  await page.getByRole('button', { name: 'Quitar inglés' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'Se va 1 texto en inglés sin guardar: no se podrá recuperar.',
  )
  await expect(page.getByRole('alertdialog')).not.toContainText('vuelve con ella')
})

test('a second language becomes the first, and the first its translation @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  const { id, path } = await openGuide(host, 'No parties')
  await page.goto(`/guides/${id}/edit`)
  await page.getByRole('button', { name: new RegExp(`^${settingsCopy.es.title}`) }).click()
  await page.getByLabel(guideWords.es.language.label).selectOption('en')
  const question = page.getByRole('alertdialog', { name: copy.swap.title(copy.names.en) })
  await expect(question).toContainText(copy.swap.left(1))
  await expectAccessible()
  await question.getByRole('button', { name: copy.swap.swap, exact: true }).click()
  await expect(page.getByLabel(guideWords.es.language.label)).toHaveValue('en')
  await page.getByRole('button', { name: editorCopy.es.update }).click()
  await expect(page).toHaveURL('/')
  const { form } = (await host.call('get', `/guidebooks/${id}`)).body
  expect(form.language).toBe('en')
  expect(form.houseRules.rules[0].title).toBe('No parties')
  expect(form.translations.es[path].text).toBe('Sin fiestas')
})

/** A published guide with a note and a rule, the rule in English as well where a test says so. */
async function openGuide(host: Host, english?: string) {
  const photoUrl = await host.uploadPhoto()
  const form = {
    language: 'es',
    welcome: { ...usualHours, photoUrl, note: 'Hay café en la alacena.' },
    houseManual: { rooms: [] },
    houseRules: { rules: [{ title: 'Sin fiestas', notes: '' }] },
  }
  const { id, short_code: code } = await host.createGuide('Casa Jacaranda', form)
  await host.publish(id)
  const read = (await host.call('get', `/guidebooks/${id}`)).body
  const path = `houseRules.rules.${read.form.houseRules.rules[0].id}.title`
  if (english) {
    const translations = { en: { [path]: { text: english } } }
    const saved = await host.call('put', `/guidebooks/${id}`, { ...read.form, translations })
    expect(saved.status).toBe(200)
  }
  return { id, code, path }
}

function titleLabel(language: Locale) {
  const { inLanguage, names } = translationsCopy[language]
  const { entry, each } = guideWords[language].houseRules.rules
  return new RegExp(`^${entry} 1 · ${each.title.label} · ${inLanguage(names.en)}$`)
}
