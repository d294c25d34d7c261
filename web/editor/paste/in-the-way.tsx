import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { Suggestion } from '#domain/guide/reader/fact.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FactButtons, type FactDeeds } from './fact-body.tsx'
import { FactFields } from './fact-fields.tsx'
import { labelOf, shortened, wordsOf } from './say-fact.ts'
import { SourceWords } from './source-words.tsx'
import { standingWords } from './standing-words.ts'

type InTheWayProps = FactDeeds & {
  form: GuidebookForm
  suggestions: readonly Suggestion[]
  onLeaveOut: (id: string) => void
}

/** What would have to overwrite something: both texts side by side, and the host's stays. */
export function InTheWay({ form, suggestions, onLeaveOut, ...deeds }: InTheWayProps) {
  const copy = useCopy(pasteCopy)
  return (
    <ul className="flex list-none flex-col gap-3">
      {suggestions.map((suggestion) => {
        const { id, fact, from } = suggestion
        const label = labelOf(fact, copy)
        const name = `${label} ${shortened(wordsOf(fact))}`
        const standing = standingWords(form, fact)
        return (
          <li
            key={id}
            data-row={id}
            className="flex flex-col gap-3 rounded-card border border-hairline p-4"
          >
            <h4 id={`way-${id}`} tabIndex={-1} data-name className="font-semibold outline-none">
              {label}
            </h4>
            {standing === '' ? <p className="text-ink-soft">{copy.noRoom}</p> : null}
            <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
              {standing === '' ? null : <Said term={copy.guideSays} words={standing} />}
              <Said term={copy.textSays} words={wordsOf(fact)} />
            </dl>
            {deeds.editedId === id ? (
              <FactFields fact={fact} onChange={(next) => deeds.onFact(id, next)} />
            ) : null}
            <SourceWords texts={deeds.texts} from={from} />
            <div className="flex flex-wrap gap-2">
              <Button
                size="compact"
                data-next
                aria-label={copy.of(copy.leaveOut, name)}
                onClick={() => onLeaveOut(id)}
              >
                {copy.leaveOut}
              </Button>
              <FactButtons {...deeds} suggestion={suggestion} describedBy={`way-${id}`} />
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
