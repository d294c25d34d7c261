import type { Page } from '@playwright/test'
import { unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { expect, test } from '#tests/journeys/desk.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { editorCopy, unconfirmedCopy } from '#web/copy/editor/editor.ts'
import { essentialsCopy } from '#web/copy/essentials.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { uiCopy } from '#web/copy/use-copy.ts'
import { factsDialog, fillNewGuide, saveButton } from './editor-steps.ts'

const words = unconfirmedCopy.es
const asked = essentialsCopy.es
const { card } = deskCopy.es
const { tabs } = editorCopy.es
const { emergency } = guideWords.es
const { codes } = guideWords.es.welcome.arrival

const firstAid = (page: Page) =>
  page.getByRole('textbox', { name: emergency.firstAidLocation.label })

/** Its button waits until the end of the section was in view. */
async function confirmWhole(page: Page, section: string) {
  const panel = page.getByRole('tabpanel', { name: new RegExp(`^${section}`) })
  const whole = panel.getByRole('button', { name: words.wholeTab })
  await whole.scrollIntoViewIfNeeded()
  await whole.click()
}

const openTab = (page: Page, name: string) =>
  page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()

test('what a template says is marked until it is confirmed, changed, or its tab is confirmed @long', async ({
  page,
  host: _host,
  expectAccessible,
}) => {
  await fillNewGuide(page, 'Casa Limón')
  await openTab(page, tabs.emergency)
  await expect(firstAid(page)).toHaveAccessibleDescription(words.hidden)
  const panel = page.getByRole('tabpanel', { name: new RegExp(`^${tabs.emergency}`) })
  const marks = panel.getByRole('button', { name: /^Confirmar: / })
  await expect(panel.getByText(words.tab(4))).toBeVisible()
  await expect(marks).toHaveCount(4)
  await expectAccessible()

  await marks.first().press('Enter')
  const undo = panel.getByRole('button', { name: words.undo })
  await expect(undo).toBeFocused()
  await expect(panel.getByText(words.tab(3))).toBeVisible()
  await undo.press('Enter')
  await expect(panel.getByText(words.tab(4))).toBeVisible()

  await firstAid(page).fill('En el clóset del pasillo')
  await expect(panel.getByText(words.tab(3))).toBeVisible()
  await expect(firstAid(page)).not.toHaveAccessibleDescription(words.hidden)

  const whole = panel.getByRole('button', { name: words.wholeTab })
  await expect(whole).not.toBeInViewport()
  await expect(whole).toBeDisabled()
  await whole.focus()
  await expect(whole).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(undo).toBeFocused()
  await expect(marks).toHaveCount(0)
  await expect(panel.getByRole('status').filter({ hasText: words.tabConfirmed })).toBeVisible()
})

test('a template is published once its host has looked at the hours and that it has no address; the rest stays hidden until confirmed @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  await fillNewGuide(page, 'Casa Limón')
  await saveButton(page).click()
  await publish(page)

  const dialog = factsDialog(page)
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog.getByText(asked.noAddress)).toBeVisible()
  await expect(dialog.getByText(`${asked.checkIn}: 15:00`)).toBeVisible()
  await expect(dialog.getByText(asked.zone('Ciudad de México'))).toBeVisible()
  await expect(dialog.getByText(/siguen ocultos/)).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('link', { name: asked.seeHidden }).click()
  await expect(page.locator(':focus')).toHaveAccessibleDescription(new RegExp(words.hidden))
  await page.getByRole('button', { name: uiCopy.es.cancel }).click()
  await publish(page)
  await dialog.getByRole('button', { name: asked.publishAll }).click()
  await expect(dialog).toBeHidden()

  const [guide] = await host.listGuides()
  const { body } = await host.call('get', `/guidebooks/${guide?.id}`)
  const open = `/g/${body.property.short_code}?lang=es`
  await page.goto(open)
  await expect(page.getByText('15:00').first()).toBeAttached()
  await expect(page.getByText('parquímetro')).toHaveCount(0)
  await expect(page.getByText('Fuga de gas')).toHaveCount(0)
  await expect(page.getByText('911').first()).toBeAttached()

  await page.goto(`/guides/${guide?.id}/edit?tab=emergency`)
  await confirmWhole(page, tabs.emergency)
  await page.getByRole('button', { name: editorCopy.es.update }).click()
  await expect(page).toHaveURL('/')
  await page.goto(open)
  await expect(page.getByText('Fuga de gas').first()).toBeAttached()
})

