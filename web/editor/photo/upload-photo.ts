import type { Locale } from '#domain/values/locale.ts'
import { photoBucket } from '#domain/values/photo.ts'

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

/** So long without a sign of progress, and an upload is given up. */
export const uploadTimeoutMs = 30_000

/** So long without an answer once everything is sent: photos wait their turn, and a large one takes its time to be shrunk. */
export const answerTimeoutMs = 120_000

/** Where the API takes photos, and says whether it can. */
export const photosAddress = `/api/storage/${photoBucket}`

/** Sends a photo and tells how far it is: only XMLHttpRequest can. */
export function uploadPhoto({ photo, locale, signal, onProgress }: Upload): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve({ is: 'cancelled' })
    const request = new XMLHttpRequest()
    request.open('POST', photosAddress)
    request.setRequestHeader('Accept-Language', locale)
    request.responseType = 'json'
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (outcome: UploadOutcome) => {
      clearTimeout(timer)
      resolve(outcome)
    }
    const waitOnceMore = (timeoutMs: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        end({ is: 'unreachable' })
        request.abort()
      }, timeoutMs)
    }
    request.upload.onload = () => waitOnceMore(answerTimeoutMs)
    request.upload.onprogress = ({ loaded, total }) => {
      waitOnceMore(uploadTimeoutMs)
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onload = () => end(outcomeOf(request))
    request.onerror = () => end({ is: 'unreachable' })
    request.onabort = () => end({ is: 'cancelled' })
    waitOnceMore(uploadTimeoutMs)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const body = new FormData()
    body.append('file', photo, 'photo.jpg')
    request.send(body)
  })
}

function outcomeOf({ status, response }: XMLHttpRequest): UploadOutcome {
  if (status === 201 && typeof response?.url === 'string') return { is: 'done', url: response.url }
  return { is: 'refused', reason: response?.error, code: response?.code, status }
}
