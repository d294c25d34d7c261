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