test('a fact is put right from the question, where it stands @long', async ({ page, host }) => {
  const photoUrl = await host.uploadPhoto()
  const welcome = { ...lived.welcome, photoUrl }
  const { id } = await host.createGuide('Casa Limón', { ...lived, welcome })
  await page.goto('/')
  await publish(page)
  const name = lived.welcome.arrival.codes[0].label
  const label = asked.code(name)
  await page.getByRole('button', { name: asked.correctOf(label) }).click()
  const code = page.getByRole('textbox', { name: codes.each.code.label, exact: true })
  await expect(code).toBeFocused()
  await expect(factsDialog(page)).toBeHidden()
  expect((await host.call('get', `/guidebooks/${id}`)).body.property.is_published).toBe(false)
  await code.fill('4712')
  await page.getByRole('button', { name: editorCopy.es.update }).click()
  await page.getByRole('button', { name: card.goOnPublishing }).click()
  await expect(factsDialog(page).getByText('4712')).toBeVisible()
})

test('one press says yes to all once each of them was in view @long', async ({ page, host }) => {
  const many = Array.from({ length: 14 }, (_, at) => ({ label: `Puerta ${at}`, code: `47${at}` }))
  await host.createGuide('Casa Limón', { welcome: { arrival: { codes: many } } })
  await page.goto('/')
  await publish(page)
  const dialog = factsDialog(page)
  const all = dialog.getByRole('button', { name: asked.publishAll })
  await expect(all).toBeDisabled()
  // Whoever jumps to the end is led to what was passed over.
  await dialog.getByRole('listitem').last().scrollIntoViewIfNeeded()
  await expect(all).toBeDisabled()
  const look = dialog.getByRole('button', { name: /^Ver el resto \(\d+\)$/ })
  await expect(look).toBeVisible()
  // It goes with the last that was not seen, perhaps between a look at the other and a press of it.
  while (await all.isDisabled()) {
    for (const button of await look.elementHandles()) {
      await button.evaluate((each) => (each as HTMLElement).click())
    }
  }
  await expect(dialog.locator('li button:focus')).toBeVisible()
  // Nothing stands between the facts and the way on.
  const footer = await dialog.locator('footer').boundingBox()
  const { y = 0 } = (await all.boundingBox()) ?? {}
  expect(y - (footer?.y ?? 0)).toBeLessThan(24)
  await all.click()
  await expect(page.getByRole('button', { name: card.unpublish })).toBeVisible()
})

test('what was changed elsewhere while the question stood is asked about, the rest is not asked again @long', async ({
  page,
  host,
}) => {
  const { id } = await host.createGuide('Casa Limón', lived)
  await page.goto('/')
  await publish(page)
  const dialog = factsDialog(page)
  const facts = dialog.getByRole('listitem')
  const { label } = emergency.fireContact
  const shown = ['girasol-7', '4711', '+52 55 5555 0142', 'Calle 12', '15:00', label]
  await expect(facts).toContainText(shown)
  // What is under the list goes once its end was in view, and what is at the end moves with it.
  for (const fact of await facts.all()) await fact.scrollIntoViewIfNeeded()
  await expect(dialog.getByRole('button', { name: asked.publishAll })).toBeEnabled()
  for (const fact of await facts.all()) {
    await fact.getByRole('button', { name: new RegExp(`^${asked.yes}`) }).click()
  }

  const { form } = (await host.call('get', `/guidebooks/${id}`)).body
  const welcome = { ...form.welcome, hostPhone: '+52 55 5555 0143' }
  await host.call('put', `/guidebooks/${id}`, { ...form, welcome })
  await dialog.getByRole('button', { name: asked.publish, exact: true }).click()

  await expect(facts).toHaveCount(1)
  await expect(facts).toContainText('+52 55 5555 0143')
  const yes = dialog.getByRole('button', { name: asked.yesTo(asked.phone) })
  await expect(yes).toHaveAttribute('aria-pressed', 'false')
  await yes.click()
  await dialog.getByRole('button', { name: asked.publish, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: card.unpublish })).toBeVisible()
})

