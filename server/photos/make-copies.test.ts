import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { photoFormats, photoVariant, photoWidths } from '#domain/values/photo.ts'
import { colourAt, makePicture } from '#tests/pictures.ts'
import { makeCopies, makePlaceholder } from './make-copies.ts'
import { photoFileNames } from './photo-file-names.ts'
import { readPhoto } from './read-photo.ts'

const name = '1777919400000-0f3a5c7e9b1d2f4a6c8e0b1d.jpg'

async function copiesOf(upload: Uint8Array) {
  const files = await makeCopies(await readPhoto(upload), name)
  return new Map(files.map((file) => [file.name, file]))
}

function fileOf(files: Awaited<ReturnType<typeof copiesOf>>, wanted: string) {
  const file = files.get(wanted)
  if (!file) throw new Error(`there is no ${wanted}`)
  return file
}

describe('the copies of a photo', () => {
  test('are one for each width and format, and the photo under its own name', async () => {
    const files = await copiesOf(await makePicture({ width: 2000, height: 1500 }).toBuffer())
    expect([...files.keys()].sort()).toEqual(photoFileNames(name).sort())
    for (const width of photoWidths) {
      for (const format of photoFormats) {
        const { bytes } = fileOf(files, photoVariant(name, { width, format }))
        const found = await sharp(bytes).metadata()
        expect([found.width, found.height]).toEqual([width, Math.round((width * 3) / 4)])
        expect(found.format).toBe(({ avif: 'heif', webp: 'webp', jpg: 'jpeg' } as const)[format])
      }
    }
  })

  test('of a small photo are never blown up', async () => {
    const files = await copiesOf(await makePicture({ width: 600, height: 400 }).toBuffer())
    const { bytes } = fileOf(files, photoVariant(name, { width: 1600, format: 'webp' }))
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
    for (const { bytes } of (await copiesOf(upload)).values()) {
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
      const files = await copiesOf(taken)
      const { bytes } = fileOf(files, photoVariant(name, { width: 480, format: 'webp' }))
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
