import sharp from 'sharp'
import { Refusal } from '#domain/messages/refusals.ts'
import { photoMaxBytes } from '#domain/values/photo.ts'
import { hidesAnotherFile } from './hides-another-file.ts'
import { findImageKind } from './image-kind.ts'

/** A 48-megapixel phone passes; a bomb of a few kilobytes that unpacks to gigabytes does not. */
const mostPixels = 50_000_000
const leastSide = 200
/** A panorama passes; what would be a thread in the largest copy does not. */
const mostTimesLonger = 10

const largest = { width: 1600, height: 3200 }

/** A photo as plain pixels: upright, at most as large as its largest copy, and nothing else of the file. */
export type Pixels = { bytes: Buffer; width: number; height: number; channels: 3 }

/** Reads an upload by its content alone, or refuses it with the reason. */
export async function readPhoto(upload: Uint8Array): Promise<Pixels> {
  assertImage(upload)
  await assertSize(upload)
  return readPixels(upload)
}

/** The same of a picture that passed before. */
export async function readPixels(picture: Uint8Array): Promise<Pixels> {
  try {
    const { data, info } = await open(picture)
      .autoOrient()
      .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height, channels: 3 }
  } catch (error) {
    throw refusalFor(error)
  }
}

function assertImage(upload: Uint8Array) {
  if (upload.length === 0) throw new Refusal('photo_empty')
  if (upload.length > photoMaxBytes) throw new Refusal('photo_too_large')
  const kind = findImageKind(upload)
  if (kind === 'heic') throw new Refusal('photo_heic')
  if (!kind || hidesAnotherFile(upload)) throw new Refusal('photo_not_image')
}

async function assertSize(upload: Uint8Array) {
  const { width, height } = await open(upload)
    .metadata()
    .catch((error) => {
      throw refusalFor(error)
    })
  if (width * height > mostPixels) throw new Refusal('photo_too_many_pixels')
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (short < leastSide) throw new Refusal('photo_too_small')
  if (long > short * mostTimesLonger) throw new Refusal('photo_too_narrow')
}

function open(upload: Uint8Array) {
  return sharp(upload, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
}

/** Whatever the decoder stumbles over, its words are not for people. */
function refusalFor(error: unknown) {
  const isBomb = error instanceof Error && /pixel limit/i.test(error.message)
  return new Refusal(isBomb ? 'photo_too_many_pixels' : 'photo_damaged')
}
