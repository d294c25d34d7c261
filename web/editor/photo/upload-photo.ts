import type { Locale } from '#domain/values/locale.ts'
import { photoBucket } from '#domain/values/photo.ts'
import { sendFile, silenceMs } from '#web/calls/send-file.ts'

export type UploadOutcome =
  | { is: 'done'; url: string }
  | { is: 'refused'; reason?: string; code?: string; status: number }
  | { is: 'unreachable' }
  | { is: 'cancelled' }

type Upload = {
  photo: Blob
  /** The language to be refused in. */
  locale: Locale
  signal: AbortSignal
  onProgress: (share: number) => void
}

/** Photos wait their turn, and a large one takes its time to be shrunk. */
export const answerTimeoutMs = 120_000

/** Where the API takes photos, and says whether it can. */
export const photosAddress = `/api/storage/${photoBucket}`

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
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(silenceMs)])
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

export async function uploadPhoto({ photo, ...how }: Upload): Promise<UploadOutcome> {
  const body = new FormData()
  body.append('file', photo, 'photo.jpg')
  const answer = await sendFile(photosAddress, { ...how, body, answerMs: answerTimeoutMs })
  if (!answer) return { is: how.signal.aborted ? 'cancelled' : 'unreachable' }
  const { status, response } = answer
  if (status === 201 && typeof response?.url === 'string') return { is: 'done', url: response.url }
  return { is: 'refused', reason: response?.error, code: response?.code, status }
}
