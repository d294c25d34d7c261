import type { Page } from '@playwright/test'
import { editorCopy, startCopy } from '#web/copy/editor.ts'
import { photoCopy } from '#web/copy/editor-photo.ts'
import { placeTabsCopy, ruleTabsCopy } from '#web/copy/editor-tabs.ts'
import { desktop, expect, test } from './desk.ts'

const editor = editorCopy.es
const { welcome, house, local } = placeTabsCopy.es
const { wifi, lists, own, section, rules } = ruleTabsCopy.es

test.describe('a new guide', () => {
  test('without name and photo is told what is required, and goes back to fill it out', async ({
    page,
    host: _host,
    expectAccessible,
  }) => {
    await page.goto('/guides/new')
    await expect(page.getByRole('dialog', { name: startCopy.es.title })).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: startCopy.es.empty.title }).click()
    const save = page.getByRole('button', { name: editor.save })
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await save.click({ force: true })
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByText('Nombre de la propiedad (Requerido)')).toBeVisible()
    await expect(dialog.getByText('Foto de la propiedad (Requerida)')).toBeVisible()
    await expect(dialog).toContainText(
      'Debes completar estos campos requeridos antes de poder guardar la guía.',
    )
    await expect(dialog).toContainText('Se requiere una foto de la propiedad para crear la guía.')
    await expect(dialog.getByRole('button')).toHaveText([editor.missing.goBack])
    await expectAccessible()
    await dialog.getByRole('button', { name: editor.missing.goBack }).click()
    const name = page.getByRole('textbox', { name: welcome.name.label })
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('Nombre de la propiedad (Requerido)')
    await expect(page.getByText('Foto de la propiedad (Requerida)')).toBeVisible()
  })

  test('says the same in English, word for word', async ({ page, host: _host }) => {
    await page.goto('/guides/new?from=empty&lang=en')
    await page.getByRole('button', { name: 'Save' }).click({ force: true })
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByText('Property Name (Required)')).toBeVisible()
    await expect(dialog.getByText('Property Photo (Required)')).toBeVisible()
  })

  test('with empty sections asks before it saves anyway', async ({
    page,
    host,
    expectAccessible,
  }) => {
    await page.goto('/guides/new?from=empty')
    await page.getByRole('textbox', { name: welcome.name.label }).fill('Casa vacía')
    await page.getByRole('button', { name: photoCopy.es.illustration }).click()
    await expect(page.getByText(photoCopy.es.uploaded)).toBeVisible()
    await page.getByRole('button', { name: editor.save }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('listitem')).toHaveText(Object.values(editor.tabs))
    await expectAccessible()
    await page.getByRole('button', { name: editor.missing.goBack }).click()
    await expect(page.getByRole('tab', { name: editor.tabs.welcome })).toBeFocused()
    await page.getByRole('textbox', { name: welcome.greeting.label }).fill('Hola')
    await page.getByRole('button', { name: editor.save }).click()
    await page.getByRole('button', { name: editor.missing.goBack }).click()
    const house = page.getByRole('tab', { name: editor.tabs.house_manual })
    await expect(house).toBeFocused()
    await expect(house).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: editor.save }).click()
    await dialog.getByRole('button', { name: editor.missing.saveAnyway }).click()
    await expect(page.getByText('¡Guía creada!').first()).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(await host.listGuides()).toHaveLength(1)
  })
})

