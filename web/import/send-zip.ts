import { guideZipMaxBytes } from '#domain/guide/exports/guide-zip.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import { sentenceOf } from '#domain/messages/refusals.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import type { Locale } from '#domain/values/locale.ts'

/** What a zip would become, as the API tells it. */
export type Summary = {
  title: string
  language?: GuideLanguage
  translations: GuideLanguage[]
  sections: { type: SectionType; entries: number }[]
  photos: number
  missing_photos: number
}

export type ZipOutcome =
  | { is: 'looked'; summary: Summary }
  | { is: 'made'; id: string }
  | { is: 'refused'; reason: string; code?: string }
  | { is: 'unreachable' }

type Sending = {
  zip: Blob
  /** Of the guide to be made; without one the zip is only looked into. */
  id?: string
  locale: Locale
  onProgress: (share: number) => void
}

/** So long without a sign of progress, and it is given up. */
const silenceMs = 30_000
/** Photos are made anew one after the other. */
export const zipAnswerMs = 600_000

/** Sends a zip and tells how far it is: only XMLHttpRequest can. */
export function sendZip({ zip, id, locale, onProgress }: Sending): Promise<ZipOutcome> {
  if (zip.size > guideZipMaxBytes) {
    const reason = sentenceOf('import_too_large', locale, { max: guideZipMaxBytes / 1024 ** 2 })
    return Promise.resolve({ is: 'refused', reason })
  }
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/guidebooks/import${id ? `?id=${id}` : ''}`)
    request.setRequestHeader('Accept-Language', locale)
    request.setRequestHeader('Content-Type', 'application/zip')
    request.responseType = 'json'
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (timeoutMs: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), timeoutMs)
    }
    const end = (outcome: ZipOutcome) => {
      clearTimeout(timer)
      resolve(outcome)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      wait(silenceMs)
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.upload.onload = () => {
      wait(zipAnswerMs)
      onProgress(1)
    }
    request.onload = () => end(outcomeOf(request, locale))
    request.onerror = () => end({ is: 'unreachable' })
    request.onabort = () => end({ is: 'unreachable' })
    wait(silenceMs)
    request.send(zip)
  })
}

function outcomeOf({ status, response }: XMLHttpRequest, locale: Locale): ZipOutcome {
  if (status === 200 && response?.summary) return { is: 'looked', summary: response.summary }
  if (status === 201 && response?.property) return { is: 'made', id: response.property.id }
  // A proxy answers for a server that is away, and in its own words.
  if (!response?.code) return { is: 'unreachable' }
  const { error, code } = response
  return { is: 'refused', reason: error ?? sentenceOf('http_error', locale, { status }), code }
}
