import { useCallback, useMemo, useRef, useState } from 'react'
import type { DeskAnswer } from '#web/calls/desk.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import { BannerRegion } from '#web/ui/status/banner-region.tsx'

export type Notice = { tone: 'success' | 'error' | 'info'; text: string }

/** How a deed went, in a sentence. */
export function noticeOf({ is, message }: DeskAnswer): Notice {
  return { tone: is === 'done' ? 'success' : 'error', text: message }
}

export type Say = (notice: Notice) => void

export type Notices = ReturnType<typeof useNotices>

/** What the desk has to say, newest last; each goes by itself. */
export function useNotices() {
  const [shown, setShown] = useState<(Notice & { key: number })[]>([])
  const count = useRef(0)
  const say: Say = useCallback((notice) => {
    count.current += 1
    const key = count.current
    setShown((before) => [...before.slice(-2), { ...notice, key }])
  }, [])
  const drop = useCallback((gone: number) => {
    setShown((before) => before.filter(({ key }) => key !== gone))
  }, [])
  return useMemo(() => ({ shown, say, drop }), [shown, say, drop])
}

type NoticeBoardProps = {
  notices: Notices
  /** A dialog stands over the desk: what is to be said waits until it is gone. */
  isCovered: boolean
}

/** It lies over the figures and the covers, where nothing is pressed, and goes along when the desk is scrolled. */
export function NoticeBoard({ notices, isCovered }: NoticeBoardProps) {
  const { dismiss } = useCopy(uiCopy)
  const shown = isCovered ? [] : notices.shown
  return (
    <div className="sticky top-18 z-20 -mt-26 mb-20 h-0 lg:ml-auto lg:w-96">
      <BannerRegion>
        {shown.map(({ key, tone, text }) => (
          <Banner
            key={key}
            tone={tone}
            vanishes
            dismissLabel={dismiss}
            onGone={() => notices.drop(key)}
            className="shadow-float [overflow-wrap:anywhere]"
          >
            {text}
          </Banner>
        ))}
      </BannerRegion>
    </div>
  )
}
