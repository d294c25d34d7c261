import type { Page } from '@playwright/test'
import { docxOf, paragraph, pdfOf, pdfOfPages } from '#tests/documents.ts'
import { desktop, expect, phone, test } from '#tests/journeys/desk.ts'
import {
  draftOffer,
  greetingField,
  keptAsDraft,
  nameField,
  openGuide,
  reloadAnyway,
  seeAllFacts,
  updateButton,
} from '#tests/journeys/editor/editor-steps.ts'
import { answerReadings, fewAsked, fortyAsked, readOf } from '#tests/journeys/found.ts'
import { chooseTool } from '#tests/journeys/menus.ts'
import { editorCopy, keepingCopy } from '#web/copy/editor/editor.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import {
  leaveReview,
  review,
  saveAsItIs,
  startReview,
  startReviewInEditor,
} from './review-steps.ts'

const copy = pasteCopy.es
const readingsAt = '**/api/guidebooks/proposals'

const area = (page: Page) => page.getByRole('textbox', { name: copy.text })
const readButton = (page: Page) => page.getByRole('button', { name: copy.read })

async function startWithPaste(page: Page) {
  await page.goto('/guides/new')
  await page.getByRole('link', { name: copy.open }).click()
  await expect(area(page)).toBeFocused()
}

test('several files dropped at once are read together; a PDF of pictures, and one with a page of them, say so @long', async ({
  page,
  host: _host,
  expectAccessible,
}) => {
  await startWithPaste(page)
  const files = {
    'manual.docx': docxOf(paragraph('Somos Lucía y Tomás, y esta casa es de la abuela.')),
    'notas.pdf': pdfOfPages([['Buen viaje a todos.'], []]),
    'fotos.pdf': pdfOf([]),
  }
  await dropFiles(page, files)
  for (const name of Object.keys(files)) {
    await expect(page.getByRole('button', { name: copy.removeFile(name) })).toBeVisible()
  }
  await expectAccessible()
  await readButton(page).click()
  await expect(page.getByText('Este PDF no tiene texto: son imágenes')).toBeVisible()
  const inPart = review(page).getByRole('status').filter({ hasText: copy.readInPart })
  await expect(inPart).toContainText('notas.pdf: No encontramos texto en la página 2.')
  // What is in its place and what no guest needs lies folded.
  const folded = review(page).getByRole('button', { expanded: false, name: /\(\d+\)$/ })
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click()
  await expect(review(page)).toContainText('esta casa es de la abuela')
  await expect(review(page)).toContainText('Buen viaje a todos')
})

test('a PDF of pictures alone says so, and what was typed beside it stays @long', async ({
  page,
  host: _host,
}) => {
  await startWithPaste(page)
  await dropFiles(page, { 'fotos.pdf': pdfOf([]) })
  await readButton(page).click()
  await expect(page.getByText('fotos.pdf: Este PDF no tiene texto: son imágenes')).toBeVisible()
  await area(page).fill('Entonces lo escribo')
  await expect(readButton(page)).toBeEnabled()
})

test('what is pasted survives a reload, and a server that is away', async ({
  page,
  host: _host,
}) => {
  await startWithPaste(page)
  await area(page).fill('Casa Jacaranda\nLa llave está con don Beto')
  await keptAsDraft(page)
  await reloadAnyway(page)
  await draftOffer(page).getByRole('button', { name: keepingCopy.es.offer.restore }).click()
  await expect(area(page)).toHaveValue('Casa Jacaranda\nLa llave está con don Beto')
  await page.route(readingsAt, (route) => route.abort())
  await readButton(page).click()
  await expect(page.getByText(copy.unreachable)).toBeVisible()
  await expect(area(page)).toHaveValue('Casa Jacaranda\nLa llave está con don Beto')
  await page.unroute(readingsAt)
  await answerReadings(page, fewAsked())
  await readButton(page).click()
  await expect(page.getByRole('heading', { name: copy.placed(5) })).toBeVisible()
})

test('a review goes on after a reload where it was left @long', async ({ page, host: _host }) => {
  await startWithPaste(page)
  await startReview(page, fortyAsked())
  await page.getByRole('button', { name: new RegExp(`^${copy.accept}: `) }).click()
  await page.getByRole('button', { name: new RegExp(`^${copy.leaveOut}: Es`) }).click()
  await expect(page.getByRole('progressbar', { name: copy.progress(2, 42) })).toBeVisible()
  await keptAsDraft(page)
  await reloadAnyway(page)
  await draftOffer(page).getByRole('button', { name: keepingCopy.es.offer.restore }).click()
  await expect(page.getByRole('progressbar', { name: copy.progress(2, 42) })).toBeVisible()
  await expect(page.locator('[data-current]')).toBeInViewport()
})

