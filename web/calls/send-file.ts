import type { Locale } from '#domain/values/locale.ts'

type Sending = {
  body: Blob | FormData
  locale: Locale
  onProgress: (share: number) => void
  signal?: AbortSignal
  /** So long without an answer once everything is sent, and it is given up. */
  answerMs: number
}

export type FileAnswer = Pick<XMLHttpRequest, 'status' | 'response'>

/** So long without a sign of progress, and what is being sent is given up. */
export const silenceMs = 30_000

/** Sends a file and tells how far it is: only XMLHttpRequest can. No answer where nobody gave one, or it was called off. */
export function sendFile(
  address: string,
  { body, locale, onProgress, signal, answerMs }: Sending,
): Promise<FileAnswer | undefined> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(undefined)
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('Accept-Language', locale)
    request.responseType = 'json'
    let timer: ReturnType<typeof setTimeout> | undefined
    const waitOnceMore = (timeoutMs: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), timeoutMs)
    }
    const end = (answer?: XMLHttpRequest) => {
      clearTimeout(timer)
      resolve(answer)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      waitOnceMore(silenceMs)
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.upload.onload = () => {
      waitOnceMore(answerMs)
      onProgress(1)
    }
    request.onload = () => end(request)
    request.onerror = () => end()
    request.onabort = () => end()
    waitOnceMore(silenceMs)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}
