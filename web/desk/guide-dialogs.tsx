import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { DeskGuide } from '#web/calls/desk.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { essentialQuestion, essentialsCopy } from '#web/copy/essentials.ts'
import { formatDays } from '#web/copy/formats/format-days.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { TextLink } from '#web/ui/buttons/button.tsx'
import { AgreeDialog } from '#web/ui/dialogs/agree-dialog.tsx'
import { AlertDialog } from '#web/ui/dialogs/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { Skeleton } from '#web/ui/status/waiting.tsx'
import {
  type DeskDialog,
  deskTitleId,
  publishedNotice,
  useDesk,
  useDeskDeed,
  useToldDeed,
} from './desk-deeds.tsx'

type Question = Exclude<DeskDialog, { is: 'no_credit' }>
type Taking = Extract<Question, { is: 'unpublish' | 'delete' }>

export function GuideDialogs({ dialog, onClose }: { dialog: Question; onClose: () => void }) {
  if (dialog.is === 'confirm') return <PublishDialog {...dialog} onClose={onClose} />
  return <TakingDialog {...dialog} onClose={onClose} />
}

/**
 * Names the guide and waits for a yes; then says how it went. When it went well it goes by itself, and the desk says it again.
 * Until it is known who is inside, which is soon or given up, nothing is taken from anybody.
 */
function TakingDialog({ is, guide, soon, onClose }: Taking & { onClose: () => void }) {
  const { remove, unpublish, soon: words } = useCopy(deskCopy)
  const isDelete = is === 'delete'
  const copy = isDelete ? remove : unpublish
  const { isBusy, isDone, notice, forget, act } = useToldDeed(onClose)
  const { forgetDrafts } = useDesk()
  const deskTitle = useRef(document.getElementById(deskTitleId))
  async function take() {
    const isTaken = await act({ intent: is, id: guide.id })
    if (isTaken && isDelete) forgetDrafts(guide)
  }
  return (
    <AlertDialog
      isDone={isDone}
      title={copy.title(guide.name)}
      description={
        <>
          {isDelete && guide.isPublished ? (
            <p className="mb-2 font-semibold">{remove.leadPublished}</p>
          ) : null}
          <p>{copy.lead}</p>
          <div role="status" className="mt-3">
            {soon ? (
              <SoonStays {...soon} />
            ) : (
              <>
                <span className="sr-only">{words.loading}</span>
                <Skeleton className="w-48" />
              </>
            )}
          </div>
        </>
      }
      cancelLabel={copy.cancel}
      onCancel={() => isBusy || onClose()}
      finalFocus={isDone && isDelete ? deskTitle : undefined}
      yes={{
        children: copy.confirm,
        tone: isDelete ? 'danger' : 'primary',
        isBusy: isBusy || !soon,
        onClick: () => void take(),
      }}
    >
      {notice ? (
        <Banner tone={notice.tone} vanishes={!isDone} onGone={forget}>
          {notice.text}
        </Banner>
      ) : null}
    </AlertDialog>
  )
}

function SoonStays({ stays }: Required<Taking>['soon']) {
  const { soon: copy } = useCopy(deskCopy)
  const locale = useLocale()
  if (!stays) return <p className="text-sm">{copy.failed}</p>
  if (stays.length === 0) return null
  const { soon, today, inside } = copy
  const said = { before: soon, arriving: today, staying: inside, leaving: inside }
  const near = stays.filter(({ isSoon }) => isSoon)
  const later = stays.length - near.length
  return (
    <div className="rounded-card bg-sun-soft p-4 text-ink">
      <ul className="flex flex-col gap-1 font-semibold">
        {near.map(({ id, phase, note, ...days }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            {said[phase]([formatDays(days, locale), note].filter(Boolean).join(' — '))}
          </li>
        ))}
        {later > 0 ? <li>{copy.later(later)}</li> : null}
      </ul>
      <p className="mt-1">{stays.length === 1 ? copy.lead : copy.leadMany}</p>
    </div>
  )
}

type PublishDialogProps = Extract<Question, { is: 'confirm' }> & { onClose: () => void }

/** Before a guide is published: what its guests will act on, and that its host says it is right. */
function PublishDialog({ guide, asked: first, hasReview, onClose }: PublishDialogProps) {
  const copy = useCopy(essentialsCopy)
  const locale = useLocale()
  const navigate = useNavigate()
  const { say } = useDesk()
  const deed = useDeskDeed()
  const [asked, setAsked] = useState(first)
  const { facts, hidden, hiddenAt = '' } = asked
  /** Of a try that was refused, because others were changed meanwhile. */
  const [said, setSaid] = useState<string[]>([])
  const publish = async () => {
    const confirm = [...said, ...facts.map(({ of }) => of)]
    const answer = await deed.act({ intent: 'publish', id: guide.id, confirm })
    if (!answer) return
    if (answer.is === 'refused' && answer.asked) {
      setSaid(confirm)
      return setAsked(answer.asked)
    }
    say(publishedNotice(answer, guide))
    onClose()
  }
  return (
    <AgreeDialog
      words={{ ...copy, title: `${copy.title} · ${guide.name}` }}
      questions={facts.map((fact) => essentialQuestion(fact, locale))}
      act={{ one: copy.publish, all: copy.publishAll }}
      note={
        <>
          {hasReview ? (
            <Pending to={wayTo(guide, { review: '' })} way={copy.goOnReviewing} onGo={onClose}>
              {copy.reviewWaits}
            </Pending>
          ) : null}
          {hidden > 0 ? (
            <Pending to={wayTo(guide, { at: hiddenAt })} way={copy.seeHidden} onGo={onClose}>
              {copy.hidden(hidden)}
            </Pending>
          ) : null}
        </>
      }
      isBusy={deed.isBusy}
      onCorrect={(place) => {
        onClose()
        navigate(wayTo(guide, { at: place }))
      }}
      onAgree={() => void publish()}
      onClose={onClose}
    />
  )
}

type PendingProps = { children: string; to: string; way: string; onGo: () => void }

/** What stands in no way of publishing, and the way to it. */
function Pending({ children, to, way, onGo }: PendingProps) {
  return (
    <p>
      {children}{' '}
      <TextLink to={to} onClick={onGo} className="inline-flex min-h-11 items-center">
        {way}
      </TextLink>
    </p>
  )
}

/** Into the editor, at what is to be put right before it is published; its save leads on with that. */
function wayTo({ id }: DeskGuide, place: { at: string } | { review: '' }) {
  return `/guides/${id}/edit?${new URLSearchParams({ ...place, for: 'publishing' })}`
}
