import { BookOpen, Plus } from 'lucide'
import { useMemo, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import {
  boughtNews,
  isCourtesyPlan,
  type NoCreditOffer,
  offerWhenNoCredit,
  shouldHintToUnpublish,
} from '#domain/money/credits.ts'
import type { Offer } from '#domain/money/pricing.ts'
import { PlanNotices } from '#web/billing/plan-notices.tsx'
import type { Plan } from '#web/calls/billing.ts'
import { type Desk, type DeskCredits, type DeskGuide, loadPublished } from '#web/calls/desk.ts'
import { loadSoonStays } from '#web/calls/stays.ts'
import { isSignedOut, useAskToSignIn } from '#web/calls/use-deed.ts'
import { useSite } from '#web/calls/use-site.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { listDrafts } from '#web/editor/drafts/draft-store.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { latePart } from '#web/ui/load-part.ts'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { DeskLoading } from './desk-loading.tsx'
import type { OpenDialog } from './guide-dialogs.tsx'
import { GuideList } from './guide-list.tsx'
import { LoadFailed, RetryButton } from './load-failed.tsx'
import { CheckNotice, NoticeBoard } from './notice-board.tsx'
import {
  BoughtNotice,
  DeskContext,
  type DeskOfCards,
  deskTitleId,
  type Notices,
  type Say,
  useBought,
  useNotices,
  usePublishing,
} from './use-desk.tsx'

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

type DeskDialog =
  | OpenDialog
  | { is: 'no_credit'; instead: NoCreditOffer | undefined; guide: DeskGuide }

function HostDesk({ desk, plan, offer, notices }: LoadedDesk & { notices: Notices }) {
  const copy = useCopy(deskCopy)
  const locale = useLocale()
  const { appUrl = '', session } = useSite() ?? {}
  const hostId = session?.hostId ?? ''
  const isCovered = useLocation().pathname !== '/'
  const { guides, credits, creditsError } = desk
  const [dialog, setDialog] = useState<DeskDialog>()
  const { say } = notices
  const askToSignIn = useAskToSignIn()
  const [published, setPublished] = useState<ReturnType<typeof loadPublished>>()
  const askForPublished = () => {
    const answered = loadPublished(locale)
    setPublished(answered)
    void answered.then((answer) => isSignedOut(answer) && askToSignIn())
  }
  const deskOfCards = useMemo<DeskOfCards>(() => {
    // Figures that could not be loaded count as zero.
    const instead = offerWhenNoCredit(credits ?? {})
    return {
      appUrl,
      say,
      hasCredit: !instead,
      offerCredit: (guide) => setDialog({ is: 'no_credit', instead, guide }),
      askToConfirm: async (guide, asked) => {
        const drafts = await listDrafts(hostId, guide.id)
        const hasReview = drafts.some(({ pasted }) => pasted)
        setDialog({ is: 'confirm', guide, asked, hasReview })
      },
      askBefore: async (is, guide) => {
        const question = { is, guide }
        setDialog(question)
        const soon = { stays: await loadSoonStays(guide.id, locale) }
        setDialog((shown) => (shown === question ? { ...question, soon } : shown))
      },
    }
  }, [appUrl, hostId, say, credits, locale])
  const onClose = () => setDialog(undefined)
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
            unpublish: {
              panel: published && (
                <UnpublishPanel published={published} onRetry={askForPublished} onDone={onClose} />
              ),
              onShow: askForPublished,
            },
          })}
          propertyId={dialog.guide.id}
          offer={{ ...offer, courtesyCredits: credits?.courtesyCredits ?? offer.courtesyCredits }}
          onGrown={({ message: text }) => say({ tone: 'success', text })}
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
  const boughtFor = useBought()
  const { guides = [], credits } = desk
  const guide = guides.find(({ id }) => id === boughtFor)
  const news = boughtFor === null ? undefined : boughtNews({ guide, credits })
  const republish = async () => {
    const wanted = new Set(plan?.guidesToRepublish.map(({ id }) => id))
    // One after the other, up to the first that cannot be or is asked about.
    for (const each of guides) if (wanted.has(each.id) && !(await publish(each))) return
  }
  return (
    <>
      {news ? (
        <BoughtNotice
          key={boughtFor}
          isBusy={isBusy}
          onPublish={() => guide && void publish(guide)}
          {...{ news, guide }}
        />
      ) : null}
      <PlanNotices plan={plan} isBusy={isBusy} onRepublish={() => void republish()} />
    </>
  )
}

function Guides({ guides }: { guides?: DeskGuide[] }) {
  const copy = useCopy(deskCopy)
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

function CreditsPanel({ credits, error }: { credits?: DeskCredits; error?: string }) {
  const { credits: copy, retry } = useCopy(deskCopy)
  if (!credits) {
    return (
      <section
        aria-label={copy.label}
        className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-hairline bg-surface px-4 py-4 sm:px-6"
      >
        <p role="alert" className="text-danger-ink">
          {error}
        </p>
        <RetryButton>{retry}</RetryButton>
      </section>
    )
  }
  return (
    <section
      aria-label={copy.label}
      className="grid grid-cols-3 overflow-hidden rounded-card border border-hairline bg-surface lg:grid-cols-[1fr_1fr_1fr_1.4fr]"
    >
      <dl className="contents">
        <Figure name={copy.label} value={credits.guideCredits} />
        <Figure name={copy.published} value={credits.publishedGuidesCount} />
        <Figure name={copy.available} value={credits.availableCredits} isMain />
      </dl>
      <Reading credits={credits} />
    </section>
  )
}

function Figure({ name, value, isMain }: { name: string; value: number; isMain?: boolean }) {
  return (
    <div className="border-hairline px-4 py-4 not-first:border-l max-sm:px-3 sm:px-6 sm:py-5">
      <dt className="text-sm break-words hyphens-auto text-ink-soft">{name}</dt>
      <dd
        className={joinClasses(
          'mt-1 font-heading text-3xl font-semibold leading-none tabular-nums',
          isMain && 'text-agave-ink',
        )}
      >
        {value}
      </dd>
    </div>
  )
}

/** The figures in a sentence: what they let the host do now. */
function Reading({ credits }: { credits: DeskCredits }) {
  const { title, lead, isWarm } = useReading(credits)
  return (
    <div
      className={joinClasses(
        'col-span-3 border-t border-hairline px-4 py-4 sm:px-6 lg:col-span-1 lg:flex lg:flex-col lg:justify-center lg:border-t-0 lg:border-l',
        isWarm && 'bg-sun-soft',
      )}
    >
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-ink-soft">{lead}</p>
    </div>
  )
}

function useReading(credits: DeskCredits) {
  const copy = useCopy(deskCopy).credits
  const { availableCredits: available, overLimit } = credits
  if (overLimit > 0) return { title: copy.over, lead: copy.overLead(overLimit), isWarm: true }
  if (isCourtesyPlan(credits)) {
    return { title: copy.courtesy, lead: copy.courtesyLead(available), isWarm: true }
  }
  if (available > 0) return { title: copy.covered, lead: copy.coveredLead(available) }
  const lead = shouldHintToUnpublish(credits) ? copy.regain : copy.noneLead
  return { title: copy.none, lead, isWarm: true }
}
