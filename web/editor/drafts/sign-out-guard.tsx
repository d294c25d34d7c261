import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { loadPart } from '#web/ui/load-part.ts'
import { listDrafts, removeDraftsOf } from './draft-store.ts'

const LeaveDrafts = lazy(loadPart(() => import('./leave-drafts.tsx')))

type Leaving = { form: HTMLFormElement; drafts: number }

type SignOutGuardProps = {
  hostId: string
  /** Whether a form, once sent, signs the host out. */
  signsOut: (form: HTMLFormElement) => boolean
}

/** Signing out leaves nothing of the host on the device: what is not saved yet is asked about first. */
export function SignOutGuard({ hostId, signsOut }: SignOutGuardProps) {
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
      startTransition(() => setLeaving({ form, drafts }))
    }
    document.addEventListener('submit', look, { capture: true })
    return () => document.removeEventListener('submit', look, { capture: true })
  }, [hostId, signsOut])
  const leave = async ({ form }: Leaving) => {
    await removeDraftsOf(hostId)
    setLeaving(undefined)
    form.requestSubmit()
  }
  return (
    <Suspense>
      {leaving ? (
        <LeaveDrafts
          drafts={leaving.drafts}
          onStay={() => setLeaving(undefined)}
          onLeave={() => leave(leaving)}
        />
      ) : null}
    </Suspense>
  )
}
