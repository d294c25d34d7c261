import { mkdir, opendir } from 'node:fs/promises'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { storeOn } from './photo-store.ts'

/** Photos in a folder of this machine. */
export async function openDiskStore(folder: string) {
  await mkdir(folder, { recursive: true })
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'public' }))
  return storeOn(disk, async () => {
    const listing = await opendir(folder)
    await listing.read()
    await listing.close()
  })
}
