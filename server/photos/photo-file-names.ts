import { type PhotoFormat, photoFormats, photoVariant, photoWidths } from '#domain/values/photo.ts'

/** The names of all files of a photo. */
export function photoFileNames(name: string) {
  const copies = photoWidths.flatMap((width) =>
    photoFormats.map((format) => photoVariant(name, { width, format })),
  )
  return [name, ...copies]
}

export const mediaTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const satisfies Record<PhotoFormat, string>
