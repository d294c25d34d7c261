import { Check } from 'lucide'
import { use, useState } from 'react'
import type { SectionType } from '#domain/guide/section-names.ts'
import { unconfirmedCopy } from '#web/copy/editor/unconfirmed.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useSeenRows } from '#web/ui/use-seen-rows.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useWaitingAt, WaitingContext } from './waiting.ts'

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
        <span className="size-3 rounded-full border border-sun-ink bg-sun" />
      </button>
      <VisuallyHidden id={waiting.markId}>{said}</VisuallyHidden>
    </>
  )
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
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const isSeen = useSeenRows(place, [type]).has(type)
  if (waiting?.confirmedAt === type) return <Undo said={copy.tabConfirmed} isSaid />
  if (!waiting?.counts[type]) return null
  const confirm = () =>
    waiting.confirm(
      type,
      waiting.facts.filter(({ section }) => section === type),
    )
  return (
    <div ref={setPlace}>
      <Button icon={Check} data-row={type} aria-disabled={!isSeen} onClick={confirm}>
        {copy.wholeTab}
      </Button>
    </div>
  )
}

function Undo({ said, isSaid }: { said: string; isSaid?: boolean }) {
  const { undo } = useCopy(unconfirmedCopy)
  const waiting = use(WaitingContext)
  return (
    <div className="relative -my-2.5 flex shrink-0 items-center gap-3 text-sm">
      <span role="status" className={isSaid ? undefined : 'sr-only'}>
        {said}
      </span>
      <Button size="compact" tone="quiet" autoFocus onClick={waiting?.undo}>
        {undo}
      </Button>
    </div>
  )
}
