import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { Suggestion } from '#domain/guide/proposal/found.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import type { CardDeeds } from './asked-card.tsx'
import { MoveSelect } from './move-select.tsx'
import { labelOf, wordsOf } from './say-fact.ts'
import { standingWords } from './standing-words.ts'

type InTheWayProps = Omit<CardDeeds, 'texts'> & {
  form: GuidebookForm
  suggestions: readonly Suggestion[]
}

/** What would have to overwrite something: both texts side by side, and the host's stays. */
export function InTheWay({ form, suggestions, rooms, onVerdict, onFact }: InTheWayProps) {
  const copy = useCopy(pasteCopy)
  return (
    <ul className="flex list-none flex-col gap-3">
      {suggestions.map(({ id, fact }) => {
        const label = labelOf(fact, copy)
        const standing = standingWords(form, fact)
        return (
          <li key={id} className="flex flex-col gap-3 rounded-card border border-hairline p-4">
            <h4 className="font-semibold">{label}</h4>
            <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
              {standing === '' ? (
                <dt className="text-ink-soft">{copy.noRoom}</dt>
              ) : (
                <Said term={copy.guideSays} words={standing} />
              )}
              <Said term={copy.textSays} words={wordsOf(fact)} />
            </dl>
            <div className="flex flex-wrap gap-2">
              <Button
                size="compact"
                aria-label={copy.of(copy.leaveOut, label)}
                onClick={() => onVerdict(id, 'out')}
              >
                {copy.leaveOut}
              </Button>
              <MoveSelect
                fact={fact}
                name={label}
                rooms={rooms}
                onMove={(next) => onFact(id, next)}
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function Said({ term, words }: { term: string; words: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{words}</dd>
    </div>
  )
}
