import type { Page, Route } from '@playwright/test'
import { daysFromToday, dayZone } from '#tests/journeys/midday.ts'
import { expect, test } from './guest-host.ts'

test.use({ locale: 'en-US' })

const saved = (page: Page) => page.getByText(/Saved on this device, works without a connection/)

const welcome = (page: Page) => page.getByRole('region', { name: 'Welcome' })

const home = (password: string) => ({
  language: 'en',
  timeZone: dayZone,
  welcome: { propertyName: 'Casa Limón', wifiNetworks: [{ ssid: 'Limon', password }] },
})

const days = { from: daysFromToday(0), until: daysFromToday(3), language: 'en' }

/** The phone has its connection again: an open page asks at once, and may be on its way to the next already. */
const askAgain = (page: Page) =>
  page
    .evaluate(() => void dispatchEvent(new Event('online')))
    .catch((error) => expect(String(error)).toContain('navigation'))

/** Opens a guide and waits until the device has it. */
async function openAndKeep(page: Page, code: string) {
  await page.goto(`/g/${code}`)
  await expect(saved(page)).toBeVisible()
}

test('after one visit the whole guide opens without a connection, and says from when it is', async ({
  page,
  context,
  expectAccessible,
}) => {
  await openAndKeep(page, 'muestra')
  await expect(saved(page)).toContainText(/Refreshed: \d\d:\d\d/)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casa Jacaranda')
  const offline = page.getByText(
    /^You are offline\. This is the guide as of \d\d:\d\d, in this language only\.$/,
  )
  await expect(offline).toBeVisible()
  const cover = page.locator('.g-cover-photo')
  await expect
    .poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  await expect(welcome(page).getByRole('button', { name: 'Copy the password' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await page.getByRole('searchbox').fill('clothesline')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 result')
})

test('a guide opens offline in the language it was last read in @long', async ({
  page,
  context,
}) => {
  await openAndKeep(page, 'muestra')
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page.getByText(/Guardada en este dispositivo/)).toBeVisible()
  await context.setOffline(true)
  await page.goto('/g/muestra')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByText(/^Sin conexión, solo en este idioma\./)).toBeVisible()
})

test('a guide that was never opened says that there is no connection @long', async ({
  page,
  context,
}) => {
  await openAndKeep(page, 'muestra')
  await context.setOffline(true)
  await page.goto('/g/neverbefore')
  await expect(page.getByRole('heading')).toHaveText('You are offline')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading')).toHaveText('Guidebook Not Found')
})

test.describe('with a host who changes the guide', () => {
  test('the new words replace the old as soon as a guest comes back, without a tap', async ({
    page,
    owner,
  }) => {
    const guide = await owner.publish(home('one'))
    await openAndKeep(page, guide.code)
    for (const words of ['two', 'three']) {
      await owner.update(guide.id, home(words))
      await page.reload()
      await expect(welcome(page).getByText(words, { exact: true })).toBeVisible()
    }
    await expect(page.getByText('two', { exact: true })).toHaveCount(0)
  })

  test('a page that was being read when they came stays old until it shows them', async ({
    page,
    owner,
  }) => {
    const guide = await owner.publish(home('one'))
    await openAndKeep(page, guide.code)
    await page.getByRole('link', { name: 'Menu' }).click()
    await owner.update(guide.id, home('two'))
    await askAgain(page)
    await expect(page.locator('[data-kept="changed"]')).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Your host has changed this guide.')).toBeVisible()
    await askAgain(page)
    await expect(welcome(page).getByText('two', { exact: true })).toBeVisible()
  })

  for (const lang of ['en', 'es'])
    test(`words that a tab in ${lang} has brought come to the one beside it, too @long`, async ({
      page,
      context,
      owner,
    }) => {
      const guide = await owner.publish(home('one'))
      await openAndKeep(page, guide.code)
      await owner.update(guide.id, home('two'))
      const other = await context.newPage()
      await other.goto(`/g/${guide.code}?lang=${lang}`)
      await expect(other.getByText('two', { exact: true }).first()).toBeVisible()
      await expect(other.locator('[data-kept="kept"]')).toBeAttached()
      await askAgain(page)
      await expect(welcome(page).getByText('two', { exact: true })).toBeVisible()
    })

  test('new words come in the language that is being read, which the address does not name @long', async ({
    page,
    owner,
  }) => {
    const guide = await owner.publish(home('one'))
    await page.goto(`/g/${guide.code}?lang=es`)
    await expect(page.locator('[data-kept="kept"]')).toBeAttached()
    await page.goto(`/g/${guide.code}`)
    await expect(page.locator('[data-kept="kept"]')).toBeAttached()
    for (const words of ['two', 'three']) {
      await owner.update(guide.id, home(words))
      await (words === 'two' ? askAgain(page) : page.reload())
      await expect(page.getByText(words, { exact: true }).first()).toBeVisible()
      await expect(page.locator('[data-kept="kept"]')).toBeAttached()
      await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    }
  })

  test('an unpublished guide leaves the tab beside the one that heard of it @long', async ({
    page,
    context,
    owner,
  }) => {
    const guide = await owner.publish(home('one'))
    await openAndKeep(page, guide.code)
    await owner.unpublish(guide.id)
    const other = await context.newPage()
    await other.goto(`/g/${guide.code}`)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Guidebook Not Found')
    await askAgain(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guidebook Not Found')
  })

  test('a stay that was ended leaves every tab with its codes', async ({
    page,
    context,
    owner,
  }) => {
    const wifiNetworks = [{ ssid: 'Limon', password: 'obsidiana-41', stayOnly: true }]
    const { welcome, ...rest } = home('')
    const guide = await owner.publish({ ...rest, welcome: { ...welcome, wifiNetworks } })
    const stay = await owner.addStay(guide.id, days)
    await owner.openStay(stay.id)
    await page.goto(stay.link)
    await expect(saved(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto(stay.link)
    await expect(saved(other)).toBeVisible()
    await owner.endStay(stay.id)
    await other.reload()
    await expect(other.getByText(/^The link of your stay is closed/)).toBeVisible()
    await askAgain(page)
    await expect(page.getByText(/^The link of your stay is closed/)).toBeVisible()
    expect(await page.content()).not.toContain('obsidiana-41')
  })

  test('the photos of entries follow the words onto the device, which says how many, and are there without a connection @long', async ({
    page,
    context,
    owner,
  }) => {
    const photoUrl = await owner.uploadPhoto()
    const items = [{ title: 'The gate', body: '', photoUrl, linkUrl: '', isActive: true }]
    const sections = { checkout: { isActive: true, items } }
    const photos = [{ photoUrl, caption: 'The stove' }]
    const guide = await owner.publish({
      language: 'en',
      welcome: { propertyName: 'Casa Limón' },
      houseManual: { rooms: [{ key: 'a', label: 'Kitchen', features: [], photos }] },
      sections,
    })
    await openAndKeep(page, guide.code)
    await expect(page.getByText('with 2 of 2 photos')).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('with 2 of 2 photos')).toBeVisible()
    for (const photo of await page.locator('.g-photos img').all()) {
      await photo.scrollIntoViewIfNeeded()
      await expect
        .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)
    }
    await expect(page.locator('[data-views]')).toBeAttached()
    await page.getByRole('link', { name: 'The stove' }).click()
    const shown = page.getByRole('dialog').getByRole('img')
    await expect
      .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
  })

  test('an unpublished guide disappears from the device at the next contact @long', async ({
    page,
    context,
    owner,
  }) => {
    const guide = await owner.publish(home('one'))
    await openAndKeep(page, guide.code)
    await owner.unpublish(guide.id)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guidebook Not Found')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading')).toHaveText('You are offline')
    const kept = () => page.evaluate(() => caches.keys())
    await expect.poll(kept).not.toContainEqual(expect.stringContaining(guide.code))
  })
})

