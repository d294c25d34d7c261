import { useCallback, useMemo, useState } from 'react'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { waitingFacts, withConfirmed } from '#domain/guide/unconfirmed/waiting-facts.ts'
import type { FormAccess } from '#web/editor/form/form-access.ts'
import type { Confirmed, Waiting } from './waiting.ts'

type Undo = Confirmed & { before: NonNullable<GuidebookForm['unconfirmed']> }

/** What of the form waits to be confirmed; what was confirmed last can be taken back. */
export function useWaiting(
  { getValues, setValue }: FormAccess,
  snapshot: GuidebookForm,
): Waiting | undefined {
  const [done, setDone] = useState<Undo>()
  const found = useMemo(() => waitingFacts(snapshot, snapshot.unconfirmed), [snapshot])
  // The same for as long as the same facts wait: typing elsewhere draws no mark again.
  const key = JSON.stringify(found.map(({ address, canHurt }) => [address, canHurt]))
  const [known, setKnown] = useState({ key, found })
  if (known.key !== key) setKnown({ key, found })
  const confirm = useCallback(
    (confirmed: Confirmed) => {
      const before = getValues('unconfirmed') ?? {}
      const texts = Object.keys(before).filter((path) =>
        confirmed.addresses.some((address) => isOf(path, address)),
      )
      setDone({ ...confirmed, before })
      setValue('unconfirmed', withConfirmed(before, texts))
    },
    [getValues, setValue],
  )
  const undo = useCallback(() => {
    if (!done) return
    setValue('unconfirmed', { ...done.before, ...getValues('unconfirmed') })
    setDone(undefined)
  }, [done, getValues, setValue])
  const facts = useMemo(
    () => new Map(known.found.map((fact) => [fact.address, fact])),
    [known.found],
  )
  const isNeeded = facts.size > 0 || done !== undefined
  return useMemo(
    () => (isNeeded ? { facts, confirmed: done, confirm, undo } : undefined),
    [isNeeded, facts, done, confirm, undo],
  )
}

/** A text is of an entry's fact when it stands in it, and not in an entry within. */
function isOf(path: string, address: string) {
  if (path === address) return true
  return path.startsWith(`${address}.`) && !path.slice(address.length + 1).includes('.')
}
