import { desktop, expect, stopClock, test } from '#tests/journeys/desk.ts'
import { openWithDraft } from '#tests/journeys/editor/editor-steps.ts'
import { expectFiveSeconds } from '#tests/journeys/journey.ts'
import { chooseInMenu } from '#tests/journeys/menus.ts'
import { guestMessages } from '#web/copy/desk.ts'

test.describe('the desk', () => {
  test('of a new host says what there is to do, in both languages', async ({
    page,
    host: _host,
    expectAccessible,
  }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Tus guías · Zaguán')
    await expect(page.getByRole('heading', { name: 'Todavía no hay guías.' })).toBeVisible()
    await expect(page.getByText('Puedes publicar 3 guías más sin costo.')).toBeVisible()
    await expectAccessible()
    await page.goto('/?lang=en')
    await expect(page.getByText('No guidebooks yet.')).toBeVisible()
    await expect(page.getByText('Create your first guidebook to get started!')).toBeVisible()
    await expectAccessible()
  })

  test('spends a credit on publishing and gives it back', async ({
    page,
    host,
    expectAccessible,
  }) => {
    const guide = await host.createGuide('Casa Jacaranda')
    await page.goto('/')
    const card = page.getByRole('article', { name: 'Casa Jacaranda' })
    await expect(card.getByText('Borrador')).toBeVisible()
    await card.getByRole('button', { name: 'Publicar' }).click()
    const banner = page.getByRole('status').filter({ hasText: 'Guía publicada' })
    await expect(banner).toBeVisible()
    await expect(card.getByText('Publicada ·')).toBeVisible()
    await expect(page.getByText('Puedes publicar 2 guías más sin costo.')).toBeVisible()
    expect((await page.request.get(`/g/${guide.short_code}`)).status()).toBe(200)

    await card.getByRole('button', { name: 'Despublicar' }).click()
    const dialog = page.getByRole('alertdialog', { name: '¿Despublicar «Casa Jacaranda»?' })
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Despublicar' }).click()
    await expect(dialog.getByText('Recuperaste 1 crédito')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Puedes publicar 3 guías más sin costo.')).toBeVisible()
    expect((await page.request.get(`/g/${guide.short_code}`)).status()).toBe(404)
  })

  test('names what a guide lacks in the words of its form', async ({ page, host }) => {
    const steps = [{ title: 'Llaves' }]
    const photoUrl = await host.uploadPhoto()
    await host.createGuide('Casa Jacaranda', { welcome: { photoUrl }, checkout: { steps } })
    await page.goto('/')
    const card = page.getByRole('article', { name: 'Casa Jacaranda' })
    await expect(card.getByText('Casa: falta «Espacios de la casa»')).toBeAttached()
    await expect(
      card.getByText(
        'Por completar: Espacios de la casa, Lugares que recomiendas, Aparatos, Reglas de la casa',
      ),
    ).toBeVisible()
  })

  test('lets its banner go after five seconds, but not while somebody reads it @long', async ({
    page,
    host,
  }) => {
    await page.clock.install()
    await host.createGuide('Casa Jacaranda')
    await page.goto('/')
    await page.getByRole('button', { name: 'Publicar' }).click()
    const banner = page.getByText('Guía publicada')
    await expect(banner).toBeVisible()
    await banner.hover()
    await stopClock(page)
    await page.clock.runFor(20_000)
    await expect(banner).toBeVisible()
    await page.mouse.move(5, 5)
    await expectFiveSeconds(page, banner)
  })

  test('publishes once however often the button is pressed', async ({ page, host }) => {
    await host.createGuide('Casa Jacaranda')
    await page.goto('/')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/guide-credits/publish/')) sent.push(request.url())
    })
    await page.getByRole('button', { name: 'Publicar' }).dblclick()
    await expect(page.getByText('Publicada ·')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('names the guide it deletes, and tells what a published one means', async ({
    page,
    host,
    expectAccessible,
  }) => {
    const guide = await host.createGuide('Villa Marea')
    await host.publish(guide.id)
    await page.goto('/')
    await page.getByRole('button', { name: 'Eliminar Villa Marea' }).click()
    const dialog = page.getByRole('alertdialog', { name: '¿Eliminar «Villa Marea»?' })
    await expect(
      dialog.getByText(
        'Está publicada: tus huéspedes dejarán de verla al instante y recuperas 1 crédito.',
      ),
    ).toBeVisible()
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Conservarla' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('article', { name: 'Villa Marea' })).toBeVisible()

    await page.getByRole('button', { name: 'Eliminar Villa Marea' }).click()
    await dialog.getByRole('button', { name: 'Eliminar guía' }).click()
    await expect(dialog.getByText('se eliminó por completo')).toBeVisible()
    expect(await dialog.getByRole('button').count()).toBe(0)
    await expect(dialog.getByText('No se puede deshacer.')).toBeHidden()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Todavía no hay guías.' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Tus guías' })).toBeFocused()
    expect((await page.request.get(`/g/${guide.short_code}`)).status()).toBe(404)
  })

  test('leaves nothing on the device of what was typed of a guide that it deletes @long', async ({
    page,
    host,
  }) => {
    await openWithDraft(page, host, 'Sin guardar')
    await page.goto('/')
    await page.getByRole('button', { name: 'Eliminar Casa Jacaranda' }).click()
    const dialog = page.getByRole('alertdialog', { name: '¿Eliminar «Casa Jacaranda»?' })
    await dialog.getByRole('button', { name: 'Eliminar guía' }).click()
    await expect(dialog).toBeHidden()
    await page.setViewportSize(desktop)
    await page.getByRole('button', { name: 'Salir', exact: true }).click()
    await expect(page).toHaveURL('/login?notice=signed_out')
  })

  test('keeps a copied link for two seconds and opens only what is published', async ({
    page,
    host,
    context,
    product,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const guide = await host.createGuide('Casa Jacaranda')
    await page.goto('/')
    const card = page.getByRole('article', { name: 'Casa Jacaranda' })
    await card.getByRole('button', { name: 'Copiar enlace' }).click()
    await expect(card.getByRole('button', { name: 'copiado' })).toBeVisible()
    await expect(card.getByRole('button', { name: 'Copiar enlace' })).toBeVisible()
    const link = `${product.url.replace('127.0.0.1', 'localhost')}/g/${guide.short_code}`
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

    const closed = card.getByRole('button', { name: 'Abrir Casa Jacaranda en otra pestaña' })
    await closed.focus()
    await expect(closed).toHaveAccessibleDescription('Publica la guía primero para abrir su enlace')
    await host.publish(guide.id)
    await page.reload()
    const opening = context.waitForEvent('page')
    await card.getByRole('link', { name: 'Abrir Casa Jacaranda en otra pestaña' }).click()
    await expect(await opening).toHaveURL(new RegExp(`/g/${guide.short_code}$`))
  })

  test('says that copying failed where the browser refuses @long', async ({ page, host }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    await host.publish((await host.createGuide('Casa Jacaranda')).id)
    await page.goto('/?lang=en')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByRole('button', { name: 'failed' })).toBeVisible()
  })

  test('makes a copy for the next home and a message ready to send @long', async ({
    page,
    host,
    context,
    product,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const guide = await host.createGuide('Casa Jacaranda')
    await host.publish(guide.id)
    await page.goto('/')
    const menu = 'Más acciones de Casa Jacaranda'
    await chooseInMenu(page, { menu, item: 'Enviar un mensaje con el enlace' })
    await page.getByRole('menuitem', { name: 'Copiar mensaje en inglés' }).press('Enter')
    await expect(page.getByText('Mensaje copiado. Pégalo en el chat con tu huésped.')).toBeVisible()
    const link = `${product.url.replace('127.0.0.1', 'localhost')}/g/${guide.short_code}`
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      guestMessages.en({ name: 'Casa Jacaranda', link }),
    )
    await chooseInMenu(page, { menu, item: 'Duplicar' })
    await expect(page.getByText('Copia creada como borrador')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(2)
  })

  test('is where its old addresses lead @long', async ({ page, host: _host }) => {
    for (const address of ['/dashboard', '/host-dashboard']) {
      await page.goto(address)
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { name: 'Tus guías' })).toBeVisible()
    }
  })
})

