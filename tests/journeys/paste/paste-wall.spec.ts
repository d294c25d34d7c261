import type { Page } from '@playwright/test'
import type { Fact } from '#domain/guide/reader/fact.ts'
import { expect, test } from '#tests/journeys/desk.ts'
import {
  nameField,
  openGuide,
  seeAllFacts,
  takeIllustration,
} from '#tests/journeys/editor/editor-steps.ts'
import { readOf } from '#tests/journeys/found.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { leaveReview, review, startReviewInEditor, startReviewOfNew } from './review-steps.ts'
import { writtenWall } from './written-wall.ts'

const copy = pasteCopy.es
const { tabs } = editorCopy.es

const answers = (page: Page) => review(page).locator('[data-footer]')

test('a wall of 300 words without a full stop becomes a complete guide with at most 25 taps', async ({
  page,
  host,
}) => {
  let taps = 0
  const tap = async (target: ReturnType<Page['locator']>) => {
    taps += 1
    await target.click()
  }
  await page.goto('/guides/new')
  await tap(page.getByRole('link', { name: copy.open }))
  await page.getByRole('textbox', { name: copy.text }).fill(writtenWall)
  await tap(page.getByRole('button', { name: copy.read }))
  await expect(review(page)).toBeVisible()

  // Where a wall names its street is asked about: the address is put right by hand.
  const edit = page.getByRole('button', {
    name: new RegExp(`^${copy.edit}: ${copy.kinds.address}`),
  })
  await tap(edit)
  const box = review(page).getByRole('textbox', { name: copy.kinds.address })
  await box.fill('Calle Zaragoza 214, Centro, Puerto Escondido')
  await tap(review(page).getByRole('button', { name: new RegExp(`^${copy.edited}: `) }))
  await expect(box).toBeHidden()
  const sections = review(page).getByRole('button', { name: /^Aceptar (todo|\d+) de/ })
  for (let left = await sections.count(); left > 0; left -= 1) {
    await sections.first().scrollIntoViewIfNeeded()
    await tap(sections.first())
  }
  const cards = review(page).locator('[data-card]')
  for (let left = await cards.count(); left > 0; left = await cards.count()) {
    await review(page).locator('[data-current]').scrollIntoViewIfNeeded()
    await expect(answers(page).getByRole('button', { name: copy.goOn })).toBeHidden()
    await tap(answers(page).locator('[data-next]').last())
    await expect(cards).not.toHaveCount(left)
  }
  const pieces = review(page).locator('[data-piece]')
  for (let left = await pieces.count(); left > 0; left -= 1) {
    await tap(answers(page).getByRole('button', { name: new RegExp(`^${copy.leaveOut}`) }))
    await expect(pieces).toHaveCount(left - 1)
  }
  await leaveReview(page, {
    onPress: () => {
      taps += 1
    },
  })

  await nameField(page).fill('Casa Tamarindo')
  await takeIllustration(page)
  await tap(page.getByRole('button', { name: editorCopy.es.save }))
  await expect(page).toHaveURL('/')
  const [made] = await host.listGuides()
  const card = page.getByRole('article', { name: 'Casa Tamarindo' })
  await tap(card.getByRole('button', { name: deskCopy.es.card.publish }))
  await tap(await seeAllFacts(page))
  await expect(card.getByRole('button', { name: deskCopy.es.card.unpublish })).toBeVisible()
  const { property } = (await host.call('get', `/guidebooks/${made!.id}`)).body
  const guest = await page.request.get(`/g/${property.short_code}`)
  const html = await guest.text()
  for (const text of ['Tamarindo_Casa', 'mango-verde-88', 'Zaragoza 214', '954 555 0117']) {
    expect(html).toContain(text)
  }
  // Nobody has shown it to everybody with the link. In longer figures, as of a photo's address, it says nothing.
  expect(html).not.toMatch(/\b7391\b/)
  const { properties } = (await host.call('get', '/guidebooks')).body
  const [{ completeness }] = properties
  for (const section of Object.keys(tabs)) expect(completeness[section], section).toBe(true)
  // The field of the name and the drawing are a tap each.
  console.log(`a wall of ${writtenWall.split(' ').length} words: ${taps + 2} taps`)
  expect(taps + 2).toBeLessThanOrEqual(25)
})

const wall = 'la lavadora está en el patio no metan zapatos a la casa'

