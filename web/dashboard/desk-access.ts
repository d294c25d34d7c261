import { createContext, use } from 'react'
import type { DeskCalls, DeskGuide, HiddenFact } from './desk.ts'
import type { Say } from './notices.tsx'

/** Where the focus goes when the card it came from is gone. */
export const deskTitleId = 'desk-title'

/** What a card may ask of the desk it stands on; the same object for as long as the desk stands. */
export type DeskAccess = DeskCalls & {
  appUrl: string
  say: Say
  /** False when no credit is left; the dialog that says so is open then. */
  mayPublish: (guide: DeskGuide) => boolean
  /** Facts that can hurt wait to be confirmed before the guide is published. */
  askToConfirm: (guide: DeskGuide, facts: HiddenFact[]) => void
  askToUnpublish: (guide: DeskGuide) => void
  askToDelete: (guide: DeskGuide) => void
  /** The session has ended: the page asks for it in place. */
  askToSignIn: () => void
  /** Loads the desk anew, or asks to sign in. */
  reload: () => Promise<void>
}

export const DeskAccessContext = createContext<DeskAccess | undefined>(undefined)

export function useDeskAccess(): DeskAccess {
  const access = use(DeskAccessContext)
  if (!access) throw new Error('a card stands outside the desk')
  return access
}
