import type { Page } from '@playwright/test'
import { locales } from '#domain/values/locale.ts'
import { desktop, expect, type Host, phone, test } from '#tests/journeys/desk.ts'
import { long, longUnless } from '#tests/journeys/long.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { guestCopy } from '#web/copy/guest.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'

const tablet = { width: 768, height: 1024 }
const tags = { es: 'es-MX', en: 'en-US' }

for (const language of locales) {
  for (const viewport of [phone, tablet, desktop]) {
    test.describe(`in ${language}, ${viewport.width} wide`, () => {
      test.use({ locale: tags[language], viewport })

      test(
        'a host writes a second language, and guests read it on the same link',
        longUnless(language === 'es' && viewport === phone),
        async ({ page, host, expectAccessible }) => {
          const copy = translationsCopy[language]
          const words = editorCopy[language]
          const { id, code } = await openGuide(host)
          await page.goto(`/guides/${id}/edit`)
          await page.getByRole('button', { name: copy.open }).click()
          await expect(page.getByText(copy.none)).toBeVisible()
          await expectAccessible()
          await page.getByRole('button', { name: copy.add(copy.names.en) }).click()
          await expectAccessible()
          const texts = page.getByRole('dialog', { name: copy.edit(copy.names.en) })
          await expect(texts.getByText(copy.figures.missing(2), { exact: true })).toBeVisible()
          await texts.getByRole('textbox', { name: titleLabel(language) }).fill('No parties')
          await expect(texts.getByText(copy.figures.missing(1), { exact: true })).toBeVisible()
          await expectNoOverflow(page)
          await page.getByRole('button', { name: copy.back }).click()
          await expect(page.getByText(copy.figures.missing(1))).toBeVisible()
          await page.getByRole('button', { name: copy.backToForm }).last().click()
          await page.getByRole('button', { name: words.update }).click()
          await expect(page).toHaveURL('/')

          await page.goto(`/g/${code}?lang=en`)
          await expect(page.getByRole('heading', { name: 'No parties' })).toBeVisible()
          await expect(page.getByRole('img', { name: guestCopy.en.inLanguage.es })).toHaveCount(1)
          await expectNoOverflow(page)
          await expectAccessible()
          await page.getByRole('link', { name: 'Español' }).click()
          await expect(page.getByRole('heading', { name: 'Sin fiestas' })).toBeVisible()
          await expect(page.getByRole('img', { name: guestCopy.es.inLanguage.es })).toHaveCount(0)
        },
      )
    })
  }
}

const copy = translationsCopy.es

test(
  'an original that changed says so beside its translation, until the host has looked',
  long,
  async ({ page, host }) => {
    const { id, path } = await openGuide(host, 'No parties')
    await page.goto(`/guides/${id}/edit?tab=house-rules`)
    await page.getByRole('tab', { name: editorCopy.es.tabs.house_rules }).click()
    const { title } = guideWords.es.houseRules.rules.each
    await page.getByRole('textbox', { name: title.label }).first().fill('Sin fiestas, por favor')
    await page.getByRole('button', { name: copy.open }).click()
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
  },
)

test(
  'a language goes after a question, and comes with an earlier version',
  long,
  async ({ page, host }) => {
    const { id } = await openGuide(host, 'No parties')
    await page.goto(`/guides/${id}/edit`)
    await page.getByRole('button', { name: copy.open }).click()
    await page.getByRole('button', { name: copy.removeNamed(copy.names.en) }).click()
    const question = page.getByRole('alertdialog', { name: copy.removeTitle(copy.names.en) })
    await expect(question).toContainText(copy.removeWhy({ count: 1, language: copy.names.en }))
    await question.getByRole('button', { name: copy.removeNamed(copy.names.en) }).click()
    await expect(page.getByText(copy.none)).toBeVisible()
    await page.getByRole('button', { name: copy.backToForm }).last().click()
    await page.getByRole('button', { name: editorCopy.es.update }).click()
    await expect(page).toHaveURL('/')
    const { form } = (await host.call('get', `/guidebooks/${id}`)).body
    expect(form.translations).toBeUndefined()
  },
)

test(
  'a second language becomes the first, and the first its translation',
  long,
  async ({ page, host, expectAccessible }) => {
    const { id, path } = await openGuide(host, 'No parties')
    await page.goto(`/guides/${id}/edit`)
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
  },
)

/** A published guide with a note and a rule, the rule in English as well where a test says so. */
async function openGuide(host: Host, english?: string) {
  const photoUrl = await host.uploadPhoto()
  const form = {
    language: 'es',
    welcome: { photoUrl, note: 'Hay café en la alacena.' },
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

function titleLabel(language: 'es' | 'en') {
  const { inLanguage } = translationsCopy[language]
  const { entry, each } = guideWords[language].houseRules.rules
  return new RegExp(`^${entry} 1 · ${each.title.label} · ${inLanguage.en}$`)
}

async function expectNoOverflow(page: Page) {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }))
  expect(wide).toBeLessThanOrEqual(room)
}