test('a wall is cut by tapping between two words, and what was said last is offered first @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  const id = await openGuide(page, host)
  await startReviewInEditor(
    page,
    readOf([wall, 'No suban los pies al sillón', 'No toquen la bomba']),
  )
  await say(page, copy.cut)
  const between = page.getByRole('button', { name: copy.cutBetween('patio', 'no') })
  await between.click()
  await expect(between).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible()
  await review(page).getByRole('button', { name: copy.edited }).click()
  await expect(page.getByRole('heading', { name: copy.left(4) })).toBeVisible()
  await say(page, copy.kinds.device)
  await say(page, copy.kinds.rule)
  const again = answers(page).getByRole('button', { name: `${copy.kinds.rule}: No suban` })
  await again.click()
  await answers(page)
    .getByRole('button', { name: `${copy.kinds.rule}: No toquen` })
    .click()
  await leaveReview(page)
  await page.getByRole('button', { name: editorCopy.es.update }).click()
  await expect(page).toHaveURL('/')
  const { form } = (await host.call('get', `/guidebooks/${id}`)).body
  const titles = form.houseRules.rules.map(({ title }: { title: string }) => title)
  for (const title of [
    'No metan zapatos a la casa',
    'No suban los pies al sillón',
    'No toquen la bomba',
  ])
    expect(titles).toContain(title)
  const devices = form.wifiTech.devices.map(({ name }: { name: string }) => name)
  expect(devices).toContain('La lavadora está en el patio')
})

test('cuts are taken back one at a time, and the answer before them stays @long', async ({
  page,
  host,
}) => {
  await openGuide(page, host)
  await startReviewInEditor(page, readOf(['No toquen la bomba', wall]))
  await answers(page)
    .getByRole('button', { name: `${copy.leaveOut}: No toquen la bomba` })
    .click()
  await say(page, copy.cut)
  await page.getByRole('button', { name: copy.cutBetween('patio', 'no') }).click()
  await page.getByRole('button', { name: copy.cutBetween('no', 'metan') }).click()
  await review(page).getByRole('button', { name: copy.edited }).click()
  await expect(page.getByRole('heading', { name: copy.left(3) })).toBeVisible()
  await page.getByRole('button', { name: copy.undo }).click()
  await expect(page.getByRole('heading', { name: copy.left(2) })).toBeVisible()
  const left = review(page).locator('[data-piece]')
  await expect(left.filter({ hasText: 'No toquen la bomba' })).toHaveCount(0)
})

test('what was said last is under the thumb for the words that follow; what may tell a code is left out unless its host says what it is @long', async ({
  page,
  host,
}) => {
  await openGuide(page, host)
  await startReviewInEditor(
    page,
    readOf(['Sin zapatos', 'Sin visitas', 'El código viejo era 1530#', 'Adiós']),
  )
  const next = answers(page).locator('[data-next]')
  await say(page, copy.kinds.rule)
  await expect(next).toHaveAccessibleName(`${copy.kinds.rule}: Sin visitas`)
  await next.click()
  await expect(next).toHaveAccessibleName(`${copy.leaveOut}: El código viejo era 1530#`)
  await expect(
    answers(page).getByRole('button', { name: `${copy.kinds.rule}: El código` }),
  ).toBeVisible()
  await next.click()
  await expect(next).toHaveAccessibleName(`${copy.whatIsIt}: Adiós`)
})

test('what is said to be a network is written where it then stands, and accepted there @long', async ({
  page,
  host,
}) => {
  await openGuide(page, host)
  await startReviewInEditor(page, readOf(['Red de visitas', 'Sin zapatos']))
  await say(page, copy.kinds.wifi)
  for (const field of await review(page).getByRole('textbox').all()) await field.fill('Nube_5G')
  await review(page).getByRole('button', { name: copy.edited }).click()
  await answers(page).getByRole('button', { name: copy.accept }).click()
  await expect(review(page).getByRole('button', { name: `${tabs.wifi_tech} (1)` })).toBeVisible()
})

