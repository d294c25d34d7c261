export const photoBucket = 'guidebook-photos'

export const photoMaxBytes = 5 * 1024 * 1024

/** Phones' own format: converted where the browser can, otherwise refused with what to do. */
const heicTypes = ['image/heic', 'image/heif'] as const

export const photoWidths = [480, 828, 1170, 1600] as const

export type PhotoWidth = (typeof photoWidths)[number]

export const photoFormats = ['avif', 'webp', 'jpg'] as const

export type PhotoFormat = (typeof photoFormats)[number]

export const photoCacheSeconds = 3600

export function isHeicType(type: string): boolean {
  return heicTypes.some((heic) => heic === type.toLowerCase())
}

/** A file name no other upload has: its moment and chance, never the name the host's device gave. */
export function photoFileName(upload: { at: Date; randomBytes: Uint8Array; format: PhotoFormat }) {
  if (upload.randomBytes.length < 8)
    throw new RangeError('a photo name takes at least 8 random bytes')
  const random = Array.from(upload.randomBytes, (byte) => byte.toString(16).padStart(2, '0'))
  return `${upload.at.getTime()}-${random.join('')}.${upload.format}`
}

// What stays of a photo's name in the names of its copies.
const stem = /^\d{1,15}-[0-9a-f]{16,64}/

/** What a photo and all its copies are called alike, by the path or the name of any of them; empty for none of ours. */
export function photoStemOf(file: string): string {
  return stem.exec(file.slice(file.lastIndexOf('/') + 1))?.[0] ?? ''
}

/** Whether a photo or a copy of one can be called so. */
export function isPhotoFileName(name: string): boolean {
  return stem.test(name) && /^(?:-\d{2,4})?\.(?:avif|webp|jpg)$/.test(name.replace(stem, ''))
}

/** Where a smaller copy of a photo lies: `/photos/a.jpg` -> `/photos/a-828.avif`. */
export function photoVariant(photo: string, copy: { width: PhotoWidth; format: PhotoFormat }) {
  return `${photo.replace(/\.(?:avif|webp|jpe?g|png)$/i, '')}-${copy.width}.${copy.format}`
}

/** All of a photo's copies in one format, for a browser to choose from. */
export function photoSrcset(photo: string, format: PhotoFormat): string {
  return photoWidths
    .map((width) => `${photoVariant(photo, { width, format })} ${width}w`)
    .join(', ')
}

/** Whether a stored photo address may be loaded: a path of ours, a web address, or a picture just chosen. */
export function isPhotoAddress(address: string): boolean {
  return /^(?:\/(?!\/)|https?:\/\/|blob:)/i.test(address)
}
