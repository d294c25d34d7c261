import type { Page } from '@playwright/test'
import type { Fact } from '#domain/guide/reader/fact.ts'
import { desktop, expect, test } from '#tests/journeys/desk.ts'
import { nameField } from '#tests/journeys/editor/editor-steps.ts'
import { fewAsked, fortyAsked, readOf } from '#tests/journeys/found.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { acceptSection, leaveReview, startReviewOfNew } from './review-steps.ts'

const copy = pasteCopy.es
const { tabs } = editorCopy.es

const waiting = (page: Page) => page.locator('[data-card]')
const accept = new RegExp(`^${copy.accept}: `)
const leaveOut = new RegExp(`^${copy.leaveOut}: `)

test('all of a section is accepted but for what lacks something, which opens @long', async ({
  page,
  host: _host,
}) => {
  const network = (line: string, name: string, password: string) => ({
    line,
    fact: { kind: 'wifi' as const, network: name, password },
    sureness: 'doubtful' as const,
  })
  const found = [
    network('Red Jacaranda_5G, clave buganvilia-20', 'Jacaranda_5G', 'buganvilia-20'),
    network('Arriba es Jacaranda_2G, misma clave', 'Jacaranda_2G', ''),
  ]
  await startReviewOfNew(page, readOf(found))
  await acceptSection(page.getByRole('button', { name: 'Aceptar todo de WiFi (2)' }))
  await expect(waiting(page)).toHaveCount(1)
  await expect(waiting(page).getByRole('textbox', { name: 'Red' })).toHaveValue('Jacaranda_2G')
})

test('all of a section is accepted only once its end was in view', async ({
  page,
  host: _host,
}) => {
  await startReviewOfNew(page, fortyAsked())
  const whole = page.getByRole('button', { name: /^Aceptar todo de/ }).last()
  await expect(whole).not.toBeInViewport()
  await expect(whole).toBeDisabled()
  await acceptSection(whole)
  await expect(waiting(page)).not.toHaveCount(40)
})

test('all of a section is accepted but for what may be one of two, which is asked next @long', async ({
  page,
  host: _host,
}) => {
  const out = { kind: 'time', of: 'checkOut', time: '11:00' } as const
  const name = (words: string) => ({ kind: 'name', name: words }) as const
  const email = (words: string) => ({ kind: 'email', email: words }) as const
  const found = [
    { line: 'Casa Azul', fact: name('Casa Azul') },
    { line: 'A las 11', fact: out, or: { ...out, of: 'checkIn' } as const },
    { line: 'ana@ejemplo.mx', fact: email('ana@ejemplo.mx') },
  ]
  const doubtful = found.map((each) => ({ ...each, sureness: 'doubtful' as const }))
  await startReviewOfNew(page, readOf([...doubtful, '¡Los esperamos!']))
  await acceptSection(page.getByRole('button', { name: copy.acceptSure(2, tabs.welcome, 1) }))
  await expect(page.getByRole('heading', { name: copy.ask })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: copy.progress(2, 4) })).toBeVisible()
  const doubt = page.locator('[data-current]')
  await expect(doubt).toContainText(copy.either(copy.parts.checkOut, copy.parts.checkIn))
  await expect(doubt).toBeInViewport()
  await expect(page.locator('[aria-live=polite].sr-only')).toContainText(copy.stillOpen(2))
})

test('after all that is sure of a section what follows comes into view, wherever the review began @long', async ({
  page,
  host: _host,
}) => {
  const rule = (title: string) => ({ kind: 'rule', title, notes: '' }) as const
  const step = (title: string) => ({ kind: 'step', title, notes: '' }) as const
  const doubtful = (line: string, fact: Fact, or?: Fact) => {
    return { line, fact, sureness: 'doubtful' as const, ...(or && { or }) }
  }
  const rules = numbered('Regla').map((line) => doubtful(line, rule(line)))
  const steps = numbered('Al salir').map((line) => doubtful(line, step(line), rule(line)))
  const name = doubtful('Casa Azul', { kind: 'name', name: 'Casa Azul' })
  const email = doubtful('ana@ejemplo.mx', { kind: 'email', email: 'ana@ejemplo.mx' })
  const either = doubtful('Zapatos', rule('Zapatos'), step('Zapatos'))
  await startReviewOfNew(page, readOf([name, email, either, ...rules, ...steps]))
  await page.getByRole('button', { name: accept }).click()
  await expect(waiting(page)).toHaveCount(26)
  await acceptSection(page.getByRole('button', { name: copy.acceptSure(12, tabs.house_rules, 1) }))
  await expect(waiting(page)).toHaveCount(14)
  await expect(waiting(page).nth(2)).toBeInViewport()
  await expect(waiting(page).nth(2)).toHaveAttribute('data-current', 'true')
})

