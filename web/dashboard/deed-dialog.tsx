import { type ReactNode, useRef, useState } from 'react'
import { useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AlertDialog } from '#web/ui/dialogs/alert-dialog.tsx'
import { useClosingSoon } from '#web/ui/dialogs/use-closing-soon.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import type { DeskGuide, DeskIntent, SoonAnswer } from './desk.ts'
import { deskTitleId, useDeskAccess } from './desk-access.ts'
import type { Notice } from './notices.tsx'
import { noticeOf } from './outcome-notice.ts'
import { SoonStays } from './soon-stays.tsx'
import { useDeed } from './use-deed.ts'

type DeedDialogProps = {
  guide: DeskGuide
  /** Until it is there, which is soon or given up, nothing is taken from anybody. */
  soon: SoonAnswer | undefined
  intent: DeskIntent
  title: string
  lead: ReactNode
  confirmLabel: string
  cancelLabel: string
  isDangerous?: boolean
  onClose: () => void
}

/** Names the guide and waits for a yes; then says how it went. When it went well it goes by itself, and the desk says it again. */
export function DeedDialog(props: DeedDialogProps) {
  const { guide, soon, intent, title, lead, confirmLabel, cancelLabel, isDangerous, onClose } =
    props
  const locale = useLocale()
  const { say } = useDeskAccess()
  const [notice, setNotice] = useState<Notice>()
  const deskTitle = useRef<HTMLElement>(null)
  const deed = useDeed((outcome) => {
    deskTitle.current = document.getElementById(deskTitleId)
    const told = noticeOf(outcome, locale)
    setNotice(told)
    if (told.tone === 'success') say(told)
  })
  const isDone = notice?.tone === 'success'
  useClosingSoon(isDone, onClose)
  return (
    <AlertDialog
      isOpen
      title={title}
      description={
        <>
          {lead}
          <SoonStays answer={soon} />
        </>
      }
      cancelLabel={cancelLabel}
      onCancel={() => deed.isBusy || onClose()}
      finalFocus={isDone && intent === 'delete' ? deskTitle : undefined}
      action={
        <Button
          tone={isDangerous ? 'danger' : 'primary'}
          isBusy={deed.isBusy || !soon}
          aria-disabled={isDone}
          onClick={() => {
            setNotice(undefined)
            void deed.start(intent, [guide.id])
          }}
        >
          {confirmLabel}
        </Button>
      }
    >
      {notice ? (
        <Banner
          tone={notice.tone}
          vanishes={!isDone}
          onGone={() => setNotice(undefined)}
          className="mt-4"
        >
          {notice.text}
        </Banner>
      ) : null}
    </AlertDialog>
  )
}
