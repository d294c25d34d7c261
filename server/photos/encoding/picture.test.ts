import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { photoMaxBytes } from '#domain/values/photo.ts'
import { makePicture } from '#tests/guides/pictures.ts'
import { readPhoto } from './picture.ts'

async function refusalOf(upload: Uint8Array) {
  return readPhoto(upload).then(
    () => 'accepted',
    (error) => error.code,
  )
}

describe('a photo that is a thread', () => {
  test.each([
    [200, 250_000],
    [250_000, 200],
    [200, 2001],
  ])('of %i by %i is refused for what it is', async (width, height) => {
    const create = { width, height, channels: 3, background: '#c2185b' } as const
    const upload = await sharp({ create }).png().toBuffer()
    expect(await refusalOf(upload)).toBe('photo_too_narrow')
  })

  test('and a panorama is not', async () => {
    const upload = await makePicture({ width: 2000, height: 200 }).toBuffer()
    expect(await readPhoto(upload)).toMatchObject({ width: 1600, height: 160 })
  })
})

describe('a photo that can be used', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('may come as %s', async (format) => {
    const pixels = await readPhoto(await makePicture({ format }).toBuffer())
    expect(pixels).toMatchObject({ width: 640, height: 480, channels: 3 })
    expect(pixels.bytes).toHaveLength(640 * 480 * 3)
  })

  test('is made no larger than its largest copy', async () => {
    const upload = await makePicture({ width: 4000, height: 3000 }).toBuffer()
    expect(await readPhoto(upload)).toMatchObject({ width: 1600, height: 1200 })
  })

  test.each([
    ['in grey', makePicture().greyscale()],
    ['in the print shop’s four colours', makePicture().toColourspace('cmyk').jpeg()],
    ['of sixteen bits a colour', makePicture().toColourspace('rgb16').png()],
  ])('%s becomes one of three colours of eight bits', async (_, picture) => {
    const { bytes } = await readPhoto(await picture.toBuffer())
    expect(bytes).toHaveLength(640 * 480 * 3)
  })

  test('with a transparent background gets a white one', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const create = { width: 300, height: 300, channels: 4, background: clear } as const
    const pixels = await readPhoto(await sharp({ create }).png().toBuffer())
    expect([...pixels.bytes.subarray(0, 3)]).toEqual([255, 255, 255])
  })
})

describe('an upload that is no photo', () => {
  test('of zero bytes is called empty', async () => {
    expect(await refusalOf(new Uint8Array())).toBe('photo_empty')
  })

  test('over 5 MB is too large, whatever it is', async () => {
    expect(await refusalOf(new Uint8Array(photoMaxBytes + 1))).toBe('photo_too_large')
  })

  test.each([
    ['a drawing in SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>'],
    ['an SVG behind an XML head', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a document', '%PDF-1.7\n1 0 obj'],
    ['words', 'not a picture at all'],
    ['a few zeros', '\0\0\0\0\0\0\0\0\0\0\0\0'],
  ])('but %s is told so', async (_what, text) => {
    expect(await refusalOf(Buffer.from(text))).toBe('photo_not_image')
  })

  test.each(['gif', 'tiff'] as const)('but a picture as %s is told so', async (format) => {
    expect(await refusalOf(await makePicture({ format }).toBuffer())).toBe('photo_not_image')
  })

  test('but HEIC is told what to do', async () => {
    const head = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic'),
    ])
    expect(await refusalOf(Buffer.concat([head, Buffer.alloc(500)]))).toBe('photo_heic')
  })
})

describe('a photo that is broken', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'off in the middle of a %s',
    async (format) => {
      const whole = await makePicture({ format, width: 1200, height: 900 }).toBuffer()
      expect(await refusalOf(whole.subarray(0, whole.length / 2))).toBe('photo_damaged')
    },
  )

  test('after its first bytes is damaged', async () => {
    const head = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10])
    expect(await refusalOf(Buffer.concat([head, Buffer.alloc(2000, 7)]))).toBe('photo_damaged')
  })

  test('by flipped bits never brings the process down', async () => {
    const whole = await makePicture({ width: 800, height: 600 }).toBuffer()
    for (let step = 0; step < 40; step += 1) {
      const broken = Buffer.from(whole)
      const at = 20 + ((step * 7919) % (broken.length - 20))
      broken[at] = (broken[at] ?? 0) ^ 0xff
      expect(['accepted', 'photo_damaged', 'photo_too_many_pixels']).toContain(
        await refusalOf(broken),
      )
    }
  })
})

describe('a photo that is a trap', () => {
  test('of a few kilobytes that would unpack to gigabytes is refused unread', async () => {
    const bomb = pngOf({ width: 30_000, height: 30_000 })
    expect(bomb.length).toBeLessThan(2_000_000)
    const before = process.memoryUsage().rss
    expect(await refusalOf(bomb)).toBe('photo_too_many_pixels')
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  })

  test('that is thinner than a finger is too small', async () => {
    const upload = await makePicture({ width: 4000, height: 100 }).toBuffer()
    expect(await refusalOf(upload)).toBe('photo_too_small')
  })

  test.each([
    ['a page', Buffer.from('<script>alert(document.domain)</script>')],
    ['a page in capitals', Buffer.from('<HTML ><body onload=alert(1)>')],
    ['a script for a server', Buffer.from("<?php system($_GET['c']); ?>")],
    ['an archive', emptyZip()],
  ])('and %s as well is refused', async (_what, other) => {
    const photo = await makePicture().toBuffer()
    expect(await refusalOf(Buffer.concat([photo, other]))).toBe('photo_not_image')
  })

  test('and a document as well is refused', async () => {
    const comment = Buffer.from('%PDF-1.4 %')
    const marker = Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0x00, comment.length + 2])
    const photo = await makePicture().toBuffer()
    expect(await refusalOf(Buffer.concat([marker, comment, photo.subarray(2)]))).toBe(
      'photo_not_image',
    )
  })

  test('is not seen where a phone only left its film behind the photo', async () => {
    const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(1000, 3)])
    expect(await refusalOf(Buffer.concat([await makePicture().toBuffer(), film]))).toBe('accepted')
  })
})

function emptyZip() {
  return Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])
}

/** A white picture as a PNG whose size is written in its head and whose rows are packed to almost nothing. */
function pngOf({ width, height }: { width: number; height: number }) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND')])
}

function chunk(type: string, content = Buffer.alloc(0)) {
  const named = Buffer.concat([Buffer.from(type), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
