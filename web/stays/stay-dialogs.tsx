import { type FormEvent, useId, useRef } from 'react'
import type { HostStay } from '#web/calls/stays.ts'
import { staysCopy } from '#web/copy/stays.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { EndDialog, RemoveDialog } from './end-dialogs.tsx'
import { RenewDialog } from './renew-dialog.tsx'
import { readStayForm, StayFields } from './stay-fields.tsx'
import { useFirstWrong } from './use-first-wrong.ts'
import { useMenuOf } from './use-menu-of.ts'
import { type StayQuestion, useDaysOf, useStayDeed } from './use-stays.ts'

type StayDialogsProps = { question: StayQuestion; stay: HostStay; onClose: () => void }

/** The one dialog that is open over the page. */
export default function StayDialogs({ question, stay, onClose }: StayDialogsProps) {
  if (question === 'renew') return <RenewDialog stay={stay} onClose={onClose} />
  if (question === 'end') return <EndDialog stay={stay} onClose={onClose} />
  if (question === 'delete') return <RemoveDialog stay={stay} onClose={onClose} />
  return <ChangeDialog stay={stay} isHour={question === 'leaves_later'} onClose={onClose} />
}

type ChangeDialogProps = {
  stay: HostStay
  /** The hour of check-out is what it was opened for. */
  isHour: boolean
  onClose: () => void
}

function ChangeDialog({ stay, isHour, onClose }: ChangeDialogProps) {
  const { change: copy } = useCopy(staysCopy)
  const days = useDaysOf(stay)
  const formId = useId()
  const from = useRef<HTMLInputElement>(null)
  const leavesAt = useRef<HTMLInputElement>(null)
  const menu = useMenuOf(stay)
  const deed = useStayDeed(onClose)
  const form = useFirstWrong(deed.refusal)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void deed.start({ deed: 'change', id: stay.id, form: readStayForm(event.currentTarget) })
  }
  return (
    <Dialog
      isOpen
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
      <form
        ref={form}
        id={formId}
        aria-label={copy.title}
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-5 pt-3"
      >
        <StayFields
          stay={stay}
          errors={deed.refusal?.fields ?? {}}
          fromRef={from}
          leavesAtRef={leavesAt}
        />
        {deed.refusal ? <Banner tone="error">{deed.refusal.message}</Banner> : null}
      </form>
    </Dialog>
  )
}
