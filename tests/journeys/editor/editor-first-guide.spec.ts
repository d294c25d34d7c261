import { expect, photoFile, test } from '#tests/journeys/desk.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { editorCopy, startCopy } from '#web/copy/editor/editor.ts'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { seeAllFacts } from './editor-steps.ts'
import { firstGuide } from './first-guide.ts'
import { startStopwatch } from './stopwatch.ts'

test('a first guide is written from a template and published in under ten minutes', {
  tag: '@browser',
}, async ({ page, host }) => {
  const desk = deskCopy.es
  const editor = editorCopy.es
  const photo = photoCopy.es
  const { welcome, houseManual, localGuide, wifiTech, emergency, houseRules, checkout } =
    guideWords.es
  const network = welcome.wifiNetworks.each
  const guide = firstGuide
  const watch = startStopwatch()
  let panel = page.getByRole('tabpanel', { name: editor.tabs.welcome })
  const field = (label: string) => panel.getByRole('textbox', { name: label, exact: true })
  const tab = async (name: string) => {
    await watch.click(page.getByRole('tab', { name }))
    panel = page.getByRole('tabpanel', { name })
    watch.see()
  }

  /** Entries of a template are closed until they are looked at. */
  const open = async (list: string, at = 0) => {
    const entry = panel
      .getByRole('group', { name: list, exact: true })
      .getByRole('listitem')
      .nth(at)
    const head = entry.getByRole('button', { expanded: false }).first()
    if (await head.isVisible()) await watch.click(head)
  }

  await page.goto('/')
  watch.see()
  await watch.click(page.getByRole('link', { name: desk.create }).first())
  watch.see()
  await watch.click(page.getByRole('link', { name: startCopy.es.city.title }))
  watch.see()

  const choosing = page.waitForEvent('filechooser')
  await watch.click(page.getByRole('button', { name: photo.choose }))
  await (await choosing).setFiles(await photoFile())
  watch.see()
  await watch.click(page.getByRole('button', { name: photo.crop.use }))
  await watch.type(field(welcome.propertyName.label), guide.welcome.name)
  await watch.type(field(welcome.greeting.label), guide.welcome.greeting)
  await watch.type(field(welcome.note.label), guide.welcome.note)
  await watch.type(field(network.ssid.label), guide.welcome.network)
  await watch.type(field(network.password.label), guide.welcome.password)
  await watch.type(field(welcome.hostPhone.label), guide.welcome.phone)
  await watch.type(field(welcome.supportMessage.label), guide.welcome.support)
  await expect(page.getByText(photo.uploaded)).toBeVisible()

  await tab(editor.tabs.house_manual)
  await watch.type(field(houseManual.parking.label), guide.house.parking)
  await open(houseManual.rooms.title)
  await watch.type(field(`${houseManual.rooms.each.features.entry} 1`).first(), guide.house.feature)

  await tab(editor.tabs.local_guide)
  await watch.type(field(localGuide.propertyLocation.address.label), guide.local.address)
  await watch.type(field(localGuide.propertyLocation.description.label), guide.local.directions)
  for (const [at, place] of guide.local.places.entries()) {
    await open(localGuide.places.title, at)
    await watch.type(field(localGuide.places.each.name.label).nth(at), place.name)
    await watch.type(field(localGuide.places.each.description.label).nth(at), place.why)
  }

  await tab(editor.tabs.wifi_tech)
  await open(wifiTech.devices.title)
  await watch.type(field(wifiTech.devices.each.name.label).first(), guide.wifi.device)
  await watch.type(field(wifiTech.devices.each.notes.label).first(), guide.wifi.use)

  await tab(editor.tabs.emergency)
  await watch.type(field(emergency.policeContact.label), guide.emergency.police)
  await watch.type(field(emergency.medicalContact.label), guide.emergency.medical)
  await open(emergency.emergencyItems.title)
  await watch.type(field(emergency.emergencyItems.each.title.label).first(), guide.emergency.item)
  await watch.type(field(emergency.emergencyItems.each.notes.label).first(), guide.emergency.what)

  await tab(editor.tabs.house_rules)
  await open(houseRules.rules.title)
  await watch.type(field(houseRules.rules.each.title.label).first(), guide.rules.rule)
  await watch.type(field(houseRules.rules.each.notes.label).first(), guide.rules.why)

  await tab(editor.tabs.checkout)
  await open(checkout.steps.title, -1)
  await watch.type(field(checkout.steps.each.title.label).last(), guide.checkout.step)
  await watch.type(field(checkout.steps.each.notes.label).last(), guide.checkout.detail)

  await watch.click(page.getByRole('button', { name: editor.save }))
  const created = page.getByText('Borrador guardado')
  await expect(created.first()).toBeVisible()
  await expect(page).toHaveURL('/')
  watch.see()
  const card = page.getByRole('article', { name: guide.welcome.name })
  await expect(card.getByText(desk.card.complete(7, 7))).toBeVisible()
  await watch.click(card.getByRole('button', { name: desk.card.publish }))
  watch.see()
  await watch.click(await seeAllFacts(page))
  await expect(card.getByRole('button', { name: desk.card.unpublish })).toBeVisible()

  const [made] = await host.listGuides()
  const { body } = await host.call('get', `/guidebooks/${made!.id}`)
  const guest = await page.request.get(`/g/${body.property.short_code}`)
  const html = await guest.text()
  for (const text of [guide.welcome.network, guide.local.address, guide.rules.rule]) {
    expect(html).toContain(text)
  }

  const { words, characters, clicks, screens } = watch.counted
  const minutes = watch.minutes()
  console.log(
    `a first guide: ${words} words, ${characters} characters, ${clicks} clicks, ${screens} screens: ${minutes.toFixed(1)} minutes`,
  )
  expect(words).toBeGreaterThan(210)
  expect(minutes).toBeLessThan(10)
})
