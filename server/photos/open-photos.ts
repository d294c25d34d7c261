import path from 'node:path'
import { Refusal } from '#domain/messages/refusals.ts'
import { readS3Address } from '#server/storage/s3.ts'
import { openGate } from '#server/work/gate.ts'
import { openEncoder } from './encoding/open-encoder.ts'
import { photoAddresses } from './photo-addresses.ts'
import { openDiskStore, openS3Store, type PhotoStore } from './photo-stores.ts'

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

const minuteMs = 60_000
const idleMs = 5_000
/** Half as much again as the largest picture we take: 48 megapixels as AVIF. */
const mostMb = 1_536

/** Two processes for pictures, so that nobody who uploads waits for what nobody waits for; guests come before both. */
function openEncoders() {
  // A step of priority is a fifth of the processor where that is fought for, and somebody waits for the first.
  const atUpload = openEncoder({ priority: 2, limitMs: minuteMs, mostMb, idleMs })
  const afterwards = openEncoder({ priority: 10, limitMs: 5 * minuteMs, mostMb, idleMs })
  let areClosed = false
  return {
    atUpload,
    afterwards,
    areClosed: () => areClosed,
    /** What they have in hand fails at once. */
    close() {
      areClosed = true
      atUpload.close()
      afterwards.close()
    },
  }
}
