import { makeCopies, makePlaceholder } from './make-copies.ts'
import { type Pixels, readPhoto, readPixels } from './read-photo.ts'

/** What is done with a picture, each in a process of its own kind. */
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