test('a published guide is asked about what a save changes, once for each value', async ({
  page,
  host,
  expectAccessible,
}) => {
  const photoUrl = await host.uploadPhoto()
  const welcome = { ...lived.welcome, photoUrl }
  const { id } = await host.createGuide('Casa Limón', { ...lived, welcome })
  await host.publish(id)
  const phone = page.getByRole('textbox', { name: guideWords.es.welcome.hostPhone.label })
  const saveNumber = async (number: string) => {
    await page.goto(`/guides/${id}/edit`)
    await phone.fill(number)
    await page.getByRole('button', { name: editorCopy.es.update }).click()
  }
  await saveNumber('+52 55 5555 0143')
  const dialog = factsDialog(page)
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await expectAccessible()
  await dialog.getByRole('button', { name: asked.correctOf(asked.phone) }).click()
  await expect(phone).toBeFocused()
  await page.getByRole('button', { name: editorCopy.es.update }).click()
  await dialog.getByRole('button', { name: asked.saveAll }).click()
  await expect(page).toHaveURL('/')

  await saveNumber('+52 55 5555 0142')
  await expect(dialog.getByText('+52 55 5555 0142')).toBeVisible()
  await dialog.getByRole('button', { name: asked.saveAll }).click()
  await expect(page).toHaveURL('/')
  await saveNumber('+52 55 5555 0143')
  await expect(page).toHaveURL('/')
  const { body } = await host.call('get', `/guidebooks/${id}`)
  expect(body.form.welcome.hostPhone).toBe('+52 55 5555 0143')
})

/** A guide with each kind of fact that guests act on. */
const lived = {
  welcome: {
    checkInHour: '3:00',
    checkOutHour: '11:00',
    hostPhone: '+52 55 5555 0142',
    wifiNetworks: [{ ssid: 'Casa_5G', password: 'girasol-7' }],
    arrival: { codes: [{ label: 'Puerta de la calle', code: '4711' }] },
  },
  localGuide: { propertyLocation: { address: 'Calle 12' } },
  emergency: { fireContact: '443 555 02 00' },
} as const

const publish = (page: Page) =>
  page.getByRole('article').getByRole('button', { name: card.publish, exact: true }).click()

test('an address leads into an entry of a long list that is folded @long', async ({
  page,
  host,
}) => {
  const devices = Array.from({ length: 12 }, (_, at) => ({
    name: `Aparato ${at}`,
    notes: 'Azul',
  }))
  const { id } = await host.createGuide('Casa Limón', { wifiTech: { devices } })
  const { form } = (await host.call('get', `/guidebooks/${id}`)).body
  await page.goto(`/guides/${id}/edit?tab=wifi&at=wifiTech.devices.${form.wifiTech.devices[11].id}`)
  const { each } = guideWords.es.wifiTech.devices
  const name = page.getByRole('textbox', { name: each.name.label, exact: true })
  await expect(name).toHaveCount(1)
  await expect(name).toHaveValue('Aparato 11')
  await expect(name).toBeFocused()
})

test('hours and counts are marked where they stand, and touched by a press @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  const { id } = await host.createGuide('Casa Limón', {
    welcome: { checkInHour: '4:00', checkInPeriod: 'PM' },
    houseManual: { bedrooms: 3, maxGuests: 6 },
    unconfirmed: unconfirmedTexts({
      'welcome.checkInHour': '4:00',
      'houseManual.bedrooms': '3',
      'houseManual.maxGuests': '6',
    }),
  })
  await page.goto(`/guides/${id}/edit`)
  const { welcome, houseManual } = guideWords.es
  const hour = page.getByRole('textbox', { name: welcome.checkInHour.label })
  await expect(hour).toHaveAccessibleDescription(words.waits)
  const period = page.getByRole('group', { name: welcome.checkInPeriod.label })
  await period.getByText(welcome.checkInPeriod.choices.AM).click()
  await expect(hour).not.toHaveAccessibleDescription(words.waits)

  await openTab(page, tabs.house_manual)
  const count = (name: string) => page.getByRole('spinbutton', { name })
  const bedrooms = count(houseManual.bedrooms.label)
  await expect(bedrooms).toHaveAccessibleDescription(words.waits)
  await expectAccessible()
  await bedrooms.fill('2')
  await expect(bedrooms).not.toHaveAccessibleDescription(words.waits)
  const { label } = houseManual.maxGuests
  await page.getByRole('button', { name: words.confirmOf(label) }).click()
  await expect(page.getByText(words.confirmed)).toBeAttached()
  await expect(count(houseManual.maxGuests.label)).toHaveValue('6')
})
