import type { Resources } from '#server/resources.ts'
import { refusingFailures } from './upload-photo.ts'

type Upload = { hostId: string; bytes: Uint8Array }

/** Refuses what would be refused as an upload; keeps nothing. */
export function checkPhoto(resources: Resources, { hostId, bytes }: Upload) {
  const { turns, encoders } = resources.photos
  return turns(hostId, () =>
    refusingFailures(resources, () => encoders.atUpload.run('look', bytes)),
  )
}
