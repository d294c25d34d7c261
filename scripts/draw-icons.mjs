/** Draws the icon set in public/ from the mark: `node scripts/draw-icons.mjs` after favicon.svg has changed. */
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const folder = new URL('../public/', import.meta.url)
const paper = '#fbf7f0'
const mark = await readFile(new URL('favicon.svg', folder))

await save('apple-touch-icon.png', await onPaper({ size: 180, markSize: 124 }))
await save('icon-192.png', await onPaper({ size: 192, markSize: 136 }))
await save('icon-512.png', await onPaper({ size: 512, markSize: 364 }))
await save('icon-maskable-512.png', await onPaper({ size: 512, markSize: 290 }))
await save('favicon.ico', icoOf(await Promise.all([16, 32, 48].map(drawMark))))

async function save(name, bytes) {
  await writeFile(new URL(name, folder), bytes)
  console.log(`${name} ${bytes.length} bytes`)
}

async function drawMark(size) {
  const bytes = await sharp(mark, { density: 72 * (size / 32) * 4 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
  return { size, bytes }
}

async function onPaper({ size, markSize }) {
  const { bytes } = await drawMark(markSize)
  return sharp({ create: { width: size, height: size, channels: 3, background: paper } })
    .composite([{ input: bytes, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** An ICO file: a header, one directory entry of 16 bytes for each picture, then the PNGs themselves. */
function icoOf(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, bytes }] of pictures.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(bytes.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += bytes.length
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)])
}
