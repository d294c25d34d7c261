import { expect, phone, test } from '#tests/journeys/desk.ts'
import { seeAllFacts } from '#tests/journeys/editor/editor-steps.ts'
import { daysFromToday, dayZone } from '#tests/journeys/midday.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { arrivalCopy, arrivalWords } from '#web/copy/guide/arrival.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'

test('a host writes how to get in with a locked code, and who gets the link of a stay reads it @long', async ({
  page,
  host,
  browser,
  product,
  expectEveryWidth,
}) => {
  const arrival = arrivalWords.es
  const photoUrl = await host.uploadPhoto()
  const { id } = await host.createGuide('Casa Jacaranda', {
    timeZone: dayZone,
    welcome: { photoUrl },
  })
  await host.publish(id)

  await page.goto(`/guides/${id}/edit`)
  await page.getByRole('button', { name: new RegExp(`^${arrivalCopy.es.title}`) }).click()
  await page
    .getByRole('textbox', { name: arrival.gate.label, exact: true })
    .fill('Digan «Casa Jacaranda».')
  const { label, code } = arrival.codes.each
  await page.getByRole('textbox', { name: label.label }).fill('Puerta azul')
  await page.getByRole('textbox', { name: code.label, exact: true }).fill('4821#')
  const readers = page.getByRole('group', { name: '¿Quién puede leer esta clave?' })
  await expect(readers.getByRole('radio', { checked: true })).toHaveCount(0)
  await readers.getByText('Solo con reservación').click()
  await expect(readers.getByRole('radio', { checked: true })).toHaveCount(1)
  const note = page.getByRole('textbox', {
    name: guideWords.es.welcome.note.label,
  })
  await note.fill('4821# abre')
  const saidOpenly = page.getByText(
    'La clave «4821#» también está escrita en Bienvenida, a la vista de todos: ahí o en sus traducciones la lee quien tenga el enlace general.',
  )
  await expect(saidOpenly).toBeVisible()
  await note.fill('')
  await expect(saidOpenly).toBeHidden()
  await expectEveryWidth()
  await page.getByRole('button', { name: editorCopy.es.update }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '4821#' })).toContainText(
    'Solo con reservación',
  )
  await (await seeAllFacts(page, { act: 'saveAll' })).click()

  await page.getByRole('link', { name: 'Vista previa de Casa Jacaranda' }).click()
  const shown = page.locator('.g-screen')
  await expect(
    shown.getByText('La clave viene en el enlace de tu reservación; búscalo en tus mensajes.'),
  ).toBeVisible()
  await page.getByText('Con reservación').click()
  await expect(shown.getByText('4821#')).toHaveCount(2)
  const picture = page.waitForEvent('download')
  await shown.getByRole('button', { name: 'Guardar como imagen' }).click()
  expect((await picture).suggestedFilename()).toBe('Casa Jacaranda.png')
  await page.getByRole('button', { name: 'Cerrar' }).click()

  await page.getByRole('link', { name: 'Enviar a un huésped' }).click()
  await page.getByLabel('Entrada', { exact: true }).fill(daysFromToday(0))
  await page.getByLabel('Salida', { exact: true }).fill(daysFromToday(9))
  await page.getByRole('button', { name: 'Crear enlace' }).click()
  await expect(page.getByRole('heading', { name: 'El enlace está listo' })).toBeFocused()
  const { body } = await host.call('get', `/guidebooks/${id}/stays`)
  const { link } = body.stays[0]

  const context = await browser.newContext({ locale: 'es-MX', viewport: phone })
  const guest = await context.newPage()
  await guest.goto(link.replace(/^https?:\/\/[^/]+/, product.url))
  const now = guest.locator('.g-now')
  await now.getByText('Ver la clave').click()
  await expect(now.getByText('4821#')).toBeVisible()
  await expect(
    now.getByText(
      'En iPhone, abre este enlace al menos una vez por semana: Safari borra lo que no se abrió en siete días.',
    ),
  ).toBeVisible()
  await expectEveryWidth(guest)
  await context.close()
})

test('how to get in, with a locked code that the greeting says openly, fits every width in both languages @long', async ({
  page,
  host,
  expectEverywhere,
}) => {
  const codes = [{ kind: 'door', label: 'Puerta azul', code: '4821#', stayOnly: true }]
  const welcome = { note: '4821# abre', arrival: { codes } }
  const { id } = await host.createGuide('Casa Jacaranda', { welcome })
  await expectEverywhere(`/guides/${id}/edit`, async (locale) => {
    const { title } = arrivalCopy[locale]
    await page.getByRole('button', { name: new RegExp(`^${title}`) }).click()
    const { saidOpenly, tabs } = editorCopy[locale]
    await expect(page.getByText(saidOpenly('4821#', tabs.welcome))).toBeVisible()
  })
  await expectEverywhere(`/guides/${id}/preview`, () =>
    page.locator('.g-screen').getByText('La clave viene en el enlace').waitFor(),
  )
})
