import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { DeskIntent, DeskOutcome, SaidOfFacts } from './desk.ts'
import { useDeskAccess } from './desk-access.ts'

/** One button's deed at a time: sent once however often it is pressed; the desk is fresh when its outcome is told. */
export function useDeed(onOutcome: (outcome: DeskOutcome) => void) {
  const [running, setRunning] = useState<DeskIntent>()
  const { revalidate } = useRevalidator()
  const { act, askToSignIn } = useDeskAccess()
  return {
    isBusy: running !== undefined,
    running,
    async start(intent: DeskIntent, ids: string[], facts?: SaidOfFacts) {
      if (running) return
      setRunning(intent)
      const outcome = await act({ intent, ids, ...(facts && { facts }) })
      const code = outcome.is === 'refused' ? outcome.code : undefined
      // Without a session there is no desk to load anew: it stands as it is, and asks.
      const isSignedOut = code === 'unauthorized'
      const isOurs = outcome.is !== 'unreachable' && code !== 'http_error'
      if (isOurs && !isSignedOut) await revalidate()
      setRunning(undefined)
      onOutcome(outcome)
      if (isSignedOut) askToSignIn()
    },
  }
}