test.describe('many guides', () => {
  test.use({ viewport: desktop })

  test('are found by a word without its accent and put in order', async ({ page, host }) => {
    for (let n = 1; n <= 13; n += 1) await host.createGuide(`Casa número ${n}`)
    const first = await host.createGuide('Ático del río')
    await host.publish(first.id)
    await page.goto('/')
    await expect(page.getByRole('article')).toHaveCount(14)
    await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('name')
    await expect(page.getByRole('article').first()).toHaveAccessibleName('Ático del río')
    await page.getByRole('searchbox').fill('numero 13')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByText('1 de 14 guías')).toBeVisible()
    await page.getByRole('searchbox').fill('castillo')
    await page.getByRole('button', { name: 'Quitar búsqueda' }).click()
    await expect(page.getByRole('article')).toHaveCount(14)
  })

  test('are all in sight once they are too few to search among @long', async ({ page, host }) => {
    for (let n = 1; n <= 13; n += 1) await host.createGuide(`Casa número ${n}`)
    await page.goto('/')
    await page.getByRole('searchbox').fill('numero 13')
    await page.getByRole('button', { name: 'Eliminar Casa número 13' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar guía' }).click()
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(page.getByRole('searchbox')).toBeHidden()
  })
})

test('a desk works by keyboard alone', async ({ page, host }) => {
  await host.createGuide('Casa Jacaranda')
  await page.goto('/')
  const publish = page.getByRole('button', { name: 'Publicar' })
  await publish.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Publicada ·')).toBeVisible()
  const unpublish = page.getByRole('button', { name: 'Despublicar' })
  await unpublish.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Dejarla publicada' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(unpublish).toBeFocused()
})

test('the menu of a card has seven rows at most, with or without what is only for stays', async ({
  page,
  host,
}) => {
  const codes = [{ label: 'Puerta', code: '4711', stayOnly: true }]
  await host.publish((await host.createGuide('Casa Jacaranda')).id)
  await host.publish(
    (await host.createGuide('Villa Marea', { welcome: { arrival: { codes } } })).id,
  )
  await page.goto('/')
  for (const name of ['Casa Jacaranda', 'Villa Marea']) {
    const menu = page.getByRole('button', { name: `Más acciones de ${name}` })
    await menu.press('Enter')
    await expect(page.getByRole('menuitem')).toHaveCount(7)
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
  }
})
