import type { Disk } from 'flydrive'
import { photoCacheSeconds } from '#domain/photo.ts'

/** Where the files of photos are kept, by name. */
export type PhotoStore = {
  put: (file: PhotoFile) => Promise<void>
  /** Undefined when there is no such file. */
  find: (name: string) => Promise<Uint8Array | undefined>
  /** A file that is not there is as good as removed. */
  remove: (name: string) => Promise<void>
  /** Looks into the store; throws when it cannot be reached. */
  check: () => Promise<void>
}

export type PhotoFile = { name: string; bytes: Uint8Array; type: string }

/** Any flydrive disk as a photo store. */
export function storeOn(disk: Disk, check: () => Promise<void>): PhotoStore {
  return {
    check,
    async put({ name, bytes, type }) {
      const cacheControl = `public, max-age=${photoCacheSeconds}`
      await disk.put(name, bytes, { contentType: type, cacheControl })
    },
    async find(name) {
      try {
        return await disk.getBytes(name)
      } catch (error) {
        if (isMissingFile(error)) return undefined
        throw error
      }
    },
    async remove(name) {
      try {
        await disk.delete(name)
      } catch (error) {
        if (!isMissingFile(error)) throw error
      }
    },
  }
}

/** The store's own word for what went wrong, whoever wrapped it on the way. */
export function storeErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.cause instanceof Error) return storeErrorCode(error.cause)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

export function isStoreMissing(error: unknown) {
  return ['NoSuchBucket', 'ENOTDIR', 'EACCES', 'EROFS', 'EPERM'].includes(storeErrorCode(error))
}

function isMissingFile(error: unknown) {
  return ['ENOENT', 'NoSuchKey', 'NotFound'].includes(storeErrorCode(error))
}
