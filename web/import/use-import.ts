import type { InferResponseType } from 'hono/client'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { guideZipMaxBytes } from '#domain/guide/exports/guide-zip.ts'
import { sentenceOf } from '#domain/messages/refusals.ts'
import type { ApiCalls } from '#web/calls/api.ts'
import { sendFile } from '#web/calls/send-file.ts'
import { useAskToSignIn } from '#web/calls/use-deed.ts'
import { useLocale } from '#web/copy/use-copy.ts'
import { newId } from '#web/ui/new-id.ts'

/** What a zip would become, as the API tells it. */
export type Summary = InferResponseType<ApiCalls['guidebooks']['import']['$post'], 200>['summary']

/** Photos are made anew one after the other. */
export const zipAnswerMs = 600_000

export type ImportState =
  | { is: 'asking' }
  /** On its way, so far; 1 is all of it, and the server is at work. */
  | { is: 'looking' | 'making'; share: number; summary?: Summary }
  | { is: 'looked'; summary: Summary }
  | { is: 'refused'; reason: string; summary?: Summary }
  | { is: 'lost'; summary?: Summary }

/** A zip on its way in: looked into first, and made into a guide when the host says so. */
export function useImport() {
  const locale = useLocale()
  const navigate = useNavigate()
  const askToSignIn = useAskToSignIn()
  const [state, setState] = useState<ImportState>({ is: 'asking' })
  /** The zip, and the guide it becomes: sent again after a lost answer, it is still the same one. */
  const chosen = useRef<{ zip: File; id: string }>(undefined)

  /** With what it will become it is made; without, it is only looked into. */
  async function send(summary?: Summary) {
    if (!chosen.current) return
    const { zip, id } = chosen.current
    const known = summary && { summary }
    const refuse = (reason: string) => setState({ is: 'refused', reason, ...known })
    if (zip.size > guideZipMaxBytes) {
      return refuse(sentenceOf('import_too_large', locale, { max: guideZipMaxBytes / 1024 ** 2 }))
    }
    const is = summary ? 'making' : 'looking'
    const onProgress = (share: number) => setState({ is, share, ...known })
    onProgress(0)
    const answer = await sendFile(`/api/guidebooks/import${summary ? `?id=${id}` : ''}`, {
      body: zip.slice(0, zip.size, 'application/zip'),
      locale,
      onProgress,
      answerMs: zipAnswerMs,
    })
    if (chosen.current.zip !== zip) return
    const { status = 0, response } = answer ?? {}
    if (status === 201 && response?.property) {
      return navigate(`/guides/${response.property.id}/edit`, { replace: true })
    }
    if (status === 200 && response?.summary) {
      return setState({ is: 'looked', summary: response.summary })
    }
    // A proxy answers for a server that is away, and in its own words.
    if (!response?.code) return setState({ is: 'lost', ...known })
    if (response.code === 'unauthorized') askToSignIn()
    refuse(response.error ?? sentenceOf('http_error', locale, { status }))
  }

  function choose(zip: File) {
    chosen.current = { zip, id: newId() }
    void send()
  }
  return { state, choose, send }
}
