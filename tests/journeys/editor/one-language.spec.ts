import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { type Locale, locales } from '#domain/values/locale.ts'
import { expect, test } from '#tests/journeys/desk.ts'

const copyFolder = path.resolve('web/copy')

/** Small words that no sentence does without, and that the other language does not have. */
const smallWords: Record<Locale, ReadonlySet<string>> = {
  es: new Set(
    'el la los las de del que tu tus para con en y una es se por su al lo más'.split(' '),
  ),
  en: new Set('the and your with for you is of to it this that are from or when what'.split(' ')),
}

/** Where nobody is led by a link. */
const unlinked = ['/sign-up', '/forgot-password', '/update-password', '/magic-link', '/verify-otp']

let own: Record<Locale, Set<string>>

test.beforeAll(async () => {
  own = { es: await sentencesIn('es'), en: await sentencesIn('en') }
})

for (const locale of locales) {
  const other = locale === 'es' ? 'en' : 'es'
  const foreignOn = async (page: Page) => findForeign(await wordsOn(page, locale), locale, other)

  test(`no page a visitor can reach mixes another language into ${locale} @long`, async ({
    page,
  }) => {
    const waiting = ['/', '/no-such-page', '/g/nosuchguide', ...unlinked]
    const seen = new Set<string>(waiting)
    const foreign: Record<string, string[]> = {}
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      await page.goto(`${address}?lang=${locale}`)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      const found = await foreignOn(page)
      if (found.length > 0) foreign[address] = found
      for (const next of await addressesOn(page)) {
        if (!seen.has(next)) waiting.push(next)
        seen.add(next)
      }
    }
    expect(foreign).toEqual({})
    expect([...seen]).toEqual(
      expect.arrayContaining(['/features', '/pricing', '/support', '/login', '/g/muestra']),
    )
  })

  test(`no screen of a host mixes another language into ${locale} @long`, async ({
    page,
    host,
  }) => {
    const { id } = await host.createGuide('Lirio 12')
    await host.publish(id)
    await host.createGuide('Lirio 14')
    const foreign: Record<string, string[]> = {}
    const addresses = ['/', '/settings', '/test-credits', '/payment-success', '/payment-cancel']
    const ofGuide = ['edit', 'preview', 'poster', 'stays'].map(
      (screen) => `/guides/${id}/${screen}`,
    )
    for (const address of [...addresses, ...ofGuide, '/guides/new']) {
      await page.goto(`${address}?lang=${locale}`)
      await page.waitForLoadState('networkidle')
      const found = await foreignOn(page)
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        found.push(...(await foreignOn(page)))
      }
      if (found.length > 0) foreign[address] = found
    }
    expect(foreign).toEqual({})
  })
}

/** What a person reads or hears of a page, without what says that it is in another language. */
function wordsOn(page: Page, locale: Locale) {
  return page.evaluate((language) => {
    const found: string[] = []
    const isMeant = (element: Element) =>
      !element.closest('script, style, noscript, template, [translate=no]') &&
      (element.closest('[lang]')?.getAttribute('lang') ?? language).startsWith(language)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      if (parent && isMeant(parent)) found.push(texts.currentNode.nodeValue ?? '')
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      for (const element of document.querySelectorAll(`body [${name}]`)) {
        if (isMeant(element)) found.push(element.getAttribute(name) ?? '')
      }
    }
    return [document.title, ...found].map((text) => text.trim()).filter(Boolean)
  }, locale)
}

function addressesOn(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href))
      .filter(
        ({ origin, pathname }) => origin === location.origin && !/^\/(api|dev)\//.test(pathname),
      )
      .map(({ pathname }) => pathname),
  )
}

/** Words of the other language; a number has none, and an address stays as it is written on its street. */
function findForeign(texts: string[], locale: Locale, other: Locale) {
  return texts.filter((text) => {
    if (!/\p{L}/u.test(text) || own[locale].has(text) || /\b\d{5}\b/.test(text)) return false
    if (own[other].has(text) && text.length > 3) return true
    const words = text.toLowerCase().split(/[^\p{L}]+/u)
    const countIn = (language: Locale) =>
      words.filter((word) => smallWords[language].has(word)).length
    return countIn(other) >= 2 && countIn(other) > countIn(locale)
  })
}

/** Every sentence the screens have in a language. */
async function sentencesIn(locale: Locale) {
  const sentences = new Set<string>()
  const collect = (words: unknown) => {
    if (typeof words === 'string') sentences.add(words)
    else if (typeof words === 'object' && words !== null) Object.values(words).forEach(collect)
  }
  for (const file of await readdir(copyFolder, { recursive: true })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
    const exported: Record<string, unknown> = await import(path.join(copyFolder, file))
    for (const value of Object.values(exported)) {
      if (typeof value === 'object' && value !== null && locale in value) {
        collect((value as Record<Locale, unknown>)[locale])
      }
    }
  }
  return sentences
}
