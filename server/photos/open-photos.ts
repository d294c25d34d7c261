import path from 'node:path'
import { Refusal } from '#domain/messages/refusals.ts'
import { openGate } from '#server/work/gate.ts'
import { openDiskStore } from './open-disk-store.ts'
import { openEncoders } from './open-encoders.ts'
import { openS3Store } from './open-s3-store.ts'
import { photoAddresses } from './photo-addresses.ts'
import type { PhotoStore } from './photo-store.ts'
import { readS3Address } from './s3-address.ts'

export type Photos = Awaited<ReturnType<typeof openPhotos>> & { privateStore: PhotoStore }

type Needs = {
  /** `disk`, or the address of a bucket. */
  photos: string
  dataDir: string
  appUrl: () => string
  isOurOrigin: (origin: string) => boolean
}

/** Where photos are, under which addresses, and whose turn it is to be re-encoded. */
export async function openPhotos({ photos, dataDir, appUrl, isOurOrigin }: Needs) {
  const bucket = photos === 'disk' ? undefined : readS3Address(photos)
  const store = bucket ? openS3Store(bucket) : await openDiskStore(path.join(dataDir, 'photos'))
  return {
    store,
    encoders: openEncoders(),
    encoding: openGate({
      atOnce: encodersAtOnce,
      longestWaitMs,
      refuse: (seconds) => new Refusal('photos_busy', { values: { seconds } }),
    }),
    ...photoAddresses({ appUrl, isOurOrigin, publicBase: bucket?.publicBase }),
  }
}

/** Beside the photos, for files of hosts alone: no address leads here. */
export function openPrivateStore({ photos, dataDir }: Pick<Needs, 'photos' | 'dataDir'>) {
  if (photos === 'disk') return openDiskStore(path.join(dataDir, 'private'))
  const place = { folder: 'private/', cacheControl: 'private, no-store' }
  return openS3Store(readS3Address(photos), place)
}

/** Each may hold some hundred MB for a moment, and all the processor it gets. */
const encodersAtOnce = 1

/** A browser gives an upload up after half a minute without a sign. */
const longestWaitMs = 20_000
