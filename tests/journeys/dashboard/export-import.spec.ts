import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { hostLimits } from '#domain/host/host-limits.ts'
import { loseAnswers } from '#tests/journeys/calls.ts'
import { expect, type Host, test } from '#tests/journeys/desk.ts'
import { greetingField, storedGreeting, updateButton } from '#tests/journeys/editor/editor-steps.ts'
import { chooseInMenu } from '#tests/journeys/menus.ts'
import { guideIn, unzip, zipOf } from '#tests/zips.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { startCopy } from '#web/copy/editor/editor.ts'
import { downloadsCopy, guidePageCopy } from '#web/copy/guide-page.ts'
import { importCopy } from '#web/copy/import-guide.ts'
import { uiCopy } from '#web/copy/use-copy.ts'

const copy = importCopy.es
const words = downloadsCopy.es
const { card } = deskCopy.es

test('a guide is downloaded from its card, and its zip becomes another draft with the same photos @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  const id = await openGuide(host)
  await page.goto('/')
  const zip = await download(page)
  const files = await unzip(zip.buffer)
  const kept = [...files.keys()].filter((name) => !name.startsWith('site/'))
  expect(kept).toEqual(['photos/001.jpg', 'photos/002.jpg', 'guide.json'])
  expect(guideIn(files).form.welcome.propertyName).toBe('Casa Jacaranda')

  await page.goto('/guides/new')
  await page.getByRole('link', { name: startCopy.es.bringIn }).click()
  await expect(page.getByRole('heading', { name: copy.title })).toBeVisible()
  await expectAccessible()
  await choose(page, zip, copy.choose)
  const looked = page.getByRole('region', { name: copy.looked })
  await expect(looked.getByText('Casa Jacaranda')).toBeVisible()
  await expect(looked.getByText(copy.photoCount(2))).toBeVisible()
  await expect(looked.getByRole('heading', { name: copy.looked })).toBeFocused()
  await expectAccessible()
  expect(await guidesOf(host)).toEqual([id])

  await looked.getByRole('button', { name: copy.make }).click()
  await page.waitForURL(/\/guides\/[0-9a-f-]{36}\/edit$/)
  const made = page.url().split('/').at(-2) ?? ''
  expect((await guidesOf(host)).sort()).toEqual([id, made].sort())
  const { form } = (await host.call('get', `/guidebooks/${made}`)).body
  expect(form.checkout.steps[0].photos[0].caption).toBe('La llave')
  const photo = await page.request.get(form.checkout.steps[0].photos[0].photoUrl)
  expect(photo.headers()['content-type']).toBe('image/jpeg')
})

test('a download too many says so in words, and when to try again @long', async ({
  page,
  host,
  expectEverywhere,
}) => {
  await host.createGuide('Casa Jacaranda')
  const [id = ''] = await guidesOf(host)
  await page.goto('/')
  await downloadOften(page, id)
  await chooseInMenu(page, { menu: card.more('Casa Jacaranda'), item: card.download })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
  await expect(page.getByText(/ (?:59|60) minutos\.$/)).toBeVisible()
  await expectEverywhere(page.url(), () => page.getByText(/ (?:59|60) minut[oe]s\.$/).waitFor())
  await page.getByRole('link', { name: uiCopy.es.retry }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
  await page.getByRole('link', { name: guidePageCopy.es.back }).click()
  await expect(page.getByText('Casa Jacaranda').first()).toBeVisible()
})

test('the page for a zip, and what is seen in one, fit every width in both languages @long', async ({
  page,
  host,
  expectEverywhere,
  expectEveryWidth,
}) => {
  await openGuide(host)
  await page.goto('/')
  const zip = await download(page)
  await expectEverywhere('/guides/import', async (locale) => {
    await expectEveryWidth()
    await choose(page, zip, importCopy[locale].choose)
    await page.getByRole('region', { name: importCopy[locale].looked }).waitFor()
  })
})

test('a zip that is none of ours says why, and nothing is made @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  await page.goto('/guides/import')
  await choose(page, { name: 'a.zip', buffer: Buffer.from('no zip') }, copy.choose)
  await expect(page.getByRole('alert')).toContainText('El archivo no es un zip completo')
  await expectAccessible()
  const climbing = zipOf([{ name: '../guide.json', content: '{}' }])
  await choose(page, { name: 'b.zip', buffer: climbing }, copy.choose)
  await expect(page.getByRole('alert')).toContainText('nombres que salen de su carpeta')
  expect(await guidesOf(host)).toEqual([])
})

