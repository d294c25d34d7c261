import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { DeskIntent, DeskOutcome } from './desk.ts'
import { sendDeed } from './send-deed.ts'

/** One button's deed at a time: sent once however often it is pressed; the desk is fresh when its outcome is told. */
export function useDeed(onOutcome: (outcome: DeskOutcome) => void) {
  const [running, setRunning] = useState<DeskIntent>()
  const { revalidate } = useRevalidator()
  return {
    isBusy: running !== undefined,
    running,
    async start(intent: DeskIntent, ids: string[]) {
      if (running) return
      setRunning(intent)
      const outcome = await sendDeed(intent, ids)
      if (outcome.is !== 'unreachable') await revalidate()
      setRunning(undefined)
      onOutcome(outcome)
    },
  }
}
