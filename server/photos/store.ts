import { existsSync } from 'node:fs'
import { opendir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { addAbortSignal, type Readable } from 'node:stream'
import {
  type PhotoFormat,
  photoCacheSeconds,
  photoFormats,
  photoVariant,
  photoWidths,
} from '#domain/values/photo.ts'
import { prepareDataDir } from '#server/storage/data-dir.ts'
import { openS3Client, readS3Address, type S3Address } from '#server/storage/s3.ts'
import { openEncoders, openEncodingGate } from './encoding/open-encoder.ts'
import type { Copy } from './encoding/picture.ts'

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
      if (base && path.startsWith(photosBase)) return base + photoNameOf(path)
      return appUrl() + path
    },
    /** The file of a stored path as it was uploaded; undefined when it is none of ours. */
    findFileName(path: string) {
      return path.startsWith(photosBase) ? photoNameOf(path) : undefined
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

/** Where photos lie on our own address. */
export const photosBase = '/photos/'

/** The name of a photo of ours, by its path. */
export const photoNameOf = (path: string) => path.slice(photosBase.length)

/** The names of all files of a photo, its own first. */
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

/** Where the files of photos are kept, by name. */
export type PhotoStore = {
  /** A name that is taken already is refused, never overwritten. */
  put: (file: PhotoFile) => Promise<void>
  /** Undefined when there is no such file. */
  find: (name: string) => Promise<Uint8Array | undefined>
  /** A file that is not there is as good as removed. */
  remove: (name: string) => Promise<void>
  /** The name of some file, to tell whether there are any. */
  findAny: () => Promise<string | undefined>
  /** Looks into the store; throws when it cannot be reached. */
  check: () => Promise<void>
  close: () => void
}

export type PhotoFile = { name: string; bytes: Uint8Array; type: string }

/** The store's own word for what went wrong. */
export function storeErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** The folder or bucket itself is not there, or not for us. */
export function isStoreMissing(error: unknown) {
  return storeMissing.has(storeErrorCode(error))
}

const storeMissing = new Set(['NoSuchBucket', 'ENOENT', 'ENOTDIR', 'EACCES', 'EROFS', 'EPERM'])

/** Photos in a folder of this machine. */
export async function openDiskStore(folder: string): Promise<PhotoStore> {
  // One that is there may be read although nothing can be written: guests are shown what is in it.
  if (!existsSync(folder)) prepareDataDir(folder)
  const fileOf = (name: string) => path.join(folder, path.basename(name))
  return {
    put: ({ name, bytes }) => writeFile(fileOf(name), bytes, { flag: 'wx', flush: true }),
    async find(name) {
      try {
        return await readFile(fileOf(name))
      } catch (error) {
        if (storeErrorCode(error) === 'ENOENT') return undefined
        throw error
      }
    },
    remove: (name) => rm(fileOf(name), { force: true }),
    async findAny() {
      const [first] = await readdir(folder)
      return first
    },
    async check() {
      const listing = await opendir(folder)
      await listing.read()
      await listing.close()
    },
    close() {},
  }
}

const patience = { connectMs: 3_000, answerMs: 10_000 }

type Place = { folder?: string; cacheControl?: string; arrivalMs?: number }

/** Photos in a bucket of any S3-compatible service. */
export function openS3Store(address: S3Address, place: Place = {}): PhotoStore {
  const { folder = '', cacheControl = `public, max-age=${photoCacheSeconds}` } = place
  // How long a photo may be on its way, once the store has begun to send it.
  const { arrivalMs = 30_000 } = place
  const { bucket: Bucket } = address
  const client = openS3Client(address, patience)

  async function find(name: string) {
    try {
      const { Body } = await client.getObject({ Bucket, Key: folder + name })
      if (Body) addAbortSignal(AbortSignal.timeout(arrivalMs), Body as unknown as Readable)
      return await Body?.transformToByteArray()
    } catch (error) {
      if (storeErrorCode(error) === 'NoSuchKey') return undefined
      throw error
    }
  }

  return {
    async put({ name, bytes, type }) {
      const object = { Bucket, Key: folder + name, Body: bytes, ContentType: type }
      try {
        await client.putObject({ ...object, CacheControl: cacheControl, IfNoneMatch: '*' })
      } catch (error) {
        // Where an answer was lost on the way, the client sent again what is there already.
        if (storeErrorCode(error) !== 'PreconditionFailed') throw error
        const there = await find(name)
        if (!there || Buffer.compare(there, bytes) !== 0) throw error
      }
    },
    find,
    async remove(name) {
      await client.deleteObject({ Bucket, Key: folder + name })
    },
    /** Beside folders: somebody may keep backups in one. */
    async findAny() {
      const asked = { Bucket, Delimiter: '/', MaxKeys: 1000 }
      const { Contents = [] } = await client.listObjectsV2(asked)
      return Contents.find(({ Key }) => Key && !Key.includes('/'))?.Key
    },
    async check() {
      await client.listObjectsV2({ Bucket, MaxKeys: 1 })
    },
    close: () => client.destroy(),
  }
}
