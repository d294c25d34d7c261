import type { Page } from '@playwright/test'
import { makePicture } from '#tests/guides/pictures.ts'
import { desktop, expect, type Host, phone, test, usualHours } from '#tests/journeys/desk.ts'
import { cropButton, holdPhotos, photosOfKeptDrafts } from '#tests/journeys/editor/editor-steps.ts'
import { readOf } from '#tests/journeys/found.ts'
import { chooseInMenu } from '#tests/journeys/menus.ts'
import { leaveReview, startReviewInEditor } from '#tests/journeys/paste/review-steps.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { guestCopy } from '#web/copy/guest.ts'
import { listsCopy } from '#web/copy/guide/fields.ts'
import { pictureFields, picturesCopy } from '#web/copy/guide/pictures.ts'
import { uiCopy } from '#web/copy/use-copy.ts'

const url = 'https://youtu.be/a1b2'
const lists = listsCopy.es

const askFor = (page: Page, entry: string, item: string) =>
  chooseInMenu(page, { menu: lists.options(entry), item })

test('a host shows where the gas is, in order and with words, and a guest looks closely @long', async ({
  page,
  host,
  browser,
  product,
  expectEveryWidth,
  expectEverywhere,
}) => {
  const { photos, videoUrl } = pictureFields.es
  const photoUrl = await host.uploadPhoto()
  const { id, short_code: code } = await host.createGuide('Casa Limón', {
    welcome: { ...usualHours, photoUrl },
    emergency: { emergencyItems: [{ title: 'Gas', notes: 'Cierra la llave.' }] },
  })
  await host.publish(id)
  await page.goto(`/guides/${id}/edit?tab=emergency`)
  await askFor(page, 'Indicación 1', lists.photos)
  await page
    .locator('input[data-photo][multiple]')
    .setInputFiles([
      await pictureFile('uno.jpg', 1200, 900),
      await pictureFile('dos.jpg', 700, 1200),
    ])
  const captions = page.getByRole('textbox', { name: photos.each.caption.label })
  await expect(captions).toHaveCount(2)
  await captions.nth(0).fill('La estufa')
  await captions.nth(1).fill('La llave, detrás')
  await expect(page.getByText(photoCopy.es.uploaded)).toHaveCount(2)
  await moveUp(page, photos.entry)
  await expect(captions.nth(0)).toHaveValue('La llave, detrás')
  await askFor(page, 'Indicación 1', lists.video)
  await page.getByRole('textbox', { name: videoUrl.label }).fill(url)
  await expectEveryWidth()
  await page.getByRole('button', { name: editorCopy.es.update }).click()
  await page.waitForURL(product.url)
  await expectEverywhere(`/guides/${id}/edit?tab=emergency`, (locale) =>
    page.getByRole('textbox', { name: pictureFields[locale].videoUrl.label }).waitFor(),
  )

  const words = guestCopy.es
  const context = await browser.newContext({ locale: 'es-MX', viewport: phone })
  const guest = await context.newPage()
  await guest.goto(`${product.url}/g/${code}`)
  await expect(guest.locator('[data-views]')).toBeAttached()
  const gas = guest.locator('.g-card', { hasText: 'Cierra la llave.' })
  await expect(gas.getByRole('img')).toHaveCount(2)
  await expect(gas.getByRole('link', { name: words.watchVideo('YouTube') })).toHaveAttribute(
    'href',
    url,
  )
  const first = gas.getByRole('link', { name: 'La llave, detrás' })
  await first.click()
  const viewer = guest.getByRole('dialog')
  await expect(viewer).toHaveAccessibleName('La llave, detrás')
  await expect(viewer.getByText('La llave, detrás · 1 / 2')).toBeVisible()
  await expectEveryWidth(guest)
  await guest.keyboard.press('ArrowRight')
  await expect(viewer.getByText('La estufa · 2 / 2')).toBeVisible()
  await expect(viewer).toHaveAccessibleName('La estufa')
  await guest.keyboard.press('ArrowLeft')
  await viewer.getByRole('button', { name: words.viewer.split('|')[2] }).click()
  await expect(viewer.getByText('La estufa · 2 / 2')).toBeVisible()
  await guest.keyboard.press('ArrowLeft')
  await expect(viewer.getByText('La llave, detrás · 1 / 2')).toBeVisible()
  await guest.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(first).toBeFocused()
  await context.close()
})