test('forty questions are answered with a thumb that never moves @long', async ({
  page,
  host: _host,
  expectAccessible,
}) => {
  await startWithPaste(page)
  await startReview(page, fortyAsked())
  const accept = page.getByRole('button', { name: new RegExp(`^${copy.accept}: `) })
  const place = (await accept.boundingBox())!
  expect(place.y + place.height).toBeGreaterThan(phone.height - 80)
  expect(place.height).toBeGreaterThanOrEqual(48)
  for (let done = 0; done < 40; done += 1) {
    await expect(page.getByRole('progressbar', { name: copy.progress(done, 42) })).toBeVisible()
    await expect(page.locator('[data-current]')).toBeInViewport({ ratio: 0.3 })
    await expect(accept).toBeVisible()
    expect(await accept.boundingBox()).toEqual(place)
    if (done === 7) await expectAccessible()
    await accept.click()
  }
  await expect(page.getByRole('heading', { name: copy.left(2) })).toBeVisible()
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }))
  expect(wide).toBeLessThanOrEqual(room)
  await leaveReview(page)
  await expect(nameField(page)).toHaveValue('Casa Jacaranda')
  await expect(page.getByText(copy.stillOpen(2))).toBeVisible()
})

test('what a host has typed in an open guide stays, and both texts are shown @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  const id = await openGuide(page, host)
  await greetingField(page).fill('¡Pásenle!')
  await startReviewInEditor(
    page,
    readOf([
      { line: 'Casa Azul', fact: { kind: 'name', name: 'Casa Azul' }, sureness: 'sure' },
      {
        line: 'Sin fiestas',
        fact: { kind: 'rule', title: 'Sin fiestas', notes: '' },
        sureness: 'sure',
      },
    ]),
  )
  await expect(review(page).getByRole('heading', { name: copy.inTheWay(1) })).toBeVisible()
  await expect(review(page)).toContainText('Casa Jacaranda')
  await expect(review(page)).toContainText('Casa Azul')
  await expectAccessible()
  await leaveReview(page)
  await expect(nameField(page)).toHaveValue('Casa Jacaranda')
  await expect(greetingField(page)).toHaveValue('¡Pásenle!')
  await page.getByRole('tab', { name: editorCopy.es.tabs.house_rules }).click()
  await expect(page.getByRole('button', { name: 'Sin fiestas', exact: true })).toBeVisible()
  const { form } = (await host.call('get', `/guidebooks/${id}`)).body
  expect(form.houseRules.rules.map(({ title }: { title: string }) => title)).not.toContain(
    'Sin fiestas',
  )
  // What was not answered waits where it was.
  await page.getByRole('button', { name: copy.goOn }).click()
  await expect(review(page)).toContainText('Casa Azul')
})

test('a new password of a network that guests know is shown beside the old one, and takes its place @long', async ({
  page,
  host,
}) => {
  const wifiNetworks = [{ ssid: 'CasaAzul', password: 'viejo2023' }]
  const welcome = { photoUrl: await host.uploadPhoto() }
  const guide = await host.createGuide('Casa Azul', { welcome, wifiTech: { wifiNetworks } })
  await host.publish(guide.id)
  await page.goto(`/guides/${guide.id}/edit`)
  await expect(nameField(page)).toHaveValue('Casa Azul')
  const fact = { kind: 'wifi', network: 'CasaAzul', password: 'nuevo2026' } as const
  const line = 'Wi-Fi: CasaAzul, contraseña nuevo2026'
  await startReviewInEditor(page, readOf([{ line, fact, sureness: 'doubtful' }]))
  await expect(review(page)).toContainText('CasaAzul · viejo2023')
  await review(page)
    .getByRole('button', { name: new RegExp(`^${copy.instead}: `) })
    .click()
  await leaveReview(page)
  await updateButton(page).click()
  await (await seeAllFacts(page, { act: 'saveAll' })).click()
  await expect(page).toHaveURL('/')
  const guest = await page.request.get(`/g/${guide.short_code}`)
  const html = await guest.text()
  expect([html.includes('nuevo2026'), html.includes('viejo2023')]).toEqual([true, false])
})