test('an answer that is lost is asked for again, and only one draft is made @long', async ({
  page,
  host,
}) => {
  const { make } = await lookInto(page, host)
  await loseAnswers(page, makesAt)
  await make.click()
  await expect(page.getByText(copy.notAnswered)).toBeVisible()
  await page.unroute(makesAt)
  await page.getByRole('button', { name: uiCopy.es.retry }).click()
  await page.waitForURL(/\/edit$/)
  expect(await guidesOf(host)).toHaveLength(2)
})

test('a guide that is made from a zip leaves whoever went elsewhere meanwhile where they are @long', async ({
  page,
  host,
}) => {
  const { id, make } = await lookInto(page, host)
  const arrived = Promise.withResolvers<void>()
  await page.route(makesAt, async (route) => {
    await arrived.promise
    await route.continue()
  })
  await make.click()
  await page.getByRole('link', { name: guidePageCopy.es.back }).click()
  await page.getByRole('link', { name: card.edit('Casa Jacaranda') }).click()
  await greetingField(page).fill('Estoy escribiendo')
  const answered = page.waitForEvent('requestfinished', (request) => makesAt.test(request.url()))
  arrived.resolve()
  await answered
  await updateButton(page).click()
  await expect(page).toHaveURL('/')
  expect(await storedGreeting(host, id)).toBe('Estoy escribiendo')
  expect(await guidesOf(host)).toHaveLength(2)
})

const makesAt = /\/api\/guidebooks\/import\?id=/

/** A zip without photos, ready to be made into a guide. */
async function lookInto(page: Page, host: Host) {
  const id = await openGuide(host)
  const { body } = await host.call('get', `/guidebooks/${id}`)
  const form = { ...body.form, welcome: { ...body.form.welcome, photoUrl: '' } }
  const content = JSON.stringify({ format: 'zaguan-guide', version: 1, form })
  const zip = { name: 'casa.zip', buffer: zipOf([{ name: 'guide.json', content }]) }
  await page.goto('/guides/import')
  await choose(page, zip, copy.choose)
  return { id, make: page.getByRole('button', { name: copy.make }) }
}

/** As often as an hour allows. */
async function downloadOften(page: Page, id: string) {
  await page.evaluate(
    async ({ address, times }) => {
      for (let sent = 0; sent < times; sent += 1) {
        const answer = await fetch(address)
        await answer.body?.cancel()
      }
    },
    { address: `/api/guidebooks/${id}/export`, times: hostLimits.exportsPerHour },
  )
}

type Zip = { name: string; buffer: Buffer }

async function download(page: Page): Promise<Zip> {
  const waiting = page.waitForEvent('download')
  await chooseInMenu(page, { menu: card.more('Casa Jacaranda'), item: card.download })
  const saved = await waiting
  expect(saved.suggestedFilename()).toBe('Casa Jacaranda.zip')
  return { name: 'Casa Jacaranda.zip', buffer: await readFile(await saved.path()) }
}

async function choose(page: Page, zip: Zip, name: string) {
  const waiting = page.waitForEvent('filechooser')
  await page.getByRole('button', { name }).click()
  await (await waiting).setFiles({ ...zip, mimeType: 'application/zip' })
}

/** A guide with two photos. */
async function openGuide(host: Host) {
  const [cover, key] = [await host.uploadPhoto(), await host.uploadPhoto()]
  const { id } = await host.createGuide('Casa Jacaranda', {
    welcome: { photoUrl: cover },
    houseRules: { rules: [{ title: 'Sin fiestas' }] },
    checkout: { steps: [{ title: 'Cerrar', photos: [{ photoUrl: key, caption: 'La llave' }] }] },
  })
  return id
}

async function guidesOf(host: Host): Promise<string[]> {
  return (await host.listGuides()).map(({ id }) => id)
}
