import { useCallback, useMemo, useState } from 'react'
import type { DeskGuide } from '#web/calls/desk.ts'

export type Notice = {
  tone: 'success' | 'error' | 'info'
  text: string
  next?: { deed: 'publish' | 'go_on_publishing' | 'share'; guideId: string }
}

export type Say = (notice: Notice) => void

export type Notices = ReturnType<typeof useNotices>

/** The last thing the desk has to say; it goes by itself. */
export function useNotices() {
  const [shown, setShown] = useState<Notice & { key: number }>()
  const say: Say = useCallback((notice) => {
    setShown((before) => ({ ...notice, key: (before?.key ?? 0) + 1 }))
  }, [])
  return useMemo(() => ({ shown, say }), [shown, say])
}

/** What the dialogs over the desk may use of it. */
export type DeskOutlet = { say: Say; guides: Pick<DeskGuide, 'id' | 'name' | 'language'>[] }
