import { Languages } from 'lucide'
import { lazy, Suspense } from 'react'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { loadPart } from '#web/ui/load-part.ts'

const LanguagesDialog = lazy(
  loadPart(async () => ({ default: (await import('./languages-dialog.tsx')).LanguagesDialog })),
)

type LanguagesButtonProps = {
  /** The guide a machine may be asked to translate. */
  translatableId?: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** In the editor's head: no tab is longer for it. */
export function LanguagesButton({ translatableId, isOpen, onOpenChange }: LanguagesButtonProps) {
  const { open } = useCopy(translationsCopy)
  return (
    <>
      <IconButton icon={Languages} label={open} onClick={() => onOpenChange(true)} />
      {isOpen ? (
        <Suspense fallback={null}>
          <LanguagesDialog translatableId={translatableId} onClose={() => onOpenChange(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