test('several pieces are said to be one thing at once, and what no guest needs can be taken from where it lies @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  await openGuide(page, host)
  const read = readOf(['Sin zapatos', 'Sin visitas', 'Hay un mirador', 'Desde 1950'])
  const [idle] = read.proposal.leftOver.splice(-1)
  await startReviewInEditor(page, { ...read, proposal: { ...read.proposal, idle: [idle] } })
  for (const words of ['Sin zapatos', 'Sin visitas'])
    await review(page).getByRole('checkbox', { name: words }).check()
  await expect(answers(page).getByText(copy.chosen(2))).toBeVisible()
  await expectAccessible()
  await say(page, copy.kinds.rule)
  await expect(review(page).getByRole('button', { name: `${tabs.house_rules} (2)` })).toBeVisible()
  await answers(page)
    .getByRole('button', { name: `${copy.leaveOut}: Hay` })
    .click()
  await review(page)
    .getByRole('button', { name: copy.out(2) })
    .click()
  await review(page).getByRole('button', { name: 'Desde 1950', exact: true }).click()
  await review(page)
    .getByRole('button', { name: `${copy.whatIsIt}: Desde 1950` })
    .click()
  await expect(page.getByRole('menuitem', { name: copy.leaveOut })).toHaveCount(0)
  await page.getByRole('menuitem', { name: copy.moreKinds }).press('Enter')
  await page.getByRole('menuitem', { name: copy.moveToBlock(tabs.welcome) }).press('Enter')
  await expect(page.getByRole('heading', { name: copy.placed(3) })).toBeVisible()
  await expect(review(page).getByRole('button', { name: copy.out(1) })).toBeVisible()
})

test('a doubtful find is a question with its two likeliest kinds, answered by one tap on either @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  await openGuide(page, host)
  const notes = ''
  await startReviewInEditor(
    page,
    readOf([
      {
        line: 'Se baja la palanca',
        fact: { kind: 'device', name: 'Se baja la palanca', notes },
        or: { kind: 'step', title: 'Se baja la palanca', notes },
        sureness: 'doubtful',
      },
    ]),
  )
  const question = copy.either(copy.kinds.device, copy.kinds.step)
  await expect(review(page).getByRole('heading', { name: question })).toBeVisible()
  await expectAccessible()
  await answers(page)
    .getByRole('button', { name: `${copy.kinds.step}: ` })
    .click()
  await expect(review(page).getByRole('button', { name: `${tabs.checkout} (1)` })).toBeVisible()
})

test('a network without its password shows its fields before it is accepted @long', async ({
  page,
  host,
}) => {
  await openGuide(page, host)
  const line = 'El wifi se llama Heron y la clave es mole con pan 88'
  const fact = { kind: 'wifi', network: 'Heron', password: '' } as const
  await startReviewInEditor(page, readOf([{ line, fact, sureness: 'doubtful' }]))
  const accept = answers(page).getByRole('button', { name: `${copy.accept}: ` })
  await accept.click()
  const password = review(page).getByRole('textbox', { name: copy.texts.password })
  await password.fill('mole con pan 88')
  await accept.click()
  await expect(review(page).getByRole('button', { name: `${tabs.wifi_tech} (1)` })).toBeVisible()
})

/** What the words under the thumb are. */
async function say(page: Page, what: string) {
  await answers(page).getByRole('button', { name: copy.whatIsIt }).click()
  await page.getByRole('menuitem', { name: what, exact: true }).press('Enter')
}

test('of two hours the one that is taken leaves the other out; what is in the way waits, and can be put in its place @long', async ({
  page,
  host: _host,
}) => {
  const asked = (line: string, fact: Fact) => ({ line, fact, sureness: 'doubtful' }) as const
  const leave = (time: string) => asked(`Salida ${time}`, { kind: 'time', of: 'checkOut', time })
  const named = (name: string) => asked(name, { kind: 'name', name })
  const rule = asked('Sin fiestas', { kind: 'rule', title: 'Sin fiestas', notes: '' })
  const all = [leave('11:00'), leave('12:00'), named('Casa Sol'), named('Casa Luna'), rule]
  await startReviewOfNew(page, readOf(all))
  const current = page.locator('[data-current]')
  const press = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}: `) })
  await expect(current).toContainText('Salida 11:00')
  await press(copy.accept).click()
  await expect(page.getByRole('button', { name: copy.out(1) })).toBeVisible()
  await expect(current).toContainText('Casa Sol')
  await press(copy.accept).click()
  await expect(current).toContainText('Sin fiestas')
  await press(copy.accept).click()
  await expect(current).toContainText('Casa Luna')
  await press(copy.instead).click()
  await expect(current).toHaveCount(0)
  await leaveReview(page)
  const { checkOutHour, propertyName } = guideWords.es.welcome
  await expect(page.getByRole('textbox', { name: checkOutHour.label })).toHaveValue('11:00')
  await expect(page.getByRole('textbox', { name: propertyName.label })).toHaveValue('Casa Luna')
})
