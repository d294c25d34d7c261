import type { RefusalCode } from '#domain/messages/refusals.ts'
import { isHeicType } from '#domain/values/photo.ts'

export type OpenedPhoto = { bitmap: ImageBitmap; width: number; height: number }

class PhotoRefused extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode) {
    super(code)
    this.code = code
  }
}

/** Why there is no photo; a browser that gives up on one says nothing. */
export function refusalOf(reason: unknown): RefusalCode {
  return reason instanceof PhotoRefused ? reason.code : 'photo_damaged'
}

const leastSide = 200

/** Decodes what the host picked, upright, or says why it cannot be a photo. */
export async function openPhoto(file: Blob): Promise<OpenedPhoto> {
  if (file.size === 0) throw new PhotoRefused('photo_empty')
  const bitmap = await createImageBitmap(file).catch(async () => {
    throw new PhotoRefused(await whyUnreadable(file))
  })
  const { width, height } = bitmap
  if (Math.min(width, height) < leastSide) throw new PhotoRefused('photo_too_small')
  return { bitmap, width, height }
}

/** Most browsers cannot open an iPhone's own format; what it is shows in its first bytes, whatever its name says. */
async function whyUnreadable(file: Blob): Promise<RefusalCode> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, 32).arrayBuffer())
  if (isHeicType(file.type) || /^.{4}ftyp(hei|hev|mif1|msf1)/s.test(head)) return 'photo_heic'
  return file.type.startsWith('image/') && !file.type.includes('svg')
    ? 'photo_damaged'
    : 'photo_not_image'
}
