import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  type PhotoFormat,
  type PhotoWidth,
  photoFormats,
  photoMaxBytes,
  photoWidths,
} from '#domain/values/photo.ts'
import { colourAt, makePicture } from '#tests/guides/pictures.ts'
import { type Copy, makeCopies, makePlaceholder, readPhoto } from './picture.ts'

async function copiesOf(upload: Uint8Array, formats: readonly PhotoFormat[] = photoFormats) {
  return makeCopies(await readPhoto(upload), formats)
}

type Wanted = { width: PhotoWidth; format: PhotoFormat }

function bytesOf(copies: readonly Copy[], { width, format }: Wanted) {
  const found = copies.filter((copy) => copy.width === width && copy.format === format)
  expect(found).toHaveLength(1)
  return found[0]!.bytes
}

describe('the copies of a photo', () => {
  test('are one for each width and format', async () => {
    const copies = await copiesOf(await makePicture({ width: 2000, height: 1500 }).toBuffer())
    expect(copies).toHaveLength(photoWidths.length * photoFormats.length)
    for (const width of photoWidths) {
      for (const format of photoFormats) {
        const found = await sharp(bytesOf(copies, { width, format })).metadata()
        expect([found.width, found.height]).toEqual([width, Math.round((width * 3) / 4)])
        expect(found.format).toBe(({ avif: 'heif', webp: 'webp', jpg: 'jpeg' } as const)[format])
      }
    }
  })

  test('may be uploaded again, even of noise that hardly shrinks', { tags: ['long'] }, async () => {
    const noise = { width: 1600, height: 3200, channels: 3 } as const
    const pixels = { ...noise, bytes: randomBytes(noise.width * noise.height * noise.channels) }
    for (const { bytes } of await makeCopies(pixels, ['jpg'])) {
      expect(bytes.length).toBeLessThanOrEqual(photoMaxBytes)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg' })
    }
  })

  test('of a small photo are never blown up', async () => {
    const copies = await copiesOf(await makePicture({ width: 600, height: 400 }).toBuffer())
    const bytes = bytesOf(copies, { width: 1600, format: 'webp' })
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 600, height: 400 })
  })

  test('say nothing of where, when and with what the photo was taken', async () => {
    const upload = await makePicture()
      .withExif({
        IFD0: { Make: 'Teléfono', Copyright: 'Ana' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 25/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .toBuffer()
    expect((await sharp(upload).metadata()).exif).toBeDefined()
    for (const { bytes } of await copiesOf(upload)) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
      expect(Buffer.from(bytes).includes('GPS')).toBe(false)
    }
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'stand upright, taken in position %i',
    async (orientation) => {
      const upright = await makePicture().png().toBuffer()
      const taken = await turnedFor(upright, orientation)
        .jpeg()
        .withMetadata({ orientation })
        .toBuffer()
      const copies = await copiesOf(taken, ['webp'])
      const bytes = bytesOf(copies, { width: 480, format: 'webp' })
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 480, height: 360 })
      for (const place of [
        { x: 0.25, y: 0.25 },
        { x: 0.75, y: 0.25 },
        { x: 0.25, y: 0.75 },
      ]) {
        const [colour, wanted] = [await colourAt(bytes, place), await colourAt(upright, place)]
        colour.forEach((part, index) => {
          expect(Math.abs(part - (wanted[index] ?? 0))).toBeLessThan(24)
        })
      }
    },
  )

  test('begin with a placeholder of a few hundred bytes', async () => {
    const placeholder = await makePlaceholder(await readPhoto(await makePicture().toBuffer()))
    expect(placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(placeholder.length).toBeLessThan(500)
  })
})

/** The picture as a sensor in this position sees it: reading the position back makes it upright again. */
function turnedFor(upright: Buffer, orientation: number) {
  const picture = sharp(upright)
  switch (orientation) {
    case 2:
      return picture.flop()
    case 3:
      return picture.rotate(180)
    case 4:
      return picture.flip()
    case 5:
      return picture.rotate(270).flop()
    case 6:
      return picture.rotate(270)
    case 7:
      return picture.rotate(90).flop()
    case 8:
      return picture.rotate(90)
    default:
      return picture
  }
}
