import { type ReactNode, useRef, useState } from 'react'
import type { DeskGuide } from '#web/calls/desk.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AlertDialog } from '#web/ui/dialogs/alert-dialog.tsx'
import { useClosingSoon } from '#web/ui/dialogs/use-closing-soon.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import { type Notice, noticeOf } from './notice.ts'
import { type SoonAnswer, SoonStays } from './soon-stays.tsx'
import { deskTitleId, useDesk, useDeskDeed } from './use-desk.ts'

type DeedDialogProps = {
  guide: DeskGuide
  /** Until it is there, which is soon or given up, nothing is taken from anybody. */
  soon: SoonAnswer | undefined
  intent: 'unpublish' | 'delete'
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
  const { say } = useDesk()
  const deed = useDeskDeed()
  const [notice, setNotice] = useState<Notice>()
  const deskTitle = useRef<HTMLElement>(null)
  const act = async () => {
    setNotice(undefined)
    const answer = await deed.act({ intent, ids: [guide.id] })
    if (!answer) return
    deskTitle.current = document.getElementById(deskTitleId)
    const told = noticeOf(answer)
    setNotice(told)
    if (answer.is === 'done') say(told)
  }
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
          onClick={() => void act()}
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
