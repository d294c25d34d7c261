import type { Page } from '@playwright/test'
import { expect, test } from '#tests/journeys/desk.ts'
import {
  draftOffer,
  factsDialog,
  greetingField,
  keptAsDraft,
  nameField,
  openGuide,
  reloadAnyway,
  saveButton,
  seeAllFacts,
  takeIllustration,
  updateButton,
} from '#tests/journeys/editor/editor-steps.ts'
import { answerReadings, fewAsked, readOf } from '#tests/journeys/found.ts'
import { chooseTool } from '#tests/journeys/menus.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { editorCopy, keepingCopy } from '#web/copy/editor/editor.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { essentialsCopy } from '#web/copy/essentials.ts'
import { fieldsCopy } from '#web/copy/guide/fields.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { uiCopy } from '#web/copy/use-copy.ts'
import {
  acceptSection,
  leaveReview,
  lookThrough,
  review,
  saveAsItIs,
  startReviewInEditor,
  startReviewOfNew,
} from './review-steps.ts'

const copy = pasteCopy.es

const area = (page: Page) => page.getByRole('textbox', { name: copy.text })
const goOn = (page: Page) => page.getByRole('button', { name: copy.goOn })

test('what nobody reviewed is there after the save, until it is answered @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  await startReviewOfNew(page, fewAsked())
  const go = await lookThrough(page)
  await review(page).getByRole('button', { name: copy.again }).click()
  await page.getByRole('button', { name: copy.backToReview }).click()
  await expect(go).toBeVisible()
  await page.getByRole('button', { name: copy.backToForm }).click()
  await goOn(page).click()
  // What was in view before is not asked for again.
  await go.click()
  await expect(page.getByText(copy.stillOpen(7))).toBeVisible()
  await expectAccessible()
  await takeIllustration(page)
  await saveButton(page).click()
  await page.getByRole('button', { name: editorCopy.es.missing.saveAnyway }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText(editorCopy.es.savedWithReview)).toBeVisible()

  const [made] = await host.listGuides()
  await page.goto(`/guides/${made!.id}/edit`)
  await expect(nameField(page)).toHaveValue('Casa Jacaranda')
  await expect(page.getByText(copy.stillOpen(7))).toBeVisible()
  await goOn(page).click()
  await expect(review(page)).toContainText('4821#')
  await expect(review(page)).toContainText('Somos Lucía y Tomás.')
  const sections = review(page).getByRole('button', { name: /^Aceptar todo de/ })
  for (let count = await sections.count(); count > 0; count -= 1)
    await acceptSection(sections.first())
  const accept = review(page).getByRole('button', { name: new RegExp(`^${copy.accept}: `) })
  // What follows is asked next, and then what was passed over, from the top again.
  await review(page)
    .getByRole('button', { name: copy.leaveOutAll(2) })
    .click()
  const single = await review(page).locator('[data-card]').count()
  for (let left = single; left > 0; left -= 1) await accept.click()
  await leaveReview(page)
  await expect(goOn(page)).toBeHidden()
  await updateButton(page).click()
  await expect(page).toHaveURL('/')
  const { form } = (await host.call('get', `/guidebooks/${made!.id}`)).body
  expect(form.welcome.arrival.codes.map(({ code }: { code: string }) => code)).toContain('4821#')

  await page.goto(`/guides/${made!.id}/edit`)
  await expect(nameField(page)).toHaveValue('Casa Jacaranda')
  await chooseTool(page, copy.open)
  await expect(area(page)).toHaveValue('')
})

test('an open review asks nothing on the way out, and other changes come and go without it @long', async ({
  page,
  host,
}) => {
  const id = await openWithReview(page, host)
  await page.getByRole('button', { name: uiCopy.es.cancel }).click()
  await expect(page).toHaveURL('/')
  await page.goto(`/guides/${id}/edit`)
  await expect(page.getByText(copy.stillOpen(2))).toBeVisible()
  await greetingField(page).fill('¡Pásenle!')
  await page.getByRole('button', { name: uiCopy.es.cancel }).click()
  await page.getByRole('button', { name: editorCopy.es.leave.discard }).click()
  await expect(page).toHaveURL('/')
  await page.goto(`/guides/${id}/edit`)
  await expect(page.getByText(copy.stillOpen(2))).toBeVisible()
  await expect(greetingField(page)).not.toHaveValue('¡Pásenle!')
})

test('a text is discarded by a word that says so, and does not come back @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  const id = await openWithReview(page, host)
  await goOn(page).click()
  await review(page).getByRole('button', { name: copy.discard }).click()
  const sure = page.getByRole('alertdialog', { name: copy.discardTitle })
  await expectAccessible()
  await sure.getByRole('button', { name: copy.goOn }).click()
  await review(page).getByRole('button', { name: copy.discard }).click()
  await sure.getByRole('button', { name: copy.discardSurely }).click()
  await expect(page.getByText(copy.stillOpen(2))).toBeHidden()
  await page.goto(`/guides/${id}/edit`)
  await expect(nameField(page)).toHaveValue('Casa Jacaranda')
  await chooseTool(page, copy.open)
  await expect(area(page)).toHaveValue('')
})

test('a text that is discarded leaves what was typed on the device @long', async ({
  page,
  host,
}) => {
  await openWithReview(page, host)
  await greetingField(page).fill('¡Pásenle!')
  await keptAsDraft(page)
  await goOn(page).click()
  await review(page).getByRole('button', { name: copy.discard }).click()
  await page.getByRole('button', { name: copy.discardSurely }).click()
  await expect(goOn(page)).toBeHidden()
  await keptAsDraft(page)
  await reloadAnyway(page)
  const offer = draftOffer(page)
  await expect(offer).not.toContainText(keepingCopy.es.offer.withText)
  await offer.getByRole('button', { name: keepingCopy.es.offer.restore }).click()
  await expect(greetingField(page)).toHaveValue('¡Pásenle!')
})