test.describe('the editor', () => {
  test('says under each field what is wrong with it', async ({ page, host }) => {
    const { id } = await host.createGuide('Casa Jacaranda', {
      welcome: { photoUrl: await host.uploadPhoto() },
    })
    await page.goto(`/guides/${id}/edit?lang=en`)
    const say = (text: string) => expect(page.getByText(text)).toBeVisible()
    const write = async (label: string, text: string) => {
      await page.getByLabel(label, { exact: true }).first().fill(text)
      await page.keyboard.press('Tab')
    }
    await write('Property name', ' ')
    await say('Property Name (Required)')
    await write('Greeting', 'x'.repeat(70))
    await expect(page.getByText('60 / 60')).toBeVisible()
    await write('Check-in', '1575')
    await say('Enter a valid time, such as 3:00')
    await write('Your e-mail', 'lucia@')
    await say('Enter a valid e-mail, such as name@example.com')
    await write('Welcome note', 'x'.repeat(5001))
    await say('At most 5000 characters')
    await page.getByRole('tab', { name: 'House' }).click()
    await write('Bedrooms', '1.3')
    await say('Use whole or half numbers, such as 1.5')
    await write('Bathrooms', '-1')
    await say('The minimum is 0')
    await write('Guests, at most', '0.5')
    await say('The minimum is 1')
    await page.getByRole('tab', { name: 'Local' }).click()
    await write('Google Maps link', 'https://example.com/maps/here')
    await say('Please enter a valid Google Maps link')
    await page.getByRole('button', { name: 'Add a block' }).click()
    await write('Link (optional)', 'javascript:alert(1)')
    await say('Enter a complete link that starts with https://')

    await page.getByRole('tab', { name: 'Checkout' }).click()
    await page.getByRole('button', { name: 'Update' }).click({ force: true })
    await page.getByRole('button', { name: 'Go back and fill out' }).click()
    await write('Property name', 'Casa')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByRole('textbox', { name: 'Welcome note' })).toBeFocused()
    await expect(page.getByText('At most 5000 characters')).toBeVisible()
  })

  test('formats times while they are typed and turns them with one tap', async ({ page, host }) => {
    const { id } = await host.createGuide('Casa')
    await page.goto(`/guides/${id}/edit`)
    const checkIn = page.getByRole('textbox', { name: welcome.checkIn })
    await expect(checkIn).toHaveValue('3:00')
    await expect(page.getByRole('textbox', { name: welcome.checkOut })).toHaveValue('11:00')
    await checkIn.fill('')
    await checkIn.pressSequentially('a4b3x0')
    await expect(checkIn).toHaveValue('4:30')
    await checkIn.pressSequentially('99')
    await expect(checkIn).toHaveValue(/^.{4,5}$/)
    const period = page.getByRole('group', { name: welcome.period(welcome.checkIn) })
    await expect(period.getByRole('radio', { name: 'PM' })).toBeChecked()
    await period.getByText('AM').click()
    await expect(period.getByRole('radio', { name: 'AM' })).toBeChecked()
  })

  test('shows a valid map link as something to try', async ({ page, host }) => {
    const { id } = await host.createGuide('Casa')
    await page.goto(`/guides/${id}/edit?tab=local-guide`)
    const link = 'https://maps.app.goo.gl/abcDEF123'
    await page.getByLabel(local.location.maps.label).first().fill(link)
    await expect(page.getByRole('link', { name: local.location.openMap })).toHaveAttribute(
      'href',
      link,
    )
  })

  test('clears the contact when it is switched off, all but the e-mail', async ({ page, host }) => {
    const { id } = await host.createGuide('Casa', {
      welcome: {
        hostPhone: '55 5555 0142',
        hostPhoneType: 'whatsapp',
        hostEmail: 'lucia@ejemplo.mx',
        supportMessage: 'Aquí estoy',
        emergencyContact: 'Beto',
      },
    })
    await page.goto(`/guides/${id}/edit`)
    const contact = page.getByRole('switch', { name: welcome.contact.toggle })
    await contact.uncheck()
    await expect(page.getByLabel(welcome.contact.phone.label)).toBeHidden()
    await contact.check()
    await expect(page.getByLabel(welcome.contact.phone.label)).toHaveValue('')
    await expect(page.getByLabel(welcome.contact.support.label)).toHaveValue('')
    await expect(page.getByRole('textbox', { name: welcome.contact.emergency.label })).toHaveValue(
      '',
    )
    await expect(page.getByLabel(welcome.contact.email.label)).toHaveValue('lucia@ejemplo.mx')
    await expect(page.getByRole('radio', { name: 'Llamada' })).toBeChecked()
  })

  test('shows a wrong e-mail though the contact is off, and says of the rest in which tab it is', async ({
    page,
    host,
  }) => {
    const { id } = await host.createGuide('Casa', {
      welcome: { photoUrl: await host.uploadPhoto() },
    })
    await page.goto(`/guides/${id}/edit`)
    const email = page.getByLabel(welcome.contact.email.label)
    await email.fill('abc')
    await page.getByRole('switch', { name: welcome.contact.toggle }).uncheck()
    await page.getByRole('tab', { name: editor.tabs.checkout }).click()
    await page.getByRole('button', { name: editor.update }).click()
    await expect(email).toBeFocused()
    await email.fill('lucia@ejemplo.mx')
    await expect(email).toBeVisible()

    const sentence = 'Máximo 20 elementos'
    const fields = { 'wifiTech.wifiNetworks': sentence }
    await page.route('**/guides/save', (route) =>
      route.fulfill({ json: { is: 'refused', code: 'invalid_request', reason: 'No', fields } }),
    )
    await page.getByRole('button', { name: editor.update }).click()
    await expect(page.getByRole('alert')).toHaveText(`${editor.tabs.wifi_tech}: ${sentence}`)
    await page.unroute('**/guides/save')
    await page.getByRole('button', { name: editor.update }).click()
    await expect(page).toHaveURL('/')
  })

  test('says what guests will read where a count stays empty', async ({ page, host }) => {
    const { id } = await host.createGuide('Casa')
    await page.goto(`/guides/${id}/edit?tab=house-manual`)
    await expect(page.getByText(house.fallback(4))).toBeVisible()
    const guests = page.getByLabel(house.maxGuests, { exact: true })
    const more = page.getByRole('button', { name: house.more(house.maxGuests) })
    await more.click()
    await expect(guests).toHaveValue('1')
    await more.click()
    await expect(guests).toHaveValue('1.5')
    await expect(page.getByText(house.fallback(4))).toBeHidden()
    await page.getByRole('button', { name: house.less(house.maxGuests) }).dblclick()
    await expect(guests).toHaveValue('1')
  })

  test('copies the networks of one tab into the other', async ({ page, host }) => {
    const { id } = await host.createGuide('Casa', {
      welcome: { wifiNetworks: [{ ssid: 'Casa_5G', password: 'jazmín' }] },
    })
    await page.goto(`/guides/${id}/edit?tab=wifi-tech`)
    await page.getByRole('button', { name: wifi.copyFromWelcome }).click()
    await expect(page.getByRole('textbox', { name: wifi.ssid.label })).toHaveValue('Casa_5G')
    await expect(page.getByRole('textbox', { name: wifi.password.label })).toHaveValue('jazmín')
    await expect(page.getByText(wifi.copied)).toBeVisible()
  })

  test('remembers its tab through a reload, and says which are complete', async ({
    page,
    host,
  }) => {
    const { id } = await host.createGuide('Casa', { checkout: { steps: [{ title: 'Llaves' }] } })
    await page.goto(`/guides/${id}/edit`)
    await page.getByRole('tab', { name: editor.tabs.house_rules }).click()
    await page.reload()
    const tab = page.getByRole('tab', { selected: true })
    await expect(tab).toHaveAccessibleName(`${editor.tabs.house_rules} (${editor.tabIncomplete})`)
    await page.getByRole('textbox', { name: rules.name.label }).fill('Silencio')
    await expect(tab).toHaveAccessibleName(`${editor.tabs.house_rules} (${editor.tabComplete})`)
    await page.getByRole('button', { name: editor.next }).click()
    await expect(tab).toHaveAccessibleName(`${editor.tabs.checkout} (${editor.tabComplete})`)
    await expect(page.getByRole('button', { name: editor.next })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })
})

