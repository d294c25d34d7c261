import { mkdir, opendir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type PhotoStore, storeErrorCode } from './photo-store.ts'

/** Photos in a folder of this machine. */
export async function openDiskStore(folder: string): Promise<PhotoStore> {
  await mkdir(folder, { recursive: true })
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
