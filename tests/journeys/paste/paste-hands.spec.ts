import type { Page } from '@playwright/test'
import { desktop, expect, test } from '#tests/journeys/desk.ts'
import { answerReadings, fewAsked, fortyAsked } from '#tests/journeys/found.ts'
import { long } from '#tests/journeys/long.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'

const copy = pasteCopy.es

async function startReview(page: Page, answer: object) {
  await page.goto('/guides/new?from=written')
  await answerReadings(page, answer)
  await page.getByRole('textbox', { name: copy.text }).fill('Lo que sea')
  await page.getByRole('button', { name: copy.read }).click()
  await expect(page.getByRole('dialog', { name: copy.reviewTitle })).toBeVisible()
}

const waiting = (page: Page) => page.locator('[data-card]:has(h4)')

test.describe('by keyboard, on a computer', () => {
  test.use({ viewport: desktop })

  test('answers follow one another under Enter, down to the way out', async ({
    page,
    host: _host,
  }) => {
    await startReview(page, fewAsked())
    const live = page.locator('[aria-live=polite].sr-only')
    await waiting(page).first().getByRole('button', { name: copy.accept }).focus()
    for (let left = 4; left > 0; left -= 1) {
      await page.keyboard.press('Enter')
      await expect(waiting(page)).toHaveCount(left)
      const next = waiting(page).first()
      await expect(next.getByRole('button', { name: copy.accept })).toBeFocused()
      await expect(live).toContainText(copy.ask(left))
    }
    const leaveOut = waiting(page).first().getByRole('button', { name: copy.leaveOut })
    await leaveOut.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: copy.goWithOpen(2) })).toBeFocused()
    await expect(live).toContainText(copy.nothingToAsk)
  })

  test(
    'after Undo the next row has the focus, and an answer taken back its own card',
    long,
    async ({ page, host: _host }) => {
      await startReview(page, fewAsked())
      const undo = (what: string) => page.getByRole('button', { name: copy.of(copy.undo, what) })
      await undo('Entrada 15:00').focus()
      await page.keyboard.press('Enter')
      await expect(undo('Salida 11:00')).toBeFocused()
      const first = waiting(page).first()
      await first.getByRole('button', { name: copy.leaveOut }).focus()
      const name = await first.getByRole('heading').textContent()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: new RegExp(`^${copy.undo}: ${name}`) }).focus()
      await page.keyboard.press('Enter')
      await expect(first.getByRole('button', { name: copy.accept })).toBeFocused()
    },
  )

  test('a key that is held down answers once', long, async ({ page, host: _host }) => {
    await startReview(page, fewAsked())
    await waiting(page).first().getByRole('button', { name: copy.accept }).focus()
    await page.keyboard.down('Enter')
    await page.keyboard.down('Enter')
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(waiting(page)).toHaveCount(4)
  })

  test(
    'a sure find opens to its words, is edited, moved and left out',
    long,
    async ({ page, host: _host, expectAccessible }) => {
      await startReview(page, fewAsked())
      const opener = (words: string) => page.locator('button[data-name]', { hasText: words })
      const row = (words: string) => page.locator('li[data-row]', { has: opener(words) })
      const address = row('Dirección')
      await opener('Dirección').focus()
      await page.keyboard.press('Enter')
      await expect(address.locator('mark')).toHaveText(
        'Orizaba 87, interior 3, Roma Norte, 06700 Ciudad de México',
      )
      await expectAccessible()
      await address.getByRole('button', { name: copy.edit }).click()
      await address.getByRole('textbox', { name: copy.texts.address }).fill('Orizaba 88')
      await address.getByRole('button', { name: copy.edited }).click()
      await expect(address.getByRole('button', { name: copy.edit })).toBeFocused()
      await expect(address).toContainText('Orizaba 88')
      await address.getByRole('button', { name: copy.accept }).click()
      await expect(address.getByText(copy.accepted)).toBeVisible()
      const time = row('Salida')
      await opener('Salida').click()
      await time.getByRole('button', { name: copy.edit }).click()
      await time.getByRole('textbox', { name: copy.texts.time }).fill('')
      await expect(time.getByRole('textbox', { name: copy.texts.time })).toBeFocused()
      await time.getByRole('textbox', { name: copy.texts.time }).fill('12:00')
      await time.getByRole('button', { name: copy.edited }).click()
      await time.getByRole('combobox').selectOption({ label: copy.kinds.step })
      const moved = row(`${copy.kinds.step} 12:00`)
      await expect(opener(`${copy.kinds.step} 12:00`)).toBeFocused()
      await moved.getByRole('button', { name: new RegExp(`^${copy.undo}`) }).click()
      await expect(
        page.getByRole('button', { name: `${copy.makeBlock}: Salida a las 11` }),
      ).toBeVisible()
    },
  )
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a double tap accepts one card and no other', async ({ page, host: _host }) => {
    await startReview(page, fortyAsked())
    await page
      .getByRole('dialog', { name: copy.reviewTitle })
      .getByRole('button', { name: copy.goOn })
      .tap()
    const accept = page.getByRole('button', { name: new RegExp(`^${copy.accept}: `) })
    await expect(accept).toBeVisible()
    await accept.evaluate(tapUntilAccepted)
    await expect(page.getByRole('progressbar', { name: copy.progress(1, 42) })).toBeVisible()
    await expect(waiting(page)).toHaveCount(39)
  })

  test(
    'a double click of a mouse accepts one card and no other',
    long,
    async ({ page, host: _host }) => {
      await startReview(page, fortyAsked())
      await page
        .getByRole('dialog', { name: copy.reviewTitle })
        .getByRole('button', { name: copy.goOn })
        .click()
      await page.getByRole('button', { name: new RegExp(`^${copy.accept}: `) }).dblclick()
      await expect(page.getByRole('progressbar', { name: copy.progress(1, 42) })).toBeVisible()
      await expect(waiting(page)).toHaveCount(39)
    },
  )
})

/** A finger's taps on one place, one in each frame until one has counted, and another before anybody can have read the next card. */
async function tapUntilAccepted(button: Element) {
  const { x, y, width, height } = button.getBoundingClientRect()
  const tap = () => {
    const press = { bubbles: true, cancelable: true, detail: 1, pointerType: 'touch' }
    const there = document.elementFromPoint(x + width / 2, y + height / 2)
    there?.dispatchEvent(new PointerEvent('click', press))
  }
  const progress = () =>
    document.querySelector('[data-footer] [role=progressbar]')?.getAttribute('aria-label')
  const before = progress()
  while (progress() === before) {
    tap()
    await new Promise(requestAnimationFrame)
  }
  tap()
}