test.describe('the lists of the editor', () => {
  const steps = ['Uno', 'Dos', 'Tres'].map((title) => ({ title }))

  async function openSteps(page: Parameters<typeof order>[0], host: { createGuide: CreateGuide }) {
    const { id } = await host.createGuide('Casa', {
      welcome: { photoUrl: '' },
      checkout: { steps },
    })
    await page.goto(`/guides/${id}/edit?tab=checkout`)
  }

  type CreateGuide = (name: string, form?: object) => Promise<{ id: string }>

  function order(page: import('@playwright/test').Page) {
    const titles = page.getByRole('textbox', { name: ruleTabsCopy.es.checkout.name.label })
    return titles.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  }

  test('grow, shrink to one and take back what was removed', async ({ page, host }) => {
    await openSteps(page, host)
    const entry = ruleTabsCopy.es.checkout.entry
    await page.getByRole('button', { name: lists.remove(entry, 2) }).click()
    expect(await order(page)).toEqual(['Uno', 'Tres'])
    const undo = page.getByRole('button', { name: lists.undo })
    await expect(undo).toBeFocused()
    await undo.click()
    expect(await order(page)).toEqual(['Uno', 'Dos', 'Tres'])
    await page.getByRole('button', { name: lists.remove(entry, 1) }).click()
    await page.getByRole('button', { name: lists.remove(entry, 1) }).click()
    await expect(undo).toBeFocused()
    await expect(page.getByRole('button', { name: lists.remove(entry, 1) })).toBeHidden()
    await page.getByRole('button', { name: ruleTabsCopy.es.checkout.add }).click()
    await expect(page.getByRole('textbox', { name: 'Paso', exact: true }).last()).toBeFocused()
    await page.getByRole('tab', { name: editor.tabs.local_guide }).click()
    await page.getByRole('button', { name: lists.remove(local.places.entry, 1) }).click()
    await expect(page.getByRole('textbox', { name: local.places.name })).toHaveCount(0)
  })

  test('are put in order by keyboard, each step said aloud', async ({ page, host }) => {
    await openSteps(page, host)
    await page.getByRole('button', { name: lists.drag.handle('Paso', 1) }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(lists.drag.moved(1, 3))).toBeAttached()
    await pressUntilSaid(page, lists.drag.moved(2, 3))
    await pressUntilSaid(page, lists.drag.moved(3, 3))
    await page.keyboard.press('Space')
    await expect(page.getByText(lists.drag.dropped(3, 3))).toBeAttached()
    expect(await order(page)).toEqual(['Dos', 'Tres', 'Uno'])
  })

  test('are put in order by dragging', async ({ page, host }) => {
    await openSteps(page, host)
    const from = page.getByRole('button', { name: lists.drag.handle('Paso', 3) })
    await from.scrollIntoViewIfNeeded()
    const start = (await from.boundingBox())!
    await page.mouse.move(start.x + 8, start.y + 8)
    await page.mouse.down()
    await page.mouse.move(start.x + 8, start.y - 40, { steps: 6 })
    const target = page.getByRole('button', { name: lists.drag.handle('Paso', 1) })
    const end = (await target.boundingBox())!
    await page.mouse.move(start.x + 8, end.y, { steps: 20 })
    await page.mouse.up()
    await expect.poll(() => order(page)).toEqual(['Tres', 'Uno', 'Dos'])
  })
})

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop })

  test('a live preview shows what is typed, the host’s own blocks, and not what is switched off', async ({
    page,
    host,
    expectAccessible,
  }) => {
    const { id } = await host.createGuide('Casa', {
      houseRules: { rules: [{ title: 'Silencio' }] },
    })
    await page.goto(`/guides/${id}/edit`)
    const phone = page.getByRole('complementary', { name: editor.previewTitle })
    await page.getByRole('textbox', { name: welcome.greeting.label }).fill('Pasen, pasen')
    await expect(phone.getByText('Pasen, pasen').first()).toBeVisible()
    await page.getByRole('tab', { name: editor.tabs.house_rules }).click()
    await expect(phone.getByText('Silencio')).toBeVisible()
    await page.getByRole('button', { name: own.add }).click()
    await page.getByRole('textbox', { name: own.name.label }).fill('La caseta')
    await expect(phone.getByText('La caseta')).toBeVisible()
    await expectAccessible()
    await page.getByRole('switch', { name: own.shown }).uncheck()
    await expect(phone.getByText('La caseta')).toBeHidden()
    await page.getByRole('switch', { name: section.shown }).uncheck()
    await expect(page.getByText(section.hidden)).toBeVisible()
    await expect(phone.getByText('Silencio')).toHaveCount(0)
  })

  test('every tab reads well to a machine, by day and by night', async ({
    page,
    host,
    expectAccessible,
  }) => {
    const { id } = await host.createGuide('Casa')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(`/guides/${id}/edit`)
      for (const name of Object.values(editor.tabs)) {
        await page.getByRole('tab', { name }).click()
        await expectAccessible()
      }
    }
  })
})

