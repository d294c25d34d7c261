import { Check, Pencil } from 'lucide'
import type { Fact, Suggestion } from '#domain/guide/reader/fact.ts'
import { textsOfFact } from '#domain/guide/reader/placing/texts-of-fact.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FactFields } from './fact-fields.tsx'
import { MoveSelect } from './move-select.tsx'
import type { Read } from './pasted.ts'
import { labelOf, shortened, wordsOf } from './say-fact.ts'
import { isSaidBySource, SourceWords } from './source-words.tsx'

export type FactDeeds = {
  texts: Read['texts']
  rooms: readonly string[]
  /** The one its host writes in. */
  editedId: string | undefined
  onEdit: (id: string, isEdited: boolean) => void
  onFact: (id: string, fact: Fact) => void
}

type FactBodyProps = Pick<FactDeeds, 'texts' | 'editedId' | 'onFact'> & {
  suggestion: Suggestion
  bodyId: string
}

/** All that a suggestion says, or its fields while it is written in, beside the words it came from. */
export function FactBody({ suggestion, bodyId, texts, editedId, onFact }: FactBodyProps) {
  const { id, fact, from } = suggestion
  const words = wordsOf(fact)
  const isEdited = id === editedId
  const saysMore = !isSaidBySource(words, texts, from)
  return (
    <div id={bodyId} className="flex flex-col gap-3">
      {isEdited ? (
        <FactFields fact={fact} onChange={(next) => onFact(id, next)} />
      ) : saysMore ? (
        <p className="text-lg whitespace-pre-line [overflow-wrap:anywhere]">{words}</p>
      ) : null}
      <div className="flex flex-col gap-2">
        <SourceWords texts={texts} from={from} isLarge={!saysMore && !isEdited} />
      </div>
    </div>
  )
}

type FactButtonsProps = Omit<FactDeeds, 'texts'> & { suggestion: Suggestion; describedBy: string }

/** To change it and to put it elsewhere. */
export function FactButtons({ suggestion, describedBy, ...deeds }: FactButtonsProps) {
  const { id, fact } = suggestion
  const { rooms, editedId, onEdit, onFact } = deeds
  const copy = useCopy(pasteCopy)
  const isEdited = id === editedId
  return (
    <>
      {textsOfFact(fact).length > 0 ? (
        <Button
          size="compact"
          icon={isEdited ? Check : Pencil}
          aria-describedby={describedBy}
          aria-expanded={isEdited}
          onClick={() => onEdit(id, !isEdited)}
        >
          {isEdited ? copy.edited : copy.edit}
        </Button>
      ) : null}
      <MoveSelect
        fact={fact}
        name={`${labelOf(fact, copy)} ${shortened(wordsOf(fact))}`}
        rooms={rooms}
        onMove={(next) => onFact(id, next)}
      />
    </>
  )
}
