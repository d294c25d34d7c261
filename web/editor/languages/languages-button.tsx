import { Languages } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import { translationsCopy } from '#web/copy/translations.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { loadPart } from '#web/ui/load-part.ts'
import type { TranslateGuide } from './translate-guide.ts'

const LanguagesDialog = lazy(
  loadPart(async () => ({ default: (await import('./languages-dialog.tsx')).LanguagesDialog })),
)

/** In the editor's head: no tab is longer for it. */
export function LanguagesButton({ translate }: { translate?: TranslateGuide }) {
  const { open } = useCopy(translationsCopy)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon={Languages} label={open} onClick={() => setOpen(true)} />
      {isOpen ? (
        <Suspense fallback={null}>
          <LanguagesDialog translate={translate} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
