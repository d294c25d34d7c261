import type { ScreenRefusal } from '#domain/messages/screen-refusals.ts'
import { isHeicType, photoMaxBytes } from '#domain/values/photo.ts'

const leastSide = 200

export class UnfitPhoto extends Error {
  readonly code: ScreenRefusal
  constructor(code: ScreenRefusal) {
    super(code)
    this.code = code
  }
}

/** Decodes what the host picked, upright, or says why it cannot be a photo. */
export async function openPhoto(file: Blob): Promise<ImageBitmap> {
  if (file.size === 0) throw new UnfitPhoto('photo_empty')
  const bitmap = await createImageBitmap(file).catch(async () => {
    throw new UnfitPhoto(await whyUnreadable(file))
  })
  if (Math.min(bitmap.width, bitmap.height) < leastSide) throw new UnfitPhoto('photo_too_small')
  return bitmap
}

/** Most browsers cannot open an iPhone's own format; what it is shows in its first bytes, whatever its name says. */
async function whyUnreadable(file: Blob): Promise<ScreenRefusal> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, 32).arrayBuffer())
  if (isHeicType(file.type) || /^.{4}ftyp(hei|hev|mif1|msf1)/s.test(head)) return 'photo_heic'
  return file.type.startsWith('image/') && !file.type.includes('svg')
    ? 'photo_damaged'
    : 'photo_not_image'
}

/** All of what the host picked, or the part in a frame. */
export async function makeSmall(file: Blob, frame?: Frame) {
  const bitmap = await openPhoto(file)
  const { width, height } = bitmap
  const photo = await shrinkPhoto(bitmap, frame ?? { x: 0, y: 0, width, height })
  bitmap.close()
  return photo
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
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality)
    })
    if (!blob) throw new Error('the canvas gave no picture')
    if (blob.size <= photoMaxBytes) return blob
  }
  throw new Error('a photo this small weighed too much')
}
