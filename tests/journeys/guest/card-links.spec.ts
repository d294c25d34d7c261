import { daysFromToday, dayZone } from '#tests/journeys/midday.ts'
import { expect, test } from './guest-host.ts'

test.use({ locale: 'en-US', viewport: { width: 390, height: 844 } })

const home = {
  language: 'en',
  timeZone: dayZone,
  welcome: {
    propertyName: 'Casa Tezontle',
    wifiNetworks: [{ ssid: 'CasaTezontle', password: 'obsidiana-41', stayOnly: true }],
  },
  houseManual: {
    rooms: ['Kitchen', 'Studio', 'Terrace'].map((label, at) => ({
      id: `r00m000${at + 1}`,
      key: label.toLowerCase(),
      label,
      features: Array.from({ length: 12 }, (_, line) => `${label}, line ${line + 1}`),
    })),
  },
  checkout: { steps: [{ id: 'step0001', title: 'Close the gas', notes: 'Lever across.' }] },
}

test('a card’s link is copied with one tap, and opens the guide at that card, marked', async ({
  page,
  owner,
  context,
  product,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const guide = await owner.publish(home)
  await page.goto(`/g/${guide.code}`)
  const button = page.getByRole('button', { name: 'Copy link: Terrace' })
  await button.click()
  await expect(button).toHaveText('Copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${product.url}/g/${guide.code}#r00m0003`)

  const other = await context.newPage()
  await other.goto(link)
  const card = other.locator('#r00m0003')
  await expect(card).toBeInViewport({ ratio: 0.5 })
  await expect(card).toBeFocused()
  await expect(card).toHaveCSS('outline-style', 'solid')
  await expectAccessible(other)
  await other.close()
})

test('a link to a card closes the menu that stands over it, and shows a step of the check-out too @long', async ({
  page,
  owner,
}) => {
  const guide = await owner.publish(home)
  await page.goto(`/g/${guide.code}`)
  await page.getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => {
    location.hash = 'step0001'
  })
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('#step0001')).toBeInViewport()
  await expect(page.locator('#step0001')).toBeFocused()
})

test('from a stay’s page the general link is copied, which tells no code', async ({
  page,
  owner,
  context,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const guide = await owner.publish(home)
  const days = { from: daysFromToday(0), until: daysFromToday(2) }
  const stay = await owner.addStay(guide.id, { ...days, language: 'en' })
  await owner.openStay(stay.id)
  const { pathname } = new URL(stay.link)
  await page.goto(`${pathname}#r00m0002`)
  await expect(page.locator('#r00m0002')).toBeFocused()
  await page.getByRole('button', { name: 'Copy link: Studio' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${product.url}/g/${guide.code}#r00m0002`)
})

test('without scripts a link shows its card, marked @long', async ({ owner, browser, product }) => {
  const guide = await owner.publish(home)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto(`${product.url}/g/${guide.code}#r00m0002`)
  const card = page.locator('#r00m0002')
  await expect(card).toBeInViewport({ ratio: 0.5 })
  await expect(card).toHaveCSS('outline-style', 'solid')
  await expect(page.getByRole('button', { name: /Copy link/ })).toHaveCount(0)
  await context.close()
})
