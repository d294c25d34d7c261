import type { Page } from '@playwright/test'
import { daysFromToday } from '#tests/journeys/midday.ts'
import { expect, test } from './guest-host.ts'

test.use({ locale: 'en-US' })

const saved = (page: Page) => page.getByText(/Saved on this device, works without a connection/)

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
  await expect(
    page.getByText(
      /^You are offline\. This is the guide as of \d\d:\d\d, in this language only\.$/,
    ),
  ).toBeVisible()
  const cover = page.locator('.g-cover-photo')
  await expect
    .poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  const welcome = page.getByRole('region', { name: 'Welcome' })
  await expect(welcome.getByRole('button', { name: 'Copy the password' })).toBeVisible()
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
  test('the new words replace the old within the same visit, without a tap', async ({
    page,
    owner,
  }) => {
    const welcome = {
      propertyName: 'Casa Limón',
      wifiNetworks: [{ ssid: 'Limon', password: 'one' }],
    }
    const guide = await owner.publish({ language: 'en', welcome })
    await openAndKeep(page, guide.code)
    const wifi = [{ ssid: 'Limon', password: 'two' }]
    await owner.update(guide.id, { language: 'en', welcome: { ...welcome, wifiNetworks: wifi } })
    await page.reload()
    await expect(
      page.getByRole('region', { name: 'Welcome' }).getByText('two', { exact: true }),
    ).toBeVisible()
    await expect(page.getByText('one', { exact: true })).toHaveCount(0)
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
    const guide = await owner.publish({ language: 'en', welcome: { propertyName: 'Casa Limón' } })
    await openAndKeep(page, guide.code)
    await owner.unpublish(guide.id)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guidebook Not Found')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading')).toHaveText('You are offline')
    const kept = async () => {
      const names = await page.evaluate(() => caches.keys())
      return names.filter((name) => name.includes(guide.code))
    }
    await expect.poll(kept).toEqual([])
  })
})

test('a busy server opens what is kept of a stay, and speaks for itself where nothing is @long', async ({
  page,
  owner,
  context,
}) => {
  const guide = await owner.publish({
    language: 'en',
    welcome: { propertyName: 'Casa Tezontle' },
  })
  const days = { from: daysFromToday(0), until: daysFromToday(3) }
  const [kept, other] = [await owner.addStay(guide.id, days), await owner.addStay(guide.id, days)]
  await page.goto(kept.link)
  await expect(saved(page)).toBeVisible()
  await context.route('**/g/*/s/*', (route) => route.fulfill({ status: 429, body: 'One moment.' }))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casa Tezontle')
  await page.goto(other.link)
  await expect(page.getByText('One moment.')).toBeVisible()
})
