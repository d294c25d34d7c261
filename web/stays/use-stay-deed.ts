import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { sentenceOf } from '#domain/messages/refusals.ts'
import { useLocale } from '#web/copy/use-copy.ts'
import type { HostStay, StayOrder, StayOutcome } from './stay.ts'
import { useStaysAccess } from './stays-access.ts'

export type StayRefusal = { message: string; fields: Readonly<Record<string, string>> }

/** One button's deed at a time: sent once however often it is pressed; the list is fresh when it is told. */
export function useStayDeed(onDone: (stay: HostStay | undefined) => void = () => {}) {
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const { send, askToSignIn } = useStaysAccess()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<StayRefusal>()
  return {
    isBusy,
    refusal,
    forgive: () => setRefusal(undefined),
    async start(order: StayOrder) {
      if (isBusy) return
      setBusy(true)
      setRefusal(undefined)
      const outcome = await send(order)
      if (isFresher(outcome)) await revalidate()
      setBusy(false)
      if (outcome.is === 'done') return onDone(outcome.stay)
      if (outcome.is === 'unreachable') {
        // Nobody answered; what was typed is still there to send again.
        return setRefusal({ message: sentenceOf('unavailable', locale), fields: {} })
      }
      if (outcome.code === 'unauthorized') askToSignIn()
      else setRefusal({ message: outcome.message, fields: outcome.fields ?? {} })
    },
  }
}

/** What was done changed the list; what was not found is gone from it. */
function isFresher(outcome: StayOutcome) {
  return outcome.is === 'done' || (outcome.is === 'refused' && outcome.code === 'not_found')
}
