import { photosAddress, type UploadOutcome, uploadPhoto, uploadTimeoutMs } from './upload-photo.ts'

type Upload = Parameters<typeof uploadPhoto>[0]

let isBucketKnown = false

/** Uploads a photo; before the first one of a page it asks whether photos can be stored at all. */
export async function sendPhoto(upload: Upload): Promise<UploadOutcome> {
  const failure = isBucketKnown ? undefined : await findBucketFailure(upload)
  if (failure) return failure
  isBucketKnown = true
  return uploadPhoto(upload)
}

async function findBucketFailure(upload: Upload): Promise<UploadOutcome | undefined> {
  const { locale, signal: cancelled } = upload
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(uploadTimeoutMs)])
  try {
    const headers = { 'Accept-Language': locale }
    const answer = await fetch(photosAddress, { headers, signal })
    if (answer.ok) return undefined
    const { error: reason, code } = await answer.json()
    return { is: 'refused', reason, code, status: answer.status }
  } catch {
    // No connection, no answer in time, or one in no shape of ours: to the host they are one thing.
    return { is: cancelled.aborted ? 'cancelled' : 'unreachable' }
  }
}
