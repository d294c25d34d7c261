import { BookOpen, Plus } from 'lucide'
import { useMemo, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { offerWhenNoCredit } from '#domain/money/credits.ts'
import type { Offer } from '#domain/money/pricing.ts'
import { BoughtNotice, PlanNotices } from '#web/billing/plan-notices.tsx'
import type { Plan } from '#web/calls/billing.ts'
import type { Desk, DeskGuide } from '#web/calls/desk.ts'
import { loadStaysAhead } from '#web/calls/stays.ts'
import { useSite } from '#web/calls/use-site.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { listDrafts, removeDraftsOf } from '#web/editor/drafts/draft-store.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { latePart } from '#web/ui/load-part.ts'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { CreditsPanel } from './credits-panel.tsx'
import {
  DeskContext,
  type DeskDialog,
  type DeskOfCards,
  deskTitleId,
  type Notices,
  type Say,
  useNotices,
  usePublishing,
} from './desk-deeds.tsx'
import { GuideList } from './guide-list.tsx'
import { DeskLoading, LoadFailed } from './loading.tsx'
import { CheckNotice, NoticeBoard } from './notice-board.tsx'

/** Most visits to the desk ask no question and buy nothing. */
const GuideDialogs = latePart(async () => (await import('./guide-dialogs.tsx')).GuideDialogs)
const PlanDialog = latePart(async () => (await import('#web/billing/plan-dialog.tsx')).PlanDialog)
const UnpublishPanel = latePart(async () => (await import('./unpublish-panel.tsx')).UnpublishPanel)

/** What the dialogs over the desk may use of it. */
export type DeskOutlet = { say: Say; guides: Pick<DeskGuide, 'id' | 'name' | 'language'>[] }

type LoadedDesk = { desk: Desk; plan: Plan | undefined; offer: Offer }

type DeskPageProps = LoadedDesk & {
  /** A dialog covers the whole screen, and without scripts there is none: the desk under it can wait. */
  isHidden: boolean
}

/** The host's home, and under it the dialogs that have addresses of their own. */
export function DeskPage({ isHidden, ...loaded }: DeskPageProps) {
  const notices = useNotices()
  const outlet: DeskOutlet = { say: notices.say, guides: loaded.desk.guides ?? [] }
  return (
    <>
      {isHidden ? <DeskLoading /> : <HostDesk {...loaded} notices={notices} />}
      <Outlet context={outlet} />
    </>
  )
}

function HostDesk({ desk, plan, offer, notices }: LoadedDesk & { notices: Notices }) {
  const copy = useCopy(deskCopy)
  const locale = useLocale()
  const { appUrl = '', session } = useSite() ?? {}
  const hostId = session?.hostId ?? ''
  const isCovered = useLocation().pathname !== '/'
  const { guides, credits, creditsError } = desk
  const [dialog, setDialog] = useState<DeskDialog>()
  const { say } = notices
  const deskOfCards = useMemo<DeskOfCards>(
    () => ({
      appUrl,
      say,
      // Figures that could not be loaded count as zero.
      instead: offerWhenNoCredit(credits ?? {}),
      open: setDialog,
      askToConfirm: async (guide, asked) => {
        const drafts = await listDrafts(hostId, guide.id)
        const hasReview = drafts.some(({ pasted }) => pasted)
        setDialog({ is: 'confirm', guide, asked, hasReview })
      },
      askBefore: async (is, guide) => {
        const question = { is, guide }
        setDialog(question)
        const soon = { stays: await loadStaysAhead(guide.id, locale) }
        setDialog((shown) => (shown === question ? { ...question, soon } : shown))
      },
      forgetDrafts: (guide) => void removeDraftsOf(hostId, guide.id).catch(() => {}),
    }),
    [appUrl, hostId, say, credits, locale],
  )
  const onClose = () => setDialog(undefined)
  const { bought } = useCopy(billingCopy).notices
  return (
    <DeskContext value={deskOfCards}>
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 pt-8 pb-24 sm:px-6">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <h1
            id={deskTitleId}
            // What covers it has the heading of the page.
            aria-level={isCovered ? 2 : undefined}
            tabIndex={-1}
            className="min-w-0 outline-none max-sm:text-[1.625rem]"
          >
            {copy.title}
          </h1>
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
        <HostNotices desk={desk} plan={plan} />
        <NoticeBoard
          notices={notices}
          guides={guides ?? []}
          isCovered={isCovered || dialog !== undefined}
        />
        <CreditsPanel credits={credits} error={creditsError} />
        <CheckNotice guides={guides} />
        <Guides guides={guides} />
      </div>
      {dialog?.is === 'no_credit' ? (
        <PlanDialog
          about={dialog.instead === 'credit_limit' ? 'limit' : 'buy'}
          {...(dialog.instead === 'credit_limit' && {
            plan,
            unpublish: <UnpublishPanel onDone={onClose} />,
          })}
          propertyId={dialog.guide.id}
          offer={{ ...offer, courtesyCredits: credits?.courtesyCredits ?? offer.courtesyCredits }}
          onGrown={({ message }) => {
            const next = { deed: 'publish', guideId: dialog.guide.id } as const
            say({ tone: 'success', text: `${message} ${bought}`, next })
          }}
          onClose={onClose}
        />
      ) : dialog ? (
        <GuideDialogs dialog={dialog} onClose={onClose} />
      ) : null}
    </DeskContext>
  )
}

/** News of the plan; back from paying, the guide the purchase began with. */
function HostNotices({ desk, plan }: Pick<LoadedDesk, 'desk' | 'plan'>) {
  const { publish, isBusy } = usePublishing()
  const { guides = [], credits } = desk
  const republish = async () => {
    // One after the other, oldest first, up to the first that cannot be or is asked about.
    for (const { id } of plan?.guidesToRepublish ?? []) {
      const each = guides.find((guide) => guide.id === id)
      if (each && !(await publish(each))) return
    }
  }
  return (
    <>
      <BoughtNotice {...{ guides, credits, isBusy }} onPublish={(guide) => void publish(guide)} />
      <PlanNotices plan={plan} isBusy={isBusy} onRepublish={() => void republish()} />
    </>
  )
}

function Guides({ guides }: { guides?: DeskGuide[] }) {
  const copy = useCopy(deskCopy)
  if (!guides) return <LoadFailed>{copy.listFailed}</LoadFailed>
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