test.describe('on a computer, by keyboard', () => {
  test.use({ viewport: desktop })

  test('a find is taken out and back, edited, moved and left out, and what is not understood becomes a text of a section @long', async ({
    page,
    host,
    expectAccessible,
  }) => {
    await startWithPaste(page)
    await startReview(page, fewAsked())
    const { tabs } = editorCopy.es
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    await expect(page.getByRole('heading', { name: copy.ask })).toBeFocused()
    await expectAccessible()
    await press(page, button(`${tabs.welcome} (3)`))
    await press(page, page.locator('button[data-name]', { hasText: 'Salida' }))
    await press(page, button(copy.of(copy.leaveOut, 'Salida 11:00')))
    await expect(page.getByRole('heading', { name: copy.placed(4) })).toBeVisible()
    await press(page, button(copy.out(1)))
    await press(page, page.locator('button[data-name]', { hasText: 'Salida' }))
    await press(page, button(copy.of(copy.putBack, 'Salida 11:00')))
    await expect(page.getByRole('heading', { name: copy.placed(5) })).toBeVisible()

    const accept = new RegExp(`^${copy.accept}: `)
    const code = page.locator('[data-card]').filter({ hasText: 'Caja de llaves' })
    await press(page, code.getByRole('button', { name: copy.edit }))
    await code.getByRole('textbox', { name: copy.kinds.code, exact: true }).fill('9999#')
    await press(page, code.getByRole('button', { name: accept }))
    const shower = page.locator('[data-card]').filter({ hasText: 'regadera' })
    await press(page, shower.getByRole('button', { name: copy.other }))
    await page.getByRole('menuitem', { name: copy.kinds.rule, exact: true }).press('Enter')
    await expect(button(`${tabs.house_rules} (1)`)).toBeVisible()
    const whole = button(copy.acceptAll(tabs.emergency, 2))
    await whole.focus()
    await expect(whole).toBeEnabled()
    await press(page, whole)
    const parking = page.locator('[data-card]').filter({ hasText: 'Cajón 14' })
    await press(page, parking.getByRole('button', { name: copy.leaveOut }))
    await press(page, button(new RegExp(`^${copy.leaveOut}: ¡Los esperamos`)))
    await press(page, button(new RegExp(`^${copy.whatIsIt.replace('?', '.')}: Somos Lucía`)))
    const text = copy.moveToBlock(tabs.checkout)
    await page.getByRole('menuitem', { name: copy.moreKinds }).press('Enter')
    // The focus is on the first of what came.
    await expect(page.getByRole('menuitem', { name: copy.kinds.firstAid })).toBeFocused()
    await page.getByRole('menuitem', { name: text, exact: true }).press('Enter')
    await expect(page.getByRole('heading', { name: copy.nothingToAsk })).toBeVisible()
    await expectAccessible()
    await leaveReview(page)

    const form = await saveAsItIs(page, host)
    expect(form.welcome.propertyName).toBe('Casa Jacaranda')
    expect(form.welcome.arrival.codes.map(({ code }: { code: string }) => code)).toContain('9999#')
    expect(form.houseManual.parking).toBe('')
    expect(form.houseRules.rules.map(({ title }: { title: string }) => title)).toContain('Regadera')
    expect(form.sections.checkout.items).toHaveLength(1)
    const waiting = Object.keys(form.unconfirmed)
    expect(waiting).not.toContain('welcome.propertyName')
    expect(waiting.filter((address) => address.startsWith('welcome.arrival'))).toEqual([])
  })
})

test('the dialog gives the focus back, and what was brought is there again @long', async ({
  page,
  host,
}) => {
  await openGuide(page, host)
  await chooseTool(page, copy.open)
  await area(page).fill('La llave está con don Beto')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: editorCopy.es.more })).toBeFocused()
  await chooseTool(page, copy.open)
  await expect(area(page)).toHaveValue('La llave está con don Beto')
})

async function press(page: Page, button: ReturnType<Page['getByRole']>) {
  await button.focus()
  await page.keyboard.press('Enter')
}

async function dropFiles(page: Page, files: Record<string, Uint8Array>) {
  const packed = Object.entries(files).map(
    ([name, bytes]) => [name, Buffer.from(bytes).toString('base64')] as const,
  )
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const [name, base64] of all) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], name))
    }
    return transfer
  }, packed)
  await page.locator('[data-drop-zone]').dispatchEvent('drop', { dataTransfer })
}
