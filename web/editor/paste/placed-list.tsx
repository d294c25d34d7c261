import { Check, Undo2 } from 'lucide'
import { useId } from 'react'
import type { Suggestion } from '#domain/guide/proposal/found.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Answers } from './pasted.ts'
import { bySection } from './review.ts'
import { briefOf, labelOf, shortened } from './say-fact.ts'

type PlacedListProps = {
  sure: readonly Suggestion[]
  verdicts: Answers['verdicts']
  onVerdict: (ids: readonly string[], verdict: 'out' | undefined) => void
}

/** What was placed without asking, by section, one line each and undone with a click. */
export function PlacedList({ sure, verdicts, onVerdict }: PlacedListProps) {
  const { tabs } = useCopy(editorCopy)
  return (
    <div className="columns-1 gap-x-8 lg:columns-2">
      {bySection(sure).map(({ section, own }) => (
        <section key={section} className="mb-4 break-inside-avoid">
          <h4 className="text-sm font-semibold text-ink-soft">{tabs[section]}</h4>
          <ul className="list-none divide-y divide-hairline">
            {inRows(own).map((row) => (
              <PlacedRow
                key={row[0]?.id}
                row={row}
                isOut={row.every(({ id }) => verdicts[id] === 'out')}
                onVerdict={onVerdict}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** What a room has stands in one line. */
function inRows(own: readonly Suggestion[]): Suggestion[][] {
  const rows = new Map<string, Suggestion[]>()
  for (const each of own) {
    const key = each.fact.kind === 'feature' ? `room ${each.fact.room}` : each.id
    rows.set(key, [...(rows.get(key) ?? []), each])
  }
  return [...rows.values()]
}

type PlacedRowProps = {
  row: readonly Suggestion[]
  isOut: boolean
  onVerdict: PlacedListProps['onVerdict']
}

function PlacedRow({ row, isOut, onVerdict }: PlacedRowProps) {
  const copy = useCopy(pasteCopy)
  const [first] = row
  const label = first ? labelOf(first.fact, copy) : ''
  const brief = row.map(({ fact }) => briefOf(fact)).join(', ')
  const words = first?.fact.kind === 'wifi' ? brief : shortened(brief)
  const ids = row.map(({ id }) => id)
  const name = useId()
  return (
    <li className="flex items-center gap-2 py-0.5">
      <p id={name} className={isOut ? rowLook.out : rowLook.in}>
        <span className="text-ink-soft">{label}</span> {words}
      </p>
      {isOut ? (
        <Button
          size="compact"
          tone="quiet"
          aria-describedby={name}
          onClick={() => onVerdict(ids, undefined)}
        >
          {copy.putBack}
        </Button>
      ) : (
        <>
          <Icon of={Check} size={18} className="text-agave-ink" />
          <IconButton
            tone="quiet"
            icon={Undo2}
            label={copy.of(copy.undo, `${label} ${words}`)}
            onClick={() => onVerdict(ids, 'out')}
          />
        </>
      )}
    </li>
  )
}

const rowLook = {
  in: 'min-w-0 flex-1 [overflow-wrap:anywhere]',
  out: 'min-w-0 flex-1 text-ink-faint line-through [overflow-wrap:anywhere]',
}
