import { useState } from 'react'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { HealthButton } from './health/health-button.tsx'
import { LanguagesButton } from './languages/languages-button.tsx'

type EditorToolsProps = {
  form: GuidebookForm
  translatableId?: string | undefined
  onJump: (path: string) => void
}

/** What opens over the form, from the editor's head; one leads to the other. */
export function EditorTools({ form, translatableId, onJump }: EditorToolsProps) {
  const [open, setOpen] = useState<'health' | 'languages'>()
  return (
    <>
      <HealthButton
        form={form}
        isOpen={open === 'health'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'health' : undefined)}
        onJump={(path) => {
          setOpen(undefined)
          onJump(path)
        }}
        onLanguages={() => setOpen('languages')}
      />
      <LanguagesButton
        translatableId={translatableId}
        isOpen={open === 'languages'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'languages' : undefined)}
      />
    </>
  )
}
