import type { Locator, Page } from '@playwright/test'
import { unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import type { Locale } from '#domain/values/locale.ts'
import { expect, type Host, test } from '#tests/journeys/desk.ts'
import { pressOn } from '#tests/journeys/keyboard.ts'
import { chooseTool, findTool, isWide } from '#tests/journeys/menus.ts'
import { editorCopy, toolsCopy, unconfirmedCopy } from '#web/copy/editor/editor.ts'
import { healthCopy } from '#web/copy/editor/health.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { listsCopy } from '#web/copy/guide/fields.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { questionWords } from '#web/copy/guide/welcome.ts'

const copy = healthCopy.es
const questions = questionWords.es

test('a host sees what guests ask and the guide does not answer, goes there and answers it', async ({
  page,
  host,
  expectAccessible,
}) => {
  const { each } = guideWords.es.houseRules.rules
  await openEditor(page, host)
  const list = await openList(page)
  await expect(list.getByRole('status')).toHaveText(copy.answers(1, 25))
  await expectAccessible()

  await list.getByRole('button', { name: questions.pets }).first().click()
  const title = page.getByRole('textbox', { name: each.title.label }).first()
  await expect(title).toBeFocused()
  await page.keyboard.type('No mascotas')
  await expect(page.getByText(questions.pets)).toBeVisible()
  await expectAnswered(page, 2)
  await openList(page)
  const group = list.getByRole('region', { name: copy.states.answered })
  await expect(group.getByRole('button', { name: questions.pets }).first()).toBeVisible()
})

test.describe('in English', () => {
  test.use({ locale: 'en-US' })

  test('the questions fit every width @long', async ({ page, host, expectEveryWidth }) => {
    await openEditor(page, host)
    await openList(page, 'en')
    await expectEveryWidth()
  })
})

test('what guests need not know is no longer counted, and stays so when it is saved @long', async ({
  page,
  host,
}) => {
  const id = await openEditor(page, host)
  const list = await openList(page)
  await say(list, questions.gate, copy.notApplicable)
  await expect(list.getByRole('status')).toHaveText(copy.answers(1, 24))
  await expect(menuOf(list, questions.gate)).toBeFocused()
  await saveAndReturn(page, id)
  await openList(page)
  await expect(list.getByRole('status')).toHaveText(copy.answers(1, 24))
  await say(list, questions.gate, copy.applies)
  await expect(list.getByRole('status')).toHaveText(copy.answers(1, 25))
})

test('a host says that what guests find is not the answer: the next is shown, and it stays so when it is saved @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  const rules = [
    { title: 'Mascotas', notes: 'Pregunta antes' },
    { title: 'Jardín', notes: 'Cuidado con el perro' },
  ]
  const id = await openEditor(page, host, { houseRules: { rules } })
  const list = await openList(page)
  const row = list.getByRole('button', { name: questions.pets }).first()
  const tab = editorCopy.es.tabs.house_rules
  await expect(row).toContainText(copy.foundIn(tab, 'Mascotas'))
  await say(list, questions.pets, copy.notAnswer)
  await expect(row).toContainText(copy.foundIn(tab, 'Jardín'))
  await say(list, questions.pets, copy.notAnswer)
  await expect(row).toContainText(copy.addIn(tab))
  await expect(menuOf(list, questions.pets)).toBeFocused()
  await expectAccessible()
  await saveAndReturn(page, id)
  await openList(page)
  await expect(row).toContainText(copy.addIn(tab))
  await say(list, questions.pets, copy.lookAgain)
  await expect(row).toContainText(copy.foundIn(tab, 'Mascotas'))
})

test('by keyboard alone, the way leads into what is folded @long', async ({ page, host }) => {
  const device = (at: number) => ({ name: `Aparato ${at}`, notes: 'Funciona solo' })
  const devices = [
    ...Array.from({ length: 8 }, (_, at) => device(at)),
    { name: 'Lavadora', notes: '' },
  ]
  await openEditor(page, host, { wifiTech: { devices } })
  await openByKeyboard(page)
  const list = page.getByRole('dialog', { name: copy.title })
  await pressOn(page, list.getByRole('button', { name: questions.washing }).first())
  await expect(list).toBeHidden()
  const { name } = guideWords.es.wifiTech.devices.each
  await expect(page.getByRole('textbox', { name: name.label }).last()).toBeFocused()

  await openByKeyboard(page)
  await pressOn(page, list.getByRole('button', { name: questions.gate }).first())
  const { gate } = guideWords.es.welcome.arrival
  await expect(page.getByRole('textbox', { name: gate.label })).toBeFocused()
})

test('a list without a blank entry gets one, under the question @long', async ({ page, host }) => {
  await openEditor(page, host, { houseRules: { rules: [{ title: 'Sin fiestas', notes: '' }] } })
  const list = await openList(page)
  await list.getByRole('button', { name: questions.pets }).first().click()
  const { title } = guideWords.es.houseRules.rules.each
  await expect(page.getByRole('textbox', { name: title.label }).last()).toBeFocused()
  await expect(page.getByRole('textbox', { name: title.label })).toHaveCount(2)
  await expect(page.getByText(questions.pets)).toBeVisible()
})

