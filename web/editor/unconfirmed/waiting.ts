import { createContext, use } from 'react'
import type { SectionType } from '#domain/guide/section-names.ts'
import { type WaitingFact, withConfirmed } from '#domain/guide/unconfirmed/waiting-facts.ts'
import { addressOf } from '#web/editor/form/addresses.ts'
import { useFormAccess } from '#web/editor/form/form-access.ts'

/** What was confirmed last, and can be taken back. */
export type Confirmed = { addresses: readonly string[]; section?: SectionType }

export type Waiting = {
  facts: ReadonlyMap<string, WaitingFact>
  confirmed: Confirmed | undefined
  confirm: (confirmed: Confirmed) => void
  undo: () => void
}

/** Absent in a guide in which nothing waits. */
export const WaitingContext = createContext<Waiting | undefined>(undefined)

/** The fact that a field belongs to, or an entry is, while it waits; and whether it stands by itself. */
export function useWaitingFact(path: string) {
  const waiting = use(WaitingContext)
  const { getValues } = useFormAccess()
  if (!waiting) return undefined
  const address = addressOf(getValues(), path)
  const entry = address.slice(0, address.lastIndexOf('.'))
  const fact = waiting.facts.get(address) ?? waiting.facts.get(entry)
  return fact && { ...fact, isOwn: fact.address === address, markId: markIdOf(fact.address) }
}

/** What stands at a path was touched otherwise than by its words: it waits no more. */
export function useTouch() {
  const { getValues, setValue } = useFormAccess()
  return (path: string) => {
    const before = getValues('unconfirmed')
    if (before) setValue('unconfirmed', withConfirmed(before, [addressOf(getValues(), path)]))
  }
}

export function markIdOf(address: string) {
  return `waits-${address}`
}