test('a second text comes beside the first, and what was typed for it waits in its box @long', async ({
  page,
  host,
}) => {
  await openWithReview(page, host)
  await goOn(page).click()
  await review(page).getByRole('button', { name: copy.again }).click()
  await area(page).fill('La llave está con don Beto')
  await page.getByRole('button', { name: copy.backToReview }).click()
  await review(page).getByRole('button', { name: copy.again }).click()
  await expect(area(page)).toHaveValue('La llave está con don Beto')
  await answerReadings(page, readOf(['La llave está con don Beto']))
  await page.getByRole('button', { name: copy.read }).click()
  await expect(review(page)).toContainText('4821')
  await expect(review(page)).toContainText('Buen viaje')
  await expect(review(page)).toContainText('La llave está con don Beto')
  await leaveReview(page)
  await expect(page.getByText(copy.stillOpen(3))).toBeVisible()
})

test('whoever takes what was saved elsewhere keeps the review of the own text @long', async ({
  page,
  host,
}) => {
  const id = await openWithReview(page, host)
  await greetingField(page).fill('Lo mío')
  const { form } = (await host.call('get', `/guidebooks/${id}`)).body
  form.welcome.greeting = 'Lo ajeno'
  await host.call('put', `/guidebooks/${id}`, form)
  await updateButton(page).click()
  await page.getByRole('button', { name: keepingCopy.es.conflict.reload }).click()
  await expect(greetingField(page)).toHaveValue('Lo ajeno')
  await expect(page.getByText(copy.stillOpen(2))).toBeVisible()
})

test('on a device that keeps nothing a save asks before an open review is lost @long', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('nothing is kept here', 'SecurityError')
    }
  })
  await openWithReview(page, host)
  await greetingField(page).fill('¡Pásenle!')
  await updateButton(page).click()
  const asked = page.getByRole('alertdialog', { name: keepingCopy.es.reviewAtRisk.title })
  await asked.getByRole('button', { name: copy.goOn }).click()
  await expect(review(page)).toContainText('4821')
  await leaveReview(page)
  await updateButton(page).click()
  await asked.getByRole('button', { name: keepingCopy.es.reviewAtRisk.saveAnyway }).click()
  await expect(page).toHaveURL('/')
})

test('a way with the number of a road is read by everybody where its host says so @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  const words = 'Por la carretera 307 hasta la caseta'
  const fact = { kind: 'arrival', of: 'byCar', words } as const
  const { proposal, ...read } = readOf([{ line: words, fact, sureness: 'dangerous' }])
  const suggestions = proposal.suggestions.map((each) => ({ ...each, isSecret: true }))
  await startReviewOfNew(page, { ...read, proposal: { ...proposal, suggestions } })
  await expect(review(page)).toContainText(copy.onlyStays)
  await expectAccessible()
  await review(page)
    .getByRole('button', { name: new RegExp(`^${copy.other}`) })
    .first()
    .click()
  await page.getByRole('menuitem', { name: fieldsCopy.es.unlock }).click()
  await expect(review(page)).not.toContainText(copy.onlyStays)
  await review(page)
    .getByRole('button', { name: new RegExp(`^${copy.accept}: `) })
    .click()
  await leaveReview(page)
  await nameField(page).fill('Casa del Camino')
  const form = await saveAsItIs(page, host)
  expect(form.welcome.arrival.byCar).toBe(words)
})

test('what nobody reviewed is named before the guide is published, with the way to it', async ({
  page,
  host,
  expectAccessible,
}) => {
  await openWithReview(page, host, { localGuide: { propertyLocation: { address: 'Calle 12' } } })
  await page.getByRole('button', { name: uiCopy.es.cancel }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: deskCopy.es.card.publish, exact: true }).click()
  await expect(factsDialog(page).getByText(essentialsCopy.es.reviewWaits)).toBeVisible()
  await expect(await seeAllFacts(page)).toBeEnabled()
  await expectAccessible()
  await factsDialog(page).getByRole('link', { name: copy.goOn }).click()
  await expect(review(page)).toContainText('4821')
})

test('an hour that came with a text keeps its half of the day while it is typed in @long', async ({
  page,
  host: _host,
}) => {
  const line = 'Entrada a las 11 de la mañana'
  const fact = { kind: 'time', of: 'checkIn', time: '11:00' } as const
  await startReviewOfNew(page, readOf([{ line, fact, sureness: 'sure' }]))
  await leaveReview(page)
  const { checkInHour, checkInPeriod } = guideWords.es.welcome
  const hour = page.getByRole('textbox', { name: checkInHour.label })
  await expect(hour).toHaveValue('11:00')
  await hour.fill('11:30')
  const half = page.getByRole('group', { name: checkInPeriod.label })
  await expect(half.getByRole('radio', { name: 'AM' })).toBeChecked()
})

/** A stored guide whose host brought a text and went back to the form: a code is asked about, a sentence left over. */
async function openWithReview(page: Page, host: Parameters<typeof openGuide>[1], form = {}) {
  const id = await openGuide(page, host, form)
  const code = { kind: 'code', code: '4821', opens: 'lockbox', label: 'Caja', notes: '' } as const
  await startReviewInEditor(
    page,
    readOf([{ line: 'Caja: 4821', fact: code, sureness: 'dangerous' }, 'Buen viaje']),
  )
  await leaveReview(page)
  await expect(page.getByText(copy.stillOpen(2))).toBeVisible()
  return id
}
