import { memo } from 'react'
import type { Standing } from '#domain/guide/translations/standing.ts'
import type { Words } from '#domain/guide/translations/words.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/inputs/field.tsx'
import { TextArea } from '#web/ui/inputs/text-area.tsx'
import { Badge, type BadgeTone } from '#web/ui/status/badge.tsx'

const tones: Record<Standing, BadgeTone> = {
  missing: 'neutral',
  older: 'attention',
  machine: 'attention',
  good: 'success',
}

type TextRowProps = {
  words: Words
  label: string
  own: GuideLanguage
  language: GuideLanguage
  text: string
  standing: Standing
  onSay: (words: Words, text: string) => void
  onAccept: (words: Words) => void
}

/** One text in both languages: the original, and beside it what it says in the other. */
export const TextRow = memo(function TextRow(props: TextRowProps) {
  const { words, label, own, language, text, standing, onSay, onAccept } = props
  const copy = useCopy(translationsCopy)
  const isOlder = standing === 'older'
  const isQuestion = isOlder || standing === 'machine'
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 md:grid-cols-2">
      <div className="min-w-0">
        <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
          <p className="text-sm font-semibold text-ink-soft">{label}</p>
          {standing === 'good' ? null : (
            <Badge tone={tones[standing]}>{copy.standing[standing]}</Badge>
          )}
        </div>
        <p lang={own} dir="auto" className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
          {words.original}
        </p>
      </div>
      <div className="flex min-w-0 flex-col items-start gap-2">
        <Field label={`${label} · ${copy.inLanguage[language]}`} isLabelHidden className="w-full">
          <TextArea
            lang={language}
            dir="auto"
            rows={words.original.length > 80 ? 3 : 1}
            value={text}
            maxLength={10_000}
            onChange={({ currentTarget }) => onSay(words, currentTarget.value)}
          />
        </Field>
        {isQuestion ? (
          <Button
            size="compact"
            aria-label={`${isOlder ? copy.stillRight : copy.accept}: ${label}`}
            onClick={() => onAccept(words)}
          >
            {isOlder ? copy.stillRight : copy.accept}
          </Button>
        ) : null}
      </div>
    </li>
  )
})