test('a list that is full gets no entry more: the way leads to where it says so @long', async ({
  page,
  host,
}) => {
  const full = Array.from({ length: 60 }, (_, at) => ({ title: `Indicación ${at}`, notes: '' }))
  await openEditor(page, host, { emergency: { emergencyItems: full } })
  const list = await openList(page)
  await list.getByRole('button', { name: questions.disasters }).first().click()
  const { add } = guideWords.es.emergency.emergencyItems
  await expect(page.getByRole('button', { name: add })).toBeFocused()
  await expect(page.getByText(listsCopy.es.full(60))).toBeInViewport()
  await page.getByRole('button', { name: editorCopy.es.update }).click()
  await expect(page).toHaveURL('/')
})

test('what is wrong beside the questions is listed, each with the way to its field @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  const photoUrl = await host.uploadPhoto()
  const note = Array(160).fill('palabra').join(' ')
  const id = await openEditor(page, host, {
    welcome: { photoUrl, note, hostPhone: '612 345 678' },
    wifiTech: { devices: [{ name: 'Tele', notes: '', photos: [{ photoUrl, caption: '' }] }] },
  })
  const { form } = (await host.call('get', `/guidebooks/${id}`)).body
  const path = `wifiTech.devices.${form.wifiTech.devices[0].id}.name`
  const translations = { en: { [path]: { text: 'TV' } } }
  await host.call('put', `/guidebooks/${id}`, { ...form, translations })
  await page.reload()
  const list = await openList(page)
  await expectAccessible()
  const found = list.getByRole('region', { name: copy.findings })
  const { names } = translationsCopy.es

  await found.getByRole('button', { name: copy.found.photo_words }).click()
  const { photos } = guideWords.es.wifiTech.devices.each
  await expect(page.getByRole('textbox', { name: photos.each.caption.label })).toBeFocused()

  await openList(page)
  await found.getByRole('button', { name: copy.longText(160) }).click()
  const { welcome } = guideWords.es
  await expect(page.getByRole('textbox', { name: welcome.note.label })).toBeFocused()

  await openList(page)
  await found.getByRole('button', { name: copy.found.phone_country }).click()
  await expect(page.getByRole('textbox', { name: welcome.hostPhone.label })).toBeFocused()

  await openList(page)
  await found.getByRole('button', { name: copy.untranslated(1, names.en) }).click()
  await expect(page.getByRole('dialog', { name: translationsCopy.es.open })).toBeVisible()
})

test('a tab that is switched off is entered at its switch @long', async ({ page, host }) => {
  await openEditor(page, host, {
    houseRules: { rules: [{ title: 'No mascotas', notes: '' }] },
    sections: { house_rules: { isActive: false, items: [] } },
  })
  const list = await openList(page)
  const missing = list.getByRole('region', { name: copy.states.missing })
  await missing.getByRole('button', { name: questions.pets }).first().click()
  const { isActive } = guideWords.es.sections.house_rules
  await expect(page.getByRole('switch', { name: isActive.label })).toBeFocused()
})

test('an answer that guests do not see is told apart, and counts once it is confirmed @long', async ({
  page,
  host,
  expectEveryWidth,
}) => {
  const parking = 'En el patio, junto a la bugambilia'
  await openEditor(page, host, {
    houseManual: { parking },
    unconfirmed: unconfirmedTexts({ 'houseManual.parking': parking }),
  })
  const list = await openList(page)
  await expect(list.getByRole('status')).toHaveText(copy.answers(1, 25))
  const group = list.getByRole('region', { name: copy.states.waiting })
  await expectEveryWidth()
  await group.getByRole('button', { name: questions.parking }).first().click()
  const { label } = guideWords.es.houseManual.parking
  await expect(page.getByRole('textbox', { name: label })).toBeFocused()
  await page.getByRole('button', { name: unconfirmedCopy.es.confirmOf(label) }).click()
  await expectAnswered(page, 2)
})

function menuOf(list: Locator, question: string) {
  return list.getByRole('button', { name: `${copy.say}: ${question}` })
}

async function say(list: Locator, question: string, verdict: string) {
  const item = list.page().getByRole('menuitem', { name: verdict })
  await menuOf(list, question).press('Enter')
  await item.press('Enter')
  // While it closes, a press on its button would open and close it again.
  await expect(item).toBeHidden()
}

async function saveAndReturn(page: Page, id: string) {
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: editorCopy.es.update }).click()
  await expect(page).toHaveURL('/')
  await page.goto(`/guides/${id}/edit`)
}

async function openEditor(page: Page, host: Host, form: Record<string, object> = {}) {
  const photoUrl = await host.uploadPhoto()
  const welcome = { photoUrl, ...form.welcome }
  const { id } = await host.createGuide('Casa Jacaranda', { ...form, welcome })
  await page.goto(`/guides/${id}/edit`)
  return id
}

const anyFigure = { es: /^Preguntas: \d/, en: /^Questions: \d/ }

async function expectAnswered(page: Page, answered: number) {
  const tool = await findTool(page, toolsCopy.es.questions(answered, 25), 'es')
  await expect(tool).toBeVisible()
  if (!isWide(page)) await page.keyboard.press('Escape')
}

async function openByKeyboard(page: Page) {
  await pressOn(page, page.getByRole('button', { name: editorCopy.es.more, exact: true }))
  await page.getByRole('menuitem', { name: anyFigure.es }).press('Enter')
}

async function openList(page: Page, language: Locale = 'es') {
  await chooseTool(page, anyFigure[language], language)
  const list = page.getByRole('dialog', { name: healthCopy[language].title })
  await expect(list).toBeVisible()
  return list
}
