import type { Page } from '@playwright/test'
import { unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { expect, test } from '#tests/journeys/desk.ts'
import { long } from '#tests/journeys/long.ts'
import { dashboardCopy } from '#web/copy/dashboard.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { unconfirmedCopy } from '#web/copy/editor/unconfirmed.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { stillTrueCopy } from '#web/copy/still-true.ts'
import { fillNewGuide, saveButton } from './editor-steps.ts'

const words = unconfirmedCopy.es
const { card } = dashboardCopy.es
const { tabs } = editorCopy.es
const { emergency } = guideWords.es
const rules = guideWords.es.houseRules.rules.each
const still = stillTrueCopy.es

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

test(
  'what a template says is marked until it is confirmed, changed, or its tab is confirmed',
  long,
  async ({ page, host: _host, expectAccessible }) => {
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
  },
)

test('a template is published with what its host confirms; the rest stays hidden until then', async ({
  page,
  host,
  expectAccessible,
}) => {
  await fillNewGuide(page, 'Casa Limón')
  await openTab(page, tabs.checkout)
  await confirmWhole(page, tabs.checkout)
  await saveButton(page).click()
  await page.getByRole('button', { name: card.publish, exact: true }).click()

  const dialog = page.getByRole('dialog', { name: words.publish.title })
  await expect(dialog).toBeVisible()
  await expectAccessible()
  const facts = dialog.getByRole('listitem')
  const all = await facts.count()
  const parking = facts.filter({ hasText: 'parquímetro' })
  await parking.getByRole('button', { name: words.right }).click()
  await dialog.getByRole('button', { name: words.publish.without(all - 1) }).click()
  await expect(dialog).toBeHidden()

  const [guide] = await host.listGuides()
  const { body } = await host.call('get', `/guidebooks/${guide?.id}`)
  const open = `/g/${body.property.short_code}?lang=es`
  await page.goto(open)
  await expect(page.getByText('parquímetro').first()).toBeAttached()
  await expect(page.getByText('Fuga de gas')).toHaveCount(0)
  await expect(page.getByText('911').first()).toBeAttached()

  await page.goto(`/guides/${guide?.id}/edit?tab=emergency`)
  await confirmWhole(page, tabs.emergency)
  await page.getByRole('button', { name: editorCopy.es.update }).click()
  await expect(page).toHaveURL('/')
  await page.goto(open)
  await expect(page.getByText('Fuga de gas').first()).toBeAttached()
})

test('a fact is put right from the question, where it stands', long, async ({ page, host }) => {
  await fillNewGuide(page, 'Casa Limón')
  await saveButton(page).click()
  await page.getByRole('button', { name: card.publish, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: words.publish.title })
  const fact = dialog.getByRole('listitem').filter({ hasText: 'parquímetro' })
  await fact.getByRole('link').click()
  const parking = page.getByRole('textbox', { name: guideWords.es.houseManual.parking.label })
  await expect(parking).toBeFocused()
  expect((await host.listGuides())[0]?.is_published).toBe(false)
})

test(
  'what was changed elsewhere while the question stood is asked about again, the rest is not',
  long,
  async ({ page, host }) => {
    const said = { parking: 'Cajón 4', firstAidLocation: 'En el baño' }
    const guide = {
      houseManual: { parking: said.parking },
      emergency: { firstAidLocation: said.firstAidLocation },
    }
    const { id } = await host.createGuide('Casa Limón', {
      ...guide,
      unconfirmed: unconfirmedTexts({
        'houseManual.parking': said.parking,
        'emergency.firstAidLocation': said.firstAidLocation,
      }),
    })
    await page.goto('/')
    await page.getByRole('button', { name: card.publish, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: words.publish.title })
    await dialog.getByRole('button', { name: words.publish.all }).click()

    const { form } = (await host.call('get', `/guidebooks/${id}`)).body
    const houseManual = { ...form.houseManual, parking: 'Cajón 5' }
    const unconfirmed = {
      ...form.unconfirmed,
      ...unconfirmedTexts({ 'houseManual.parking': 'Cajón 5' }),
    }
    await host.call('put', `/guidebooks/${id}`, { ...form, houseManual, unconfirmed })
    await dialog.getByRole('button', { name: words.publish.confirm, exact: true }).click()

    const fact = dialog.getByRole('listitem')
    await expect(fact).toHaveCount(1)
    await expect(fact).toContainText('Cajón 5')
    const right = fact.getByRole('button', { name: words.right })
    await expect(right).toHaveAttribute('aria-pressed', 'false')
    await right.click()
    await dialog.getByRole('button', { name: words.publish.confirm, exact: true }).click()
    await expect(dialog).toBeHidden()
    const { property } = (await host.call('get', `/guidebooks/${id}`)).body
    expect([property.is_published, property.unconfirmed]).toEqual([true, null])
  },
)

test(
  'once a month a host looks through what changes most, and corrects it where it stands',
  long,
  async ({ page, host, expectAccessible }) => {
    const { id } = await host.createGuide('Casa Limón', {
      welcome: {
        hostPhone: '+52 55 5555 0142',
        wifiNetworks: [{ ssid: 'Casa_5G', password: 'girasol-7' }],
        arrival: { codes: [{ kind: 'door', label: 'Puerta', code: '4711' }] },
      },
      houseRules: { rules: [{ title: 'Llave perdida', notes: 'Cuesta $350.' }] },
    })
    await page.goto(`/guides/${id}/still-true`)
    const facts = page.getByRole('main').getByRole('listitem')
    await expect(facts).toHaveCount(4)
    await expect(facts).toContainText(['4711', 'girasol-7', '+52 55 5555 0142', 'Cuesta $350.'])
    await expectAccessible()
    for (const fact of await facts.all()) {
      const say = fact.getByRole('button')
      await say.click()
      await expect(say).toHaveAttribute('aria-pressed', 'true')
    }
    await expect(page.getByText(still.thanks)).toBeVisible()
    const { body } = await host.call('get', `/guidebooks/${id}/check`)
    expect(body.confirmed_at).not.toBeNull()

    await facts.nth(3).getByRole('link').click()
    await expect(page.getByRole('textbox', { name: rules.title.label })).toBeFocused()
  },
)

test(
  'an address leads into an entry of a long list that is folded',
  long,
  async ({ page, host }) => {
    const devices = Array.from({ length: 12 }, (_, at) => ({
      name: `Aparato ${at}`,
      notes: 'Azul',
    }))
    const { id } = await host.createGuide('Casa Limón', { wifiTech: { devices } })
    const { form } = (await host.call('get', `/guidebooks/${id}`)).body
    await page.goto(
      `/guides/${id}/edit?tab=wifi&at=wifiTech.devices.${form.wifiTech.devices[11].id}`,
    )
    const { each } = guideWords.es.wifiTech.devices
    const name = page.getByRole('textbox', { name: each.name.label, exact: true })
    await expect(name).toHaveCount(1)
    await expect(name).toHaveValue('Aparato 11')
    await expect(name).toBeFocused()
  },
)

test(
  'hours and counts are marked where they stand, and touched by a press',
  long,
  async ({ page, host, expectAccessible }) => {
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
  },
)
