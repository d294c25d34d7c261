import sharp, { type Sharp } from 'sharp'
import { type PhotoFormat, photoFormats, photoVariant, photoWidths } from '#domain/values/photo.ts'
import { mediaTypes } from './photo-file-names.ts'
import type { PhotoFile } from './photo-store.ts'
import type { Pixels } from './read-photo.ts'

// One thread per picture: the process keeps a core for everybody else.
sharp.concurrency(1)
sharp.cache(false)

/** Every file a photo is kept as: the photo itself under its name, and its copies by width and format. */
export async function makeCopies(pixels: Pixels, name: string): Promise<PhotoFile[]> {
  const files: PhotoFile[] = []
  for (const width of photoWidths) {
    for (const format of photoFormats) {
      const bytes = await encode(open(pixels).resize({ width, withoutEnlargement: true }), format)
      files.push({ name: photoVariant(name, { width, format }), bytes, type: mediaTypes[format] })
    }
  }
  const original = await encode(open(pixels), 'jpg')
  return [...files, { name, bytes: original, type: mediaTypes.jpg }]
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
  return picture.jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}
