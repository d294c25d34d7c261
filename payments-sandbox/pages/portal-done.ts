import type { PortalSessionRecord } from '#sandbox/store/records.ts'

/** Where somebody goes who did what they opened the portal for. */
export function portalDone(portal: PortalSessionRecord, did: 'card' | 'cancel'): string {
  return portal.flow?.returnUrl ?? `/p/session/${portal.token}?done=${did}`
}