function numbered(what: string) {
  return Array.from({ length: 12 }, (_, at) => `${what} ${at + 1}`)
}

test.describe('by keyboard, on a computer', () => {
  test.use({ viewport: desktop })

  test('answers follow one another under Enter, down to the way out', async ({
    page,
    host: _host,
  }) => {
    await startReviewOfNew(page, fewAsked())
    const live = page.locator('[aria-live=polite].sr-only')
    await waiting(page).first().getByRole('button', { name: accept }).focus()
    for (let left = 4; left > 0; left -= 1) {
      await page.keyboard.press('Enter')
      await expect(waiting(page)).toHaveCount(left)
      const next = waiting(page).first()
      await expect(next.getByRole('button', { name: accept })).toBeFocused()
      await expect(live).toContainText(copy.stillOpen(left + 2))
    }
    for (let left = 2; left >= 0; left -= 1) {
      await page.getByRole('button', { name: leaveOut }).first().focus()
      await page.keyboard.press('Enter')
      await expect(live).toContainText(left === 0 ? copy.nothingToAsk : copy.stillOpen(left))
    }
    const look = page.getByRole('button', { name: copy.look(5) })
    await expect(look).toBeFocused()
    await leaveReview(page)
    await expect(nameField(page)).toHaveValue('Casa Jacaranda')
  })

  test('an answer is taken back, and its card has the focus @long', async ({
    page,
    host: _host,
  }) => {
    await startReviewOfNew(page, fewAsked())
    await waiting(page).first().getByRole('button', { name: leaveOut }).focus()
    await page.keyboard.press('Enter')
    await expect(waiting(page)).toHaveCount(4)
    await page.getByRole('button', { name: copy.undo }).focus()
    await page.keyboard.press('Enter')
    await expect(waiting(page)).toHaveCount(5)
    await expect(waiting(page).first().getByRole('button', { name: accept })).toBeFocused()
    // What is pressed at the lower edge of a phone answers it.
    await expect(waiting(page).first()).toHaveAttribute('data-current')
  })

  test('what was written since an answer stays when that is taken back', async ({
    page,
    host: _host,
  }) => {
    await startReviewOfNew(page, fewAsked())
    const shower = waiting(page).filter({ hasText: 'regadera' })
    await waiting(page).first().getByRole('button', { name: leaveOut }).press('Enter')
    await expect(waiting(page)).toHaveCount(4)
    await shower.getByRole('button', { name: copy.edit }).press('Enter')
    await shower.getByRole('textbox').first().fill('Regadera de arriba')
    await shower.getByRole('button', { name: copy.edited }).press('Enter')
    await page.getByRole('button', { name: copy.undo }).press('Enter')
    await expect(waiting(page)).toHaveCount(5)
    await expect(shower).toContainText('Regadera de arriba')
  })

  test('a key that is held down answers once @long', async ({ page, host: _host }) => {
    await startReviewOfNew(page, fewAsked())
    await waiting(page).first().getByRole('button', { name: accept }).focus()
    await page.keyboard.down('Enter')
    await page.keyboard.down('Enter')
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(waiting(page)).toHaveCount(4)
  })

  test('a sure find opens to its words, is edited, moved and left out @long', async ({
    page,
    host: _host,
    expectAccessible,
  }) => {
    await startReviewOfNew(page, fewAsked())
    const opener = (words: string) => page.locator('button[data-name]', { hasText: words })
    const row = (words: string) => page.locator('li[data-row]', { has: opener(words) })
    const unfold = (title: string) => page.getByRole('button', { name: title }).click()
    const address = row('Dirección')
    await unfold(`${tabs.local_guide} (1)`)
    await opener('Dirección').focus()
    await page.keyboard.press('Enter')
    await expect(address.locator('mark')).toHaveText(
      'Orizaba 87, interior 3, Roma Norte, 06700 Ciudad de México',
    )
    await expectAccessible()
    await address.getByRole('button', { name: copy.edit }).click()
    await expect(address.getByRole('textbox', { name: copy.kinds.address })).toBeFocused()
    await address.getByRole('textbox', { name: copy.kinds.address }).fill('Orizaba 88')
    await address.getByRole('button', { name: copy.edited }).click()
    await expect(address.getByRole('button', { name: copy.edit })).toBeFocused()
    await expect(address).toContainText('Orizaba 88')
    await address.getByRole('button', { name: accept }).click()
    await expect(address.getByText(copy.accepted)).toBeVisible()
    await unfold(`${tabs.welcome} (3)`)
    const time = row('Salida')
    await opener('Salida').click()
    await time.getByRole('button', { name: copy.edit }).click()
    await expect(time.getByLabel(copy.texts.time)).toBeFocused()
    await time.getByLabel(copy.texts.time).fill('')
    await expect(time.getByLabel(copy.texts.time)).toBeFocused()
    await time.getByLabel(copy.texts.time).fill('12:00')
    await time.getByRole('button', { name: copy.edited }).click()
    await time.getByRole('button', { name: copy.other }).click()
    await page.getByRole('menuitem', { name: copy.kinds.step, exact: true }).press('Enter')
    await unfold(`${tabs.checkout} (1)`)
    const moved = row(`${copy.kinds.step} 12:00`)
    await opener(`${copy.kinds.step} 12:00`).click()
    await moved.getByRole('button', { name: leaveOut }).click()
    await unfold(copy.out(1))
    await expect(row('12:00')).toBeVisible()
  })
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a double tap accepts one card and no other @long', async ({ page, host: _host }) => {
    await startReviewOfNew(page, fortyAsked())
    const button = page.getByRole('button', { name: accept })
    await expect(button).toBeVisible()
    await button.evaluate(tapUntilAccepted)
    await expect(page.getByRole('progressbar', { name: copy.progress(1, 42) })).toBeVisible()
    await expect(waiting(page)).toHaveCount(39)
  })

  test('the answers at the lower edge are about the card that is written in @long', async ({
    page,
    host: _host,
  }) => {
    await startReviewOfNew(page, fortyAsked())
    const [first, third] = [waiting(page).first(), waiting(page).nth(2)]
    await expect(first).toHaveAttribute('data-current', 'true')
    await third.getByRole('button', { name: copy.edit }).click()
    await expect(third).toHaveAttribute('data-current', 'true')
    const kept = (await first.getAttribute('data-row')) ?? ''
    const gone = (await third.getAttribute('data-row')) ?? ''
    await page.getByRole('button', { name: accept }).click()
    await expect(waiting(page)).toHaveCount(39)
    await expect(first).toHaveAttribute('data-row', kept)
    await expect(page.locator(`[data-card][data-row="${gone}"]`)).toHaveCount(0)
  })

  test('a card that goes to the room it was given is answered there @long', async ({
    page,
    host: _host,
  }) => {
    const rule = (title: string) => ({ kind: 'rule' as const, title, notes: '' })
    const found = ['Dos camas', 'Sin fiestas'].map((line) => ({ line, fact: rule(line) }))
    await startReviewOfNew(page, readOf(found.map((each) => ({ ...each, sureness: 'doubtful' }))))
    await page.getByRole('button', { name: new RegExp(`^${copy.other}: `) }).click()
    await page.getByRole('menuitem', { name: copy.newRoom }).press('Enter')
    await page.getByRole('textbox', { name: copy.texts.room }).fill('Tapanco')
    await page.getByRole('button', { name: copy.edited }).click()
    await page.getByRole('button', { name: accept }).click()
    await expect(waiting(page)).toHaveCount(1)
  })

  test('a double click of a mouse accepts one card and no other @long', async ({
    page,
    host: _host,
  }) => {
    await startReviewOfNew(page, fortyAsked())
    await page.getByRole('button', { name: accept }).dblclick()
    await expect(page.getByRole('progressbar', { name: copy.progress(1, 42) })).toBeVisible()
    await expect(waiting(page)).toHaveCount(39)
  })
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