test('a phone has the preview one tap away and one tap back', async ({ page, host }) => {
  const { id } = await host.createGuide('Casa', { welcome: { greeting: 'Pasen' } })
  await page.goto(`/guides/${id}/edit`)
  await page.getByRole('button', { name: editor.preview }).click()
  const preview = page.getByRole('dialog', { name: editor.previewTitle })
  await expect(preview.getByText('Pasen').first()).toBeVisible()
  await preview.getByRole('button', { name: editor.backToForm }).last().click()
  await expect(page.getByRole('textbox', { name: welcome.greeting.label })).toBeVisible()
})

test('a guide is edited and saved by keyboard alone', async ({ page, host }) => {
  const photoUrl = await host.uploadPhoto()
  const { id } = await host.createGuide('Casa', { welcome: { photoUrl } })
  await page.goto('/')
  await page.getByRole('link', { name: 'Editar Casa' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: editor.editTitle })).toBeFocused()
  const focusOn = async (target: import('@playwright/test').Locator) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab')
      if (await target.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error('the keyboard never got there')
  }
  await focusOn(page.getByRole('tab', { selected: true }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { selected: true })).toHaveText(
    new RegExp(editor.tabs.house_manual),
  )
  await page.keyboard.press('ArrowLeft')
  await focusOn(page.getByRole('textbox', { name: welcome.greeting.label }))
  await page.keyboard.type('Hola')
  await focusOn(page.getByRole('button', { name: editor.update }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('¡Guía Casa actualizada!').first()).toBeVisible()
  await expect(page).toHaveURL('/')
  const { body } = await host.call('get', `/guidebooks/${id}`)
  expect(body.form.welcome.greeting).toBe('Hola')
})

/** Until the list has measured its entries it does not hear the key, as with a hand that is too quick. */
async function pressUntilSaid(page: Page, said: string) {
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(said)).toBeAttached({ timeout: 2000 })
  }).toPass()
}
