import type { ReactNode } from 'react'
import { guidePageCopy } from '#web/copy/guide-page.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { TextLink } from '#web/ui/buttons/button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Banner } from '#web/ui/status/banner.tsx'

type GuideFailedProps = { failure: string; as?: 'div' | 'main' }

/** In the place of a page whose guide could not be loaded. */
export function GuideFailed({ failure, as: Place = 'div' }: GuideFailedProps) {
  return (
    <Place className="mx-auto flex max-w-xl flex-col gap-4 px-4 py-16">
      <Banner tone="error">{failure}</Banner>
      <BackToDesk />
    </Place>
  )
}

export function BackToDesk({ className }: { className?: string }) {
  return (
    <TextLink to="/" className={joinClasses('inline-flex min-h-11 items-center', className)}>
      {useCopy(guidePageCopy).back}
    </TextLink>
  )
}

type GuidePageProps = {
  title: string
  /** Of the title, where the focus may have to go. */
  titleId?: string
  lead?: ReactNode
  note?: string | null
  isNarrow?: boolean
  children: ReactNode
}

/** One of the pages behind the desk: the way back, what it is about, and what is on it. */
export function GuidePage({ title, titleId, lead, note, isNarrow, children }: GuidePageProps) {
  return (
    <div
      className={joinClasses(
        'mx-auto flex w-full flex-col gap-6 px-4 pt-8 pb-24 sm:px-6',
        isNarrow ? 'max-w-2xl' : 'max-w-6xl',
      )}
    >
      <header className="flex flex-col gap-2">
        <BackToDesk className="self-start" />
        <h1
          id={titleId}
          tabIndex={titleId ? -1 : undefined}
          className="outline-none [overflow-wrap:anywhere] max-sm:text-[1.625rem]"
        >
          {title}
        </h1>
        {lead ? <p className="max-w-prose text-ink-soft">{lead}</p> : null}
        {note ? <p className="text-sm text-ink-soft">{note}</p> : null}
      </header>
      {children}
    </div>
  )
}

type StandingNoticeProps = { isPublished: boolean; isSuspended: boolean; draft: string }

/** Why nobody else can open the guide yet, or any more. */
export function StandingNotice({ isPublished, isSuspended, draft }: StandingNoticeProps) {
  const { suspended } = useCopy(guidePageCopy)
  if (isSuspended) return <Banner tone="error">{suspended}</Banner>
  return isPublished ? null : <Banner tone="info">{draft}</Banner>
}
