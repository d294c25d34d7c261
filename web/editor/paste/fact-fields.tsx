import type { Fact } from '#domain/guide/reader/fact.ts'
import { editFact, textsOfFact } from '#domain/guide/reader/placing/texts-of-fact.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Field } from '#web/ui/inputs/field.tsx'
import { TextArea } from '#web/ui/inputs/text-area.tsx'

type FactFieldsProps = { fact: Fact; onChange: (fact: Fact) => void }

/** The texts of a fact, to be changed before it goes into the guide. */
export function FactFields({ fact, onChange }: FactFieldsProps) {
  const { texts } = useCopy(pasteCopy)
  const names: Readonly<Record<string, string>> = texts
  return textsOfFact(fact).map(({ key, words, longest }) => (
    <Field key={key} label={names[key] ?? key}>
      <TextArea
        rows={1}
        value={words}
        maxLength={longest}
        onChange={({ currentTarget }) => onChange(editFact(fact, key, currentTarget.value))}
      />
    </Field>
  ))
}
