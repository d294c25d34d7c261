import { type PhotoFormat, photoFormats, photoVariant, photoWidths } from '#domain/values/photo.ts'
import type { Copy } from './encoding/make-copies.ts'
import type { PhotoFile } from './photo-store.ts'

/** The names of all files of a photo. */
export function photoFileNames(name: string) {
  return [name, ...photoFormats.flatMap((format) => copyNames(name, format))]
}

/** The names of a photo's copies in one format. */
export function copyNames(name: string, format: PhotoFormat) {
  return photoWidths.map((width) => photoVariant(name, { width, format }))
}

/** A photo's copies as they are kept. */
export function filesOf(name: string, copies: readonly Copy[]): PhotoFile[] {
  return copies.map(({ bytes, ...copy }) => ({
    name: photoVariant(name, copy),
    bytes,
    type: mediaTypes[copy.format],
  }))
}

export const mediaTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const satisfies Record<PhotoFormat, string>
