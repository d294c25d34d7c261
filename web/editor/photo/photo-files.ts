import { Refusal } from '#domain/messages/refusal.ts'
import type { RefusalCode } from '#domain/messages/refusals.ts'
import type { Locale } from '#domain/values/locale.ts'
import { isHeicType, photoBucket, photoMaxBytes } from '#domain/values/photo.ts'
import { browserApi } from '#web/calls/api.ts'
import { ask, sendFile, silenceMs } from '#web/calls/ask.ts'

import beach from './cover-beach.svg?no-inline'
import cabin from './cover-cabin.svg?no-inline'
import city from './cover-city.svg?no-inline'

/** Why there is no photo; a browser that gives up on one says nothing. */
export function refusalOf(reason: unknown): RefusalCode {
  return reason instanceof Refusal ? reason.code : 'photo_damaged'
}

const leastSide = 200

/** Decodes what the host picked, upright, or says why it cannot be a photo. */
export async function openPhoto(file: Blob): Promise<ImageBitmap> {
  if (file.size === 0) throw new Refusal('photo_empty')
  const bitmap = await createImageBitmap(file).catch(async () => {
    throw new Refusal(await whyUnreadable(file))
  })
  if (Math.min(bitmap.width, bitmap.height) < leastSide) throw new Refusal('photo_too_small')
  return bitmap
}

/** Most browsers cannot open an iPhone's own format; what it is shows in its first bytes, whatever its name says. */
async function whyUnreadable(file: Blob): Promise<RefusalCode> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, 32).arrayBuffer())
  if (isHeicType(file.type) || /^.{4}ftyp(hei|hev|mif1|msf1)/s.test(head)) return 'photo_heic'
  return file.type.startsWith('image/') && !file.type.includes('svg')
    ? 'photo_damaged'
    : 'photo_not_image'
}

export type Frame = { x: number; y: number; width: number; height: number }

const longestSide = 2000
const leastWidth = 400

/** The framed part as a JPEG, small enough for any phone line and for the upload's limit. */
export async function shrinkPhoto(source: CanvasImageSource, frame: Frame): Promise<Blob> {
  const { x, y, width, height } = frame
  const fitting = Math.min(1, longestSide / Math.max(width, height))
  // A tiny crop is enlarged a little, a long strip stays longer: the upload refuses what is too small to show.
  const scale = Math.max(fitting, leastWidth / width, leastSide / Math.min(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const pen = canvas.getContext('2d', { alpha: false })
  if (!pen) throw new Error('this browser draws no canvas')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return smallEnough(canvas)
}

async function smallEnough(canvas: HTMLCanvasElement) {
  for (const quality of [0.86, 0.7, 0.5]) {
    const blob = await toJpeg(canvas, quality)
    if (blob.size <= photoMaxBytes) return blob
  }
  throw new Error('a photo this small weighed too much')
}

function toJpeg(canvas: HTMLCanvasElement, quality: number) {
  return new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))),
      'image/jpeg',
      quality,
    )
  })
}

export type Ended =
  | { is: 'done'; url: string }
  | { is: 'failed'; reason?: string; code?: string }
  | { is: 'cancelled' }

type Upload = {
  photo: Blob
  locale: Locale
  signal: AbortSignal
  onProgress: (share: number) => void
}

/** Photos wait their turn, and a large one takes its time to be shrunk. */
export const answerTimeoutMs = 120_000

export const photosAddress = `/api/storage/${photoBucket}`

let isBucketKnown = false

/** Uploads a photo; before the first one of a page it asks whether photos can be stored at all. */
export async function sendPhoto(upload: Upload): Promise<Ended> {
  const failure = isBucketKnown ? undefined : await findBucketFailure(upload)
  if (failure) return failure
  isBucketKnown = true
  return uploadPhoto(upload)
}

async function findBucketFailure({ locale, signal }: Upload): Promise<Ended | undefined> {
  const patient = AbortSignal.any([signal, AbortSignal.timeout(silenceMs)])
  const bucket = browserApi({ locale, signal: patient }).storage[photoBucket]
  const answer = await ask(locale, () => bucket.$get())
  if (answer.is === 'done') return undefined
  if (answer.is === 'unreachable') return { is: signal.aborted ? 'cancelled' : 'failed' }
  return { is: 'failed', reason: answer.error, code: answer.code }
}

export async function uploadPhoto({ photo, ...how }: Upload): Promise<Ended> {
  const body = new FormData()
  body.append('file', photo, 'photo.jpg')
  const answer = await sendFile(photosAddress, { ...how, body, answerMs: answerTimeoutMs })
  if (!answer) return { is: how.signal.aborted ? 'cancelled' : 'failed' }
  const { status, response } = answer
  if (status === 201 && typeof response?.url === 'string') return { is: 'done', url: response.url }
  return { is: 'failed', reason: response?.error, code: response?.code }
}

/** Our own drawings: they stand in the template chooser, and for a cover until there is a photo. */
export const illustrations = { city, beach, cabin } as const

export type Illustration = keyof typeof illustrations

export async function drawIllustration(name: Illustration): Promise<Blob> {
  const image = new Image()
  image.src = illustrations[name]
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  return shrinkPhoto(image, { x: 0, y: 0, width, height })
}
