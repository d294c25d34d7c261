import { Check, CircleHelp, EyeOff } from 'lucide'
import { use, useEffect, useState } from 'react'
import type { SectionType } from '#domain/guide/section-names.ts'
import type { WaitingFact } from '#domain/guide/unconfirmed/waiting-facts.ts'
import { unconfirmedCopy } from '#web/copy/editor/unconfirmed.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { addressOf } from '#web/editor/form/addresses.ts'
import { useFormAccess } from '#web/editor/form/form-access.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { markIdOf, WaitingContext } from './waiting.ts'

/** Says of a text or an entry that nobody has confirmed it, and takes the host's word for it. */
export function WaitingMark({ path }: { path: string }) {
  const waiting = use(WaitingContext)
  return waiting ? <Mark path={path} /> : null
}

function Mark({ path }: { path: string }) {
  const copy = useCopy(unconfirmedCopy)
  const waiting = use(WaitingContext)
  const { getValues } = useFormAccess()
  const address = addressOf(getValues(), path)
  const fact = waiting?.facts.get(address)
  const { confirmed } = waiting ?? {}
  if (!confirmed?.section && confirmed?.addresses.includes(address)) {
    return <Undo said={copy.confirmed} />
  }
  if (!fact) return null
  return (
    <div className={markLook}>
      <span id={markIdOf(address)} className="flex items-center gap-1.5 py-1">
        <Icon of={fact.canHurt ? EyeOff : CircleHelp} size={16} className="shrink-0" />
        {fact.canHurt ? copy.hidden : copy.waits}
      </span>
      <Button
        size="compact"
        aria-describedby={markIdOf(address)}
        onClick={() => waiting?.confirm({ addresses: [address] })}
      >
        {copy.right}
      </Button>
    </div>
  )
}

/** Above a tab: how much of it waits. */
export function WaitingTab({ type }: { type: SectionType }) {
  const copy = useCopy(unconfirmedCopy)
  const here = useWaitingIn(type)
  if (here.length === 0) return null
  return (
    <p className="rounded-card bg-sun-soft p-4 text-sm text-sun-ink">
      <strong className="block">{copy.tab(here.length)}</strong>
      {copy.tabHint}
    </p>
  )
}

/** At the end of a tab: all of it that waits is confirmed in one press, once that end was in view. */
export function WaitingTabEnd({ type }: { type: SectionType }) {
  const copy = useCopy(unconfirmedCopy)
  const waiting = use(WaitingContext)
  const here = useWaitingIn(type)
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!end) return
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { threshold: 0.5 },
    )
    watcher.observe(end)
    return () => watcher.disconnect()
  }, [end])
  if (waiting?.confirmed?.section === type) return <Undo said={copy.tabConfirmed} />
  if (here.length === 0) return null
  return (
    <div ref={setEnd}>
      <Button
        icon={Check}
        aria-disabled={!isSeen}
        onClick={() =>
          waiting?.confirm({ addresses: here.map(({ address }) => address), section: type })
        }
      >
        {copy.wholeTab}
      </Button>
    </div>
  )
}

function useWaitingIn(type: SectionType) {
  const facts = use(WaitingContext)?.facts ?? new Map<string, WaitingFact>()
  return [...facts.values()].filter(({ section }) => section === type)
}

function Undo({ said }: { said: string }) {
  const { undo } = useCopy(unconfirmedCopy)
  const waiting = use(WaitingContext)
  return (
    <div className={markLook}>
      <span role="status">{said}</span>
      <Button size="compact" tone="quiet" autoFocus onClick={waiting?.undo}>
        {undo}
      </Button>
    </div>
  )
}

const markLook = 'flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-sun-ink'
