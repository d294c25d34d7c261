import { useId, useRef, useState } from 'react'
import type { HostStay } from '#web/calls/stays.ts'
import { staysCopy } from '#web/copy/stays.ts'
import { uiCopy, useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AlertDialog, Dialog } from '#web/ui/dialogs/dialog.tsx'
import { useClosingSoon } from '#web/ui/dialogs/use-closing-soon.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import { StayDataForm } from './stay-form.tsx'
import {
  ShareStay,
  type StayQuestion,
  staysTitleId,
  useDaysOf,
  useStayDeed,
} from './stay-parts.tsx'

type OneStay = { stay: HostStay; onClose: () => void }

export function StayDialogs({ question, ...one }: OneStay & { question: StayQuestion }) {
  return question === 'change' || question === 'leaves_later' ? (
    <ChangeDialog {...one} isHour={question === 'leaves_later'} />
  ) : (
    <SureDialog {...one} deed={question} />
  )
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
  const { close, cancel } = useCopy(uiCopy)
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
      closeLabel={close}
      onClose={onClose}
      closable={() => !deed.isBusy}
      initialFocus={isHour ? leavesAt : from}
      finalFocus={menu}
      footer={
        <>
          <Button aria-disabled={deed.isBusy} onClick={onClose}>
            {cancel}
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

type SureDialogProps = OneStay & { deed: 'renew' | 'end' | 'delete' }

/** Names the stay, waits for a yes and says what was done; a new link is there to be sent, else the dialog goes by itself. */
function SureDialog({ stay, deed, onClose }: SureDialogProps) {
  const { renew, end, remove } = useCopy(staysCopy)
  const { close } = useCopy(uiCopy)
  const words = { renew, end, delete: remove }[deed]
  const days = useDaysOf(stay)
  const menu = useMenuOf(stay)
  const pageTitle = useRef<HTMLElement>(null)
  const [isDone, setDone] = useState(false)
  const [renewed, setRenewed] = useState<HostStay>()
  const { isBusy, refusal, start } = useStayDeed((after) => {
    pageTitle.current = document.getElementById(staysTitleId)
    if (deed === 'renew') setRenewed(after)
    setDone(true)
  })
  useClosingSoon(isDone && !renewed, onClose)
  return (
    <AlertDialog
      title={words.title(days)}
      description={words.lead}
      cancelLabel={renewed ? close : words.cancel}
      onCancel={() => isBusy || onClose()}
      finalFocus={isDone && !renewed ? pageTitle : menu}
      yes={
        !renewed && {
          words: words.confirm,
          tone: deed === 'delete' ? 'danger' : 'primary',
          isBusy,
          'aria-disabled': isDone,
          onClick: () => void start({ deed, id: stay.id }),
        }
      }
    >
      {isDone ? (
        <div className="mt-4 flex flex-col gap-4">
          <Banner tone="success">{words.done}</Banner>
          {renewed ? (
            <div className="flex flex-col gap-2">
              <ShareStay stay={renewed} />
            </div>
          ) : null}
        </div>
      ) : null}
      {refusal ? (
        <Banner tone="error" className="mt-4">
          {refusal.message}
        </Banner>
      ) : null}
    </AlertDialog>
  )
}
