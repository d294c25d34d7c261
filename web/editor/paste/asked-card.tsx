import { Check, Pencil, Undo2 } from 'lucide'
import { useId, useState } from 'react'
import type { Fact, Suggestion } from '#domain/guide/proposal/found.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Badge } from '#web/ui/status/badge.tsx'
import { FactFields } from './fact-fields.tsx'
import { MoveSelect } from './move-select.tsx'
import type { Read } from './pasted.ts'
import { labelOf, shortened, wordsOf } from './say-fact.ts'
import { isSaidBySource, SourceWords } from './source-words.tsx'

export type CardDeeds = {
  texts: Read['texts']
  rooms: readonly string[]
  onVerdict: (id: string, verdict: 'in' | 'out' | undefined) => void
  onFact: (id: string, fact: Fact) => void
}

type AskedCardProps = CardDeeds & {
  suggestion: Suggestion
  verdict: 'in' | 'out' | undefined
  /** The one that the buttons at the screen's edge are about. */
  isCurrent: boolean
}

export function AskedCard({ verdict, ...card }: AskedCardProps) {
  return verdict ? <DecidedRow {...card} verdict={verdict} /> : <WaitingCard {...card} />
}

function WaitingCard({ suggestion, isCurrent, ...deeds }: Omit<AskedCardProps, 'verdict'>) {
  const { texts, rooms, onVerdict, onFact } = deeds
  const { id, fact, from, sureness } = suggestion
  const copy = useCopy(pasteCopy)
  const title = useId()
  const [isEdited, setEdited] = useState(false)
  const label = labelOf(fact, copy)
  const words = wordsOf(fact)
  const saysMore = !isSaidBySource(words, texts, from)
  return (
    <li
      data-card={id}
      data-current={isCurrent || undefined}
      className={joinClasses(
        'flex scroll-mt-3 scroll-mb-3 flex-col gap-3 rounded-card border bg-surface p-4',
        isCurrent ? 'border-primary' : 'border-hairline',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 id={title} tabIndex={-1} className="font-semibold outline-none">
          {label}
        </h4>
        {sureness === 'dangerous' ? <Badge tone="attention">{copy.careful}</Badge> : null}
      </div>
      {isEdited ? (
        <FactFields fact={fact} onChange={(next) => onFact(id, next)} />
      ) : saysMore ? (
        <p className="text-lg whitespace-pre-line [overflow-wrap:anywhere]">{words}</p>
      ) : null}
      <div className="flex flex-col gap-2">
        <SourceWords texts={texts} from={from} isLarge={!saysMore && !isEdited} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="compact"
          tone="primary"
          aria-describedby={title}
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
        <Button
          size="compact"
          icon={isEdited ? Check : Pencil}
          aria-describedby={title}
          aria-expanded={isEdited}
          onClick={() => setEdited(!isEdited)}
        >
          {isEdited ? copy.edited : copy.edit}
        </Button>
        <MoveSelect
          fact={fact}
          name={`${label} ${shortened(words)}`}
          rooms={rooms}
          onMove={(next) => onFact(id, next)}
        />
      </div>
    </li>
  )
}

type DecidedRowProps = Pick<AskedCardProps, 'suggestion' | 'onVerdict'> & { verdict: 'in' | 'out' }

function DecidedRow({ suggestion: { id, fact }, verdict, onVerdict }: DecidedRowProps) {
  const copy = useCopy(pasteCopy)
  const name = `${labelOf(fact, copy)} ${shortened(wordsOf(fact))}`
  const isIn = verdict === 'in'
  return (
    <li data-card={id} className="flex items-center gap-2 px-4 py-0.5">
      {isIn ? <Icon of={Check} size={18} className="text-agave-ink" /> : null}
      <p className={isIn ? 'min-w-0 flex-1 truncate' : 'min-w-0 flex-1 truncate text-ink-faint'}>
        <span className="sr-only">{isIn ? copy.accepted : copy.leftOut}: </span>
        <span className={isIn ? undefined : 'line-through'}>{name}</span>
      </p>
      <IconButton
        tone="quiet"
        icon={Undo2}
        label={copy.of(copy.undo, name)}
        onClick={() => onVerdict(id, undefined)}
      />
    </li>
  )
}
