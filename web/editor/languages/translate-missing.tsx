import { Languages } from 'lucide'
import { useState } from 'react'
import type { TranslatedTexts } from '#domain/guide/translations/translations.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { translateGuide } from '#web/calls/guides.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'

type TranslateMissingProps = {
  language: GuideLanguage
  /** The saved guide it reads. */
  guideId: string
  onDrafts: (drafts: TranslatedTexts) => void
}

/** Lets a machine draft what is missing, and says what it reads and what became of it. */
export function TranslateMissing({ language, guideId, onDrafts }: TranslateMissingProps) {
  const { machine: copy } = useCopy(translationsCopy)
  const locale = useLocale()
  const [isBusy, setBusy] = useState(false)
  const [told, setTold] = useState('')

  async function ask() {
    setBusy(true)
    setTold('')
    const answer = await translateGuide(guideId, language, locale)
    setBusy(false)
    if (answer.is === 'refused') return setTold(answer.message)
    if (answer.is === 'unreachable') return setTold(copy.unreachable)
    const { texts, left } = answer.value
    onDrafts(texts)
    const count = Object.keys(texts).length
    setTold([copy.came(count), left > 0 && copy.left(left)].filter(Boolean).join(' '))
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
