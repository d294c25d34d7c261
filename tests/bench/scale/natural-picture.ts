import sharp from 'sharp'

const size = { width: 4000, height: 3000 }
/** Widths of layers of chance, from large shapes to the grain: as in a photo each is about as strong as the next. */
const layers = [8, 16, 32, 64, 128, 256, 512, 1024, 2048]
const strength = 20

/** Twelve megapixels by chance, as hard to pack as a phone's photo of a room: some 350 to 450 kB at 1600 pixels in JPEG. */
export async function naturalPicture() {
  const base = sharp({ create: { ...size, channels: 3, background: '#808080' } })
  const composites = await Promise.all(
    layers.map(async (width) => ({ input: await layer(width), blend: 'overlay' as const })),
  )
  return base.composite(composites).jpeg({ quality: 92 }).toBuffer()
}

async function layer(width: number) {
  const height = (width * size.height) / size.width
  const noise = { type: 'gaussian', mean: 128, sigma: strength } as const
  const small = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise },
  })
    .png()
    .toBuffer()
  return sharp(small)
    .resize({ ...size, kernel: 'cubic' })
    .jpeg({ quality: 95 })
    .toBuffer()
}
