import { loseAnswers } from '#tests/journeys/calls.ts'
import {
  type Days,
  daysFrom,
  fillDays,
  home,
  makeStay,
  named,
  openGuide,
} from '#tests/journeys/dashboard/stays.ts'
import { expect, test } from '#tests/journeys/desk.ts'
import { chooseInMenu } from '#tests/journeys/menus.ts'
import { formatDays } from '#web/copy/formats/format-days.ts'
import { stayMessages, staysCopy } from '#web/copy/stays.ts'

const copy = staysCopy.es

test('a host makes a stay from the desk, sends its link and ends it', async ({
  page,
  host,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openGuide(host)
  await page.goto('/')
  await expect(
    page.getByText('El enlace general no muestra lo que pusiste solo para reservaciones.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Enviar a un huésped' }).click()
  await expect(page.getByRole('heading', { name: 'Todavía no hay reservaciones' })).toBeVisible()
  await expectAccessible()

  const days = daysFrom(10, 13)
  await fillDays(page, days)
  await page.getByLabel('Nota (opcional)').fill('Ana, segunda vez')
  await page.getByLabel('Idioma de tus huéspedes').selectOption('en')
  await page.getByRole('button', { name: 'Crear enlace' }).click()
  const made = page.getByRole('heading', { name: 'El enlace está listo' })
  await expect(made).toBeFocused()
  await expect(page.getByRole('heading', { name: copy.empty.others })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveCount(1)
  await expectAccessible()
  await page.getByRole('button', { name: copy.made.another }).click()

  const stay = page.getByRole('article', { name: named(days) })
  await expect(stay.getByText('Ana, segunda vez')).toBeVisible()
  await stay.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect(stay.getByRole('button', { name: 'Enlace copiado' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/g\/\w+\/s\/[\w-]{22}$/)
  const message = encodeURIComponent(stayMessages.en({ name: home, link }))
  const whatsApp = stay.getByRole('link', { name: 'Enviar por WhatsApp' })
  await expect(whatsApp).toHaveAttribute('href', `https://wa.me/?text=${message}`)

  await chooseInMenu(page, { menu: copy.menu.more(named(days)), item: 'Terminar' })
  const dialog = page.getByRole('alertdialog', {
    name: `¿Terminar la reservación del ${named(days)}?`,
  })
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Terminar' }).click()
  await expect(dialog.getByText('Terminó. El enlace muestra la guía general.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(stay).toBeHidden()
  await page.getByText('Anteriores (1)').click()
  await expect(stay.getByText('Terminó')).toBeVisible()
})

test('what is wrong with the days is said beside them, and what was typed stays @long', async ({
  page,
  host,
}) => {
  const guide = await openGuide(host)
  await page.goto(`/guides/${guide.id}/stays`)
  await fillDays(page, daysFrom(5, 5))
  const note = page.getByLabel('Nota (opcional)')
  await note.fill('Ana')
  await page.getByRole('button', { name: 'Crear enlace' }).click()
  const until = page.getByLabel('Salida', { exact: true })
  await expect(until).toHaveAccessibleDescription('La salida va después de la entrada')
  await expect(until).toBeFocused()
  await expect(note).toHaveValue('Ana')

  await page.route('**/api/guidebooks/*/stays', (route) => route.abort())
  await until.fill(daysFrom(5, 8).until)
  await page.getByRole('button', { name: 'Crear enlace' }).click()
  await expect(page.getByRole('alert')).toContainText('Vuelve a intentar en un momento')
  await page.unroute('**/api/guidebooks/*/stays')
  await page.getByRole('button', { name: 'Crear enlace' }).click()
  await expect(page.getByRole('heading', { name: 'El enlace está listo' })).toBeVisible()
  await page.getByRole('button', { name: copy.made.another }).click()

  const days = daysFrom(5, 8)
  await chooseInMenu(page, { menu: copy.menu.more(named(days)), item: copy.menu.change })
  const change = page.getByRole('dialog', { name: 'Cambiar la reservación' })
  await change.getByLabel('Hora de salida').fill('13:00')
  await change.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(change).toBeHidden()
  await expect(page.getByText(copy.stay.leavesAt({ hour: '13:00' }))).toBeVisible()
  await expect(page.getByRole('button', { name: copy.menu.more(named(days)) })).toBeFocused()

  await chooseInMenu(page, { menu: copy.menu.more(named(days)), item: 'Mostrar las claves ya' })
  const stay = page.getByRole('article', { name: named(days) })
  await expect(stay.getByText('Abierta', { exact: true })).toBeVisible()
})

test('an hour typed in part is not taken for none @long', async ({ page, host }) => {
  const guide = await openGuide(host)
  const days = daysFrom(0, 3)
  await makeStay(host, guide.id, { ...days, leavesAt: '16:00' })
  await page.goto(`/guides/${guide.id}/stays`)
  await chooseInMenu(page, { menu: copy.menu.more(named(days)), item: copy.menu.change })
  const hour = page.getByRole('dialog').getByLabel(copy.form.leavesAt)
  await hour.focus()
  await page.keyboard.press('Backspace')
  await page.getByRole('button', { name: copy.change.submit }).click()
  await expect(hour).toHaveAccessibleDescription(/Escribe una hora válida/)
  const { body } = await host.call('get', `/guidebooks/${guide.id}/stays`)
  expect(body.stays[0].leaves_at).toBe('16:00')
})

test('a stay whose answer was lost is made once, with the days typed last, and is ready once the list has it @long', async ({
  page,
  host,
}) => {
  const guide = await openGuide(host)
  await page.goto(`/guides/${guide.id}/stays`)
  for (const at of ['guidebooks/*/stays', 'session']) await loseAnswers(page, `**/api/${at}`)
  await fillDays(page, daysFrom(5, 8))
  await page.getByRole('button', { name: 'Crear enlace' }).click()
  await expect(page.getByRole('alert')).toContainText('Vuelve a intentar en un momento')
  for (const at of ['guidebooks/*/stays', 'session']) await page.unroute(`**/api/${at}`)

  const days = daysFrom(6, 9)
  await fillDays(page, days)
  await page.getByRole('button', { name: 'Crear enlace' }).click()
  await expect(page.getByRole('heading', { name: 'El enlace está listo' })).toBeVisible()
  await expect(page.getByText(named(days), { exact: true })).toBeVisible()
  const { body } = await host.call('get', `/guidebooks/${guide.id}/stays`)
  expect(body.stays).toHaveLength(1)
  expect(body.stays[0]).toMatchObject(days)
  await page.getByRole('button', { name: copy.made.another }).click()
  await loseAnswers(page, '**/api/guidebooks/*/stays')
  await fillDays(page, daysFrom(7, 8))
  await page.getByRole('button', { name: 'Crear enlace' }).click()
  await expect(page.getByRole('heading', { name: 'El enlace está listo' })).toBeVisible()
  await expect(page.getByText(copy.stay.overlaps), 'the new one says so, too').toHaveCount(2)
})

test('a stay made after one was deleted elsewhere has another link @long', async ({
  page,
  host,
}) => {
  const guide = await openGuide(host)
  const [other, days] = [daysFrom(10, 13), daysFrom(5, 8)]
  await makeStay(host, guide.id, other)
  await page.goto(`/guides/${guide.id}/stays`)
  const makeOne = async () => {
    await fillDays(page, days)
    await page.getByRole('button', { name: 'Crear enlace' }).click()
    await expect(page.getByRole('heading', { name: 'El enlace está listo' })).toBeVisible()
    return (await host.call('get', `/guidebooks/${guide.id}/stays`)).body.stays[0]
  }
  const { id, link } = await makeOne()
  await page.evaluate((at) => fetch(at, { method: 'DELETE' }).then(() => {}), `/api/stays/${id}`)
  await chooseInMenu(page, { menu: copy.menu.more(named(other)), item: copy.menu.renew })
  await page.getByRole('alertdialog').getByRole('button', { name: copy.renew.confirm }).click()
  await page.getByRole('button', { name: 'Cerrar' }).first().click()
  const next = await makeOne()
  expect(next).toMatchObject(days)
  expect(next.link).not.toBe(link)
})

test('a new link whose answer was lost is the one that is shown @long', async ({ page, host }) => {
  const guide = await openGuide(host)
  const days = daysFrom(0, 3)
  await makeStay(host, guide.id, days)
  await page.goto(`/guides/${guide.id}/stays`)
  await loseAnswers(page, '**/api/stays/*/renew')
  await chooseInMenu(page, { menu: copy.menu.more(named(days)), item: copy.menu.renew })
  const renew = page.getByRole('alertdialog')
  await renew.getByRole('button', { name: copy.renew.confirm }).click()
  await expect(renew.getByRole('alert')).toBeVisible()
  await renew.getByRole('button', { name: copy.renew.cancel }).click()
  const [{ link }] = (await host.call('get', `/guidebooks/${guide.id}/stays`)).body.stays
  const whatsApp = page.getByRole('link', { name: 'Enviar por WhatsApp' })
  await expect(whatsApp).toHaveAttribute('href', new RegExp(encodeURIComponent(link)))
})

test('a link that went astray is replaced, and a stay made by mistake is deleted @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  const guide = await openGuide(host)
  const days = daysFrom(0, 3)
  const { body } = await makeStay(host, guide.id, days)
  const { link } = body.stay
  const locationOf = async (address: string) =>
    (await page.request.get(address, { maxRedirects: 0 })).headers().location
  await page.goto(`/guides/${guide.id}/stays`)

  await chooseInMenu(page, { menu: copy.menu.more(named(days)), item: 'Dar otro enlace' })
  const renew = page.getByRole('alertdialog', {
    name: `¿Dar otro enlace a la reservación del ${named(days)}?`,
  })
  await expectAccessible()
  await renew.getByRole('button', { name: 'Dar otro enlace' }).click()
  await expect(
    page.getByText('Este es el enlace nuevo. El de antes ya no muestra las claves.'),
  ).toBeVisible()
  await expect(renew, 'nothing is asked any more').toHaveCount(0)
  await page.getByRole('button', { name: 'Cerrar' }).first().click()
  expect(await locationOf(link)).toContain('#stay-ended')
  const [renewed] = (await host.call('get', `/guidebooks/${guide.id}/stays`)).body.stays
  expect(renewed.link).not.toBe(link)
  expect(await locationOf(renewed.link)).toBeUndefined()

  await chooseInMenu(page, { menu: copy.menu.more(named(days)), item: 'Eliminar' })
  const remove = page.getByRole('alertdialog', {
    name: `¿Eliminar la reservación del ${named(days)}?`,
  })
  await expectAccessible()
  await remove.getByRole('button', { name: 'Eliminar reservación' }).click()
  await expect(page.getByRole('heading', { name: 'Todavía no hay reservaciones' })).toBeVisible()
  expect(await locationOf(renewed.link)).toContain('#stay-ended')
})

test('a guide is not deleted without naming who is inside, and how many come later @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  const guide = await openGuide(host)
  const [inside, arriving, later] = [daysFrom(-2, 2), daysFrom(2, 4), daysFrom(9, 11)]
  await makeStay(host, guide.id, { ...inside, note: 'Ana' })
  await makeStay(host, guide.id, arriving)
  await makeStay(host, guide.id, later)
  await page.goto('/')
  await page.getByRole('button', { name: 'Eliminar Casa Jacaranda' }).click()
  const dialog = page.getByRole('alertdialog', { name: '¿Eliminar «Casa Jacaranda»?' })
  const named = ({ from, until }: typeof inside) => formatDays({ from, until }, 'es')
  await expect(dialog.getByText(`Hay alguien adentro: ${named(inside)} — Ana`)).toBeVisible()
  await expect(dialog.getByText(`Llega pronto: ${named(arriving)}`)).toBeVisible()
  await expect(dialog.getByText(named(later))).toHaveCount(0)
  await expect(dialog.getByText('Más adelante: 1 reservación', { exact: true })).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Conservarla' }).click()

  await page.route('**/api/guidebooks/*/stays', (route) => route.abort())
  await page.getByRole('button', { name: 'Eliminar Casa Jacaranda' }).click()
  await expect(
    dialog.getByText(
      'No pudimos ver si hay alguien adentro o por llegar. Revísalo antes de seguir.',
    ),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Eliminar guía' }).click()
  await expect(page.getByRole('heading', { name: 'Todavía no hay guías.' })).toBeVisible()
})

test('the focus stays with a stay that moved to another part of the list @long', async ({
  page,
  host,
}) => {
  const guide = await openGuide(host)
  await makeStay(host, guide.id, daysFrom(10, 13))
  await page.goto(`/guides/${guide.id}/stays`)
  const changeDays = async (before: Days, after: Days) => {
    await chooseInMenu(page, { menu: copy.menu.more(named(before)), item: copy.menu.change })
    const dialog = page.getByRole('dialog', { name: copy.change.title })
    await fillDays(dialog, after)
    await dialog.getByRole('button', { name: copy.change.submit }).click()
    await expect(dialog).toBeHidden()
  }
  const [next, now, past] = [daysFrom(10, 13), daysFrom(0, 3), daysFrom(-4, -2)]
  await changeDays(next, now)
  await expect(page.getByRole('button', { name: copy.menu.more(named(now)) })).toBeFocused()
  // Folded away with those that are over.
  await changeDays(now, past)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('forty stays fit every width in both languages @long', async ({
  page,
  host,
  expectEverywhere,
}) => {
  const guide = await openGuide(host)
  for (let n = 0; n < 40; n += 1) {
    const note = n === 0 ? 'Anaconstantinopla'.repeat(17) : `Huésped ${n}`
    await makeStay(host, guide.id, { ...daysFrom(n * 4 - 1, n * 4 + 3 + (n % 2) * 2), note })
  }
  await expectEverywhere(`/guides/${guide.id}/stays`, async (locale) => {
    await expect(page.getByRole('article')).toHaveCount(40)
    await expect(page.getByText(staysCopy[locale].stay.overlaps).first()).toBeVisible()
  })
})

/** A published guide in two languages, with a code that shows on the links of stays only. */
