import { Check, Undo2 } from 'lucide'
import { useId } from 'react'
import type { Suggestion } from '#domain/guide/reader/fact.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Badge } from '#web/ui/status/badge.tsx'
import { FactBody, FactButtons, type FactDeeds } from './fact-body.tsx'
import type { Verdict } from './pasted.ts'
import { labelOf, shortened, wordsOf } from './say-fact.ts'

type AskedCardProps = FactDeeds & {
  suggestion: Suggestion
  verdict: Verdict | undefined
  /** The one that the buttons at the screen's edge are about. */
  isCurrent: boolean
  onVerdict: (id: string, verdict: Verdict | undefined) => void
}

export function AskedCard({ verdict, ...card }: AskedCardProps) {
  return verdict ? <DecidedRow {...card} verdict={verdict} /> : <WaitingCard {...card} />
}

function WaitingCard(props: Omit<AskedCardProps, 'verdict'>) {
  const { suggestion, isCurrent, onVerdict, ...deeds } = props
  const { id, fact, sureness } = suggestion
  const copy = useCopy(pasteCopy)
  const title = useId()
  const body = useId()
  const described = `${title} ${body}`
  return (
    <li
      data-row={id}
      data-card
      data-current={isCurrent || undefined}
      className={joinClasses(
        'flex scroll-mt-3 scroll-mb-3 flex-col gap-3 rounded-card border bg-surface p-4',
        isCurrent ? 'border-primary' : 'border-hairline',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 id={title} tabIndex={-1} data-name className="font-semibold outline-none">
          {labelOf(fact, copy)}
        </h4>
        {sureness === 'dangerous' ? <Badge tone="attention">{copy.careful}</Badge> : null}
      </div>
      <FactBody {...deeds} suggestion={suggestion} bodyId={body} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="compact"
          tone="primary"
          data-next
          aria-describedby={described}
          onClick={() => onVerdict(id, 'in')}
          className={isCurrent ? 'max-sm:hidden' : undefined}
        >
          {copy.accept}
        </Button>
        <Button
          size="compact"
          aria-describedby={title}
          onClick={() => onVerdict(id, 'out')}
          className={isCurrent ? 'max-sm:hidden' : undefined}
        >
          {copy.leaveOut}
        </Button>
        <FactButtons {...deeds} suggestion={suggestion} describedBy={title} />
      </div>
    </li>
  )
}

type DecidedRowProps = Pick<AskedCardProps, 'suggestion' | 'onVerdict'> & { verdict: Verdict }

function DecidedRow({ suggestion: { id, fact }, verdict, onVerdict }: DecidedRowProps) {
  const copy = useCopy(pasteCopy)
  const name = `${labelOf(fact, copy)} ${shortened(wordsOf(fact))}`
  const isIn = verdict === 'in'
  return (
    <li data-row={id} data-card className="flex items-center gap-2 px-4 py-0.5">
      {isIn ? <Icon of={Check} size={18} className="text-agave-ink" /> : null}
      <p className={isIn ? 'min-w-0 flex-1 truncate' : 'min-w-0 flex-1 truncate text-ink-faint'}>
        <span className="sr-only">{isIn ? copy.accepted : copy.leftOut}: </span>
        <span className={isIn ? undefined : 'line-through'}>{name}</span>
      </p>
      <IconButton
        tone="quiet"
        icon={Undo2}
        data-next
        label={copy.of(copy.undo, name)}
        onClick={() => onVerdict(id, undefined)}
      />
    </li>
  )
}
