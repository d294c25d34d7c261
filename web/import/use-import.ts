import { useCallback, useRef, useState } from 'react'
import type { Locale } from '#domain/values/locale.ts'
import { newId } from '#web/ui/new-id.ts'
import { type Summary, sendZip } from './send-zip.ts'

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
