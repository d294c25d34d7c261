import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expect, openHost, test } from '#tests/journeys/desk.ts'
import { fillSignIn, goToSetting, openSetting, wordsOf } from '#tests/journeys/host.ts'
import type { MailTo } from '#tests/journeys/mailbox.ts'
import { unzip } from '#tests/zips.ts'
import { allMyDataCopy } from '#web/copy/accounts/settings.ts'

const words = allMyDataCopy.es

test('a host asks for everything, sees how far it is, and fetches it by the mailed link @long', async ({
  page,
  host,
  mailTo,
  expectAccessible,
}) => {
  await host.createGuide('Casa Limón', { welcome: { photoUrl: await host.uploadPhoto() } })
  await host.createGuide('Casa Lima')
  await goToSetting(page, words.title)
  await page.getByRole('button', { name: words.ask }).click()
  await expect(page.getByRole('link', { name: words.download })).toBeVisible()
  await expectAccessible()
  await page.reload()
  await expect(page.getByRole('button', { name: words.ask })).toHaveCount(0)

  const link = await linkTo(host.email, mailTo)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.pageTitle)
  await expectAccessible()
  const files = await download(page)
  const folders = [...files.keys()].filter((name) => name.endsWith('/guide.json'))
  expect(folders).toHaveLength(2)
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['README.txt', 'account.json', 'invoices.json']),
  )
  expect(String(files.get('account.json'))).toContain(host.email)
})

test('while the file is made its bar and its words say which guide it is at, on every visit @long', async ({
  page,
  host,
  product,
  mailTo,
  expectEverywhere,
}) => {
  await host.createGuide('Casa Uno')
  const cover = await host.uploadPhoto()
  await host.createGuide('Casa Dos', { welcome: { photoUrl: cover } })
  await host.createGuide('Casa Tres')
  await page.goto('/settings')
  const goOn = await holdPhoto(path.join(product.dataDir, new URL(cover).pathname))
  await openSetting(page, words.title)
  await page.getByRole('button', { name: words.ask }).click()
  const bar = page.getByRole('progressbar', { name: words.progress })
  await expect(bar).toHaveAttribute('aria-valuenow', '33')
  await expect(bar).toHaveAttribute('aria-valuetext', words.running(1, 3))
  await expect(page.getByRole('status').getByText(words.running(1, 3))).toBeVisible()
  await expectEverywhere('/settings', () => page.getByRole('progressbar').waitFor())
  await expect(bar).toHaveAttribute('aria-valuenow', '33')
  await expect(page.getByRole('button', { name: words.ask })).toHaveCount(0)
  await goOn()
  await expect(page.getByRole('link', { name: words.download })).toBeVisible()
  await expect(bar).toHaveCount(0)
  expect([...(await download(page)).keys()]).toContain('README.txt')
  await expectEverywhere(await linkTo(host.email, mailTo), (locale) =>
    page.getByRole('link', { name: allMyDataCopy[locale].download }).waitFor(),
  )
})

test('the mailed link asks to sign in: its owner goes on to the file, a stranger finds nothing @long', async ({
  page,
  host,
  browser,
  product,
  mailTo,
  expectAccessible,
}) => {
  const signIn = wordsOf('es')
  await goToSetting(page, words.title)
  await page.getByRole('button', { name: words.ask }).click()
  const link = await linkTo(host.email, mailTo)

  const context = await browser.newContext({ locale: 'es-MX' })
  const stranger = await context.newPage()
  const { email } = await openHost(stranger, { product, mailTo })
  await context.clearCookies()
  await stranger.goto(link)
  await expect(stranger.getByText(signIn.notices.data)).toBeVisible()
  await fillSignIn(stranger, signIn, email)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(words.goneTitle)
  expect((await stranger.reload())?.status()).toBe(404)
  const id = link.split('/').at(-1)
  const file = await context.request.get(`${product.url}/api/account/data/${id}/file`)
  expect(file.status()).toBe(404)
  await expectAccessible(stranger)

  await context.clearCookies()
  const signedOut = await context.request.get(`${product.url}/api/account/data/${id}/file`)
  expect(signedOut.status()).toBe(401)
  await stranger.goto(`${product.url}/settings/data/${id}/file`)
  await expect(stranger.getByText(signIn.notices.data)).toBeVisible()
  await stranger.goto(link)
  await fillSignIn(stranger, signIn, host.email)
  await expect(stranger.getByRole('link', { name: words.download })).toBeVisible()
  await context.close()
})

/** Whoever reads the photo's largest copy waits until it is let go. */
async function holdPhoto(photo: string) {
  const file = photo.replace(/\.jpg$/, '-1170.webp')
  const bytes = await readFile(file)
  await rm(file)
  await promisify(execFile)('mkfifo', [file])
  return () => writeFile(file, bytes)
}

async function linkTo(email: string, mailTo: MailTo) {
  await expect
    .poll(async () => (await mailTo(email)).subject)
    .toBe('Tus datos de Zaguán están listos')
  const [link = ''] = (await mailTo(email)).links
  return link
}

async function download(page: Page) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: words.download }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^zaguan-\d{4}-\d\d-\d\d\.zip$/)
  return unzip(await readFile(await file.path()))
}
