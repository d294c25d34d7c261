import sharp from 'sharp'

type Traits = {
  width?: number
  height?: number
  format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff'
  /** Top left, top right, bottom left, bottom right. */
  corners?: readonly [string, string, string, string]
}

/** A picture with four coloured quarters, so that turning and mirroring can be seen. */
export function makePicture(traits: Traits = {}) {
  const { width = 640, height = 480, format = 'jpeg' } = traits
  return sharp(Buffer.from(quarters(width, height, traits.corners))).toFormat(format)
}

const fourColours = ['#c2185b', '#0f5c55', '#e3a12c', '#221b16'] as const

function quarters(width: number, height: number, corners: Traits['corners'] = fourColours) {
  const [w, h] = [width / 2, height / 2]
  const places = [
    [0, 0],
    [w, 0],
    [0, h],
    [w, h],
  ]
  const boxes = places.map(
    ([x, y], index) =>
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${corners[index]}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${boxes.join('')}</svg>`
}

/** The colour in the middle of a picture's quarter, as [red, green, blue]. */
export async function colourAt(picture: Uint8Array, place: { x: number; y: number }) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const x = Math.floor(info.width * place.x)
  const y = Math.floor(info.height * place.y)
  const at = (y * info.width + x) * info.channels
  return [...data.subarray(at, at + 3)]
}
