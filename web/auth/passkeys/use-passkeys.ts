import { useSyncExternalStore } from 'react'
import { loadPart } from '#web/ui/load-part.ts'

/** Comes only when a passkey is made or used. */
export const loadCeremony = loadPart(() => import('./passkey-ceremony.ts'))

/** Whether this browser knows passkeys; until it can say, the page is drawn as if it did. */
export function useHasPasskeys() {
  return useSyncExternalStore(
    () => () => {},
    () => typeof PublicKeyCredential === 'function',
    () => true,
  )
}