test.describe('the viewer of photos', () => {
  test.use({ locale: 'es-MX', viewport: phone, hasTouch: true })

  test('is swiped and pinched by fingers', async ({ page, host }) => {
    const photoUrl = await host.uploadPhoto()
    const { id, short_code: code } = await host.createGuide('Casa', {
      welcome: { photoUrl },
      houseRules: {
        rules: [
          {
            title: 'Regla',
            notes: '',
            photos: [
              { photoUrl: await host.uploadPhoto(), caption: 'Una' },
              { photoUrl: await host.uploadPhoto(), caption: 'Otra' },
            ],
          },
        ],
      },
    })
    await host.publish(id)
    await page.goto(`/g/${code}`)
    await expect(page.locator('[data-views]')).toBeAttached()
    await page.getByRole('link', { name: 'Una' }).click()
    const viewer = page.getByRole('dialog')
    const image = viewer.getByRole('img', { name: 'Una' })
    const widthOf = async () => Math.round((await image.boundingBox())?.width ?? 0)
    await expect.poll(widthOf).toBe(phone.width)
    await fingers(page, [
      [at(170, 400), at(220, 400)],
      [at(120, 400), at(270, 400)],
    ])
    await expect.poll(widthOf).toBeGreaterThan(2 * phone.width)
    await expect(viewer.getByText('Una · 1 / 2')).toBeVisible()
    await fingers(page, [
      [at(100, 400), at(300, 400)],
      [at(195, 400), at(200, 400)],
    ])
    await expect.poll(widthOf).toBe(phone.width)
    await fingers(page, [[at(330, 400)], [at(200, 400)], [at(40, 400)]])
    await expect(viewer.getByText('Otra · 2 / 2')).toBeVisible()
  })
})

test.describe('a photo of an entry', () => {
  test('is cropped and sent again, and its words are kept @long', async ({ page, host }) => {
    const photoUrl = await host.uploadPhoto()
    const { id } = await host.createGuide('Casa', {
      welcome: { photoUrl },
      checkout: { steps: [{ title: 'Cerrar', notes: '' }] },
    })
    await page.goto(`/guides/${id}/edit?tab=checkout`)
    const { crop } = picturesCopy.es
    await askFor(page, 'Paso 1', lists.photos)
    await page
      .locator('input[data-photo][multiple]')
      .setInputFiles(await pictureFile('alta.jpg', 600, 1400))
    await expect(page.getByText(photoCopy.es.uploaded)).toBeVisible()
    await page.getByRole('button', { name: crop }).click()
    const sending = page.waitForResponse('**/api/storage/**', { timeout: 60_000 })
    await cropButton(page).click()
    const { width, height } = await (await sending).json()
    expect(width / height).toBeCloseTo(4 / 3, 1)
    const caption = page.getByRole('textbox', { name: pictureFields.es.photos.each.caption.label })
    await caption.fill('La llave')
    await page.getByRole('button', { name: editorCopy.es.update }).click()
    await page.waitForURL('/')
    const { form } = (await host.call('get', `/guidebooks/${id}`)).body
    expect(form.checkout.steps[0].photos).toMatchObject([{ caption: 'La llave' }])
  })

  test('that is not made small yet is waited for by the draft that is kept @long', async ({
    page,
    host,
  }) => {
    const letGo = await addHeldPhoto(page, host)
    await page.getByRole('button', { name: uiCopy.es.cancel }).click()
    await page.getByRole('button', { name: editorCopy.es.leave.keep }).click()
    await expect.poll(() => photosOfKeptDrafts(page)).toEqual([[]])
    await letGo()
    await page.waitForURL('/')
    expect(await photosOfKeptDrafts(page)).toEqual([['houseRules.rules.0.photos.0.photoUrl']])
  })

  test('that is ready while a text is reviewed stays when the guide gets the text @long', async ({
    page,
    host,
  }) => {
    const letGo = await addHeldPhoto(page, host)
    await startReviewInEditor(page, readOf(['Buen viaje']))
    await letGo()
    await expect(page.getByText(photoCopy.es.uploaded)).toBeAttached()
    await leaveReview(page)
    await expect(page.getByText(photoCopy.es.uploaded)).toBeVisible()
  })
})

