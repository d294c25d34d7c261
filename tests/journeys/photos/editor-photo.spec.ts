import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { colourAt, makePicture } from '#tests/guides/pictures.ts'
import { isUpload, letUploadsPass, routeUploads } from '#tests/journeys/calls.ts'
import { desktop, expect, type Host, photoFile, test, usualHours } from '#tests/journeys/desk.ts'
import {
  cropButton,
  draftOffer,
  photoInput,
  photosOfKeptDrafts,
  reloadAnyway,
  saveButton,
  updateButton,
} from '#tests/journeys/editor/editor-steps.ts'
import { editorCopy, keepingCopy } from '#web/copy/editor/editor.ts'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { listsCopy } from '#web/copy/guide/fields.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { uiCopy } from '#web/copy/use-copy.ts'

const photo = photoCopy.es

const { items: own } = guideWords.es.sections.welcome

async function openRules(page: Page, host: Host, { blocks = 0 } = {}) {
  const photoUrl = await host.uploadPhoto()
  const items = Array.from({ length: blocks }, (_, n) => ({ title: `Bloque ${n + 1}` }))
  const { id } = await host.createGuide('Casa', {
    welcome: { photoUrl },
    sections: { house_rules: { items } },
  })
  await page.goto(`/guides/${id}/edit?tab=house-rules`)
  return id
}

async function addBlockWithPhoto(page: Page) {
  await page.getByRole('button', { name: own.add }).click()
  await page.getByRole('textbox', { name: own.each.title.label }).fill('La caseta')
  await page
    .getByRole('button', { name: /^Opciones: Bloque/ })
    .last()
    .press('Enter')
  await page.getByRole('menuitem', { name: listsCopy.es.photos }).press('Enter')
  await page
    .locator('input[data-photo]')
    .last()
    .setInputFiles(await photoFile())
}

