import sharp, { type Sharp } from 'sharp'
import { Refusal } from '#domain/messages/refusals.ts'
import {
  type PhotoFormat,
  type PhotoWidth,
  photoMaxBytes,
  photoWidths,
} from '#domain/values/photo.ts'

// One thread per picture: the process keeps a core for everybody else.
sharp.concurrency(1)
sharp.cache(false)

/** A 48-megapixel phone passes; a bomb of a few kilobytes that unpacks to gigabytes does not. */
const mostPixels = 50_000_000
const leastSide = 200
/** A panorama passes; what would be a thread in the largest copy does not. */
const mostTimesLonger = 10

const largest = { width: 1600, height: 3200 }

/** What is done with a picture, by name. */
export const tasks = {
  /** Its size, and what stands in its place until it is there. */
  look: async (upload: Uint8Array) => lookAt(await readPhoto(upload)),

  /** The same, and the copies that any browser can show: they are quick to make. */
  makeFirstCopies: async (upload: Uint8Array) => {
    const pixels = await readPhoto(upload)
    return { ...(await lookAt(pixels)), copies: await makeCopies(pixels, ['webp', 'jpg']) }
  },

  /** The copies that weigh least, of a photo as it is kept; they take several times as long. */
  makeAvif: async (photo: Uint8Array) => makeCopies(await readPixels(photo), ['avif']),
}

async function lookAt(pixels: Pixels) {
  const { width, height } = pixels
  return { width, height, placeholder: await makePlaceholder(pixels) }
}

/** A photo as plain pixels: upright, at most as large as its largest copy, and nothing else of the file. */
export type Pixels = { bytes: Buffer; width: number; height: number; channels: 3 }

/** Reads an upload by its content alone, or refuses it with the reason. */
export async function readPhoto(upload: Uint8Array): Promise<Pixels> {
  if (upload.length === 0) throw new Refusal('photo_empty')
  if (upload.length > photoMaxBytes) throw new Refusal('photo_too_large')
  const kind = findImageKind(upload)
  if (kind === 'heic') throw new Refusal('photo_heic')
  if (!kind || hidesAnotherFile(upload)) throw new Refusal('photo_not_image')
  const { width, height } = await open(upload)
    .metadata()
    .catch((error) => {
      throw refusalFor(error)
    })
  if (width * height > mostPixels) throw new Refusal('photo_too_many_pixels')
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (short < leastSide) throw new Refusal('photo_too_small')
  if (long > short * mostTimesLonger) throw new Refusal('photo_too_narrow')
  return readPixels(upload)
}

/** The same of a picture that passed before. */
async function readPixels(picture: Uint8Array): Promise<Pixels> {
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

export type Copy = { width: PhotoWidth; format: PhotoFormat; bytes: Uint8Array }

/** A photo in every width a screen needs, in these formats; the widest is as large as we keep it. */
export async function makeCopies(pixels: Pixels, formats: readonly PhotoFormat[]) {
  const copies: Copy[] = []
  for (const width of photoWidths) {
    for (const format of formats) {
      const bytes = await encode(
        ofPixels(pixels).resize({ width, withoutEnlargement: true }),
        format,
      )
      copies.push({ width, format, bytes })
    }
  }
  return copies
}

/** A picture of a few hundred bytes, shown until the real one is there. */
export async function makePlaceholder(pixels: Pixels) {
  const bytes = await ofPixels(pixels).resize({ width: 20 }).webp({ quality: 35 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

function ofPixels({ bytes, width, height, channels }: Pixels) {
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

function open(upload: Uint8Array) {
  return sharp(upload, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
}

/** Whatever the decoder stumbles over, its words are not for people. */
function refusalFor(error: unknown) {
  const isBomb = error instanceof Error && /pixel limit/i.test(error.message)
  return new Refusal(isBomb ? 'photo_too_many_pixels' : 'photo_damaged')
}

/** Whether an image is also something a browser or an unpacker would open: a page, a script, a document, an archive. */
function hidesAnotherFile(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = file.toString('latin1')
  return pageMarks.test(text) || text.slice(0, 1024).includes('%PDF-') || endsAsZip(file)
}

const pageMarks = /<(?:script|html|iframe|svg|!doctype html|\?php)[\s>]/i

const zipEnd = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const zipEndBytes = 22

/** A zip is read from its end: its last record says how long the comment after it is. */
function endsAsZip(file: Buffer) {
  const from = Math.max(0, file.length - zipEndBytes - 0xffff)
  for (let at = file.indexOf(zipEnd, from); at !== -1; at = file.indexOf(zipEnd, at + 1)) {
    if (at + zipEndBytes > file.length) return false
    if (at + zipEndBytes + file.readUInt16LE(at + 20) <= file.length) return true
  }
  return false
}

/** What a file is by its first bytes, whatever its name or header says; undefined when it is none of ours. */
function findImageKind(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | undefined {
  const head = Buffer.from(bytes.subarray(0, 256))
  const text = head.toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp'
  if (text.startsWith('ftyp', 4)) return kindOfBrands(text.slice(8, head.readUInt32BE(0)))
  return undefined
}

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']

/** AVIF and HEIC are one container; the brands in its first box tell which codec it carries. */
function kindOfBrands(text: string) {
  const brands = text.match(/[\s\S]{4}/g) ?? []
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : undefined
}
