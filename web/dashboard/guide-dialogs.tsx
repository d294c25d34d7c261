import type { ReactNode } from 'react'
import type { NoCreditOffer } from '#domain/money/credits.ts'
import type { AskedFacts } from '#web/calls/ask.ts'
import type { DeskGuide } from '#web/calls/desk.ts'
import { dashboardCopy } from '#web/copy/dashboard.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { DeedDialog } from './deed-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import type { SoonAnswer } from './soon-stays.tsx'
import { UnpublishPanel } from './unpublish-panel.tsx'

/** A guide is about to be taken from its guests; who they are is on its way. */
export type GuideQuestion = { is: 'unpublish' | 'delete'; guide: DeskGuide; soon?: SoonAnswer }

export type OpenDialog =
  | GuideQuestion
  | { is: 'confirm'; guide: DeskGuide; asked: AskedFacts }
  | { is: NoCreditOffer; guide: DeskGuide }

/** What is offered when no credit is left for a guide: a plan, or guides to take back. */
export type Offers = Record<
  NoCreditOffer,
  (offer: { guideId: string; unpublish: ReactNode; onClose: () => void }) => ReactNode
>

type GuideDialogsProps = { dialog: OpenDialog; offers: Offers; onClose: () => void }

/** The one dialog that is open over the desk. */
export default function GuideDialogs({ dialog, offers, onClose }: GuideDialogsProps) {
  if (dialog.is === 'unpublish') return <UnpublishDialog {...dialog} onClose={onClose} />
  if (dialog.is === 'delete') return <DeleteDialog {...dialog} onClose={onClose} />
  if (dialog.is === 'confirm') return <PublishDialog {...dialog} onClose={onClose} />
  const unpublish = <UnpublishPanel onDone={onClose} />
  return offers[dialog.is]({ guideId: dialog.guide.id, unpublish, onClose })
}

type OneGuide = { guide: DeskGuide; soon?: SoonAnswer; onClose: () => void }

function UnpublishDialog({ guide, soon, onClose }: OneGuide) {
  const copy = useCopy(dashboardCopy).unpublish
  return (
    <DeedDialog
      guide={guide}
      soon={soon}
      intent="unpublish"
      title={copy.title(guide.name)}
      lead={copy.lead}
      confirmLabel={copy.confirm}
      cancelLabel={copy.cancel}
      onClose={onClose}
    />
  )
}

function DeleteDialog({ guide, soon, onClose }: OneGuide) {
  const copy = useCopy(dashboardCopy).remove
  return (
    <DeedDialog
      guide={guide}
      soon={soon}
      intent="delete"
      title={copy.title(guide.name)}
      lead={
        <>
          {guide.isPublished ? <p className="mb-2 font-semibold">{copy.leadPublished}</p> : null}
          <p>{copy.lead}</p>
        </>
      }
      confirmLabel={copy.confirm}
      cancelLabel={copy.cancel}
      isDangerous
      onClose={onClose}
    />
  )
}
