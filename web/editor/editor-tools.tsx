import { ClipboardPaste, Ellipsis, Languages, ListChecks } from 'lucide'
import { useDeferredValue, useMemo, useState } from 'react'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { healthOf } from '#domain/guide/health/health.ts'
import { editorCopy, toolsCopy } from '#web/copy/editor/editor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Menu } from '#web/ui/dialogs/menu.tsx'
import { MenuItem } from '#web/ui/dialogs/menu-entries.tsx'
import { latePart } from '#web/ui/load-part.ts'
import { useIsWide } from './live-preview.tsx'

const HealthDialog = latePart(async () => (await import('./health/health-dialog.tsx')).HealthDialog)
const LanguagesDialog = latePart(
  async () => (await import('./languages/languages-dialog.tsx')).LanguagesDialog,
)

type EditorToolsProps = {
  /** As it was a moment ago: the figure may lag behind typing. */
  form: GuidebookForm
  translatableId?: string | undefined
  onPaste: () => void
  onJump: (path: string, question?: string) => void
}

/** What opens over the form: words in a wide head, one menu in a narrow one. */
export function EditorTools({ form, translatableId, onPaste, onJump }: EditorToolsProps) {
  const { more } = useCopy(editorCopy)
  const copy = useCopy(toolsCopy)
  const [open, setOpen] = useState<'health' | 'languages'>()
  const lagging = useDeferredValue(form)
  const { answered, of } = useMemo(() => healthOf(lagging), [lagging])
  const isWide = useIsWide()
  const close = () => setOpen(undefined)
  const tools = [
    { icon: ClipboardPaste, words: copy.paste, act: onPaste },
    { icon: ListChecks, words: copy.questions(answered, of), act: () => setOpen('health') },
    { icon: Languages, words: copy.languages, act: () => setOpen('languages') },
  ]
  return (
    <>
      {isWide ? (
        tools.map(({ icon, words, act }) => (
          <Button key={words} size="compact" icon={icon} onClick={act}>
            {words}
          </Button>
        ))
      ) : (
        <Menu
          trigger={
            <Button size="compact" icon={Ellipsis}>
              {more}
            </Button>
          }
        >
          {tools.map(({ icon, words, act }) => (
            <MenuItem key={words} icon={icon} onSelect={act}>
              {words}
            </MenuItem>
          ))}
        </Menu>
      )}
      {open === 'health' ? (
        <HealthDialog
          onClose={close}
          onJump={(path, question) => {
            close()
            onJump(path, question)
          }}
          onLanguages={() => setOpen('languages')}
        />
      ) : null}
      {open === 'languages' ? (
        <LanguagesDialog translatableId={translatableId} onClose={close} />
      ) : null}
    </>
  )
}
