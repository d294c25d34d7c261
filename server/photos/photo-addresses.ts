import { type PhotoFormat, photoFormats, photoVariant, photoWidths } from '#domain/values/photo.ts'
import type { Copy } from './encoding/picture.ts'
import type { PhotoFile } from './photo-stores.ts'

/** Where photos lie on our own address. */
export const photosBase = '/photos/'

type Addresses = {
  appUrl: () => string
  isOurOrigin: (origin: string) => boolean
  /** Where the photo store itself shows its files to the public, when it does. */
  publicBase: string | undefined
}

/** Between the paths we keep and the full addresses the world sees. */
export function photoAddresses({ appUrl, isOurOrigin, publicBase }: Addresses) {
  const base = publicBase && (publicBase.endsWith('/') ? publicBase : `${publicBase}/`)
  return {
    /** A stored path as a full address; what is a full address already stays one. */
    addressOf(path: string) {
      if (!path.startsWith('/')) return path
      if (base && path.startsWith(photosBase)) return base + path.slice(photosBase.length)
      return appUrl() + path
    },
    /** The file of a stored path as it was uploaded; undefined when it is none of ours. */
    findFileName(path: string) {
      return path.startsWith(photosBase) ? path.slice(photosBase.length) : undefined
    },
    /** The stored path behind an address of ours; undefined when it leads elsewhere. */
    findPath(address: string) {
      if (base && address.startsWith(base)) return photosBase + address.slice(base.length)
      if (/^\/[^/\\]/.test(address)) return address
      const url = URL.parse(address)
      return url && isOurOrigin(url.origin) ? url.pathname : undefined
    },
  }
}

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

/** By the end of a file's name. */
export function mediaTypeOf(name: string) {
  const format = photoFormats.find((known) => name.endsWith(`.${known}`))
  return format ? mediaTypes[format] : 'application/octet-stream'
}
