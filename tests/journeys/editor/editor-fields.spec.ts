import { unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { refuseSaves, savesAt } from '#tests/journeys/calls.ts'
import { expect, type Host, test } from '#tests/journeys/desk.ts'
import { editorCopy, unconfirmedCopy } from '#web/copy/editor/editor.ts'
import { fieldsCopy } from '#web/copy/guide/fields.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { localGuideCopy } from '#web/copy/guide/local-guide.ts'

const editor = editorCopy.es
const { welcome, houseManual, localGuide, houseRules } = guideWords.es
const { ssid, password } = welcome.wifiNetworks.each
const { leftEmpty, more: moreOf, less: lessOf } = fieldsCopy.es

test.describe('the editor', () => {
  test('formats times while they are typed and turns them with one tap', async ({ page, host }) => {
    const { id } = await host.createGuide('Casa')
    await page.goto(`/guides/${id}/edit`)
    const checkIn = page.getByRole('textbox', { name: welcome.checkInHour.label })
    await expect(checkIn).toHaveValue('3:00')
    await expect(page.getByRole('textbox', { name: welcome.checkOutHour.label })).toHaveValue(
      '11:00',
    )
    await checkIn.fill('')
    await checkIn.pressSequentially('a4b3x0')
    await expect(checkIn).toHaveValue('4:30')
    await checkIn.pressSequentially('99')
    await expect(checkIn).toHaveValue(/^.{4,5}$/)
    const period = page.getByRole('group', { name: welcome.checkInPeriod.label })
    await expect(period.getByRole('radio', { name: 'PM' })).toBeChecked()
    await period.getByText('AM').click()
    await expect(period.getByRole('radio', { name: 'AM' })).toBeChecked()
    await period.getByText('AM').click()
    await expect(period.getByRole('radio', { name: 'PM' })).toBeChecked()
    await period.getByRole('radio', { name: 'PM' }).press('Space')
    await expect(period.getByRole('radio', { name: 'AM' })).toBeChecked()
  })

  test('takes a twelve for noon, and for midnight only when AM is pressed @long', async ({
    page,
    host,
  }) => {
    const { id } = await host.createGuide('Casa')
    await page.goto(`/guides/${id}/edit`)
    const checkOut = page.getByRole('textbox', { name: welcome.checkOutHour.label })
    const period = page.getByRole('group', { name: welcome.checkOutPeriod.label })
    await checkOut.fill('')
    await checkOut.pressSequentially('1200')
    await expect(period.getByRole('radio', { name: 'PM' })).toBeChecked()
    await page.getByRole('button', { name: editor.update }).click()
    await expect(page).toHaveURL('/')
    expect((await storedTimes(host, id)).checkout_time).toBe('12:00:00')

    await page.goto(`/guides/${id}/edit`)
    await checkOut.fill('')
    await checkOut.pressSequentially('15:30')
    await expect(period.getByRole('radio', { name: 'PM' })).toBeChecked()
    await checkOut.fill('12:00')
    await period.getByText('AM').click()
    await page.getByRole('button', { name: editor.update }).click()
    await page.getByRole('button', { name: editor.night.keep }).click()
    await expect(page).toHaveURL('/')
    expect((await storedTimes(host, id)).checkout_time).toBe('00:00:00')
  })

  test('asks once about a check-out in the night, and saves it all the same @long', async ({
    page,
    host,
    expectAccessible,
  }) => {
    const { id } = await host.createGuide('Casa', {
      welcome: { checkOutHour: '11:00', checkOutPeriod: 'AM' },
    })
    await page.goto(`/guides/${id}/edit`)
    const checkOut = page.getByRole('textbox', { name: welcome.checkOutHour.label })
    const update = page.getByRole('button', { name: editor.update })
    await checkOut.fill('23:00')
    await page.getByRole('tab', { name: editor.tabs.checkout }).click()
    await update.click()
    const question = page.getByRole('alertdialog', { name: editor.night.title('23:00') })
    await expect(question).toBeVisible()
    await expectAccessible()
    await question.getByRole('button', { name: editor.night.change }).click()
    await expect(checkOut).toBeFocused()
    expect((await storedTimes(host, id)).checkout_time).toBe('11:00:00')
    await update.click()
    await question.getByRole('button', { name: editor.night.keep }).click()
    await expect(page).toHaveURL('/')
    expect((await storedTimes(host, id)).checkout_time).toBe('23:00:00')

    await page.goto(`/guides/${id}/edit`)
    await page.getByRole('textbox', { name: welcome.greeting.label }).fill('Hola')
    await update.click()
    await expect(page).toHaveURL('/')
  })

  test('shows a valid map link as something to try @long', async ({ page, host }) => {
    const { id } = await host.createGuide('Casa')
    await page.goto(`/guides/${id}/edit?tab=local-guide`)
    const link = 'https://maps.app.goo.gl/abcDEF123'
    await page.getByLabel(localGuide.propertyLocation.mapsLink.label).first().fill(link)
    await expect(page.getByRole('link', { name: localGuideCopy.es.openMap })).toHaveAttribute(
      'href',
      link,
    )
  })

  test('clears the contact when it is switched off, all but the e-mail @long', async ({
    page,
    host,
  }) => {
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
    const contact = page.getByRole('switch', { name: welcome.contactInfoEnabled.label })
    await contact.uncheck()
    await expect(page.getByLabel(welcome.hostPhone.label)).toBeHidden()
    await contact.check()
    await expect(page.getByLabel(welcome.hostPhone.label)).toHaveValue('')
    await expect(page.getByLabel(welcome.supportMessage.label)).toHaveValue('')
    await expect(page.getByRole('textbox', { name: welcome.emergencyContact.label })).toHaveValue(
      '',
    )
    await expect(page.getByLabel(welcome.hostEmail.label)).toHaveValue('lucia@ejemplo.mx')
    await expect(page.getByRole('radio', { name: 'Llamada' })).toBeChecked()
  })

  test('shows a wrong e-mail though the contact is off, and says of the rest in which tab it is @long', async ({
    page,
    host,
  }) => {
    const { id } = await host.createGuide('Casa', {
      welcome: { photoUrl: await host.uploadPhoto() },
    })
    await page.goto(`/guides/${id}/edit`)
    const email = page.getByLabel(welcome.hostEmail.label)
    await email.fill('abc')
    await page.getByRole('switch', { name: welcome.contactInfoEnabled.label }).uncheck()
    await page.getByRole('tab', { name: editor.tabs.checkout }).click()
    await page.getByRole('button', { name: editor.update }).click()
    await expect(email).toBeFocused()
    await email.fill('lucia@ejemplo.mx')
    await expect(email).toBeVisible()

    const sentence = 'Máximo 20 elementos'
    const fields = { 'wifiTech.wifiNetworks': sentence }
    await refuseSaves(page, { code: 'invalid_request', error: 'No', fields })
    await page.getByRole('button', { name: editor.update }).click()
    await expect(page.getByRole('alert')).toHaveText(`${editor.tabs.wifi_tech}: ${sentence}`)
    await page.unroute(savesAt)
    await page.getByRole('button', { name: editor.update }).click()
    await expect(page).toHaveURL('/')
  })

  test('says what guests will read where a count stays empty @long', async ({ page, host }) => {
    const { id } = await host.createGuide('Casa')
    await page.goto(`/guides/${id}/edit?tab=house-manual`)
    await expect(page.getByText(leftEmpty(4))).toBeVisible()
    const guests = page.getByLabel(houseManual.maxGuests.label, { exact: true })
    const more = page.getByRole('button', { name: moreOf(houseManual.maxGuests.label) })
    const bedrooms = page.getByLabel(houseManual.bedrooms.label, { exact: true })
    await page.getByRole('button', { name: moreOf(houseManual.bedrooms.label) }).click()
    await expect(bedrooms).toHaveValue('1')
    await more.click()
    await expect(guests).toHaveValue('1')
    await more.click()
    await expect(guests).toHaveValue('1.5')
    await expect(page.getByText(leftEmpty(4))).toBeHidden()
    await page.getByRole('button', { name: lessOf(houseManual.maxGuests.label) }).dblclick()
    await expect(guests).toHaveValue('1')
  })

  test('scrolls over a count that is typed in, and leaves it as it is @long', async ({
    page,
    host,
  }) => {
    const { id } = await host.createGuide('Casa', { houseManual: { bedrooms: 2 } })
    await page.setViewportSize({ width: 844, height: 390 })
    await page.goto(`/guides/${id}/edit?tab=house-manual`)
    const bedrooms = page.getByRole('spinbutton', { name: houseManual.bedrooms.label })
    await bedrooms.click()
    await page.mouse.wheel(0, 2000)
    await expect(bedrooms).not.toBeInViewport()
    await expect(bedrooms).toHaveValue('2')
  })

  test('holds one list of networks in both tabs: a correction in one is a correction in both', async ({
    page,
    host,
  }) => {
    const { id } = await host.createGuide('Casa', {
      welcome: { wifiNetworks: [{ ssid: 'Casa_5G', password: 'jazmín' }] },
    })
    await page.goto(`/guides/${id}/edit?tab=wifi-tech`)
    const field = (label: string) =>
      page.getByRole('tabpanel').getByRole('textbox', { name: label }).filter({ visible: true })
    await expect(field(ssid.label)).toHaveValue('Casa_5G')
    await field(password.label).fill('buganvilia')
    await page.getByRole('button', { name: welcome.wifiNetworks.add }).click()
    await field(ssid.label).nth(1).fill('Patio')
    await page.getByRole('tab', { name: editor.tabs.welcome }).click()
    await expect(field(password.label).first()).toHaveValue('buganvilia')
    await expect(field(ssid.label).nth(1)).toHaveValue('Patio')
    await field(ssid.label).nth(1).fill('Azotea')
    await page.getByRole('button', { name: editor.update }).click()
    await expect(page).toHaveURL('/')
    const { form } = (await host.call('get', `/guidebooks/${id}`)).body
    const said = [form.welcome, form.wifiTech].map(({ wifiNetworks }) =>
      wifiNetworks.map((each: { ssid: string; password: string }) => [each.ssid, each.password]),
    )
    const list = [
      ['Casa_5G', 'buganvilia'],
      ['Azotea', ''],
    ]
    expect(said).toEqual([list, list])
  })

  test('remembers its tab through a reload, and says which are complete @long', async ({
    page,
    host,
  }) => {
    const { id } = await host.createGuide('Casa', { checkout: { steps: [{ title: 'Llaves' }] } })
    await page.goto(`/guides/${id}/edit`)
    await page.getByRole('tab', { name: editor.tabs.house_rules }).click()
    await page.reload()
    const tab = page.getByRole('tab', { selected: true })
    await expect(tab).toHaveAccessibleName(`${editor.tabs.house_rules} (${editor.tabIncomplete})`)
    const lacking = editor.tabLacks(houseRules.rules.title)
    await expect(tab).toHaveAccessibleDescription(lacking)
    await page.getByRole('textbox', { name: houseRules.rules.each.title.label }).fill('Silencio')
    await expect(tab).toHaveAccessibleName(`${editor.tabs.house_rules} (${editor.tabComplete})`)
    await page.getByRole('button', { name: editor.next }).click()
    await expect(tab).toHaveAccessibleName(`${editor.tabs.checkout} (${editor.tabComplete})`)
    await expect(page.getByRole('button', { name: editor.next })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  test('begins each tab at its top on a low screen, too @long', async ({ page, host }) => {
    const { id } = await host.createGuide('Casa')
    await page.setViewportSize({ width: 844, height: 390 })
    await page.goto(`/guides/${id}/edit`)
    const next = page.getByRole('button', { name: editor.next })
    await next.scrollIntoViewIfNeeded()
    await expect(page.getByRole('tab', { selected: true })).not.toBeInViewport()
    await next.click()
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport()
    await expect(page.getByLabel(houseManual.bedrooms.label).first()).toBeInViewport()
  })

  test('takes back one confirmation, and not what was touched since @long', async ({
    page,
    host,
  }) => {
    const { id } = await host.createGuide('Casa', {
      welcome: { checkInHour: '4:00', checkInPeriod: 'PM', greeting: 'Hola' },
      unconfirmed: unconfirmedTexts({
        'welcome.checkInHour': '4:00',
        'welcome.greeting': 'Hola',
      }),
    })
    await page.goto(`/guides/${id}/edit`)
    const { confirmOf, undo, waits } = unconfirmedCopy.es
    const dot = page.getByRole('button', { name: confirmOf(welcome.greeting.label) })
    await dot.click()
    const period = page.getByRole('group', { name: welcome.checkInPeriod.label })
    await period.getByText(welcome.checkInPeriod.choices.AM).click()
    await page.getByRole('button', { name: undo }).click()
    await expect(dot).toBeVisible()
    const hour = page.getByRole('textbox', { name: welcome.checkInHour.label })
    await expect(hour).not.toHaveAccessibleDescription(waits)
  })
})

async function storedTimes(host: Host, id: string) {
  const { body } = await host.call('get', `/guidebooks/${id}`)
  return body.property as { checkin_time: string; checkout_time: string }
}
