import { useCallback, useMemo, useState } from 'react'
import type { DeskAnswer, DeskGuide } from '#web/calls/desk.ts'

export type Notice = {
  tone: 'success' | 'error' | 'info'
  text: string
  /** What a host does next with the guide it is about. */
  next?: { deed: 'publish' | 'share'; guideId: string }
}

/** How a deed went, in a sentence. */
export function noticeOf({ is, message }: DeskAnswer): Notice {
  return { tone: is === 'done' ? 'success' : 'error', text: message }
}

/** What is said of a guide that was published, and what its host does next. */
export function publishedNotice(answer: DeskAnswer, { id }: Pick<DeskGuide, 'id'>): Notice {
  const notice = noticeOf(answer)
  return answer.is === 'done' ? { ...notice, next: { deed: 'share', guideId: id } } : notice
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
