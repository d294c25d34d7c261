import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page, TestInfo } from '@playwright/test'
import { sampleForms } from '#domain/guide/sample/sample-forms.ts'
import { expect, type Host, phone, test } from '#tests/journeys/desk.ts'
import { unzip } from '#tests/zips.ts'
import { guestCopy } from '#web/copy/guest.ts'

const words = guestCopy.es

test('a guide opens from its folder with a double click, without a network @long', async ({
  page,
  host,
  browser,
  expectEveryWidth,
}, testInfo) => {
  const folder = await leave(page, { host, testInfo })
  const { guest, asked, complaints } = await openWithoutNetwork(browser)
  await guest.goto(pathToFileURL(path.join(folder, 'site', 'index.html')).href)
  await expect(guest.locator('[data-ready]')).toBeAttached()
  await expect(guest.locator('html')).toHaveAttribute('lang', 'es')
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Casa Jacaranda')
  await expect(guest.getByText(words.copyFrom(''), { exact: false })).toBeVisible()
  expect(await guest.locator('img').evaluateAll(widthsOf)).toEqual([1170, 1170])
  await expectEveryWidth(guest)

  await guest.getByRole('link', { name: words.search }).click()
  await guest.getByRole('searchbox').fill('xoloitz')
  await expect(guest.getByRole('dialog').getByText(words.searchFound(1))).toBeVisible()
  await guest.keyboard.press('Escape')

  await guest.getByRole('link', { name: words.photoOf('Gas') }).click()
  const viewer = guest.locator('dialog[open]')
  await expect(viewer.locator('img')).toBeVisible()
  await guest.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)

  await guest.getByRole('link', { name: words.menu, exact: true }).click()
  await expect(guest.getByRole('dialog', { name: words.inThisGuide })).toBeVisible()
  await guest.keyboard.press('Escape')

  await guest.locator('a.g-language').click()
  await expect(guest.locator('html')).toHaveAttribute('lang', 'en')
  await expect(guest.locator('[data-ready]')).toBeAttached()
  await expectEveryWidth(guest)
  await guest.locator('a.g-language').click()
  await expect(guest).toHaveURL(/index\.html$/)

  await guest.evaluate(() => Object.assign(window, { print: () => document.body.append('P!') }))
  await guest.getByRole('button', { name: words.print }).click()
  await expect(guest.locator('body')).toContainText('P!')

  expect(complaints).toEqual([])
  expect(asked.filter((address) => !address.startsWith('file:'))).toEqual([])
  await guest.context().close()
})

test('a page that leaves weighs no more than the guest’s page with its script @long', async ({
  page,
  host,
}, testInfo) => {
  const folder = await leave(page, { host, testInfo })
  const html = await readFile(path.join(folder, 'site', 'index.html'))
  expect(brotliCompressSync(html).length).toBeLessThan((14 + 10) * 1024)
})

type Leaving = { host: Host; testInfo: TestInfo }

/** The sample with a photo of the gas, as its zip is unpacked on a computer. */
async function leave(page: Page, { host, testInfo }: Leaving) {
  const form = sampleForms.es
  const size = { width: 1200, height: 900 }
  const [photoUrl, gasPhoto] = [await host.uploadPhoto(size), await host.uploadPhoto(size)]
  const block = { body: 'Xoloitzcuintle', linkUrl: '', isActive: true }
  const { id } = await host.createGuide('Casa Jacaranda', {
    ...form,
    language: 'es',
    welcome: { ...form.welcome, photoUrl },
    sections: {
      ...form.sections,
      house_manual: {
        isActive: true,
        items: [{ ...block, title: 'Gas', photoUrl: gasPhoto, photos: [{ photoUrl: gasPhoto }] }],
      },
    },
  })
  const answer = await page.context().request.get(`/api/guidebooks/${id}/export`)
  expect(answer.status()).toBe(200)
  const folder = testInfo.outputPath('guide')
  for (const [name, bytes] of await unzip(await answer.body())) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
  return folder
}

async function openWithoutNetwork(browser: Browser) {
  const context = await browser.newContext({ offline: true, locale: 'es-MX', viewport: phone })
  const guest = await context.newPage()
  const asked: string[] = []
  const complaints: string[] = []
  guest.on('request', (request) => asked.push(request.url()))
  guest.on('console', (message) => complaints.push(message.text()))
  guest.on('pageerror', (error) => complaints.push(error.message))
  return { guest, asked, complaints }
}

/** Each photo as wide as its file: zero where it could not be shown. */
async function widthsOf(images: Element[]) {
  return Promise.all(
    images.map(async (image) => {
      if (!(image instanceof HTMLImageElement)) return 0
      image.loading = 'eager'
      await image.decode()
      return image.naturalWidth
    }),
  )
}
