import beach from './cover-beach.svg?no-inline'
import cabin from './cover-cabin.svg?no-inline'
import city from './cover-city.svg?no-inline'
import { shrinkPhoto } from './shrink-photo.ts'

/** Our own drawings: they stand in the template chooser, and for a cover until there is a photo. */
export const illustrations = { city, beach, cabin } as const

export type Illustration = keyof typeof illustrations

export async function drawIllustration(name: Illustration): Promise<Blob> {
  const image = new Image()
  image.src = illustrations[name]
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  return shrinkPhoto(image, { x: 0, y: 0, width, height })
}
