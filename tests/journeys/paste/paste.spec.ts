import { type Locale, locales } from '#domain/values/locale.ts'
import { expect, phone, test } from '#tests/journeys/desk.ts'
import { openGuide, seeAllFacts } from '#tests/journeys/editor/editor-steps.ts'
import { startStopwatch } from '#tests/journeys/editor/stopwatch.ts'
import { readOf } from '#tests/journeys/found.ts'
import { chooseTool } from '#tests/journeys/menus.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { longUnless } from '../journey.ts'
import { leaveReview } from './review-steps.ts'
import { writtenListing } from './written-listing.ts'

const languages: Record<Locale, string> = { es: 'es-MX', en: 'en-US' }

const mostSeconds = 120

const allOfSection: Record<Locale, RegExp> = {
  es: /^Aceptar (todo|\d+) de/,
  en: /^Accept (all|\d+) of/,
}

test('files that are chosen while others are read stay, and what the reading says is seen where its host is by then @long', async ({
  page,
  host,
}) => {
  const copy = pasteCopy.es
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/guidebooks/proposals', async (route) => {
    asked.resolve()
    await answered.promise
    const unread = [{ name: 'a.pdf', code: 'file_damaged', error: 'Está dañado.' }]
    await route.fulfill({ json: { ...readOf([]), texts: [], unread } })
  })
  await openGuide(page, host)
  await chooseTool(page, copy.open)
  const choose = page.locator('input[type=file][accept*=".docx"]')
  const bytes = { mimeType: 'text/plain', buffer: Buffer.from('x') }
  await choose.setInputFiles({ name: 'a.pdf', ...bytes })
  await page.getByRole('button', { name: copy.read }).click()
  await asked.promise
  await page.keyboard.press('Escape')
  await chooseTool(page, copy.open)
  await page.getByRole('button', { name: copy.removeFile('a.pdf') }).click()
  await choose.setInputFiles({ name: 'manual.txt', ...bytes })
  answered.resolve()
  await expect(page.getByText('a.pdf: Está dañado.')).toBeVisible()
  await expect(page.getByRole('button', { name: copy.removeFile('manual.txt') })).toBeVisible()
})

for (const locale of locales) {
  test.describe(`in ${locale}${longUnless(locale === 'es')}`, () => {
    test.use({ viewport: phone, locale: languages[locale] })

    test('a listing becomes a published guide in under two minutes', async ({
      page,
      host,
      expectAccessible,
    }) => {
      const copy = pasteCopy[locale]
      const desk = deskCopy[locale]
      const editor = editorCopy[locale]
      const photo = photoCopy[locale]
      const listing = writtenListing[locale]
      const watch = startStopwatch()

      await page.goto('/')
      watch.see()
      await watch.click(page.getByRole('link', { name: desk.create }).first())
      watch.see()
      await watch.click(page.getByRole('link', { name: copy.open }))
      watch.see()
      const area = page.getByRole('textbox', { name: copy.text })
      await watch.click(area)
      await area.fill(listing)
      await watch.click(page.getByRole('button', { name: copy.read }))

      const review = page.getByRole('dialog', { name: copy.reviewTitle })
      await expect(review.getByRole('heading', { level: 3 }).first()).toBeVisible()
      watch.see()
      await watch.read(review)
      await expectAccessible()
      const sections = review.getByRole('button', { name: allOfSection[locale] })
      const count = await sections.count()
      for (let left = count; left > 0; left -= 1) {
        await sections.first().scrollIntoViewIfNeeded()
        await watch.click(sections.first())
      }
      const cards = review.locator('[data-card]')
      const asked = await cards.count()
      const next = review.locator('[data-footer] [data-next]').last()
      for (let left = asked; left > 0; left -= 1) {
        await review.locator('[data-current]').scrollIntoViewIfNeeded()
        await expect(review.getByRole('button', { name: copy.goOn })).toBeHidden()
        await watch.click(next)
        await expect(cards).toHaveCount(left - 1)
      }
      await leaveReview(page, { locale, onPress: () => (watch.counted.clicks += 1) })
      watch.see()

      await watch.click(page.getByRole('button', { name: photo.illustration }))
      await expect(page.getByText(photo.uploaded)).toBeVisible()
      await watch.click(page.getByRole('button', { name: editor.save }))
      await expect(page).toHaveURL('/')
      watch.see()
      const [made] = await host.listGuides()
      const card = page.getByRole('article', { name: made!.name })
      await watch.click(card.getByRole('button', { name: desk.card.publish }))
      // Over the same desk, and in it only what was looked through a moment ago: a press.
      await watch.click(await seeAllFacts(page, { locale }))
      await expect(card.getByRole('button', { name: desk.card.unpublish })).toBeVisible()

      const { body } = await host.call('get', `/guidebooks/${made!.id}`)
      const guest = await page.request.get(`/g/${body.property.short_code}`)
      const html = await guest.text()
      for (const text of ['CasaJacaranda_5G', 'buganvilia-2O7l', 'Orizaba 87']) {
        expect(html).toContain(text)
      }
      // Nobody has shown it to everybody with the link.
      expect(html).not.toMatch(/\b4821\b/)

      const { read, clicks, screens } = watch.counted
      const seconds = watch.minutes() * 60
      console.log(
        `a listing of ${listing.split(/\s+/).length} words in ${locale}: ${asked} asked about, ${read} words read, ${clicks} clicks, ${screens} screens: ${seconds.toFixed(0)} seconds`,
      )
      expect(seconds).toBeLessThan(mostSeconds)
    })
  })
}
