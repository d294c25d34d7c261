import type { Resources } from '#server/resources.ts'
import { refusingFailures } from './upload-photo.ts'

type Upload = { hostId: string; bytes: Uint8Array }

/** Refuses what would be refused as an upload; keeps nothing. */
export function checkPhoto(resources: Resources, { hostId, bytes }: Upload) {
  const { encoding, encoders } = resources.photos
  const look = () => encoders.atUpload.run('look', bytes)
  return encoding.enter(() => refusingFailures(resources, look), hostId)
}
