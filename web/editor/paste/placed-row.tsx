import { Check, ChevronDown, Undo2 } from 'lucide'
import { useId, useState } from 'react'
import type { Suggestion } from '#domain/guide/reader/fact.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { FactBody, FactButtons, type FactDeeds } from './fact-body.tsx'
import type { Answers, Verdict } from './pasted.ts'
import { briefOf, labelOf, shortened } from './say-fact.ts'

export type PlacedDeeds = FactDeeds & {
  onVerdict: (ids: readonly string[], verdict: Verdict | undefined) => void
  onFactVerdict: (id: string, verdict: Verdict | undefined) => void
}

type PlacedRowProps = PlacedDeeds & {
  row: readonly Suggestion[]
  verdicts: Answers['verdicts']
}

/** One line; opened, each of its facts with all it says and the words it came from. */
export function PlacedRow({ row, verdicts, onVerdict, onFactVerdict, ...deeds }: PlacedRowProps) {
  const copy = useCopy(pasteCopy)
  const name = useId()
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  const [first] = row
  if (!first) return null
  const ids = row.map(({ id }) => id)
  const isOut = ids.every((id) => verdicts[id] === 'out')
  const label = labelOf(first.fact, copy)
  const brief = row.map(({ fact }) => briefOf(fact)).join(', ')
  const words = first.fact.kind === 'wifi' ? brief : shortened(brief)
  if (isOut) {
    return (
      <li data-row={first.id} className="flex items-center gap-2 py-0.5">
        <p
          id={name}
          className="min-w-0 flex-1 text-ink-faint line-through [overflow-wrap:anywhere]"
        >
          {label} {words}
        </p>
        <Button
          size="compact"
          tone="quiet"
          data-next
          aria-describedby={name}
          onClick={() => onVerdict(ids, undefined)}
        >
          {copy.putBack}
        </Button>
      </li>
    )
  }
  return (
    <li data-row={first.id}>
      <div className="flex items-center gap-2 py-0.5">
        <button
          type="button"
          data-name
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-2 rounded-control text-left hover:bg-paper"
        >
          <Icon
            of={ChevronDown}
            size={18}
            className={joinClasses('shrink-0 text-ink-faint', isOpen ? undefined : '-rotate-90')}
          />
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <span className="text-ink-soft">{label}</span> {words}
          </span>
        </button>
        <Icon of={Check} size={18} className="shrink-0 text-agave-ink" />
        <IconButton
          tone="quiet"
          icon={Undo2}
          data-next
          label={copy.of(copy.undo, `${label} ${words}`)}
          onClick={() => onVerdict(ids, 'out')}
        />
      </div>
      {isOpen ? (
        <ul id={panel} className="mb-3 flex list-none flex-col gap-5 pt-1 sm:pl-6">
          {row.map((each) => (
            <PlacedFact
              key={each.id}
              {...deeds}
              suggestion={each}
              verdict={verdicts[each.id]}
              isAlone={row.length === 1}
              onVerdict={(verdict) => onFactVerdict(each.id, verdict)}
            />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

type PlacedFactProps = FactDeeds & {
  suggestion: Suggestion
  verdict: Verdict | undefined
  /** Then the row's own button takes it out. */
  isAlone: boolean
  onVerdict: (verdict: Verdict | undefined) => void
}

function PlacedFact({ suggestion, verdict, isAlone, onVerdict, ...deeds }: PlacedFactProps) {
  const copy = useCopy(pasteCopy)
  const body = useId()
  const isOut = verdict === 'out'
  return (
    <li data-fact={suggestion.id} className="flex flex-col gap-3">
      <div className={isOut ? 'text-ink-faint line-through' : undefined}>
        <FactBody {...deeds} suggestion={suggestion} bodyId={body} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {verdict === 'in' ? (
          <p className="flex items-center gap-1.5 px-1 text-agave-ink">
            <Icon of={Check} size={18} />
            {copy.accepted}
          </p>
        ) : (
          <Button
            size="compact"
            aria-describedby={body}
            onClick={() => onVerdict(isOut ? undefined : 'in')}
          >
            {isOut ? copy.putBack : copy.accept}
          </Button>
        )}
        {isAlone || isOut ? null : (
          <Button size="compact" aria-describedby={body} onClick={() => onVerdict('out')}>
            {copy.leaveOut}
          </Button>
        )}
        {isOut ? null : <FactButtons {...deeds} suggestion={suggestion} describedBy={body} />}
      </div>
    </li>
  )
}
