import { useBeforeUnload, useBlocker } from 'react-router'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import type { useDraft } from '#web/editor/drafts/use-draft.ts'
import type { PastedStore } from '#web/editor/paste/pasted.ts'
import { AlertDialog } from '#web/ui/dialogs/dialog.tsx'

type LeavingProps = { isNew: boolean; draft: ReturnType<typeof useDraft>; pasted: PastedStore }

/** Asks before unsaved changes are left by our own links; by the browser's, it asks itself. */
export function Leaving({ isNew, draft, pasted }: LeavingProps) {
  const copy = useCopy(editorCopy).leave
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      placeOf(nextLocation) !== placeOf(currentLocation) && draft.hasChanges(),
  )
  useBeforeUnload((event) => {
    if (draft.hasChanges()) event.preventDefault()
  })
  const leave = () => blocker.proceed?.()
  const canKeepDraft = draft.kept !== 'unkept'
  // A text that was brought for a guide that is not there yet would go with the rest.
  const hasText = isNew && pasted.read() !== undefined
  return (
    <AlertDialog
      isOpen={blocker.state === 'blocked'}
      title={copy.title}
      description={
        <>
          <p>{canKeepDraft ? copy.lead : copy.leadUnkept}</p>
          {hasText ? <p className="mt-2">{copy.withText}</p> : null}
        </>
      }
      cancelLabel={copy.stay}
      onCancel={() => blocker.reset?.()}
      other={{ words: copy.discard, onClick: () => draft.giveUpTyping().then(leave) }}
      yes={
        canKeepDraft && {
          words: copy.keep,
          tone: 'primary',
          onClick: () => draft.flush().then(leave),
        }
      }
    />
  )
}

/** A new guide's starting point is part of where one is; the tab in front is not. */
function placeOf({ pathname, search }: { pathname: string; search: string }) {
  return `${pathname} ${new URLSearchParams(search).get('from')}`
}
