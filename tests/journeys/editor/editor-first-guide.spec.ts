import { expect, photoFile, test } from '#tests/journeys/desk.ts'
import { dashboardCopy } from '#web/copy/dashboard.ts'
import { editorCopy, startCopy } from '#web/copy/editor/editor.ts'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { unconfirmedCopy } from '#web/copy/editor/unconfirmed.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { firstGuide } from './first-guide.ts'
import { startStopwatch } from './stopwatch.ts'

test('a first guide is written from a template and published in under ten minutes', {
  tag: '@browser',
}, async ({ page, host }) => {
  const desk = dashboardCopy.es
  const editor = editorCopy.es
  const photo = photoCopy.es
  const { welcome, houseManual, localGuide, wifiTech, emergency, houseRules, checkout } =
    guideWords.es
  const network = welcome.wifiNetworks.each
  const guide = firstGuide
  const watch = startStopwatch()
  let panel = page.getByRole('tabpanel', { name: editor.tabs.welcome })
  const field = (label: string) => panel.getByRole('textbox', { name: label, exact: true })
  const open = (name: string) => watch.click(panel.getByRole('button', { name, exact: true }))
  const tab = async (name: string) => {
    await watch.click(page.getByRole('tab', { name }))
    panel = page.getByRole('tabpanel', { name })
    watch.see()
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
  await open('Recámara principal')
  await watch.type(field(`${houseManual.rooms.each.features.entry} 1`).first(), guide.house.feature)

  await tab(editor.tabs.local_guide)
  await watch.type(field(localGuide.propertyLocation.address.label), guide.local.address)
  await watch.type(field(localGuide.propertyLocation.description.label), guide.local.directions)
  for (const [at, place] of guide.local.places.entries()) {
    await open(`${localGuide.places.entry} ${at + 1}`)
    await watch.type(field(localGuide.places.each.name.label).nth(at), place.name)
    await watch.type(field(localGuide.places.each.description.label).nth(at), place.why)
  }

  await tab(editor.tabs.wifi_tech)
  await open('Internet')
  await watch.type(field(wifiTech.devices.each.name.label).first(), guide.wifi.device)
  await watch.type(field(wifiTech.devices.each.notes.label).first(), guide.wifi.use)

  await tab(editor.tabs.emergency)
  await watch.type(field(emergency.policeContact.label), guide.emergency.police)
  await watch.type(field(emergency.medicalContact.label), guide.emergency.medical)
  await open('Si tiembla')
  await watch.type(field(emergency.emergencyItems.each.title.label).first(), guide.emergency.item)
  await watch.type(field(emergency.emergencyItems.each.notes.label).first(), guide.emergency.what)

  await tab(editor.tabs.house_rules)
  await open('Silencio de 22 a 8 h')
  await watch.type(field(houseRules.rules.each.title.label).first(), guide.rules.rule)
  await watch.type(field(houseRules.rules.each.notes.label).first(), guide.rules.why)

  await tab(editor.tabs.checkout)
  await open('Salida tarde y maletas')
  await watch.type(field(checkout.steps.each.title.label).last(), guide.checkout.step)
  await watch.type(field(checkout.steps.each.notes.label).last(), guide.checkout.detail)

  await watch.click(page.getByRole('button', { name: editor.save }))
  const created = page.getByText('¡Guía creada!')
  await expect(created.first()).toBeVisible()
  await expect(page).toHaveURL('/')
  watch.see()
  const card = page.getByRole('article', { name: guide.welcome.name })
  await expect(card.getByText(desk.card.complete(7, 7))).toBeVisible()
  await watch.click(card.getByRole('button', { name: desk.card.publish }))
  const { title, all, confirm } = unconfirmedCopy.es.publish
  const question = page.getByRole('dialog', { name: title })
  await watch.click(question.getByRole('button', { name: all }))
  watch.see()
  await watch.click(question.getByRole('button', { name: confirm, exact: true }))
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