test.describe('the photo', () => {
  test('of twelve megabytes from a phone just works, cropped and small @long', async ({
    page,
    host: _host,
    expectAccessible,
  }) => {
    await page.goto('/guides/new?from=city')
    const grain = { raw: { width: 1000, height: 1333, channels: 3 as const } }
    const buffer = await sharp(randomBytes(1000 * 1333 * 3), grain)
      .resize(3000, 4000, { kernel: 'nearest' })
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(buffer.length).toBeGreaterThan(11 * 1024 * 1024)
    await photoInput(page).setInputFiles({ name: 'IMG_0142.jpg', mimeType: 'image/jpeg', buffer })
    await expect(cropButton(page)).toBeEnabled()
    await expectAccessible()
    const sending = page.waitForRequest(isUpload)
    await cropButton(page).click()
    const sent = await sending
    await expect(page.getByRole('img', { name: photo.alt })).toBeVisible()
    const uploaded = await sent.response()
    expect(uploaded?.status()).toBe(201)
    const { width, height } = await uploaded!.json()
    expect(width / height).toBeCloseTo(4 / 3, 1)
    expect((await sent.sizes()).requestBodySize).toBeLessThan(5 * 1024 * 1024)
    await expect(page.getByText(photo.uploaded)).toBeVisible()
  })

  test('taken with a phone held sideways stands upright @long', async ({ page, host: _host }) => {
    await page.goto('/guides/new?from=city')
    const [topLeft, bottomLeft] = ['#c2185b', '#0f5c55']
    const buffer = await makePicture({
      width: 900,
      height: 1200,
      corners: [topLeft, '#ffffff', bottomLeft, '#000000'],
    })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    await photoInput(page).setInputFiles({ name: 'IMG_7.jpg', mimeType: 'image/jpeg', buffer })
    const sending = page.waitForResponse((answer) => isUpload(answer.request()))
    await cropButton(page).click()
    const { url } = await (await sending).json()
    const stored = await page.request.get(url)
    const [red = 0, green = 0] = await colourAt(await stored.body(), { x: 0.25, y: 0.25 })
    expect(green).toBeGreaterThan(red)
  })

  test('is moved and zoomed by keyboard before it is cropped @long', async ({
    page,
    host: _host,
  }) => {
    await page.goto('/guides/new?from=city')
    await photoInput(page).setInputFiles(await photoFile(1200, 1200))
    await expect(cropButton(page)).toBeFocused()
    const zoom = page.getByRole('slider', { name: photo.crop.zoom })
    await zoom.focus()
    for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('ArrowRight')
    await expect(zoom).toHaveAttribute('aria-valuetext', '150 %')
    await page.getByRole('group', { name: photo.crop.area }).focus()
    await page.keyboard.press('ArrowDown')
    await cropButton(page).click()
    await expect(page.getByRole('img', { name: photo.alt })).toBeVisible()
  })

  test('shows how far it is, holds the tabs, can be cancelled and tried again @long', async ({
    page,
    host: _host,
    context,
    expectAccessible,
  }) => {
    await page.goto('/guides/new?from=city')
    const network = await context.newCDPSession(page)
    const slow = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 20_000 }
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', slow)
    const buffer = await sharp(randomBytes(900 * 675 * 3), {
      raw: { width: 900, height: 675, channels: 3 },
    })
      .png()
      .toBuffer()
    await photoInput(page).setInputFiles({ name: 'ruido.png', mimeType: 'image/png', buffer })
    await cropButton(page).click()
    const bar = page.getByRole('progressbar', { name: photo.uploadLabel })
    await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/)
    await expect(page.getByRole('tab', { name: editorCopy.es.tabs.checkout })).toBeDisabled()
    await expectAccessible()
    await page.getByRole('button', { name: photo.cancel }).click()
    await expect(page.getByText(photo.cancelled)).toBeVisible()
    await expect(page.getByRole('tab', { name: editorCopy.es.tabs.checkout })).toBeEnabled()
    await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
    await page.getByRole('button', { name: uiCopy.es.retry }).click()
    await expect(page.getByText(photo.uploaded)).toBeVisible()
  })

  test('can be dropped and pasted @long', async ({ page, host: _host }) => {
    await page.setViewportSize(desktop)
    await page.goto('/guides/new?from=city')
    await expect(page.getByText(photo.drop)).toBeVisible()
    const { buffer } = await photoFile()
    const bytes = buffer.toString('base64')
    const transfer = await page.evaluateHandle((base64) => {
      const raw = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const file = new File([raw], 'casa.jpg', { type: 'image/jpeg' })
      const data = new DataTransfer()
      data.items.add(file)
      return data
    }, bytes)
    await page.getByText(photo.drop).dispatchEvent('drop', { dataTransfer: transfer })
    await page.getByRole('button', { name: uiCopy.es.cancel }).click()
    await page.evaluate((data) => {
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
    }, transfer)
    await cropButton(page).click()
    await expect(page.getByText(photo.uploaded)).toBeVisible()
  })

  test('of a block holds its tab until it is there, and a save waits for it', async ({
    page,
    host,
  }) => {
    const id = await openRules(page, host)
    const arriving = Promise.withResolvers<void>()
    await routeUploads(page, async (route) => {
      await arriving.promise
      await route.continue()
    })
    await addBlockWithPhoto(page)
    await expect(page.getByRole('progressbar', { name: photo.uploadLabel })).toBeVisible()
    await expect(page.getByRole('tab', { name: editorCopy.es.tabs.checkout })).toBeDisabled()
    const { options, numbered, remove } = listsCopy.es
    const menu = page.getByRole('button', { name: options(numbered(own.entry, 1)) })
    await menu.press('Enter')
    await expect(page.getByRole('menuitem', { name: remove })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: editorCopy.es.leave.title })
    await expect(question).toContainText(editorCopy.es.leave.lead)
    await question.getByRole('button', { name: editorCopy.es.leave.stay }).click()
    await page.getByRole('button', { name: editorCopy.es.update }).click()
    await expect(page.getByText(editorCopy.es.updating)).toBeVisible()
    arriving.resolve()
    await expect(page).toHaveURL('/')
    const { body } = await host.call('get', `/guidebooks/${id}`)
    expect(body.form.sections.house_rules.items[0].photoUrl).toContain('/photos/')
  })

  test('of a block comes back after a reload on its way, into the block it was picked for @long', async ({
    page,
    host,
  }) => {
    const id = await openRules(page, host, { blocks: 12 })
    await routeUploads(page, () => {})
    await addBlockWithPhoto(page)
    await expect
      .poll(() => photosOfKeptDrafts(page))
      .toEqual([['sections.house_rules.items.12.photos.0.photoUrl']])
    await reloadAnyway(page)
    await letUploadsPass(page)
    await draftOffer(page).getByRole('button', { name: keepingCopy.es.offer.restore }).click()
    await expect(page.getByText(photo.uploaded)).toBeVisible()
    await updateButton(page).click()
    await expect(page).toHaveURL('/')
    const { body } = await host.call('get', `/guidebooks/${id}`)
    const items: { title: string; photoUrl: string }[] = body.form.sections.house_rules.items
    const withPhoto = items.filter(({ photoUrl }) => photoUrl.includes('/photos/'))
    expect(withPhoto.map(({ title }) => title)).toEqual(['La caseta'])
  })

  test('of a block that is uploaded comes along when a guide that is gone goes on as a new one @long', async ({
    page,
    host,
  }) => {
    const id = await openRules(page, host)
    await addBlockWithPhoto(page)
    await expect(page.getByText(photo.uploaded)).toBeVisible()
    await host.call('delete', `/guidebooks/${id}`)
    await updateButton(page).click()
    await page.getByRole('button', { name: keepingCopy.es.continueAsNew }).click()
    await page.getByRole('button', { name: photo.illustration }).click()
    await expect(page.getByText(photo.uploaded)).toHaveCount(2)
    await saveButton(page).click()
    await page.getByRole('button', { name: editorCopy.es.missing.saveAnyway }).click()
    await expect(page).toHaveURL('/')
    const [made] = await host.listGuides()
    const { body } = await host.call('get', `/guidebooks/${made!.id}`)
    expect(body.form.sections.house_rules.items[0].photoUrl).toContain('/photos/')
  })

  test('of a block that cannot be uploaded is tried again by the save, which says how it ended @long', async ({
    page,
    host,
  }) => {
    const id = await openRules(page, host)
    const tries: string[] = []
    await routeUploads(page, (route) => {
      tries.push(route.request().url())
      return route.abort()
    })
    await addBlockWithPhoto(page)
    await expect(page.getByText(photo.failed)).toBeVisible()
    await page.getByRole('button', { name: editorCopy.es.update }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText(editorCopy.es.savedWithoutBlockPhoto)).toBeVisible()
    expect(tries).toHaveLength(2)
    const stored = async () =>
      (await host.call('get', `/guidebooks/${id}`)).body.form.sections.house_rules.items[0]
    expect(await stored()).toMatchObject({ title: 'La caseta', photoUrl: '' })

    await letUploadsPass(page)
    await page.goto(`/guides/${id}/edit?tab=house-rules`)
    await draftOffer(page).getByRole('button', { name: keepingCopy.es.offer.restore }).click()
    await expect(page.getByText(photo.uploaded)).toBeVisible()
    await updateButton(page).click()
    await expect(page).toHaveURL('/')
    expect((await stored()).photoUrl).toContain('/photos/')
  })

  test('of a block of the host’s own stands in the guide guests read @long', async ({
    page,
    host,
  }) => {
    const photoUrl = await host.uploadPhoto()
    const welcome = { ...usualHours, photoUrl }
    const { id, short_code } = await host.createGuide('Casa', { welcome })
    await host.publish(id)
    await page.goto(`/guides/${id}/edit?tab=house-rules`)
    await addBlockWithPhoto(page)
    await expect(page.getByText(photo.uploaded)).toBeVisible()
    await expect(
      page.getByRole('textbox', { name: guideWords.es.welcome.propertyName.label }),
    ).toBeHidden()
    await page.getByRole('button', { name: editorCopy.es.update }).click()
    await expect(page).toHaveURL('/')
    await page.goto(`/g/${short_code}`)
    await expect(page.getByText('La caseta')).toBeAttached()
    const { body } = await host.call('get', `/guidebooks/${id}`)
    expect(body.form.sections.house_rules.items[0].photoUrl).toContain('/photos/')
  })
})
