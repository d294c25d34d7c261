import { createContext, use } from 'react'
import type { HostStay, SendStay, StaysGuide } from './stay.ts'

/** Where the focus goes when the stay it came from is gone. */
export const staysTitleId = 'stays-title'

export type StayQuestion = 'change' | 'leaves_later' | 'renew' | 'end' | 'delete'

/** What the parts of the page share; the same object for as long as it stands. */
export type StaysAccess = {
  guide: StaysGuide
  /** The day at the house. */
  today: string
  send: SendStay
  /** Opens the dialog that asks or changes something. */
  ask: (question: StayQuestion, stay: HostStay) => void
  /** The session has ended: the page asks for it in place. */
  askToSignIn: () => void
}

export const StaysAccessContext = createContext<StaysAccess | undefined>(undefined)

export function useStaysAccess(): StaysAccess {
  const access = use(StaysAccessContext)
  if (!access) throw new Error('a stay stands outside its page')
  return access
}
