import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { latePart } from '#web/ui/load-part.ts'
import { listDrafts, removeDraftsOf } from './draft-store.ts'

const LeaveDrafts = latePart(async () => (await import('./leave-drafts.tsx')).LeaveDrafts)

type Leaving = { form: HTMLFormElement; drafts: number }

/** A host who leaves, until the next time or for good, leaves nothing on the device. */
export function LeavingHost({ hostId }: { hostId?: string }) {
  useForgettingWithAccount(hostId)
  return hostId ? <SignOutGuard hostId={hostId} /> : null
}

/** What is not saved yet is asked about before it goes with the one who signs out. */
function SignOutGuard({ hostId }: { hostId: string }) {
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
  }, [hostId])
  const leave = async ({ form }: Leaving) => {
    await removeDraftsOf(hostId)
    setLeaving(undefined)
    form.requestSubmit()
  }
  return leaving ? (
    <LeaveDrafts
      drafts={leaving.drafts}
      onStay={() => setLeaving(undefined)}
      onLeave={() => leave(leaving)}
    />
  ) : null
}

const leavingKey = 'zaguan-leaving-host'

/** A deleted account leaves no draft on the device; one whose deletion was refused keeps them. */
function useForgettingWithAccount(hostId: string | undefined) {
  const isDeleted = useSearchParams()[0].get('notice') === 'account_deleted'
  useEffect(() => {
    if (!hostId) return
    const remember = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && intentOf(target) === 'delete_account') {
        sessionStorage.setItem(leavingKey, hostId)
      }
    }
    document.addEventListener('submit', remember, { capture: true })
    return () => document.removeEventListener('submit', remember, { capture: true })
  }, [hostId])
  useEffect(() => {
    const left = sessionStorage.getItem(leavingKey)
    if (!isDeleted || !left) return
    sessionStorage.removeItem(leavingKey)
    // A device that keeps no drafts has nothing to forget.
    removeDraftsOf(left).catch(() => {})
  }, [isDeleted])
}

function signsOut(form: HTMLFormElement) {
  const isLogOut = new URL(form.action).pathname === '/logout'
  return isLogOut || intentOf(form) === 'sign_out_everywhere'
}

function intentOf(form: HTMLFormElement) {
  return new FormData(form).get('intent')
}