test('a busy or silent server opens what is kept of a stay; busy, it speaks where nothing is @long', async ({
  page,
  owner,
  context,
}) => {
  const guide = await owner.publish(home('one'))
  const [kept, other] = [await owner.addStay(guide.id, days), await owner.addStay(guide.id, days)]
  await page.goto(kept.link)
  await expect(saved(page)).toBeVisible()
  const busy = (route: Route) => route.fulfill({ status: 429, body: 'One moment.' })
  for (const answering of [() => {}, busy]) {
    await context.route('**/g/*/s/*', answering)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casa Limón')
  }
  await page.goto(other.link)
  await expect(page.getByText('One moment.')).toBeVisible()
})

test('a busy server leaves a guide in its kept language @long', async ({ page, context }) => {
  await openAndKeep(page, 'muestra')
  await context.route('**/g/muestra?lang=es', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/g/muestra?lang=es')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casa Jacaranda')
  await expect(page.getByText(/^You are offline\. .* in this language only\.$/)).toBeVisible()
})

test('a stay whose line drops before it is saved does not say that it is, and stays on the screen @long', async ({
  page,
  owner,
  context,
}) => {
  const rooms = [{ key: 'a', label: 'Kitchen', features: [], photos: [] as object[] }]
  rooms[0]!.photos.push({ photoUrl: await owner.uploadPhoto(), caption: 'The stove' })
  const guide = await owner.publish({ ...home('one'), houseManual: { rooms } })
  const stay = await owner.addStay(guide.id, days)
  let asked = 0
  await context.route('**/g/*/s/*', (route) => (asked++ === 0 ? route.continue() : route.abort()))
  await page.goto(stay.link)
  await expect(page.locator('[data-kept=""]')).toBeAttached()
  await expect(saved(page)).toBeHidden()
  await askAgain(page)
  await expect.poll(() => asked).toBeGreaterThan(2)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casa Limón')
})

test('a stay first opened without a connection shows the general guide and from when it is, then the stay @long', async ({
  page,
  owner,
  context,
}) => {
  const guide = await owner.publish(home('one'))
  const stay = await owner.addStay(guide.id, days)
  await openAndKeep(page, guide.code)
  await context.setOffline(true)
  await page.goto(stay.link)
  await expect(page.getByText(/^You are offline\. This is the guide as of \d\d:\d\d/)).toBeVisible()
  await expect(saved(page)).toContainText(/Refreshed: \d\d:\d\d/)
  await context.setOffline(false)
  await askAgain(page)
  await expect(page.locator('.g-now')).toBeVisible()
})
