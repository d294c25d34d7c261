import { errorCodeSentence } from '#domain/messages/messages.ts'
import { type ScreenRefusal, screenSentenceOf } from '#domain/messages/screen-refusals.ts'
import type { Locale } from '#domain/values/locale.ts'
import { isFailure, readRefusal, type Said } from './read-refusal.ts'

export type Refused = Partial<Said> & {
  is: 'refused'
  code: string
  /** Why, to stand after what could not be done. */
  message: string
  status: number
}

export type Answered<Value> =
  | { is: 'done'; value: Value }
  | Refused
  /** Nobody answered: whether it was done is not known. */
  | { is: 'unreachable' }

type Answer = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>

type ValueOf<Any> = Any extends { ok: true; json: () => Promise<infer Value> } ? Value : never

/** Asks the API from the browser; whatever happens on the way, the answer is no throw. */
export async function ask<Sent extends Promise<Answer>>(
  locale: Locale,
  call: () => Sent,
): Promise<Answered<ValueOf<Awaited<Sent>>>> {
  try {
    const answer = await call()
    if (!answer.ok) return refusedBy(await readRefusal(answer), answer.status, locale)
    return { is: 'done', value: await readYes(answer) }
  } catch {
    // No connection, no answer in time, or one in no shape of ours: to the host they are one thing.
    return { is: 'unreachable' }
  }
}

/** The typed client knows what a yes holds, and `ok` has said that it is one. */
async function readYes<Any extends Answer>(answer: Any): Promise<ValueOf<Any>> {
  const value: unknown = answer.status === 204 ? undefined : await answer.json()
  return value as ValueOf<Any>
}

function refusedBy(said: Partial<Said>, status: number, locale: Locale): Refused {
  const message = reasonOf({ ...said, status }, locale)
  return { ...said, is: 'refused', code: said.code ?? 'http_error', message, status }
}

/** It is asked again: ours said so, or a proxy answered for a server that is away. */
export function isAway({ code, status }: Refused) {
  return code === 'unavailable' || (code === 'http_error' && status >= 502 && status <= 504)
}

/** What the API says when it says no, or only that something could not be done. */
export async function whyNot(
  answer: Parameters<typeof readRefusal>[0],
  what: ScreenRefusal,
  locale: Locale,
) {
  return (await readRefusal(answer)).error ?? screenSentenceOf(what, locale)
}

/**
 * Why something could not be done, to stand after what could not be done: of a failure the API only names the deed, so
 * the screen says what to do about it instead.
 */
export function reasonOf(
  { error, code, errorCode, status }: Partial<Said> & { status: number },
  locale: Locale,
) {
  if (isFailure(code)) {
    const reason = screenSentenceOf(code, locale)
    return errorCode ? `${reason} ${errorCodeSentence(errorCode, locale)}.` : reason
  }
  return error ?? screenSentenceOf('http_error', locale, { status })
}

type Sending = {
  body: Blob | FormData
  locale: Locale
  onProgress: (share: number) => void
  signal?: AbortSignal
  /** So long without an answer once everything is sent, and it is given up. */
  answerMs: number
}

/** So long without a sign of progress, and what is being sent is given up. */
export const silenceMs = 30_000

/** Sends a file and tells how far it is: only XMLHttpRequest can. No answer where nobody gave one, or it was called off. */
export function sendFile(
  address: string,
  { body, locale, onProgress, signal, answerMs }: Sending,
): Promise<Pick<XMLHttpRequest, 'status' | 'response'> | undefined> {
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
