import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { hostLimits } from '#domain/host/host-limits.ts'
import { refusals } from '#domain/messages/refusals.ts'
import { letUploadsPass, routeUploads } from '#tests/journeys/calls.ts'
import { expect, photoFile, test } from '#tests/journeys/desk.ts'
import {
  openGuide,
  photoInput,
  takePhoto,
  updateButton,
} from '#tests/journeys/editor/editor-steps.ts'
import { chooseInMenu } from '#tests/journeys/menus.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { listsCopy } from '#web/copy/guide/fields.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { uiCopy } from '#web/copy/use-copy.ts'

const photo = photoCopy.es

type File = { name: string; mimeType: string; buffer: Buffer }

const empty: File = { name: 'nada.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) }
const contract: File = {
  name: 'contrato.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4'),
}
const heic: File = {
  name: 'IMG_1.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), randomBytes(400)]),
}
const broken: File = { name: 'rota.jpg', mimeType: 'image/jpeg', buffer: randomBytes(900) }

const sentences = {
  empty: { es: 'El archivo está vacío', en: 'The file is empty' },
  notImage: { es: 'El archivo no es una foto', en: 'The file is not a photo' },
  heic: {
    es: 'Tu teléfono guardó la foto en formato HEIC',
    en: 'Your phone saved the photo as HEIC',
  },
  damaged: {
    es: 'La foto está dañada o incompleta',
    en: 'The photo is damaged or incomplete',
  },
  tooSmall: { es: 'La foto es demasiado pequeña', en: 'The photo is too small' },
  tooLarge: { es: 'La foto pesa más de 5 MB', en: 'The photo is larger than 5 MB' },
  tooManyPixels: {
    es: 'La foto mide demasiados píxeles',
    en: 'The photo has too many pixels',
  },
  missing: { es: 'No llegó ninguna foto', en: 'No photo arrived' },
  uploadsLimit: {
    es: 'Subiste muchas fotos en la última hora',
    en: 'You uploaded many photos in the last hour',
  },
}

const cutShort = async () => (await makeJpeg(1200, 900)).subarray(0, 4000)

test('what is wrong with a photo is said in English too', () => {
  const catalogue = Object.values(refusals)
  for (const { es, en } of Object.values(sentences)) {
    const said = catalogue.find((sentence) => sentence.es.startsWith(es))
    expect(said?.en.slice(0, en.length), es).toBe(en)
  }
})

test('a photo that is none is refused with what to do instead', async ({ page, host: _host }) => {
  await page.goto('/guides/new?from=city')
  const field = page.getByRole('group', { name: guideWords.es.welcome.photoUrl.label })
  for (const [file, said] of [
    [heic, sentences.heic],
    [contract, sentences.notImage],
    [broken, sentences.damaged],
    [empty, sentences.empty],
    [await photoFile(120, 90), sentences.tooSmall],
  ] as const) {
    await photoInput(page).setInputFiles(file)
    await expect(field.getByText(said.es)).toBeVisible()
  }
})

test('what is wrong with a photo is announced, of the cover and of an entry @long', async ({
  page,
  host: _host,
}) => {
  await page.goto('/guides/new?from=city')
  const alert = page.getByRole('alert')
  await photoInput(page).setInputFiles(heic)
  await expect(alert).toContainText(sentences.heic.es)
  await page.getByRole('tab', { name: editorCopy.es.tabs.checkout }).click()
  const { options, numbered, photos } = listsCopy.es
  const menu = options(numbered(guideWords.es.checkout.steps.entry, 1))
  await chooseInMenu(page, { menu, item: photos })
  await page.locator('input[data-photo][multiple]').setInputFiles(contract)
  await expect(alert).toContainText(sentences.notImage.es)
})

test('a save says which chosen file is no photo, and why @long', async ({ page, host }) => {
  const id = await openGuide(page, host, {
    checkout: { steps: [{ title: 'Gas', notes: 'Cierra la llave.' }] },
  })
  await photoInput(page).setInputFiles({ ...contract, name: 'contrato.jpg' })
  await page.getByRole('tab', { name: editorCopy.es.tabs.checkout }).click()
  const { options, numbered, photos } = listsCopy.es
  const menu = options(numbered(guideWords.es.checkout.steps.entry, 1))
  await chooseInMenu(page, { menu, item: photos })
  await page.locator('input[data-photo][multiple]').setInputFiles(heic)
  await updateButton(page).click()
  await expect(page).toHaveURL('/')
  const said = page.getByRole('alert')
  await expect(said).toContainText(
    `«contrato.jpg» (Bienvenida) no se guardó. ${sentences.notImage.es}`,
  )
  await expect(said).toContainText(`«IMG_1.HEIC» (Salida) no se guardó. ${sentences.heic.es}`)
  const { body } = await host.call('get', `/guidebooks/${id}`)
  expect(body.form.checkout.steps).toMatchObject([{ title: 'Gas' }])
})

test('a photo that only the server can refuse says why, and is tried again with another @long', async ({
  page,
  host: _host,
}) => {
  await page.goto('/guides/new?from=city')
  await takePhoto(page)
  await expect(page.getByText(photo.uploaded)).toBeVisible()
  for (const [sent, said] of [
    [Buffer.concat([await makeJpeg(400, 300), randomBytes(5_300_000)]), sentences.tooLarge],
    [await makePng(8000, 7000), sentences.tooManyPixels],
    [await makeJpeg(120, 90), sentences.tooSmall],
    [await cutShort(), sentences.damaged],
    [heic.buffer, sentences.heic],
    [contract.buffer, sentences.notImage],
    [empty.buffer, sentences.empty],
    [undefined, sentences.missing],
  ] as const) {
    await sendInstead(page, sent)
    await takePhoto(page)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(said.es)
    await expect(alert).toContainText(photo.failed)
    await letUploadsPass(page)
  }
  await page.getByRole('button', { name: uiCopy.es.retry }).click()
  await expect(page.getByText(photo.uploaded)).toBeVisible()
})

test('a photo too many in an hour is refused, and stays to be sent later @long', async ({
  page,
  host: _host,
}) => {
  await page.goto('/guides/new?from=city')
  const address = '/api/storage/guidebook-photos'
  const times = hostLimits.photoUploadsPerHour
  await page.evaluate(
    async ({ address, times }) => {
      const upload = { method: 'POST', body: new FormData() }
      for (let sent = 0; sent < times; sent += 1) await fetch(address, upload)
    },
    { address, times },
  )
  await takePhoto(page)
  await expect(page.getByRole('alert')).toContainText(sentences.uploadsLimit.es)
  await expect(page.getByRole('button', { name: uiCopy.es.retry })).toBeVisible()
})

/** The next upload arrives with other bytes than the page sent, or with no file at all. */
async function sendInstead(page: Page, bytes: Buffer | undefined) {
  const form = new FormData()
  if (bytes) form.append('file', new Blob([new Uint8Array(bytes)]), 'photo.jpg')
  const packed = new Response(form)
  const type = packed.headers.get('content-type') ?? ''
  const postData = Buffer.from(await packed.arrayBuffer())
  await routeUploads(page, (route) =>
    route.continue({ postData, headers: { ...route.request().headers(), 'content-type': type } }),
  )
}

function makePlain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#c2185b' } })
}

const makeJpeg = (width: number, height: number) => makePlain(width, height).jpeg().toBuffer()

const makePng = (width: number, height: number) => makePlain(width, height).png().toBuffer()
