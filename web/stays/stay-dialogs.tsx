import { useId, useRef, useState } from 'react'
import type { HostStay } from '#web/calls/stays.ts'
import { staysCopy } from '#web/copy/stays.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AlertDialog, Dialog, useClosingSoon } from '#web/ui/dialogs/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { StayDataForm } from './stay-form.tsx'
import { ShareStay } from './stay-link.tsx'
import { type StayQuestion, staysTitleId, useDaysOf, useStayDeed } from './use-stays.ts'

type OneStay = { stay: HostStay; onClose: () => void }

/** The one dialog that is open over the page. */
export function StayDialogs({ question, ...one }: OneStay & { question: StayQuestion }) {
  if (question === 'renew') return <RenewDialog {...one} />
  if (question === 'end' || question === 'delete') return <LastDialog {...one} deed={question} />
  return <ChangeDialog {...one} isHour={question === 'leaves_later'} />
}

/** The button a stay's dialog was asked from: the focus goes back to it. */
function useMenuOf({ id }: HostStay) {
  return useRef(document.getElementById(`stay-menu-${id}`))
}

type ChangeDialogProps = OneStay & {
  /** The hour of check-out is what it was opened for. */
  isHour: boolean
}

function ChangeDialog({ stay, isHour, onClose }: ChangeDialogProps) {
  const { change: copy } = useCopy(staysCopy)
  const days = useDaysOf(stay)
  const formId = useId()
  const from = useRef<HTMLInputElement>(null)
  const leavesAt = useRef<HTMLInputElement>(null)
  const menu = useMenuOf(stay)
  const deed = useStayDeed(onClose)
  return (
    <Dialog
      title={copy.title}
      description={`${days}. ${copy.lead}`}
      closeLabel={copy.close}
      onClose={onClose}
      closable={() => !deed.isBusy}
      initialFocus={isHour ? leavesAt : from}
      finalFocus={menu}
      footer={
        <>
          <Button aria-disabled={deed.isBusy} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={formId} tone="primary" isBusy={deed.isBusy}>
            {copy.submit}
          </Button>
        </>
      }
    >
      <div className="pt-3">
        <StayDataForm
          id={formId}
          title={copy.title}
          stay={stay}
          refusal={deed.refusal}
          fromRef={from}
          leavesAtRef={leavesAt}
          onSend={(form) => void deed.start({ deed: 'change', id: stay.id, form })}
        />
      </div>
    </Dialog>
  )
}

/** Asks before the link in somebody's hands stops; then the new one is there to be sent. */
function RenewDialog({ stay, onClose }: OneStay) {
  const { renew: copy } = useCopy(staysCopy)
  const days = useDaysOf(stay)
  const menu = useMenuOf(stay)
  const [renewed, setRenewed] = useState<HostStay>()
  const deed = useStayDeed(setRenewed)
  return (
    <AlertDialog
      title={copy.title(days)}
      description={copy.lead}
      cancelLabel={renewed ? copy.close : copy.cancel}
      onCancel={() => deed.isBusy || onClose()}
      finalFocus={menu}
      action={
        renewed ? undefined : (
          <Button
            tone="primary"
            isBusy={deed.isBusy}
            onClick={() => void deed.start({ deed: 'renew', id: stay.id })}
          >
            {copy.confirm}
          </Button>
        )
      }
    >
      {renewed ? (
        <div className="mt-4 flex flex-col gap-4">
          <Banner tone="success">{copy.done}</Banner>
          <div className="flex flex-col gap-2">
            <ShareStay stay={renewed} />
          </div>
        </div>
      ) : null}
      {deed.refusal ? (
        <Banner tone="error" className="mt-4">
          {deed.refusal.message}
        </Banner>
      ) : null}
    </AlertDialog>
  )
}

/** Names the stay and waits for a yes; when it went well, says so and goes. */
function LastDialog({ stay, deed: intent, onClose }: OneStay & { deed: 'end' | 'delete' }) {
  const { end, remove } = useCopy(staysCopy)
  const words = intent === 'end' ? end : remove
  const days = useDaysOf(stay)
  const menu = useMenuOf(stay)
  const pageTitle = useRef<HTMLElement>(null)
  const [isDone, setDone] = useState(false)
  const deed = useStayDeed(() => {
    pageTitle.current = document.getElementById(staysTitleId)
    setDone(true)
  })
  useClosingSoon(isDone, onClose)
  return (
    <AlertDialog
      title={words.title(days)}
      description={words.lead}
      cancelLabel={words.cancel}
      onCancel={() => deed.isBusy || onClose()}
      finalFocus={isDone ? pageTitle : menu}
      action={
        <Button
          tone={intent === 'end' ? 'primary' : 'danger'}
          isBusy={deed.isBusy}
          aria-disabled={isDone}
          onClick={() => void deed.start({ deed: intent, id: stay.id })}
        >
          {words.confirm}
        </Button>
      }
    >
      {isDone ? (
        <Banner tone="success" className="mt-4">
          {words.done}
        </Banner>
      ) : null}
      {deed.refusal ? (
        <Banner tone="error" className="mt-4">
          {deed.refusal.message}
        </Banner>
      ) : null}
    </AlertDialog>
  )
}
