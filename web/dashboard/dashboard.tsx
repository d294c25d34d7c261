import { BookOpen, Plus } from 'lucide'
import { type ReactNode, useMemo, useState } from 'react'
import { offerWhenNoCredit } from '#domain/money/credits.ts'
import type { Desk, DeskGuide } from '#web/calls/desk.ts'
import { loadSoonStays } from '#web/calls/stays.ts'
import { dashboardCopy } from '#web/copy/dashboard.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { ButtonLink } from '#web/ui/buttons/links.tsx'
import { latePart } from '#web/ui/load-part.ts'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { CreditsPanel } from './credits-panel.tsx'
import type { GuideQuestion, Offers, OpenDialog } from './guide-dialogs.tsx'
import { GuideList } from './guide-list.tsx'
import { LoadFailed } from './load-failed.tsx'
import { CheckNotice, NoticeBoard } from './notice-board.tsx'
import { DeskContext, type DeskOfCards, deskTitleId, type Notices } from './use-desk.ts'

/** Most visits to the desk ask no question. */
const GuideDialogs = latePart(async () => (await import('./guide-dialogs.tsx')).GuideDialogs)

type DashboardProps = {
  desk: Desk
  appUrl: string
  notices: Notices
  offers: Offers
  /** What a host must know of the plan before the guides. */
  planNotices: ReactNode
  /** Whether a text that was brought for a guide still waits on this device to be looked through. */
  hasReview: (guideId: string) => Promise<boolean>
  /** The editor, or another page of its own, stands over the desk. */
  isCovered: boolean
}

/** The host's desk: what is live, what is missing, how many credits. */
export function Dashboard(props: DashboardProps) {
  const { desk, appUrl, notices, offers, planNotices, hasReview, isCovered } = props
  const copy = useCopy(dashboardCopy)
  const locale = useLocale()
  const { guides, credits, creditsError } = desk
  const [dialog, setDialog] = useState<OpenDialog>()
  const { say } = notices
  const deskOfCards = useMemo<DeskOfCards>(() => {
    const ask = async (question: GuideQuestion) => {
      setDialog(question)
      const soon = { stays: await loadSoonStays(question.guide.id, locale) }
      setDialog((shown) => (shown === question ? { ...question, soon } : shown))
    }
    return {
      appUrl,
      say,
      mayPublish: (guide) => {
        // Figures that could not be loaded count as zero.
        const offer = offerWhenNoCredit(credits ?? {})
        if (offer) setDialog({ is: offer, guide })
        return !offer
      },
      askToConfirm: async (guide, asked) => {
        setDialog({ is: 'confirm', guide, asked, hasReview: await hasReview(guide.id) })
      },
      askToUnpublish: (guide) => void ask({ is: 'unpublish', guide }),
      askToDelete: (guide) => void ask({ is: 'delete', guide }),
    }
  }, [appUrl, say, credits, locale, hasReview])
  // What covers it has the heading of the page.
  const Title = isCovered ? 'h2' : 'h1'
  return (
    <DeskContext value={deskOfCards}>
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 pt-8 pb-24 sm:px-6">
        <header className="flex items-center justify-between gap-3">
          <Title
            id={deskTitleId}
            tabIndex={-1}
            className="min-w-0 outline-none max-sm:text-[1.625rem]"
          >
            {copy.title}
          </Title>
          <ButtonLink
            to="/guides/new"
            tone="primary"
            icon={Plus}
            preventScrollReset
            className="shrink-0 max-sm:px-4"
          >
            {copy.create}
          </ButtonLink>
        </header>
        {planNotices}
        <CreditsPanel credits={credits} error={creditsError} />
        <NoticeBoard
          notices={notices}
          guides={guides ?? []}
          isCovered={isCovered || dialog !== undefined}
        />
        <CheckNotice guides={guides} />
        <Guides guides={guides} />
      </div>
      {dialog ? (
        <GuideDialogs dialog={dialog} offers={offers} onClose={() => setDialog(undefined)} />
      ) : null}
    </DeskContext>
  )
}

function Guides({ guides }: { guides?: DeskGuide[] }) {
  const copy = useCopy(dashboardCopy)
  if (!guides) return <LoadFailed retry={copy.retry}>{copy.listFailed}</LoadFailed>
  if (guides.length > 0) return <GuideList guides={guides} />
  return (
    <EmptyState
      icon={BookOpen}
      title={copy.empty.title}
      action={
        <ButtonLink to="/guides/new" tone="primary" icon={Plus}>
          {copy.create}
        </ButtonLink>
      }
    >
      {copy.empty.lead}
    </EmptyState>
  )
}
