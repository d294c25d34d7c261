import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { signOutCopy } from '#web/copy/layout.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { latePart } from '#web/ui/load-part.ts'
import { listDrafts, removeDraftsOf } from './draft-store.ts'

const AlertDialog = latePart(async () => (await import('#web/ui/dialogs/dialog.tsx')).AlertDialog)

type Leaving = { form: HTMLFormElement; drafts: number }

/** A host who leaves, until the next time or for good, leaves nothing on the device. */
export function LeavingHost({ hostId }: { hostId?: string }) {
  useForgettingWithAccount()
  return hostId ? <SignOutGuard hostId={hostId} /> : null
}

/** Forms on their way, which are not asked about again. */
const settled = new WeakSet<HTMLFormElement>()

function send(form: HTMLFormElement) {
  settled.add(form)
  form.requestSubmit()
  settled.delete(form)
}

/** What is not saved yet is asked about before it goes with the one who signs out. */
function SignOutGuard({ hostId }: { hostId: string }) {
  const copy = useCopy(signOutCopy)
  const [leaving, setLeaving] = useState<Leaving>()
  useEffect(() => {
    const look = async (event: SubmitEvent) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement)) return
      const intent = new FormData(form).get('intent')
      if (intent === 'delete_account') sessionStorage.setItem(leavingKey, hostId)
      const isLogOut = new URL(form.action).pathname === '/logout'
      const signsOut = isLogOut || intent === 'sign_out_everywhere'
      if (!signsOut || settled.has(form)) return
      event.preventDefault()
      event.stopPropagation()
      const { length: drafts } = await listDrafts(hostId)
      if (drafts === 0) return send(form)
      document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover()
      setLeaving({ form, drafts })
    }
    document.addEventListener('submit', look, { capture: true })
    return () => document.removeEventListener('submit', look, { capture: true })
  }, [hostId])
  const leave = async ({ form }: Leaving) => {
    // A device that lets nothing go keeps no host signed in; nobody else is offered the drafts.
    await removeDraftsOf(hostId).catch(() => {})
    setLeaving(undefined)
    send(form)
  }
  return leaving ? (
    <AlertDialog
      title={copy.title}
      description={copy.lead(leaving.drafts)}
      cancelLabel={copy.stay}
      onCancel={() => setLeaving(undefined)}
      yes={{ children: copy.leave, tone: 'danger', onClick: () => leave(leaving) }}
    />
  ) : null
}

const leavingKey = 'zaguan-leaving-host'

/** A deleted account leaves no draft on the device; one whose deletion was refused keeps them. */
function useForgettingWithAccount() {
  const isDeleted = useSearchParams()[0].get('notice') === 'account_deleted'
  useEffect(() => {
    const left = sessionStorage.getItem(leavingKey)
    if (!isDeleted || !left) return
    sessionStorage.removeItem(leavingKey)
    // A device that keeps no drafts has nothing to forget.
    removeDraftsOf(left).catch(() => {})
  }, [isDeleted])
}