test.describe('in the editor', () => {
  test.use({ locale: 'es-MX', viewport: desktop })

  test('Escape closes a photo of the preview and nothing behind it @long', async ({
    page,
    host,
  }) => {
    const id = await openRule(page, host, {
      photos: [{ photoUrl: await host.uploadPhoto(), caption: 'La llave' }],
    })
    await page.locator('[data-views]').getByRole('link', { name: 'La llave' }).click()
    const viewer = page.getByRole('dialog', { name: 'La llave' })
    await expect(viewer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(page.getByRole('button', { name: editorCopy.es.update })).toBeEnabled()
    expect(page.url()).toContain(`/guides/${id}/edit`)
  })

  test('a wrong link of a video cannot be folded away, and is shown when the guide is saved @long', async ({
    page,
    host,
  }) => {
    await openRule(page, host)
    await askFor(page, 'Regla 1', lists.video)
    const link = page.getByRole('textbox', { name: pictureFields.es.videoUrl.label })
    await link.fill('youtu.be/abc')
    await page.getByRole('button', { name: 'Regla 1', exact: true }).click()
    await expect(link).toBeVisible()
    await page.getByRole('button', { name: editorCopy.es.update }).click()
    await expect(link).toBeFocused()
    await expect(link).toHaveAccessibleDescription(/https/)
  })

  test('a photo that could not be uploaded comes back with the entry that is taken back @long', async ({
    page,
    host,
  }) => {
    await openRule(page, host, {}, 2)
    await askFor(page, 'Regla 1', lists.photos)
    await page.route('**/api/storage/**', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await page
      .locator('input[data-photo][multiple]')
      .setInputFiles(await pictureFile('uno.jpg', 900, 700))
    await expect(page.getByText(photoCopy.es.failed)).toBeVisible()
    const { remove, undo } = lists
    await askFor(page, 'Regla 1', remove)
    await expect(page.getByText(photoCopy.es.failed)).toHaveCount(0)
    await page.unroute('**/api/storage/**')
    await page.getByRole('button', { name: undo }).click()
    await expect(page.getByText(photoCopy.es.uploaded)).toBeVisible()
    await expect(
      page.getByRole('img', { name: photoCopy.es.ofEntry(1), exact: true }),
    ).toBeVisible()
  })
})

/** A photo of a rule that is not made small before it is let go. */
async function addHeldPhoto(page: Page, host: Host) {
  await openRule(page, host)
  await askFor(page, 'Regla 1', lists.photos)
  const letGo = await holdPhotos(page)
  await page
    .locator('input[data-photo][multiple]')
    .setInputFiles(await pictureFile('uno.jpg', 900, 700))
  return letGo
}

async function openRule(page: Page, host: Host, pictures: object = {}, count = 1) {
  const photoUrl = await host.uploadPhoto()
  const rules = Array.from({ length: count }, (_, at) => ({
    title: `Regla ${at + 1}`,
    notes: '',
    ...pictures,
  }))
  const { id } = await host.createGuide('Casa', { welcome: { photoUrl }, houseRules: { rules } })
  await page.goto(`/guides/${id}/edit?tab=house-rules`)
  return id
}

type Point = { x: number; y: number }

const at = (x: number, y: number): Point => ({ x, y })

/** Puts fingers on the screen, moves them from place to place and takes them off. */
async function fingers(page: Page, places: Point[][]) {
  const devtools = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  const [first = [], ...rest] = places
  await send('touchStart', first)
  for (const place of rest) await send('touchMove', place)
  await send('touchEnd', [])
  await devtools.detach()
}

/** Moves the second of two before the first. */
async function moveUp(page: Page, entry: string) {
  await askFor(page, lists.numbered(entry, 2), lists.up)
  await page.keyboard.press('Escape')
}

async function pictureFile(name: string, width: number, height: number) {
  return { name, mimeType: 'image/jpeg', buffer: await makePicture({ width, height }).toBuffer() }
}
