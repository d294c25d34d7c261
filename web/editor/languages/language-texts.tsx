import { memo, useState } from 'react'
import { type SectionType, sectionTypes } from '#domain/guide/section-names.ts'
import { isStrange, strangeFiguresIn } from '#domain/guide/translations/numbered-lines.ts'
import { acceptIn, sayIn, stateOf } from '#domain/guide/translations/states.ts'
import type { TranslatedTexts } from '#domain/guide/translations/translations.ts'
import type { Words } from '#domain/guide/translations/words.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { labelAt } from '#web/copy/guide/find-words.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field, TextArea } from '#web/ui/inputs/field.tsx'
import { Badge } from '#web/ui/status/badge.tsx'

type LanguageTextsProps = {
  own: GuideLanguage
  language: GuideLanguage
  words: readonly Words[]
  texts: TranslatedTexts
  /** Makes the texts of the language anew out of those that stand there at that moment. */
  onChange: (change: (texts: TranslatedTexts) => TranslatedTexts) => void
}

/** Everything a guide says beside what it says in one other language, entry by entry in the order of the tabs. */
export function LanguageTexts(props: LanguageTextsProps) {
  const { words, texts } = props
  const { nothing } = useCopy(translationsCopy)
  // Decided once: the last text of a section does not close it under the host's hands.
  const [open] = useState(() => {
    const [first] = words.filter((each) => stateOf(each, texts) !== 'good')
    const older = words.filter((each) => stateOf(each, texts) === 'older' || isStrange(each, texts))
    return [first, ...older].map((each) => each?.section)
  })
  if (words.length === 0) return <p className="py-6 text-ink-soft">{nothing}</p>
  return sectionTypes.map((type) => (
    <SectionTexts key={type} type={type} startsOpen={open.includes(type)} {...props} />
  ))
}

type SectionTextsProps = LanguageTextsProps & { type: SectionType; startsOpen: boolean }

function SectionTexts({ type, startsOpen, ...props }: SectionTextsProps) {
  const { own, language, words, texts, onChange } = props
  const copy = useCopy(translationsCopy)
  const { tabs } = useCopy(editorCopy)
  const here = words.filter(({ section }) => section === type)
  const done = here.filter((each) => stateOf(each, texts) === 'good').length
  const unread = here.filter((each) => stateOf(each, texts) === 'machine')
  if (here.length === 0) return null
  return (
    <details open={startsOpen} className="border-b border-hairline">
      <summary className="sticky -top-1 z-10 -mx-1 min-h-12 cursor-pointer bg-surface px-1 py-3">
        <h3 className="inline text-lg font-semibold">{tabs[type]}</h3>{' '}
        <span className="text-sm text-ink-soft">
          {copy.sectionDone({ done, all: here.length })}
        </span>
      </summary>
      {unread.length > 1 ? (
        <Button size="compact" onClick={() => onChange((before) => acceptIn(before, unread))}>
          {copy.acceptAll}
        </Button>
      ) : null}
      <ul className="divide-y divide-hairline">
        {here.map((each) => (
          <TextRow
            key={each.path}
            words={each}
            own={own}
            language={language}
            text={texts[each.path]?.text ?? ''}
            state={stateOf(each, texts)}
            onChange={onChange}
          />
        ))}
      </ul>
    </details>
  )
}

const tones = {
  missing: 'neutral',
  older: 'attention',
  machine: 'attention',
  good: 'success',
} as const

type TextRowProps = Pick<LanguageTextsProps, 'own' | 'language' | 'onChange'> & {
  words: Words
  text: string
  state: keyof typeof tones
}

/** One text in both languages: the original, and beside it what it says in the other. */
const TextRow = memo(function TextRow(props: TextRowProps) {
  const { words, own, language, text, state, onChange } = props
  const copy = useCopy(translationsCopy)
  const label = labelAt({ path: words.at, number: words.numbers }, useLocale())
  const strange = strangeFiguresIn(text, words.original).join(', ')
  const isOlder = state === 'older'
  const isQuestion = isOlder || state === 'machine'
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 md:grid-cols-2">
      <div className="min-w-0">
        <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
          <p className="text-sm font-semibold text-ink-soft">{label}</p>
          {state === 'good' ? null : <Badge tone={tones[state]}>{copy.standing[state]}</Badge>}
        </div>
        <p lang={own} dir="auto" className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
          {words.original}
        </p>
      </div>
      <div className="flex min-w-0 flex-col items-start gap-2">
        <Field
          label={`${label} · ${copy.inLanguage(copy.names[language])}`}
          isLabelHidden
          error={strange ? copy.strange({ strange }) : undefined}
          className="w-full"
        >
          <TextArea
            lang={language}
            dir="auto"
            rows={words.original.length > 80 ? 3 : 1}
            value={text}
            maxLength={10_000}
            onChange={({ currentTarget: { value } }) =>
              onChange((before) => sayIn(before, words, value))
            }
          />
        </Field>
        {isQuestion ? (
          <Button
            size="compact"
            aria-label={`${isOlder ? copy.stillRight : copy.accept}: ${label}`}
            onClick={() => onChange((before) => acceptIn(before, [words]))}
          >
            {isOlder ? copy.stillRight : copy.accept}
          </Button>
        ) : null}
      </div>
    </li>
  )
})
