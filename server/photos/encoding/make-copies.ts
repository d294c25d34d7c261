import sharp, { type Sharp } from 'sharp'
import {
  type PhotoFormat,
  type PhotoWidth,
  photoMaxBytes,
  photoWidths,
} from '#domain/values/photo.ts'
import type { Pixels } from './read-photo.ts'

// One thread per picture: the process keeps a core for everybody else.
sharp.concurrency(1)
sharp.cache(false)

export type Copy = { width: PhotoWidth; format: PhotoFormat; bytes: Uint8Array }

/** A photo in every width a screen needs, in these formats; the widest is as large as we keep it. */
export async function makeCopies(pixels: Pixels, formats: readonly PhotoFormat[]) {
  const copies: Copy[] = []
  for (const width of photoWidths) {
    for (const format of formats) {
      const bytes = await encode(open(pixels).resize({ width, withoutEnlargement: true }), format)
      copies.push({ width, format, bytes })
    }
  }
  return copies
}

/** A picture of a few hundred bytes, shown until the real one is there. */
export async function makePlaceholder(pixels: Pixels) {
  const bytes = await open(pixels).resize({ width: 20 }).webp({ quality: 35 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

function open({ bytes, width, height, channels }: Pixels) {
  return sharp(bytes, { raw: { width, height, channels } })
}

function encode(picture: Sharp, format: PhotoFormat) {
  if (format === 'avif') return picture.avif({ quality: 50, effort: 3 }).toBuffer()
  if (format === 'webp') return picture.webp({ quality: 75 }).toBuffer()
  return encodeJpeg(picture)
}

/** No larger than an upload may be, whatever it shows: it leaves with its guide and may come in again. */
async function encodeJpeg(picture: Sharp, quality = 78): Promise<Buffer> {
  const bytes = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
  return bytes.length > photoMaxBytes ? encodeJpeg(picture, quality - 13) : bytes
}
