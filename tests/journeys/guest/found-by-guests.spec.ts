import type { Page } from '@playwright/test'
import { type GuidebookForm, storedToForm } from '#domain/guide/guidebook.ts'
import { type Entry, entriesOf } from '#domain/guide/health/entries.ts'
import { sampleGuide } from '#domain/guide/sample/sample-guide.ts'
import { askedWords } from '#domain/guide/search/asked-words.ts'
import { findHits } from '#domain/guide/search/find-hits.ts'
import { wantedIn } from '#domain/guide/search/wanted-words.ts'
import { allWordsOf } from '#domain/guide/translations/words.ts'
import { type Locale, locales } from '#domain/values/locale.ts'
import { startForm, templateNames } from '#web/editor/templates/templates.ts'
import { longUnless } from '../journey.ts'
import { expect, test } from './guest-host.ts'

for (const locale of locales) {
  test(`what health says guests find in the sample guide, their search finds as well: ${locale}${longUnless(locale === 'es')}`, async ({
    page,
  }) => {
    const form = storedToForm(sampleGuide(locale))
    await page.goto(`/g/muestra?lang=${locale}`)
    await expectAllFound(page, form, locale)
  })

  for (const name of templateNames) {
    test(`what health says guests find in the ${name} template, their search finds as well: ${locale} @long`, async ({
      page,
      owner,
    }) => {
      const { unconfirmed: _, ...form } = startForm(name, locale)
      form.welcome.propertyName = 'Casa Jacaranda'
      const { code } = await owner.publish(form)
      await page.goto(`/g/${code}`)
      await expectAllFound(page, form, locale)
    })
  }
}

async function expectAllFound(page: Page, form: GuidebookForm, locale: Locale) {
  await expect(page.locator('[data-ready]')).toBeVisible()
  const entries = entriesOf(form, allWordsOf(form))
  const phrases = askedWords.flatMap(({ language, phrase }) => (language === locale ? phrase : []))
  const { cards, found } = await searchFor(page, phrases)
  const expected = phrases.flatMap((phrase, at) =>
    findHits(entries, wantedIn(phrase)).map((hit) => ({ phrase, hit, shown: found[at] ?? [] })),
  )
  expect(expected.length).toBeGreaterThan(25)
  // What has no name of its own stands in a card that has one.
  const nameOf = ({ title, words }: Entry) =>
    title || cards.find(({ text }) => words.some(({ original }) => has(text, original)))?.title
  const missing = expected.filter(({ hit, shown }) => !shown.includes(plain(nameOf(hit) ?? hit.id)))
  expect(missing.map(({ phrase, hit }) => `${phrase}: ${hit.title || hit.id}`)).toEqual([])
}

/** The cards of the page, and what its own search shows for each phrase, as if somebody had typed it. */
function searchFor(page: Page, phrases: readonly string[]) {
  return page.locator('[data-search]').evaluate((field: HTMLInputElement, typed) => {
    const textsOf = (all: string, within: ParentNode = document) =>
      [...within.querySelectorAll(all)].map((each) => each.textContent.trim().replace(/\s+/g, ' '))
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    return {
      cards: [...document.querySelectorAll('[data-entry]')].map((card) => ({
        title: textsOf('h3, dt, [data-title]', card)[0],
        text: card.textContent,
      })),
      found: typed.map((phrase) => {
        field.value = phrase
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
        return textsOf('[data-hits] .g-hit-title')
      }),
    }
  }, phrases)
}

function has(text: string, part: string) {
  return plain(text).includes(plain(part))
}

function plain(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}
