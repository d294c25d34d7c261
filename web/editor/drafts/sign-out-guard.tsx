import { useEffect, useState } from 'react'
import { signOutCopy } from '#web/copy/editor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { listDrafts, removeDraftsOf } from './draft-store.ts'

type Leaving = { form: HTMLFormElement; drafts: number }

type SignOutGuardProps = {
  hostId: string
  /** Whether a form, once sent, signs the host out. */
  signsOut: (form: HTMLFormElement) => boolean
}

/** Signing out leaves nothing of the host on the device: what is not saved yet is asked about first. */
export default function SignOutGuard({ hostId, signsOut }: SignOutGuardProps) {
  const copy = useCopy(signOutCopy)
  const [leaving, setLeaving] = useState<Leaving>()
  useEffect(() => {
    const settled = new WeakSet<HTMLFormElement>()
    const send = (form: HTMLFormElement) => {
      settled.add(form)
      form.requestSubmit()
    }
    const look = async (event: SubmitEvent) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || !signsOut(form) || settled.has(form)) return
      event.preventDefault()
      event.stopPropagation()
      // A device that keeps no drafts has none to lose.
      const { length: drafts } = await listDrafts(hostId).catch(() => [])
      if (drafts === 0) return send(form)
      document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover()
      setLeaving({ form, drafts })
    }
    document.addEventListener('submit', look, { capture: true })
    return () => document.removeEventListener('submit', look, { capture: true })
  }, [hostId, signsOut])
  if (!leaving) return null
  const leave = async () => {
    await removeDraftsOf(hostId)
    setLeaving(undefined)
    leaving.form.requestSubmit()
  }
  return (
    <AlertDialog
      isOpen
      title={copy.title}
      description={copy.lead(leaving.drafts)}
      cancelLabel={copy.stay}
      onCancel={() => setLeaving(undefined)}
      action={
        <Button tone="danger" onClick={leave}>
          {copy.leave}
        </Button>
      }
    />
  )
}
