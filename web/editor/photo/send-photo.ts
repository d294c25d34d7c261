import { type UploadOutcome, uploadPatienceMs, uploadPhoto } from './upload-photo.ts'

const bucketAddress = '/guides/photo-bucket'

type Upload = Parameters<typeof uploadPhoto>[0]

let isBucketKnown = false

/** Uploads a photo; before the first one of a page it asks whether photos can be stored at all. */
export async function sendPhoto(upload: Upload): Promise<UploadOutcome> {
  const failure = isBucketKnown ? undefined : await findBucketFailure(upload.signal)
  if (failure) return failure
  isBucketKnown = true
  return uploadPhoto(upload)
}

async function findBucketFailure(cancelled: AbortSignal): Promise<UploadOutcome | undefined> {
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(uploadPatienceMs)])
  try {
    const answer = await fetch(bucketAddress, { signal })
    if (answer.ok) return undefined
    const { error: reason, code } = await answer.json()
    return { is: 'refused', reason, code, status: answer.status }
  } catch {
    // No connection, no answer in time, or one in no shape of ours: to the host they are one thing.
    return { is: cancelled.aborted ? 'cancelled' : 'unreachable' }
  }
}
