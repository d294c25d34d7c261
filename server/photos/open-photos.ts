import path from 'node:path'
import { readS3Address } from '#server/storage/s3.ts'
import { openEncoders, openEncodingGate } from './encoding/open-encoder.ts'
import { openDiskStore, openS3Store, type PhotoStore, photosBase } from './store.ts'

export type Photos = Awaited<ReturnType<typeof openPhotos>> & { privateStore: PhotoStore }

type Options = {
  /** `disk`, or the address of a bucket. */
  photos: string
  dataDir: string
  appUrl: () => string
  isOurOrigin: (origin: string) => boolean
}

/** Where photos are, under which addresses, and whose turn it is to be re-encoded. */
export async function openPhotos({ photos, dataDir, appUrl, isOurOrigin }: Options) {
  const bucket = photos === 'disk' ? undefined : readS3Address(photos)
  const store = bucket ? openS3Store(bucket) : await openDiskStore(path.join(dataDir, 'photos'))
  return {
    store,
    encoders: openEncoders(),
    encoding: openEncodingGate(),
    ...photoAddresses({ appUrl, isOurOrigin, publicBase: bucket?.publicBase }),
  }
}

/** Beside the photos, for files of hosts alone: no address leads here. */
export function openPrivateStore({ photos, dataDir }: Pick<Options, 'photos' | 'dataDir'>) {
  if (photos === 'disk') return openDiskStore(path.join(dataDir, 'private'))
  const place = { folder: 'private/', cacheControl: 'private, no-store' }
  return openS3Store(readS3Address(photos), place)
}

type Addresses = Pick<Options, 'appUrl' | 'isOurOrigin'> & {
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
