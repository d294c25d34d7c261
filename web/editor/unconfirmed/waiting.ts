import { createContext, use, useCallback, useMemo, useState } from 'react'
import { networkTabs } from '#domain/guide/editing/networks.ts'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { perSection, type SectionType } from '#domain/guide/section-names.ts'
import {
  type WaitingFact,
  waitingFacts,
  withConfirmed,
} from '#domain/guide/unconfirmed/waiting-facts.ts'
import type { EditorForm } from '#web/editor/form/editor-form.ts'
import { type FormAccess, useFormAccess } from '#web/editor/form/form-access.ts'
import { addressOf } from '#web/editor/form/form-places.ts'

type Undo = { at: string; before: NonNullable<GuidebookForm['unconfirmed']> }

export type Waiting = {
  facts: readonly WaitingFact[]
  counts: Readonly<Record<SectionType, number>>
  /** Where somebody confirmed last, which can be taken back: an address, or a whole section. */
  confirmedAt: string | undefined
  confirm: (at: string, facts: readonly WaitingFact[]) => void
  undo: () => void
}

/** Absent in a guide in which nothing waits. */
export const WaitingContext = createContext<Waiting | undefined>(undefined)

/** What of the form waits to be confirmed; what was confirmed last can be taken back. */
export function useWaiting(
  { getValues, setValue }: FormAccess,
  snapshot: GuidebookForm,
): Waiting | undefined {
  const [done, setDone] = useState<Undo>()
  const found = useMemo(() => waitingFacts(snapshot, snapshot.unconfirmed), [snapshot])
  // The same for as long as the same facts wait: typing elsewhere draws no dot again.
  const key = JSON.stringify(found.map(({ address, canHurt }) => [address, canHurt]))
  const [known, setKnown] = useState({ key, found })
  if (known.key !== key) setKnown({ key, found })
  const confirm = useCallback(
    (at: string, facts: readonly WaitingFact[]) => {
      const before = getValues('unconfirmed') ?? {}
      setDone({ at, before })
      const form = getValues()
      const all = facts.flatMap(({ address }) => [address, ...twinOf(form, address)])
      const texts = Object.keys(before).filter((path) => all.some((each) => isOf(path, each)))
      setValue('unconfirmed', withConfirmed(before, texts))
    },
    [getValues, setValue],
  )
  const undo = useCallback(() => {
    if (!done) return
    setValue('unconfirmed', { ...done.before, ...getValues('unconfirmed') })
    setDone(undefined)
  }, [done, getValues, setValue])
  const facts = known.found
  const isNeeded = facts.length > 0 || done !== undefined
  return useMemo(() => {
    if (!isNeeded) return undefined
    const counts = perSection((type) => facts.filter(({ section }) => section === type).length)
    return { facts, counts, confirmedAt: done?.at, confirm, undo }
  }, [isNeeded, facts, done, confirm, undo])
}

/** A network that stands in the other tab, too, is confirmed in both. */
function twinOf(form: EditorForm, address: string) {
  const [tab, list, id] = address.split('.')
  if (list !== 'wifiNetworks') return []
  const [own, other] = tab === 'welcome' ? networkTabs : networkTabs.toReversed()
  if (!own || !other) return []
  const at = form[own].wifiNetworks.findIndex((network) => network.id === id)
  const twin = form[other].wifiNetworks[at]
  return twin ? [`${other}.wifiNetworks.${twin.id}`] : []
}

/** A text is of an entry's fact when it stands in it, and not in an entry within. */
function isOf(path: string, address: string) {
  if (path === address) return true
  return path.startsWith(`${address}.`) && !path.slice(address.length + 1).includes('.')
}

/** What waits at a field, or in an entry and the entries within. */
export function useWaitingAt(path: string) {
  const waiting = use(WaitingContext)
  const { getValues } = useFormAccess()
  if (!waiting) return undefined
  const own = addressOf(getValues(), path)
  const facts = waiting.facts.filter(({ address }) => `${address}.`.startsWith(`${own}.`))
  return {
    isWaiting: facts.length > 0,
    isConfirmed: waiting.confirmedAt === own,
    canHurt: facts.some(({ canHurt }) => canHurt),
    markId: markIdOf(own),
    confirm: () => waiting.confirm(own, facts),
  }
}

/** By which mark a field is described while it, or the entry it stands in, waits. */
export function useMarkId(path: string) {
  const waiting = use(WaitingContext)
  const { getValues } = useFormAccess()
  if (!waiting) return undefined
  const own = addressOf(getValues(), path)
  const entry = own.slice(0, own.lastIndexOf('.'))
  const fact = waiting.facts.find(({ address }) => address === own || address === entry)
  return fact && markIdOf(fact.address)
}

/** What stands at a path was touched otherwise than by its words: it waits no more. */
export function useTouch() {
  const { getValues, setValue } = useFormAccess()
  return (path: string) => {
    const before = getValues('unconfirmed')
    if (before) setValue('unconfirmed', withConfirmed(before, [addressOf(getValues(), path)]))
  }
}

function markIdOf(address: string) {
  return `waits-${address}`
}
