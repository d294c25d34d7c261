import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { removeDraftsOf } from './draft-store.ts'

const leavingKey = 'zaguan-leaving-host'

type ForgetWithAccountProps = {
  hostId?: string
  /** Whether a form, once sent, deletes the account. */
  deletesAccount: (form: HTMLFormElement) => boolean
}

/** A deleted account leaves no draft on the device; one whose deletion was refused keeps them. */
export function ForgetWithAccount({ hostId, deletesAccount }: ForgetWithAccountProps) {
  const isDeleted = useSearchParams()[0].get('notice') === 'account_deleted'
  useEffect(() => {
    if (!hostId) return
    const remember = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && deletesAccount(target)) {
        sessionStorage.setItem(leavingKey, hostId)
      }
    }
    document.addEventListener('submit', remember, { capture: true })
    return () => document.removeEventListener('submit', remember, { capture: true })
  }, [hostId, deletesAccount])
  useEffect(() => {
    const left = sessionStorage.getItem(leavingKey)
    if (!isDeleted || !left) return
    sessionStorage.removeItem(leavingKey)
    // A device that keeps no drafts has nothing to forget.
    removeDraftsOf(left).catch(() => {})
  }, [isDeleted])
  return null
}
