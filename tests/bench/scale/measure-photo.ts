import { readFile } from 'node:fs/promises'
import { photoFormats } from '#domain/values/photo.ts'
import { makeCopies, makePlaceholder, readPhoto } from '#server/photos/encoding/picture.ts'
import { naturalPicture } from './natural-picture.ts'

const rounds = 3

/** What a photo of a phone takes with all its copies, and what making them takes of a processor. */
export async function measurePhoto(file: string | undefined) {
  const picture = file ? await readFile(file) : await naturalPicture()
  const begun = process.cpuUsage()
  let copies: Awaited<ReturnType<typeof makeCopies>> = []
  for (let round = 0; round < rounds; round += 1) {
    const pixels = await readPhoto(picture)
    copies = await makeCopies(pixels, photoFormats)
    await makePlaceholder(pixels)
  }
  const { user, system } = process.cpuUsage(begun)
  const sent = copies.find(({ format, width }) => format === 'avif' && width === 828)
  // The photo itself is kept too: the same bytes as its widest JPEG, under its own name.
  const widest = copies.findLast(({ format }) => format === 'jpg')
  const files = widest ? [...copies, widest] : copies
  return {
    bytesAPhoto: files.reduce((sum, { bytes }) => sum + bytes.length, 0),
    filesAPhoto: files.length,
    bytesShown: sent?.bytes.length ?? Number.NaN,
    cpuSecondsAPhoto: (user + system) / 1_000_000 / rounds,
  }
}
