import { useCallback, useRef, useState } from 'react'
import { guideZipMaxBytes } from '#domain/guide/exports/guide-zip.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import { sentenceOf } from '#domain/messages/refusals.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import type { Locale } from '#domain/values/locale.ts'
import { type FileAnswer, sendFile } from '#web/calls/send-file.ts'
import { newId } from '#web/ui/new-id.ts'

/** What a zip would become, as the API tells it. */
export type Summary = {
  title: string
  language?: GuideLanguage
  translations: GuideLanguage[]
  sections: { type: SectionType; entries: number }[]
  photos: number
  missing_photos: number
}

type ZipOutcome =
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

/** Photos are made anew one after the other. */
export const zipAnswerMs = 600_000

/** Sends a zip to be looked into, or to become a guide. */
async function sendZip({ zip, id, locale, onProgress }: Sending): Promise<ZipOutcome> {
  if (zip.size > guideZipMaxBytes) {
    const reason = sentenceOf('import_too_large', locale, { max: guideZipMaxBytes / 1024 ** 2 })
    return { is: 'refused', reason }
  }
  const answer = await sendFile(`/api/guidebooks/import${id ? `?id=${id}` : ''}`, {
    body: zip.slice(0, zip.size, 'application/zip'),
    locale,
    onProgress,
    answerMs: zipAnswerMs,
  })
  return answer ? outcomeOf(answer, locale) : { is: 'unreachable' }
}

function outcomeOf({ status, response }: FileAnswer, locale: Locale): ZipOutcome {
  if (status === 200 && response?.summary) return { is: 'looked', summary: response.summary }
  if (status === 201 && response?.property) return { is: 'made', id: response.property.id }
  // A proxy answers for a server that is away, and in its own words.
  if (!response?.code) return { is: 'unreachable' }
  const { error, code } = response
  return { is: 'refused', reason: error ?? sentenceOf('http_error', locale, { status }), code }
}

export type ImportState =
  | { is: 'asking' }
  /** On its way, so far; 1 is all of it, and the server is at work. */
  | { is: 'looking' | 'making'; share: number; summary?: Summary }
  | { is: 'looked'; summary: Summary }
  | { is: 'refused'; reason: string; summary?: Summary }
  | { is: 'lost'; summary?: Summary }

type Wishes = { locale: Locale; onMade: (id: string) => void; onSignedOut: () => void }

/** A zip on its way in: looked into first, and made when the host says so. */
export function useImport({ locale, onMade, onSignedOut }: Wishes) {
  const [state, setState] = useState<ImportState>({ is: 'asking' })
  /** The zip, and the guide it becomes: sent again after a lost answer, it is still the same one. */
  const chosen = useRef<{ zip: File; id: string }>(undefined)

  const send = useCallback(
    async (summary?: Summary) => {
      if (!chosen.current) return
      const { zip, id } = chosen.current
      const is = summary ? 'making' : 'looking'
      const onProgress = (share: number) => setState({ is, share, ...(summary && { summary }) })
      onProgress(0)
      const outcome = await sendZip({ zip, ...(summary && { id }), locale, onProgress })
      if (chosen.current.zip !== zip) return
      if (outcome.is === 'made') return onMade(outcome.id)
      if (outcome.is === 'refused' && outcome.code === 'unauthorized') onSignedOut()
      const known = summary && { summary }
      if (outcome.is === 'unreachable') setState({ is: 'lost', ...known })
      else setState({ ...outcome, ...known })
    },
    [locale, onMade, onSignedOut],
  )

  const choose = useCallback(
    (zip: File) => {
      chosen.current = { zip, id: newId() }
      void send()
    },
    [send],
  )
  return { state, choose, make: (summary: Summary) => void send(summary), retry: send }
}
