export type UploadOutcome =
  | { is: 'done'; url: string }
  | { is: 'refused'; reason?: string; code?: string; status: number }
  | { is: 'unreachable' }
  | { is: 'cancelled' }

type Upload = {
  photo: Blob
  signal: AbortSignal
  onProgress: (share: number) => void
}

/** Where a page's own uploads go; it answers what the API answers. */
export const photoUploadAddress = '/guides/photo'

/** Sends a photo and tells how far it is: only XMLHttpRequest can. */
export function uploadPhoto({ photo, signal, onProgress }: Upload): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve({ is: 'cancelled' })
    const request = new XMLHttpRequest()
    request.open('POST', photoUploadAddress)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(outcomeOf(request))
    request.onerror = () => resolve({ is: 'unreachable' })
    request.onabort = () => resolve({ is: 'cancelled' })
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
