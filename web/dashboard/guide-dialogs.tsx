import { dashboardCopy } from '#web/copy/dashboard.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { DeedDialog } from './deed-dialog.tsx'
import type { DeskGuide } from './desk.ts'
import { LimitDialog } from './limit-dialog.tsx'

export type OpenDialog =
  | { is: 'unpublish'; guide: DeskGuide }
  | { is: 'delete'; guide: DeskGuide }
  | { is: 'credit_limit' }
  | { is: 'buy_credits' }

type GuideDialogsProps = { dialog: OpenDialog | undefined; onClose: () => void }

/** The one dialog that is open over the desk, if any. */
export function GuideDialogs({ dialog, onClose }: GuideDialogsProps) {
  if (!dialog) return null
  if (dialog.is === 'unpublish') return <UnpublishDialog guide={dialog.guide} onClose={onClose} />
  if (dialog.is === 'delete') return <DeleteDialog guide={dialog.guide} onClose={onClose} />
  if (dialog.is === 'credit_limit') return <LimitDialog onClose={onClose} />
  return <NoCreditDialog onClose={onClose} />
}

type OneGuide = { guide: DeskGuide; onClose: () => void }

function UnpublishDialog({ guide, onClose }: OneGuide) {
  const copy = useCopy(dashboardCopy).unpublish
  return (
    <DeedDialog
      guide={guide}
      intent="unpublish"
      title={copy.title(guide.name)}
      lead={copy.lead}
      confirmLabel={copy.confirm}
      cancelLabel={copy.cancel}
      onClose={onClose}
    />
  )
}

function DeleteDialog({ guide, onClose }: OneGuide) {
  const copy = useCopy(dashboardCopy).remove
  return (
    <DeedDialog
      guide={guide}
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

function NoCreditDialog({ onClose }: { onClose: () => void }) {
  const copy = useCopy(dashboardCopy).buy
  return (
    <AlertDialog
      isOpen
      title={copy.title}
      description={copy.lead}
      cancelLabel={copy.close}
      onCancel={onClose}
    />
  )
}
