import { Languages } from 'lucide'
import { useState } from 'react'
import type { TranslatedTexts } from '#domain/guide/translations/translations.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import type { TranslateGuide } from './translate-guide.ts'

type TranslateMissingProps = {
  language: GuideLanguage
  translate: TranslateGuide
  onDrafts: (drafts: TranslatedTexts) => void
}

/** Lets a machine draft what is missing, and says what it reads and what became of it. */
export function TranslateMissing({ language, translate, onDrafts }: TranslateMissingProps) {
  const { machine: copy } = useCopy(translationsCopy)
  const [isBusy, setBusy] = useState(false)
  const [told, setTold] = useState('')

  async function ask() {
    setBusy(true)
    setTold('')
    const outcome = await translate(language)
    setBusy(false)
    if (outcome.is === 'refused') return setTold(outcome.reason)
    if (outcome.is === 'unreachable') return setTold(copy.unreachable)
    onDrafts(outcome.texts)
    const count = Object.keys(outcome.texts).length
    setTold(
      [copy.came(count), outcome.left > 0 && copy.left(outcome.left)].filter(Boolean).join(' '),
    )
  }

  return (
    <div className="flex flex-col items-start gap-2 border-b border-hairline pb-4">
      <Button icon={Languages} isBusy={isBusy} onClick={ask}>
        {copy.translate}
      </Button>
      <p className="max-w-prose text-sm text-ink-soft">{copy.why}</p>
      <p role="status" className="font-semibold empty:hidden">
        {told}
      </p>
    </div>
  )
}
