import { locales } from '#domain/values/locale.ts'
import { desktop, expect, phone, test } from '#tests/journeys/desk.ts'
import { long } from '#tests/journeys/long.ts'
import { daysFromToday, dayZone } from '#tests/journeys/midday.ts'
import { dashboardCopy } from '#web/copy/dashboard.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { guestCopy } from '#web/copy/guest.ts'
import { previewCopy } from '#web/copy/guest-host.ts'
import { arrivalCopy, arrivalWords } from '#web/copy/guide/arrival.ts'
import { fieldsCopy } from '#web/copy/guide/fields.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { staysCopy } from '#web/copy/stays.ts'

const tablet = { width: 768, height: 1024 }
const tags = { es: 'es-MX', en: 'en-US' }

for (const language of locales) {
  for (const viewport of [phone, tablet, desktop]) {
    test.describe(`in ${language}, ${viewport.width} wide`, () => {
      test.use({ locale: tags[language], viewport })

      test(
        'a host writes how to get in with a locked code, and who gets the link of a stay reads it',
        long,
        async ({ page, host, browser, product, expectAccessible }) => {
          const arrival = arrivalWords[language]
          const copy = staysCopy[language]
          const { card } = dashboardCopy[language]
          const photoUrl = await host.uploadPhoto()
          const { id } = await host.createGuide('Casa Jacaranda', {
            language,
            timeZone: dayZone,
            welcome: { photoUrl },
          })
          await host.publish(id)

          await page.goto(`/guides/${id}/edit`)
          await page
            .getByRole('button', { name: new RegExp(`^${arrivalCopy[language].title}`) })
            .click()
          await page
            .getByRole('textbox', { name: arrival.gate.label, exact: true })
            .fill('Digan «Casa Jacaranda».')
          const { label, code } = arrival.codes.each
          await page.getByRole('textbox', { name: label.label }).fill('Puerta azul')
          await page.getByRole('textbox', { name: code.label, exact: true }).fill('4821#')
          await page.locator('button[name="welcome.arrival.codes.0.stayOnly"]').click()
          await expect(page.getByText(fieldsCopy[language].stayOnlyHint)).toBeVisible()
          const note = page.getByRole('textbox', {
            name: guideWords[language].welcome.note.label,
          })
          await note.fill('4821# abre')
          const { saidOpenly, tabs } = editorCopy[language]
          await expect(page.getByText(saidOpenly('4821#', tabs.welcome))).toBeVisible()
          await note.fill('')
          await expect(page.getByText(saidOpenly('4821#', tabs.welcome))).toBeHidden()
          await expectAccessible()
          await page.getByRole('button', { name: editorCopy[language].update }).click()

          await page.getByRole('link', { name: card.preview('Casa Jacaranda') }).click()
          const shown = page.locator('.g-screen')
          await expect(shown.getByText(guestCopy[language].lockedWhere.code)).toBeVisible()
          await page.getByText(previewCopy[language].stayLink).click()
          await expect(shown.getByText('4821#')).toHaveCount(2)
          const picture = page.waitForEvent('download')
          await shown.getByRole('button', { name: guestCopy[language].saveAsImage }).click()
          expect((await picture).suggestedFilename()).toBe('Casa Jacaranda.png')
          await page.getByRole('button', { name: previewCopy[language].close }).click()

          await page.getByRole('link', { name: card.sendToGuest }).click()
          await page.getByLabel(copy.form.from, { exact: true }).fill(daysFromToday(0))
          await page.getByLabel(copy.form.until, { exact: true }).fill(daysFromToday(9))
          await page.getByLabel(copy.form.language).selectOption(language)
          await page.getByRole('button', { name: copy.form.submit }).click()
          await expect(page.getByRole('heading', { name: copy.made.title })).toBeFocused()
          const { body } = await host.call('get', `/guidebooks/${id}/stays`)
          const { link } = body.stays[0]

          const context = await browser.newContext({ locale: tags[language], viewport })
          const guest = await context.newPage()
          await guest.goto(link.replace(/^https?:\/\/[^/]+/, product.url))
          const now = guest.locator('.g-now')
          await now.getByText(guestCopy[language].showKey).click()
          await expect(now.getByText('4821#')).toBeVisible()
          await expect(now.getByText(guestCopy[language].openWeekly)).toBeVisible()
          await expectAccessible(guest)
          await context.close()
        },
      )
    })
  }
}
