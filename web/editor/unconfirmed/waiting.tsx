import { Check } from 'lucide'
import { createContext, use, useMemo, useState } from 'react'
import { networkTabs } from '#domain/guide/editing/networks.ts'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { perSection, type SectionType } from '#domain/guide/section-names.ts'
import {
  type WaitingFact,
  waitingFacts,
  withConfirmed,
} from '#domain/guide/unconfirmed/waiting-facts.ts'
import { unconfirmedCopy } from '#web/copy/editor/editor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { addressOfPath, type EditorForm, pathOfAddress } from '#web/editor/form/editor-form.ts'
import { type FormAccess, useFormAccess } from '#web/editor/form/use-editor-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EndButton } from '#web/ui/buttons/end-button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

type Undo = { at: string; texts: NonNullable<GuidebookForm['unconfirmed']> }

/** Absent in a guide in which nothing waits. */
export const WaitingContext = createContext<ReturnType<typeof useWaiting>>(undefined)

/** What of the form waits to be confirmed; what was confirmed last can be taken back. */
export function useWaiting(
  { getValues, setValue }: FormAccess,
  snapshot: GuidebookForm,
  jumpTo: (path: string) => void,
) {
  const [done, setDone] = useState<Undo>()
  const found = useMemo(() => waitingFacts(snapshot, snapshot.unconfirmed), [snapshot])
  // The same for as long as the same facts wait: typing elsewhere draws no dot again.
  const key = JSON.stringify(found.map(({ address, canHurt }) => [address, canHurt]))
  const [known, setKnown] = useState({ key, found })
  if (known.key !== key) setKnown({ key, found })
  const facts: readonly WaitingFact[] = known.found
  return useMemo(() => {
    if (facts.length === 0 && !done) return undefined
    return {
      facts,
      counts: perSection((type) => facts.filter(({ section }) => section === type).length),
      /** Where somebody confirmed last, which can be taken back: an address, or a whole section. */
      confirmedAt: done?.at,
      confirm(at: string, confirmed: readonly WaitingFact[]) {
        const before = getValues('unconfirmed') ?? {}
        const form = getValues()
        const all = confirmed.flatMap(({ address }) => [address, ...twinOf(form, address)])
        const paths = Object.keys(before).filter((path) => all.some((each) => isOf(path, each)))
        const rest = withConfirmed(before, paths)
        setDone({ at, texts: withConfirmed(before, Object.keys(rest)) })
        setValue('unconfirmed', rest)
      },
      /** To what waits in a part of the form that is folded. */
      leadTo({ address }: WaitingFact) {
        const path = pathOfAddress(getValues(), address)
        if (path) jumpTo(path)
      },
      undo() {
        if (!done) return
        setValue('unconfirmed', { ...done.texts, ...getValues('unconfirmed') })
        setDone(undefined)
      },
    }
  }, [facts, done, getValues, setValue, jumpTo])
}

/** A network that stands in the other tab, too, is confirmed in both. */
function twinOf(form: EditorForm, address: string) {
  const [tab, list, id] = address.split('.')
  if (list !== 'wifiNetworks') return []
  const [own, other] = tab === 'welcome' ? networkTabs : networkTabs.toReversed()
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
  const own = addressOfPath(getValues(), path)
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
  const own = addressOfPath(getValues(), path)
  const entry = own.slice(0, own.lastIndexOf('.'))
  const fact = waiting.facts.find(({ address }) => address === own || address === entry)
  return fact && markIdOf(fact.address)
}

/** What stands at a path was touched otherwise than by its words: it waits no more. */
export function useTouch() {
  const { getValues, setValue } = useFormAccess()
  return (path: string) => {
    const before = getValues('unconfirmed')
    if (before) setValue('unconfirmed', withConfirmed(before, [addressOfPath(getValues(), path)]))
  }
}

function markIdOf(address: string) {
  return `waits-${address}`
}

type WaitingDotProps = { path: string; name: string; className?: string }

/** A dot on what nobody has confirmed; pressing it takes the host's word for it. */
export function WaitingDot({ path, name, className = 'size-11' }: WaitingDotProps) {
  const copy = useCopy(unconfirmedCopy)
  const waiting = useWaitingAt(path)
  if (waiting?.isConfirmed) return <Undo said={copy.confirmed} />
  if (!waiting?.isWaiting) return null
  const said = waiting.canHurt ? copy.hidden : copy.waits
  return (
    <>
      <button
        type="button"
        title={said}
        aria-label={copy.confirmOf(name)}
        aria-describedby={waiting.markId}
        onClick={waiting.confirm}
        className={joinClasses(
          'relative grid shrink-0 cursor-pointer place-items-center rounded-control hover:bg-sun-soft',
          className,
        )}
      >
        <Sign />
      </button>
      <span className="sr-only" id={waiting.markId}>
        {said}
      </span>
    </>
  )
}

/** On what is folded away: something in it waits. */
export function WaitingWithin({ path }: { path: string }) {
  const { waits } = useCopy(unconfirmedCopy)
  if (!useWaitingAt(path)?.isWaiting) return null
  return (
    <>
      <span className="sr-only">{waits}</span>
      <Sign />
    </>
  )
}

function Sign() {
  return <span className="size-3 shrink-0 rounded-full border border-sun-ink bg-sun" />
}

/** Above a tab: how much of it waits, and what the dots mean. */
export function WaitingTab({ type }: { type: SectionType }) {
  const copy = useCopy(unconfirmedCopy)
  const count = use(WaitingContext)?.counts[type] ?? 0
  return count > 0 ? (
    <p className="rounded-card bg-sun-soft px-4 py-3 text-sm text-sun-ink">
      <strong className="block">{copy.tab(count)}</strong>
      {copy.tabHint}
    </p>
  ) : null
}

/** At the end of a tab: all of it that waits is confirmed in one press, once that end was in view. */
export function WaitingTabEnd({ type }: { type: SectionType }) {
  const copy = useCopy(unconfirmedCopy)
  const waiting = use(WaitingContext)
  if (waiting?.confirmedAt === type) return <Undo said={copy.tabConfirmed} isSaid />
  if (!waiting?.counts[type]) return null
  function confirm() {
    const inTab = waiting?.facts.filter(({ section }) => section === type) ?? []
    const inView = inTab.filter(({ address }) => isInView(address))
    const hidden = inTab.find((fact) => !inView.includes(fact))
    waiting?.confirm(type, inView)
    if (hidden) waiting?.leadTo(hidden)
  }
  return (
    <EndButton icon={Check} onClick={confirm}>
      {copy.wholeTab}
    </EndButton>
  )
}

/** Not in a part of the tab that is folded: its mark, or that of the entry it stands in, is drawn. */
function isInView(address: string): boolean {
  const mark = document.getElementById(markIdOf(address))
  const above = address.slice(0, address.lastIndexOf('.'))
  return mark?.checkVisibility() ?? (above.includes('.') ? isInView(above) : true)
}

function Undo({ said, isSaid }: { said: string; isSaid?: boolean }) {
  return (
    <div className="relative -my-2.5 flex shrink-0 items-center gap-3 text-sm">
      <span role="status" className={isSaid ? undefined : 'sr-only'}>
        {said}
      </span>
      <Button size="compact" tone="quiet" autoFocus onClick={use(WaitingContext)?.undo}>
        {useCopy(unconfirmedCopy).undo}
      </Button>
    </div>
  )
}
