/** Renders the covers of the sample guide and the templates from their drawings into public/sample. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { root } from './prepare.mjs'

const covers = { 'casa-jacaranda': 'city', 'villa-marea': 'beach', 'cabana-el-oyamel': 'cabin' }
const widths = [480, 828, 1170, 1600]
const folder = path.join(root, 'public', 'sample')

mkdirSync(folder, { recursive: true })
for (const [name, drawing] of Object.entries(covers)) {
  const svg = readFileSync(path.join(root, 'web', 'editor', 'photo', `cover-${drawing}.svg`))
  const picture = await sharp(svg, { density: 144 }).resize({ width: 1600 }).png().toBuffer()
  for (const width of widths) {
    const copy = () => sharp(picture).resize({ width })
    await copy()
      .avif({ quality: 50, effort: 9 })
      .toFile(file(`${name}-${width}.avif`))
    await copy()
      .webp({ quality: 78, effort: 6 })
      .toFile(file(`${name}-${width}.webp`))
    await copy()
      .jpeg({ quality: 78, mozjpeg: true })
      .toFile(file(`${name}-${width}.jpg`))
  }
  writeFileSync(
    file(`${name}.jpg`),
    await sharp(picture).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
  )
}

function file(name) {
  return path.join(folder, name)
}
